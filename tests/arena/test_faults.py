"""Bots that crash, hang, leave or cheat lose their game; the arena goes on."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
import time
from pathlib import Path

import pytest

import referee
from sabika.arena import Arena, LocalEngine, Results, run_arena
from sabika.arena.local import Crew, Worker
from sabika.bots import UnknownBot, read_entrant
from sabika.notation.verify import verify_file
from sabika.rules.ruleset import Configuration

ODD = Path(__file__).with_name("odd_bots.py")


def against_random(name: str, out: Path, limit: float = 30.0, games: int = 2) -> Results:
    arena = Arena(
        Configuration(players=2),
        (f"{ODD}:{name}", "random"),
        games=games,
        move_limit=limit,
        seed="odd",
        max_turns=60,
    )
    return run_arena(arena, out=out)


@pytest.mark.parametrize(
    ("name", "kind", "limit", "said"),
    [
        ("Crashing", "crash", 30.0, "ZeroDivisionError: oops"),
        ("Leaving", "crash", 30.0, "SystemExit: 3"),
        ("Exiting", "crash", 30.0, "the process ended with status 3"),
        ("Segfaulting", "crash", 30.0, "killed by signal 11, 3 times"),
        ("Hanging", "late", 0.5, "no answer within 0.5 s"),
        ("Late", "late", 0.5, "s for a decision"),
        ("Passing", "illegal", 30.0, "12.4"),
        ("Babbling", "illegal", 30.0, "there is no card"),
        ("Silent", "illegal", 30.0, "None is not a move"),
    ],
)
def test_who_misbehaves_loses(
    name: str, kind: str, limit: float, said: str, tmp_path: Path
) -> None:
    results = against_random(name, tmp_path, limit)
    odd = f"{ODD}:{name}"
    assert results[odd].win_share == 0.0
    assert results["random"].win_share == 1.0
    assert results[odd].faults == {"crash": 0, "late": 0, "illegal": 0, kind: 2}
    for row in results.rows:
        assert row.fault is not None
        assert row.bots[row.fault.seat] == odd
        assert row.fault.kind == kind
        assert said in row.fault.report
        assert row.winners == (row.bots.index("random"),)
        assert row.decisions[row.fault.seat] in (5, 6), "its good moves are there"
    records = [
        json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    ]
    assert [referee.check(record) for record in records] == [[], []]
    assert [fault for _, fault in verify_file(tmp_path / "games.jsonl")] == [None, None]
    for record in records:
        played = [event["player"] for event in record["events"] if "player" in event]
        seat = record["meta"]["arena"]["fault"]["seat"]
        assert played.count(seat) == 5, "the record holds what was played"
        assert record["result"]["reason"] == "abandoned"


def test_a_bot_that_cannot_be_made_has_crashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SABIKA_UNBORN", str(os.getpid()))
    results = against_random("Unborn", tmp_path)
    assert [row.turns for row in results.rows] == [0, 0]
    for row in results.rows:
        assert row.fault is not None
        assert row.bots[row.fault.seat].endswith("Unborn")
        assert "not here" in row.fault.report


def test_a_bot_that_cannot_be_made_at_all_is_refused() -> None:
    read_entrant.cache_clear()
    with pytest.raises(UnknownBot, match="it cannot be made: RuntimeError: not here"):
        Arena(Configuration(players=2), (f"{ODD}:Unborn", "random"))


def test_the_others_go_on_beside_a_hanging_one(tmp_path: Path) -> None:
    arena = Arena(
        Configuration(players=2),
        (f"{ODD}:Hanging", "greedy", "random"),
        games=6,
        move_limit=0.5,
        seed="beside",
    )
    results = run_arena(arena, engine=LocalEngine(2))
    assert len(results.rows) == 6
    assert [row.fault is None for row in results.rows].count(True) == 2
    assert results["greedy"].win_share == 1.0


@pytest.mark.parametrize("killed", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_killed_from_outside_loses_no_game(
    killed: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "who-plays"
    monkeypatch.setenv("SABIKA_SLOW", str(note))
    killer = threading.Thread(target=_kill_who_plays, args=(note, killed))
    killer.start()
    results = against_random("Slow", tmp_path / "out", games=4)
    killer.join()
    undisturbed = against_random("Slow", tmp_path / "again", games=4)
    assert [row.fault for row in results.rows] == [None] * 4
    assert [row.scores for row in results.rows] == [row.scores for row in undisturbed.rows]
    assert [row.decisions for row in results.rows] == [row.decisions for row in undisturbed.rows]


def test_ctrl_c_pressed_twice_leaves_no_worker_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena(Configuration(players=2), ("greedy", "random"), games=4)
    crew = Crew(arena, 2)
    games = crew.play(arena.seatings())
    next(games)
    with monkeypatch.context() as second:
        second.setattr(Worker, "end", _interrupted)
        with pytest.raises(KeyboardInterrupt):
            crew.close()
    workers = multiprocessing.active_children()
    for worker in workers:
        worker.join(10)
    left = [worker for worker in workers if worker.is_alive()]
    crew.close()
    assert left == []


def _interrupted(_: Worker) -> None:
    raise KeyboardInterrupt


def _kill_who_plays(note: Path, killed: signal.Signals) -> None:
    limit = time.monotonic() + 60
    while not note.exists() or not note.read_text().endswith("\n"):
        assert time.monotonic() < limit
        time.sleep(0.02)
    os.kill(int(note.read_text().split()[0]), killed)
