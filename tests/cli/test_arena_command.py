"""``sabika arena``, run as its users run it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ENVIRONMENT = {**os.environ, "COLUMNS": "110", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}
KEYS = {
    "bot", "games", "win_share", "win_low", "win_high", "mean_score", "mean_margin", "rating",
    "ms_per_move",
}  # fmt: skip
MINE = """
from sabika.bots.random_bot import RandomBot

class Mine(RandomBot):
    name = "mine"

class Broken:
    name = "broken"
    def choose(self, view, moves, rng, budget):
        print("hello")
        raise RuntimeError("[not] today")
"""


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "sabika", "arena", *map(str, arguments)]


def arena(*arguments: object, folder: Path) -> tuple[int, str, str]:
    """Run the command; return exit status, output and errors."""
    done = subprocess.run(
        command(*arguments),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_for_machines(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    status, out, err = arena(
        "--bots", "greedy,random", "--bot", "mine.py:Mine", "--players", 2, "--games", 7,
        "--jobs", 2, "--json", folder=tmp_path,
    )  # fmt: skip
    assert status == 0, err
    assert err == ""
    found = json.loads(out)
    assert found["games"] == 12, "two deals of six games"
    assert [set(entry) >= KEYS for entry in found["results"]] == [True] * 3
    assert {entry["bot"] for entry in found["results"]} == {"greedy", "random", "mine.py:Mine"}
    assert found["results"][0]["bot"] == "greedy"
    assert [entry["games"] for entry in found["results"]] == [8, 8, 8]
    assert sum(entry["win_share"] for entry in found["results"]) == pytest.approx(1.5)
    for entry in found["results"]:
        assert 0 <= entry["win_low"] <= entry["win_share"] <= entry["win_high"] <= 1
        assert entry["ms_per_move"] > 0
    assert {path.name for path in tmp_path.iterdir()} - {"__pycache__"} == {"mine.py"}


def test_for_people(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    status, out, err = arena(
        "--bots", "random,random", "--bot", "mine.py:Broken", "--games", 2, "--out", "run",
        folder=tmp_path,
    )  # fmt: skip
    assert status == 0, err
    assert "hello" not in out
    assert err == "hello\n" * 3, "what a bot prints stays out of the results"
    assert "1 deal in 3 line-ups" in out
    assert "2 games asked for, rounded up to whole deals" in out
    assert "game 0: mine.py:Broken, crash: RuntimeError: [not] today" in out
    report = tmp_path / "run" / "report.html"
    assert f"Games and results are in run; {report.relative_to(tmp_path)} shows them" in out
    assert (tmp_path / "run" / "results.json").exists()
    assert "RuntimeError: [not] today" in report.read_text("utf-8")


def test_games_cut_off_are_told(tmp_path: Path) -> None:
    """12.13."""
    options = ("--bots", "random", "--games", 1, "--max-turns", 5)
    status, out, _ = arena(*options, folder=tmp_path)
    assert status == 0
    assert "1 games cut off" in out
    status, out, _ = arena(*options, "--json", folder=tmp_path)
    assert json.loads(out)["results"][0]["win_share"] is None
    assert json.loads(out)["results"][0]["cut_off"] == 1


def test_only_the_report(tmp_path: Path) -> None:
    options = ("--bots", "random", "--games", 1, "--max-turns", 5, "--out", "run", "--json")
    status, out, _ = arena(*options, folder=tmp_path)
    assert status == 0
    assert json.loads(out)["games"] == 1
    report = tmp_path / "run" / "report.html"
    before = report.read_bytes()
    report.unlink()
    status, out, err = arena("--report", "run", folder=tmp_path)
    assert (status, out, err) == (0, f"wrote {report.relative_to(tmp_path)}\n", "")
    assert report.read_bytes() == before


def test_until(tmp_path: Path) -> None:
    status, out, _ = arena(
        "--bots", "greedy,random", "--games", 60, "--until", 0.25, "--json", folder=tmp_path
    )
    assert status == 0
    found = json.loads(out)
    assert found["stopped"] == "until"
    assert found["games"] < 60
    for entry in found["results"]:
        assert (entry["win_high"] - entry["win_low"]) / 2 <= 0.25


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "an arena needs a bot"),
        (("--bots", "genius"), "genius"),
        (("--bots", "random", "--players", 7), "two to six"),
        (("--bots", "random", "--engine", "steam"), "local or ray"),
        (("--bots", "random", "--until", 3), "between 0 and 1"),
        (("--bots", "random", "--game", "granada", "--modules", "bazaars"), "six building types"),
        (("--bots", "random", "--out", "there"), "games of something else"),
        (("--report", "there"), "no complete arena"),
        (("--report", "there", "--bots", "random"), "--report plays no games"),
    ],
    ids=str,
)
def test_mistakes_get_a_sentence(arguments: tuple[object, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "games.jsonl").write_text("{}\n")
    status, out, err = arena(*arguments, folder=tmp_path)
    assert status == 2
    assert said in re.sub(r"\s+", " ", out + err)
    assert "Traceback" not in out + err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for others")
def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    options = ("--bots", "greedy", "--players", 2, "--games", 500, "--jobs", 2, "--out", "run")
    process = subprocess.Popen(
        command(*options),
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    games = tmp_path / "run" / "games.jsonl"
    while not games.exists() or not games.stat().st_size:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err == "sabika: stopped; the same command goes on with what run holds\n"
