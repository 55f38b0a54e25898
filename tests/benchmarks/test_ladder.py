"""The ladder: figures of a real run, a file that keeps its order, the command that shows it."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.ladder import PAGE, challenges, key, measure, name_of, store, write_page
from benchmarks.picture import drawn
from cli.command import sabika
from sabika.arena import Arena, LocalEngine, run_arena
from sabika.arena.ladder import Challenge, Rung, from_json, rung_of, stored, to_json
from sabika.bots import read_entrant


def rung(challenge: Challenge, share: float = 0.5) -> Rung:
    """A rung as measured by nobody."""
    kept = {name: value for name, value in asdict(challenge).items() if name != "games"}
    return Rung(**kept, games=7, win_share=share, win_low=0.1, win_high=0.9, mean_score=80.5,
                mean_margin=-2.25, winning_score=101.0, ms_per_move=12.5)  # fmt: skip


@pytest.mark.parametrize("players", [2, 3])
def test_a_rung_is_what_the_arena_measured(players: int) -> None:
    challenge = Challenge("greedy", "random", players, games=2 * players)
    arena = Arena(challenge.config, challenge.line_up, "rung", challenge.games, max_turns=1000)
    results = run_arena(arena, engine=LocalEngine(1))
    found = rung_of(challenge, results)
    standing = results["greedy"]
    assert found.games == len(results.rows) == 2 * players
    assert found.win_share == pytest.approx(standing.win_share, abs=1e-4)
    assert found.win_low <= found.win_share <= found.win_high
    assert found.mean_score == pytest.approx(standing.mean_score, abs=1e-4)
    best = [max(row.scores) for row in results.rows]
    assert found.winning_score == pytest.approx(sum(best) / len(best), abs=1e-4)
    assert found.par == pytest.approx(1 / players)
    assert key(found) == key(challenge)
    assert from_json(to_json("here", [found])) == ("here", [found])


def test_games_that_nobody_won_have_no_winning_score() -> None:
    challenge = Challenge("random", "greedy", games=2)
    arena = Arena(challenge.config, challenge.line_up, "short", 2, max_turns=4)
    found = rung_of(challenge, run_arena(arena, engine=LocalEngine(1)))
    assert (found.games, found.winning_score, found.win_share) == (2, 0.0, 0.0)


def test_a_measurement_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    challenge = Challenge("greedy", "random", games=2)
    first = measure(challenge, tmp_path, 1)
    assert (tmp_path / name_of(challenge)).is_dir()
    assert measure(challenge, tmp_path, 1) == first
    assert "greedy-random-2-alhambra-plain" in capsys.readouterr().out


def test_every_challenge_can_be_played_and_has_a_name_of_its_own() -> None:
    found = challenges()
    assert len({name_of(challenge) for challenge in found}) == len(found) > 12
    assert len({key(challenge) for challenge in found}) == len(found)
    for challenge in found:
        assert len(challenge.line_up) == challenge.config.players
        assert all(read_entrant(name) for name in set(challenge.line_up))
        assert not set(name_of(challenge)) & set(":/ ")


def test_what_is_stored_keeps_order_and_other_rungs(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    order = challenges()[:4]
    for challenge in (order[2], order[0], order[3]):
        store(rung(challenge), path)
    store(rung(order[0], 0.75), path)
    measured, rungs = from_json(path.read_text("utf-8"))
    assert rungs == [rung(order[0], 0.75), rung(order[2]), rung(order[3])]
    assert measured.startswith("last on 20")
    store(rung(replace(order[1], games=9)), path)
    assert [key(each) for each in from_json(path.read_text("utf-8"))[1]] == list(map(key, order))


def test_the_page_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    (tmp_path / "images").mkdir()
    page.write_text(PAGE.read_text("utf-8"), "utf-8")
    rungs = [rung(challenge) for challenge in challenges()]
    for _ in range(2):
        write_page(rungs, page)
        text = page.read_text("utf-8")
        assert text.count("| 50.0 % |") == len(rungs)
    opening, mark, _ = PAGE.read_text("utf-8").partition("<!-- ladder -->")
    assert mark
    assert text.startswith(opening)
    assert text.endswith(PAGE.read_text("utf-8").partition("<!-- /ladder -->")[2])


def test_the_picture_shows_every_rung_and_is_the_one_of_the_page() -> None:
    rungs = stored()[1]
    picture = drawn(rungs)
    shown = [f"{name}</text>" for name in (f"{100 * each.win_share:.1f} %" for each in rungs)]
    assert Counter(re.findall(r"[\d.]+\.\d %</text>", picture)) == Counter(shown)
    viziers = [each for each in rungs if each.bot.startswith("vizier:")]
    assert len(re.findall(r"vizier, [\d.]+ s<", picture)) == len(viziers) > 0
    assert (PAGE.parent / "images" / "ladder.svg").read_text("utf-8") == picture + "\n"
    ElementTree.fromstring(picture)


def test_the_ladder_that_ships_is_of_bots_that_ship() -> None:
    measured, rungs = stored()
    assert measured
    known = list(map(key, challenges()))
    assert [known.index(key(each)) for each in rungs] == sorted(
        known.index(key(each)) for each in rungs
    )
    for each in rungs:
        assert 0 <= each.win_low <= each.win_share <= each.win_high <= 1


def test_the_command_shows_it() -> None:
    measured, rungs = stored()
    status, out, err = sabika("ladder")
    assert (status, err) == (0, "")
    assert " ".join(f"Measured {measured}.".split()) in " ".join(out.split())
    for each in rungs:
        assert f"{100 * each.win_share:.1f} %" in out
    status, out, err = sabika("ladder", "--json")
    assert (status, err) == (0, "")
    shown = json.loads(out)
    assert shown["measured"] == measured
    assert from_json(out)[1] == rungs


def test_the_command_shows_rungs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where nothing has been measured yet."""
    from sabika.cli import ladder as command

    monkeypatch.setenv("COLUMNS", "120")
    rungs = [rung(challenge) for challenge in challenges()]
    monkeypatch.setattr(command, "stored", lambda: ("on a day", rungs))
    command.ladder(as_json=False)
    out = capsys.readouterr().out
    titles = ["Alhambra", "Granada", "Alhambra with treasure chamber"]
    assert [out.index(title) for title in titles] == sorted(out.index(title) for title in titles)
    assert "3 × greedy" in out
    assert out.count("50.0 %") == len(rungs)
    assert "Measured on a day." in out
