"""Writing a dataset: part by part, in processes, going on where it was interrupted.

A dataset is a folder of parts. A part holds so many games in a row and gets its name when it is
complete: whoever was interrupted, or killed, begins again and writes what is missing.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sabika.bots import Fault, play_match, read_entrant
from sabika.bots.match import Match
from sabika.envs.dataset import DatasetError, Order, Scribe, arrow, schema

SETTINGS = "_dataset.json"  # what begins with an underscore is no part of the data to its readers
LOOK = 0.2  # seconds between two looks at how far the processes are

_processes = get_context("spawn")  # a fork would take threads and open files along
_shared: dict[str, Any] = {}  # in a worker: how many games all have played, and whether to stop

Watch = Callable[[int], None]
"""Hears how many games there are by now."""


@dataclass(frozen=True)
class Written:
    """What there is, of a part or of all; with a fault, who was at fault in which game."""

    games: int
    rows: int = 0
    fault: Fault | None = None
    game: int = 0


class Stopped(Exception):
    """Somebody else ended the work."""


def write_dataset(order: Order, folder: Path, jobs: int, watch: Watch) -> Written:
    """Write all parts that are missing, in so many processes.

    The fault of a bot ends it; the parts that are complete stay. One command at a time may write
    into a folder.
    """
    arrow()
    _claim(order, folder)
    found, missing = [], []
    for games in order.parts():
        rows = _rows_of(order.path(folder, games), len(games))
        if rows is None:
            missing.append(games)
        else:
            found.append(Written(len(games), rows))
    there = sum(part.games for part in found)
    watch(there)
    workers = min(jobs, len(missing))
    if workers > 1:
        found += _write_together(order, folder, missing, workers, lambda n: watch(there + n))
    else:
        found += _write_alone(order, folder, missing, lambda n: watch(there + n))
    last = found[-1]
    all_games, all_rows = sum(part.games for part in found), sum(part.rows for part in found)
    return Written(all_games, all_rows, last.fault, last.game)


def _write_alone(order: Order, folder: Path, missing: list[range], watch: Watch) -> list[Written]:
    """Write parts in this process; a part with a fault is the last."""
    found: list[Written] = []
    played = 0

    def tick() -> None:
        nonlocal played
        played += 1
        watch(played)

    for games in missing:
        found.append(write_part(order, folder, games, tick))
        if found[-1].fault is not None:
            break
    return found


def _write_together(
    order: Order, folder: Path, missing: list[range], workers: int, watch: Watch
) -> list[Written]:
    """Write parts in processes; a part with a fault is the last."""
    played, stop = _processes.Value("q", 0), _processes.Value("b", 0)
    pool = ProcessPoolExecutor(workers, _processes, _hire, (played, stop))
    found: list[Written] = []
    try:
        waiting = {pool.submit(_write_hired, order, folder, games) for games in missing}
        while waiting and not (found and found[-1].fault):
            done, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
            watch(played.value)
            found += sorted(map(Future.result, done), key=lambda part: part.fault is not None)
    except BrokenProcessPool as error:
        raise DatasetError(
            "a process was killed from outside; the same command goes on with what is complete"
        ) from error
    finally:
        stop.value = 1
        pool.shutdown(cancel_futures=True)
    return found


def _hire(played: Any, stop: Any) -> None:
    """Begin as a worker: an interrupt is for the one who hired."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _shared.update(played=played, stop=stop)


def _write_hired(order: Order, folder: Path, games: range) -> Written:
    def tick() -> None:
        if _shared["stop"].value:
            raise Stopped
        with _shared["played"].get_lock():
            _shared["played"].value += 1

    return write_part(order, folder, games, tick)


def write_part(order: Order, folder: Path, games: range, tick: Callable[[], None]) -> Written:
    """Play the games of a part and write it, under its name only when it is complete.

    A game is a row group and is written when it is over; ``tick`` is called after each.
    """
    path, scribe, rows = order.path(folder, games), Scribe(order), 0
    unfinished = path.with_name(f"_{path.name}")
    try:
        with arrow().parquet.ParquetWriter(unfinished, schema(order), compression="zstd") as writer:
            for number in games:
                match = _play(order, number)
                if match.fault is not None:
                    return Written(0, fault=match.fault, game=number)
                batch = scribe.batch(match.game, number)
                writer.write_batch(batch)
                rows += batch.num_rows
                tick()
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return Written(len(games), rows)


def _play(order: Order, number: int) -> Match:
    entrants = [read_entrant(text) for text in order.bots]
    return play_match(
        order.config,
        [entrant.factory() for entrant in entrants],
        f"{order.seed}/{number}",
        order.max_turns,
        budgets=[entrant.budget for entrant in entrants],
    )


def _claim(order: Order, folder: Path) -> None:
    """Make the folder, or find that it is of the same order."""
    folder.mkdir(parents=True, exist_ok=True)
    path, wanted = folder / SETTINGS, order.settings()
    if not path.exists():
        if any(folder.glob("*.parquet")):
            raise DatasetError(f"{folder} holds files of somebody else; take another folder")
        unfinished = path.with_suffix(".tmp")
        unfinished.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
        unfinished.replace(path)
        return
    try:
        there = dict(json.loads(path.read_text("utf-8")))
    except (ValueError, TypeError) as error:
        raise DatasetError(f"{path} cannot be read: {error}; take another folder") from error
    for name, value in wanted.items():
        if there.get(name) != value:
            raise DatasetError(
                f"{folder} holds another dataset: its {name} is {there.get(name)!r}, "
                f"not {value!r}; take another folder"
            )


def _rows_of(path: Path, games: int) -> int | None:
    """Return the rows of a part that is there; None if it is missing, damaged or has fewer games.

    The last part of a smaller order is written anew for a larger one.
    """
    if not path.exists():
        return None
    pa = arrow()
    try:
        about = pa.parquet.read_metadata(path)
    except pa.ArrowInvalid:
        return None
    if about.num_row_groups < games:
        return None
    return sum(int(about.row_group(game).num_rows) for game in range(games))
