"""Bots of one's own at the command: ``--bot``, budgets, faults, hints."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from bots.files import FIRST, install_guests, write
from cli.command import sabika
from sabika.bots import BOTS, make_bot

BUDGETED = """
class Budgeted:
    name = "budgeted"

    def choose(self, view, moves, rng, budget):
        if (budget.iterations, budget.threads) != (40, 2):
            raise RuntimeError(f"my budget is {budget!s}")
        return moves[0]
"""
CRASHING = """
class Crashing:
    name = "crashing"

    def choose(self, view, moves, rng, budget):
        if view.turns > 6:
            raise LookupError("I lost my way")
        return moves[0]


class Cheating(Crashing):
    def choose(self, view, moves, rng, budget):
        return None
"""
SPEAKING = """
from sabika.bots import Explanation, Option


class Speaking:
    name = "speaking"

    def choose(self, view, moves, rng, budget):
        self.said = [Option(moves[0], 4.25, (moves[0], moves[1])), Option(moves[1], -2.0)]
        return moves[0]

    def explain(self):
        return Explanation(tuple(self.said))


class Mute(Speaking):
    def explain(self):
        raise LookupError("no words")
"""


def summary(*arguments: object, folder: Path) -> dict[str, object]:
    status, out, err = sabika("simulate", "--games", 2, "--json", *arguments, folder=folder)
    assert status == 0, err
    found: dict[str, object] = json.loads(out)
    return found


def records(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_one_bot_plays_all_seats(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", FIRST)
    file = tmp_path / "games.jsonl"
    summary("--bot", "mine.py:First", "--records", file, folder=tmp_path)
    for record in records(file):
        assert record["players"] == ["first 1", "first 2", "first 3"]
        assert record["meta"]["bots"] == ["mine.py:First"] * 3  # type: ignore[index]


def test_bot_adds_to_bots(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", FIRST)
    write(tmp_path / "a,b.py", FIRST)
    file = tmp_path / "games.jsonl"
    summary(
        "--bots", "greedy,mine.py:First", "--bot", "random", "--bot", "a,b.py:First",
        "--players", 4, "--records", file, folder=tmp_path,
    )  # fmt: skip
    assert records(file)[0]["players"] == ["greedy 1", "first 2", "random 3", "first 4"]


def test_a_bot_beside_others_needs_all_seats_named(tmp_path: Path) -> None:
    status, _, err = sabika("simulate", "--bots", "greedy", "--bot", "random")
    assert status == 2
    assert "name one bot, or one for each of the 3 seats, not 2" in re.sub(r"\s+", " ", err)


def test_budgets_are_honoured(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", BUDGETED)
    summary("--bot", "mine.py:Budgeted:40it/2", "--max-turns", 5, folder=tmp_path)
    status, _, err = sabika("simulate", "--bot", "mine.py:Budgeted:2s", folder=tmp_path)
    assert status == 1
    assert "RuntimeError: my budget is 2s" in err
    typed = "1\n1\n1\nquit\n"
    for budget, wanted in (("40it/2", 0), ("2s", 1)):
        status, out, _ = sabika(
            "play", "--seed", "b", "--players", 2, "--bot", f"mine.py:Budgeted:{budget}",
            typed=typed, folder=tmp_path,
        )  # fmt: skip
        assert status == wanted, out


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_is_one_sentence(tmp_path: Path, jobs: int) -> None:
    write(tmp_path / "mine.py", CRASHING)
    status, out, err = sabika(
        "simulate", "--bots", "random,mine.py:Crashing", "--players", 2, "--jobs", jobs,
        "--records", "games.jsonl", folder=tmp_path,
    )  # fmt: skip
    assert status == 1
    assert out == ""
    said = "sabika: game 0: seat 1 crashed: LookupError: I lost my way (mine.py:Crashing)\n"
    assert err == said
    assert records(tmp_path / "games.jsonl") == []


def test_an_illegal_move_is_one_sentence(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", CRASHING)
    status, _, err = sabika("simulate", "--bot", "mine.py:Cheating", folder=tmp_path)
    assert status == 1
    assert re.fullmatch(
        r"sabika: game 0: seat \d played no legal move: None is not a move "
        r"\(mine.py:Cheating\)\n",
        err,
    )


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_bot_that_is_none(tmp_path: Path, command: str) -> None:
    status, out, err = sabika(command, "--bot", "gone.py:Mine", folder=tmp_path)
    assert status == 2
    assert "gone.py: No such file or directory" in re.sub(r"\s+", " ", err)
    assert "Traceback" not in out + err
    assert sabika("play", "--hints", "genius", folder=tmp_path)[0] == 2


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [str(install_guests(tmp_path)), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


@pytest.mark.usefixtures("guests")
def test_a_bot_of_a_package(tmp_path: Path) -> None:
    found = summary("--bots", "guest,random,greedy", folder=tmp_path)
    assert found["games"] == 2


# The list.


def test_the_list_says_what_each_bot_is() -> None:
    status, out, err = sabika("bots")
    assert (status, err) == (0, "")
    ours, how = out.split("\n\n")
    listed = dict(re.findall(r"^  (\S+) +(\S.+)$", ours, re.MULTILINE))
    assert listed == {name: (make_bot(name).__doc__ or "").strip().splitlines()[0] for name in BOTS}
    assert all(line.endswith(".") for line in listed.values())
    assert "path.py:ClassName" in how


@pytest.mark.usefixtures("guests")
def test_the_list_has_bots_of_other_packages() -> None:
    status, out, err = sabika("bots")
    assert (status, err) == (0, "")
    listed = out.split("\n\n")[1]
    assert "  guest         Plays the first move on the list. (sabika-guests)\n" in listed
    assert "  guest-number  It cannot be used: it cannot be called to make a bot (sab" in listed
    assert "ModuleNotFoundError" in listed
    assert "greedy" not in listed


# At the table.


def test_play_against_several_bots(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", FIRST)
    status, _, err = sabika(
        "play", "--seed", "several", "--players", 4, "--bots", "random,greedy",
        "--bot", "mine.py:First", typed="quit\n", folder=tmp_path,
    )  # fmt: skip
    assert status == 0, err
    (record,) = records(tmp_path / "sabika-game.json")
    assert record["players"] == ["You", "random 1", "greedy 2", "first 3"]
    assert record["meta"]["bots"] == {"1": "random", "2": "greedy", "3": "mine.py:First"}  # type: ignore[index]


def test_a_saved_game_runs_no_file_that_nobody_named(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", FIRST)
    first = ("play", "--seed", "s", "--players", 2, "--bot", "mine.py:First")
    status, out, _ = sabika(*first, typed="1\nquit\n", folder=tmp_path)
    assert status == 0
    onward = "sabika play --resume sabika-game.json --bot mine.py:First"
    assert out.rstrip().endswith(f"Go on with: {onward}")
    status, _, err = sabika(*onward.split()[1:], typed="1\nquit\n", folder=tmp_path)
    assert status == 0, err
    write(tmp_path / "mine.py", "open('it-ran', 'w')")
    status, _, err = sabika("play", "--resume", "sabika-game.json", folder=tmp_path)
    assert status == 2
    assert "add --bot mine.py:First" in re.sub(r"\s+", " ", err)
    assert not (tmp_path / "it-ran").exists()


def test_a_fault_at_the_table_keeps_the_game(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", CRASHING)
    status, out, err = sabika(
        "play", "--seed", "s", "--players", 2, "--bot", "mine.py:Crashing",
        typed="1\n" * 60, folder=tmp_path,
    )  # fmt: skip
    assert status == 1
    assert "sabika: seat 1 crashed: LookupError: I lost my way" in out
    assert "The game is kept in sabika-game.json" in out
    assert "Traceback" not in out + err
    assert len(records(tmp_path / "sabika-game.json")) == 1


def hints(folder: Path, *arguments: object) -> tuple[str, list[dict[str, object]]]:
    status, out, err = sabika(
        "play", "--seed", "hint", "--players", 2, "--save", "kept.json", *arguments,
        typed="hint\nhint\n1\nquit\n", folder=folder,
    )  # fmt: skip
    assert status == 0, err
    return out, records(folder / "kept.json")


def test_a_hint_of_a_silent_bot(tmp_path: Path) -> None:
    out, with_hints = hints(tmp_path, "--hints", "greedy")
    told = re.findall(r"greedy would play: (\w+ .+)", out)
    assert len(told) == 2
    assert told[0] == told[1]
    assert told[0] in out.replace(f"would play: {told[0]}", "")  # one of the offered moves
    sabika(
        "play", "--seed", "hint", "--players", 2, "--save", "kept.json",
        typed="1\nquit\n", folder=tmp_path,
    )  # fmt: skip
    assert records(tmp_path / "kept.json")[0]["events"] == with_hints[0]["events"]


def test_a_hint_of_a_bot_that_speaks(tmp_path: Path) -> None:
    write(tmp_path / "mine.py", SPEAKING)
    out, _ = hints(tmp_path, "--hints", "mine.py:Speaking")
    found = re.search(
        r"speaking would play: (.+?)\s*\n +\+4\.2  \1, then (.+?)\s*\n +-2\.0  \2\s*\n", out
    )
    assert found is not None
    out, _ = hints(tmp_path, "--hints", "mine.py:Mute")
    assert "mine.py:Mute: no words" in out


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    """Neither emoji nor markup: a class may be called Key, a person [/b]."""
    write(tmp_path / "mine.py", FIRST.replace("First", "Key"))
    status, out, err = sabika("simulate", "--bot", "mine.py:Key:1s", "--games", 1, folder=tmp_path)
    assert status == 0, err
    assert out.count("mine.py:Key:1s") == 3
    people = ("--human", "[/b]", "--human", ":key:")
    status, out, err = sabika(
        "play", "--seed", "s", "--players", 2, *people, typed="\n1\nquit\n", folder=tmp_path
    )
    assert status == 0, err
    assert "[/b], it is your turn" in out or ":key:, it is your turn" in out
