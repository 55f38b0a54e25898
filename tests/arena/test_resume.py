"""Folders: interrupted arenas go on, other ones are refused, nothing depends on the jobs."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sabika.arena import Arena, ArenaError, LocalEngine, Results, run_arena
from sabika.arena.ledger import Ledger
from sabika.bots import Entrant
from sabika.bots.greedy import GreedyBot
from sabika.bots.greedy_weights import Weights
from sabika.bots.random_bot import RandomBot
from sabika.rules.ruleset import Configuration

ARENA = Arena(Configuration(players=2), ("greedy", "random"), seed="r", games=6, max_turns=40)


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena that was played without a break."""
    folder = tmp_path_factory.mktemp("arena") / "complete"
    run_arena(ARENA, out=folder)
    return folder


def games(folder: Path) -> list[dict[str, Any]]:
    """The records without what a clock decides."""
    found = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]
    for record in found:
        del record["meta"]["arena"]["seconds"]
    return found


def outcome(folder: Path) -> dict[str, Any]:
    """The results without what a clock decides."""
    found: dict[str, Any] = json.loads((folder / "results.json").read_bytes())
    del found["seconds"]
    for entry in found["results"]:
        del entry["ms_per_move"]
    for row in found["rows"]:
        del row["seconds"]
    return found


def test_results_do_not_depend_on_the_jobs(complete: Path, tmp_path: Path) -> None:
    run_arena(ARENA, engine=LocalEngine(2), out=tmp_path)
    assert games(tmp_path) == games(complete)
    assert outcome(tmp_path) == outcome(complete)


def test_the_files_are_what_the_page_says(complete: Path) -> None:
    settings = json.loads((complete / "arena.json").read_bytes())
    assert settings == ARENA.settings()
    assert sorted(path.name for path in complete.iterdir()) == [
        "arena.json", "games.jsonl", "results.json",
    ]  # fmt: skip
    results = json.loads((complete / "results.json").read_bytes())
    assert results["settings"] == settings
    assert results["line_ups"] == [["greedy", "random"], ["random", "greedy"]]
    assert (results["deals"], results["games"], results["stopped"]) == (3, 6, "games")
    for number, (row, record) in enumerate(zip(results["rows"], games(complete), strict=True)):
        meta = record["meta"]["arena"]
        assert row["game"] == meta["game"] == number
        assert row["deal"] == number // 2
        assert record["seed"] == f"r/{number // 2}"
        assert row["bots"] == meta["bots"] == results["line_ups"][number % 2]
        assert record["players"] == [f"{bot} ({n})" for n, bot in enumerate(row["bots"], 1)]
        assert row["scores"] == record["result"]["scores"]
        assert row["reason"] == record["result"]["reason"]
        assert row["decisions"] == meta["decisions"]


@pytest.mark.parametrize("cut", [0, 1, 40, 100_000])
def test_a_half_written_end_is_dropped_and_played_again(
    complete: Path, tmp_path: Path, cut: int
) -> None:
    folder = tmp_path / "broken"
    shutil.copytree(complete, folder)
    (folder / "results.json").unlink()
    lines = (folder / "games.jsonl").read_bytes().splitlines(keepends=True)
    kept = lines[0] + lines[3] + lines[1][:-1][:cut]
    (folder / "games.jsonl").write_bytes(kept)
    run_arena(ARENA, out=folder)
    assert games(folder) == games(complete)
    assert outcome(folder) == outcome(complete)


def test_a_complete_arena_plays_nothing_more(complete: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(complete, folder)
    before = (folder / "games.jsonl").read_bytes()
    played: list[object] = []
    run_arena(ARENA, out=folder, watch=played.append)
    assert played == []
    assert (folder / "games.jsonl").read_bytes() == before


def test_more_games_can_be_asked_for(complete: Path, tmp_path: Path) -> None:
    folder = tmp_path / "more"
    shutil.copytree(complete, folder)
    run_arena(replace(ARENA, games=8), out=folder)
    assert games(folder)[:6] == games(complete)
    assert len(games(folder)) == 8
    with pytest.raises(ArenaError, match="holds an arena of 8 games; --games can only grow"):
        run_arena(ARENA, out=folder)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(ARENA, seed="s"), 'seed was "r" and is "s" now'),
        (replace(ARENA, bots=("random", "greedy")), "bots was"),
        (replace(ARENA, config=Configuration("granada", 2)), 'game was "alhambra"'),
        (replace(ARENA, max_turns=None), "max_turns was 40 and is null"),
        (replace(ARENA, until=0.2), "until was null"),
    ],
)
def test_other_settings_are_refused(complete: Path, other: Arena, said: str) -> None:
    before = (complete / "arena.json").read_bytes()
    with pytest.raises(ArenaError, match=said):
        run_arena(other, out=complete)
    assert (complete / "arena.json").read_bytes() == before


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from sabika.bots.random_bot import RandomBot as Mine\n")
    arena = Arena(Configuration(players=2), (f"{file}:Mine",), games=1, max_turns=4)
    run_arena(arena, out=tmp_path / "out")
    file.write_text("from sabika.bots.greedy import GreedyBot as Mine\n")
    with pytest.raises(ArenaError, match="files was"):
        run_arena(arena, out=tmp_path / "out")


def test_foreign_files_are_refused(complete: Path, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(ArenaError, match="games of something else"):
        run_arena(ARENA, out=tmp_path)
    shutil.copy(complete / "arena.json", tmp_path)
    (tmp_path / "games.jsonl").write_text("{}\n{}\n")
    with pytest.raises(ArenaError, match="line 1: this is no game"):
        run_arena(ARENA, out=tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no flock")
def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Ledger(tmp_path, ARENA)
    with pytest.raises(ArenaError, match="another arena is at work"):
        Ledger(tmp_path, ARENA)
    first.close()
    Ledger(tmp_path, ARENA).close()


def test_stopping_early_is_the_same_for_any_jobs(tmp_path: Path) -> None:
    arena = Arena(Configuration(players=2), ("random", "greedy"), seed="until", games=80, until=0.2)
    found: list[Results] = []
    for jobs in (1, 2):
        found.append(run_arena(arena, engine=LocalEngine(jobs), out=tmp_path / str(jobs)))
    assert [results.stopped for results in found] == ["until", "until"]
    assert all(standing.half_width <= 0.2 for standing in found[0].standings)
    assert 2 < found[0].deals < 40
    assert games(tmp_path / "1") == games(tmp_path / "2")
    assert outcome(tmp_path / "1") == outcome(tmp_path / "2")
    shorter = run_arena(replace(arena, games=2 * found[0].deals - 2, until=None))
    assert not all(standing.half_width <= 0.2 for standing in shorter.standings)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_kill_9_in_the_middle(complete: Path, tmp_path: Path) -> None:
    """The command is killed at an arbitrary moment, leaves no process behind, and goes on."""
    folder = tmp_path / "killed"
    command = [
        sys.executable, "-m", "sabika", "arena", "--bots", "greedy,random", "--players", "2",
        "--seed", "r", "--games", "6", "--max-turns", "40", "--jobs", "2", "--out", str(folder),
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    file = folder / "games.jsonl"
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        time.sleep(0.002)
    workers = _children(process.pid)
    process.kill()
    process.communicate()  # ends when the last process that holds the pipes is gone
    assert process.returncode == -signal.SIGKILL
    assert not (folder / "results.json").exists()
    assert len(workers) >= 2
    _wait_until_gone(workers)
    kept = file.read_bytes().count(b"\n")
    assert 2 <= kept < 6
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert games(folder) == games(complete)
    assert outcome(folder) == outcome(complete)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _wait_until_gone(pids: list[int]) -> None:
    limit = time.monotonic() + 20
    while any(map(_lives, pids)):
        assert time.monotonic() < limit
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return state.rsplit(")", 1)[1].split()[0] != "Z"


def test_bots_made_in_a_script() -> None:
    """Entrants whose factory can be pickled: how weights are tuned."""
    mine = Entrant("rich", partial(GreedyBot, Weights(coin=1.5)))
    arena = Arena(Configuration(players=2), (mine, "greedy"), games=2, max_turns=10)
    assert {entry.bot for entry in run_arena(arena).standings} == {"rich", "greedy"}
    with pytest.raises(ArenaError, match="two different bots are called 'rich'"):
        replace(arena, bots=(mine, Entrant("rich", RandomBot)))


def test_impossible_arenas_are_refused() -> None:
    config = Configuration(players=2)
    with pytest.raises(ArenaError, match="needs a bot"):
        Arena(config, ())
    with pytest.raises(ArenaError, match="needs a game"):
        Arena(config, ("random",), games=0)
    with pytest.raises(ArenaError, match="between 0 and 1"):
        Arena(config, ("random",), until=5)
    with pytest.raises(ArenaError, match="takes some time"):
        Arena(config, ("random",), move_limit=0)


def test_patience_grows_with_the_budget() -> None:
    config = Configuration(players=2)
    assert Arena(config, ("random:1s", "greedy")).patience == 60
    assert Arena(config, ("random:20s", "greedy")).patience == 200
    assert Arena(config, ("random:20s", "greedy"), move_limit=5).patience == 5
