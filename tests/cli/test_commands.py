"""The ``sabika`` command, run as its users run it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import referee
from cli.command import sabika
from sabika.notation.verify import verify_file

EXAMPLES = Path(__file__).parents[1] / "fixtures" / "examples"
EXAMPLE = EXAMPLES / "alhambra-tmib-2p.json"


def test_simulate_for_machines(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, out, _ = sabika(
        "simulate", "--game", "granada", "--modules", "invaders", "--players", 2,
        "--bots", "random", "--games", 6, "--seed", 7, "--records", file, "--json",
    )  # fmt: skip
    assert status == 0
    found = json.loads(out)
    wanted = {"games", "decisions", "seconds", "games_per_s", "decisions_per_s", "mean_scores"}
    assert wanted | {"cut_off"} <= set(found)
    assert found["games"] == 6
    assert found["cut_off"] == 0
    assert len(found["mean_scores"]) == 2
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(records) == 6
    decisions = sum("player" in event for record in records for event in record["events"])
    assert decisions == found["decisions"]
    assert [referee.check(record) for record in records] == [[]] * 6


def test_a_game_is_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2, 3)]
    for jobs, file in zip((1, 2, 3), files, strict=True):
        status, _, _ = sabika(
            "simulate", "--players", 2, "--games", 7, "--seed", "s", "--jobs", jobs,
            "--records", file,
        )  # fmt: skip
        assert status == 0
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


def test_simulate_cuts_off_and_says_so(tmp_path: Path) -> None:
    """12.13: a game cut off is reported as cut off, never as a result."""
    file = tmp_path / "cut.jsonl"
    status, out, _ = sabika(
        "simulate", "--games", 3, "--max-turns", 20, "--records", file, "--json",
        "--modules", "treasure_chamber",
    )  # fmt: skip
    assert status == 0
    assert json.loads(out)["cut_off"] == 3
    for line in file.read_text("utf-8").splitlines():
        record = json.loads(line)
        assert record["result"]["reason"] == "cut_off"
        assert record["result"]["winners"] == []
        assert referee.check(record) == []
    assert [fault for _, fault in verify_file(file)] == [None] * 3


def test_simulate_for_people_and_different_bots() -> None:
    status, out, err = sabika("simulate", "--players", 2, "--bots", "greedy,random", "--games", 4)
    assert status == 0
    assert "mean score" in out
    assert "greedy" in out
    assert "random" in out
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "--players", 7), "two to six"),
        (("simulate", "--game", "catan"), "alhambra or granada"),
        (("simulate", "--game", "granada", "--modules", "bazaars"), "six building types"),
        (("simulate", "--modules", "sheds"), "sheds"),
        (("simulate", "--bots", "genius"), "genius"),
        (("simulate", "--bots", "random,random"), "each of the 3 seats, not 2"),
        (("simulate", "--scoring", "simple"), "Granada only"),
        (("simulate", "--components", "nowhere"), "nowhere"),
        (("play", "--resume", "nowhere.json"), "nowhere.json"),
        (("show", "nowhere.json"), "nowhere.json"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("rules", "99.9"), "99.9"),
        (("rules", "--language", "tlh"), "en, de, es, it, nl, pt"),
        (("show", EXAMPLE, "--event", 99999), "99999"),
        (("show", EXAMPLE, "--seat", 4), "seat 4"),
    ],
    ids=str,
)
def test_mistakes_get_a_sentence(arguments: tuple[object, ...], said: str, tmp_path: Path) -> None:
    status, out, err = sabika(*arguments, folder=tmp_path)
    assert status == 2
    assert said in re.sub(r"\s+", " ", out + err)
    assert "Traceback" not in out + err


def test_wrong_components_are_refused_and_nothing_starts(tmp_path: Path) -> None:
    """2.2: file, line and reason."""
    shipped = Path(sys.modules["sabika"].__path__[0]) / "components" / "data"
    text = (shipped / "chests.csv").read_text("utf-8").replace("pavilion,5", "pavilion,many")
    (tmp_path / "chests.csv").write_text(text)
    status, out, err = sabika("simulate", "--components", tmp_path, "--games", 1)
    assert status == 2
    assert "chests.csv, line 2" in err
    assert "many" in err
    assert out == ""


def test_own_components_are_used(tmp_path: Path) -> None:
    """Whoever owns the box can correct a figure without touching code."""
    shipped = Path(sys.modules["sabika"].__path__[0]) / "components" / "data"
    text = (shipped / "alhambra_tiles.csv").read_text("utf-8")
    (tmp_path / "alhambra_tiles.csv").write_text(
        text.replace("tower-13,tower,13,E", "tower-13,tower,13,")
    )
    file = tmp_path / "g.jsonl"
    status, _, _ = sabika(
        "simulate", "--components", tmp_path, "--games", 1, "--players", 2, "--records", file
    )
    assert status == 0
    assert sabika("verify", "--components", tmp_path, file)[0] == 0


def test_verify_says_what_is_wrong(tmp_path: Path) -> None:
    assert sabika("verify", *sorted(EXAMPLES.glob("granada*.json")))[0] == 0
    record = json.loads(EXAMPLE.read_text("utf-8"))
    record["result"]["scores"][0] += 1
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    status, out, _ = sabika("verify", EXAMPLE, bad)
    assert status == 1
    assert f"{bad}:1: event {len(record['events'])}: 8.3: the scores are" in out.replace("\n", "")
    assert "2 records, 1 with faults" in out


def test_show_draws_a_position(tmp_path: Path) -> None:
    status, out, _ = sabika("show", EXAMPLE, "--event", 100, "--seat", 1)
    assert status == 0
    assert "Ana" in out
    assert "Ben" in out
    assert "Market" in out
    drawing = tmp_path / "table.svg"
    status, out, _ = sabika("show", EXAMPLE, "--svg", drawing)
    assert status == 0
    assert drawing.read_text("utf-8").startswith("<svg")
    assert "Patio de construcción" not in drawing.read_text("utf-8")
    status, out, _ = sabika("show", EXAMPLE, "--event", 100, "--language", "es")
    assert "Patio de construcción" in out
    assert re.search("suceso 100: (Ana|Ben) coge", out)
    sabika("show", EXAMPLE, "--svg", drawing, "--language", "es")
    assert "Patio de construcción" in drawing.read_text("utf-8")


def test_rules_by_id_and_section() -> None:
    status, out, _ = sabika("rules", "5.2")
    assert status == 0
    assert "both walled or both not" in out
    assert "T.8" in sabika("rules", "t")[1]
    assert "Master builders" in sabika("rules")[1]


def test_rules_in_another_language() -> None:
    """As asked for, or as the environment says."""
    assert "beide eine Mauer oder beide keine" in sabika("rules", "5.2", "--language", "de")[1]
    assert "both walled or both not" in sabika("rules", "5.2", "--language", "en", lang="de_AT")[1]
    assert "Maestros constructores" in sabika("rules", lang="es_ES.UTF-8")[1]


def test_help_and_version() -> None:
    for command in ("simulate", "bots", "verify", "show", "play", "rules"):
        status, out, _ = sabika(command, "--help")
        assert status == 0
        assert command in out
    assert sabika("--version")[1].startswith("sabika ")


def test_play_against_bots(tmp_path: Path) -> None:
    """A person types moves, nonsense and commands; the game is kept and goes on."""
    typed = "nonsense\nbuy tower-13 de1\nmoves\nhelp\nscore\nlog\nrules 4.1\n1\nquit\n"
    status, out, err = sabika(
        "play", "--seed", "demo", "--players", 2, typed=typed, folder=tmp_path
    )
    assert status == 0, err
    assert "4.2" in out
    assert "take" in out
    assert "If A were scored now" in out
    saved = tmp_path / "sabika-game.json"
    record = json.loads(saved.read_text("utf-8"))
    assert referee.check(record) == []
    assert any(event.get("player") == 0 for event in record["events"])
    before = len(record["events"])
    status, out, err = sabika("play", "--resume", saved, typed="1\nquit\n", folder=tmp_path)
    assert status == 0, err
    assert len(json.loads(saved.read_text("utf-8"))["events"]) > before


def test_play_in_another_language(tmp_path: Path) -> None:
    """The table, the offers, refusals, the log, a rule, help: all but what is typed."""
    typed = "undo\ntake de1 de2\nplace tower-11a 1,0\n1\n1\nlog\nscore\nrules 4.1\nhelp\nquit\n"
    options = ("--seed", "demo", "--players", 2, "--language", "de")
    status, out, err = sabika("play", *options, typed=typed, folder=tmp_path)
    assert status == 0, err
    said = re.sub(r"\s+", " ", out)
    for words in (
        "Du bist dran: Geld nehmen",
        "Bauhof",
        "Geselle 1",
        "liegt nicht in der Auslage. (4.1)",
        "Das geht jetzt nicht: Du bist mit einer Aktion dran",
        "Du kaufst ",
        "seit deinem letzten Zug",
        "Wenn jetzt A gewertet würde",
        "Zurücknehmen geht nicht",
        "eine beliebige Karte der Auslage",
        "Tippe einen Zug",
        "Weiter geht es mit: sabika play --resume sabika-game.json --language de",
    ):
        assert words in said
    for word in ("Market", "Your", "You ", "points", "Take money", "type help"):
        assert word not in said
    status, out, _ = sabika("play", "--resume", "sabika-game.json", typed="quit\n",
                            folder=tmp_path, lang="de_DE.UTF-8")  # fmt: skip
    assert status == 0
    assert "Du bist dran: " in out
    assert "--language" not in out


def test_undo_in_the_terminal(tmp_path: Path) -> None:
    """Buying can be taken back before anything is drawn."""
    typed = "buy\n1\nundo\nundo\nquit\n"
    status, out, _ = sabika("play", "--seed", "demo", "--players", 2, typed=typed, folder=tmp_path)
    assert status == 0
    assert "nothing can be taken back" in out


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    status, out, err = sabika(
        "play",
        "--seed",
        "whole",
        "--players",
        2,
        "--bot",
        "random",
        typed="1\n" * 600,
        folder=tmp_path,
    )
    assert status == 0, err
    assert "Result" in out
    assert "wins" in out or "shares the victory" in out


def test_hot_seat_hides_the_hands(tmp_path: Path) -> None:
    typed = "\n1\n1\n\n1\n1\nquit\n"
    status, out, err = sabika(
        "play", "--seed", "hot", "--players", 2, "--human", "Ana", "--human", "Ben",
        typed=typed, folder=tmp_path,
    )  # fmt: skip
    assert status == 0, err
    screens = re.split(r"Press Enter when only you are looking", out)
    assert len(screens) > 2
    for screen in screens[1:]:
        assert screen.count("Your hand") <= screen.count("Market")
    assert "Ana, it is your turn" in out
    assert "Ben, it is your turn" in out
