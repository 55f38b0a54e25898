"""The same arena on a real Ray of this machine."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sabika.arena import Arena, ArenaError, LocalEngine, RayEngine, Results, run_arena
from sabika.rules.ruleset import Configuration

ray = pytest.importorskip("ray", reason="Ray is not installed (extra: cluster)")
ODD = Path(__file__).with_name("odd_bots.py")


@pytest.fixture
def who_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A Ray whose processes know where slow bots say who plays."""
    note = tmp_path / "who-plays"
    monkeypatch.setenv("SABIKA_SLOW", str(note))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield note
    ray.shutdown()


def essence(results: Results) -> list[object]:
    return [(row.game, row.bots, row.scores, row.decisions, row.fault) for row in results.rows]


def test_a_cluster_loses_no_game_when_a_worker_is_killed(who_plays: Path, tmp_path: Path) -> None:
    """A process of Ray's is killed in its game; the results are those of this machine.

    One test for both kinds of loss, because Ray takes ten seconds to start.
    """
    config = Configuration(players=2)
    arena = Arena(config, (f"{ODD}:Slow", "random"), seed="ray", games=6, max_turns=30)
    killed: list[int] = []
    killer = threading.Thread(target=_kill_who_watches, args=(who_plays, killed))
    killer.start()
    results = run_arena(arena, engine=RayEngine(2), out=tmp_path / "out")
    killer.join()
    assert len(killed) == 1
    assert len((tmp_path / "out" / "games.jsonl").read_bytes().splitlines()) == 6
    assert [row.fault for row in results.rows] == [None] * 6
    assert essence(results) == essence(run_arena(arena, engine=LocalEngine(1)))

    leaving = Arena(config, (f"{ODD}:Exiting", "random"), seed="ray", games=2)
    results = run_arena(leaving, engine=RayEngine(2))
    assert results[f"{ODD}:Exiting"].faults["crash"] == 2
    assert results["random"].win_share == 1.0


def _kill_who_watches(note: Path, killed: list[int]) -> None:
    """Kill the parent of the process in which the slow bot sits: a worker of Ray's."""
    limit = time.monotonic() + 60
    while not note.exists() or not note.read_text().endswith("\n"):
        assert time.monotonic() < limit
        time.sleep(0.05)
    watcher = int(note.read_text().split()[1])
    assert watcher != os.getpid()
    os.kill(watcher, signal.SIGKILL)
    killed.append(watcher)


def test_no_cluster_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("nobody answers")

    monkeypatch.setattr("ray.init", refuse)
    arena = Arena(Configuration(players=2), ("random",), games=1)
    with pytest.raises(ArenaError, match=r"no Ray cluster at 10\.0\.0\.1:6379: nobody answers"):
        run_arena(arena, engine=RayEngine(address="10.0.0.1:6379"))
