"""Games in processes of this machine. A bot may hang or end its process, but not the arena."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from sabika.arena.arena import Arena, ArenaError, Seating
from sabika.arena.playing import play, restore

LOOK = 0.1  # seconds between two looks at the diaries
GRACE = 0.5  # what a late answer may come late by before its worker is ended
STARTING = 60.0  # seconds for a process to begin with its first game
REPLAYS = 2  # times that a game is played again after its worker was killed

_processes = get_context("spawn")  # a fork would take threads and open files along


@dataclass(frozen=True)
class LocalEngine:
    """Plays on this machine, in so many processes."""

    jobs: int = 1

    def play(self, arena: Arena, seatings: Iterable[Seating]) -> Iterator[str]:
        """Yield the records of the games as lines, in the order in which they end."""
        with Crew(arena, self.jobs) as crew:
            yield from crew.play(seatings)


class Crew:
    """Workers and who watches them. They stay for the next games until the crew is closed."""

    def __init__(self, arena: Arena, jobs: int) -> None:
        self._arena = arena
        self._folder = TemporaryDirectory(prefix="sabika-arena-")
        self._workers = [Worker(arena, Path(self._folder.name, str(n))) for n in range(jobs)]
        self._again: deque[Seating] = deque()
        self._killed: Counter[int] = Counter()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all workers, whatever they do.

        All are killed before one is waited for: whoever presses Ctrl-C twice leaves none behind.
        """
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.end()
        self._folder.cleanup()

    def play(self, seatings: Iterable[Seating]) -> Iterator[str]:
        """Play games; the next one is asked for when a worker is free."""
        source = iter(seatings)
        while True:
            self._hand_out(source)
            busy = [worker for worker in self._workers if worker.seating is not None]
            if not busy:
                return
            wait([at for worker in busy for at in worker.waitable], timeout=LOOK)
            for worker in busy:
                line = self._look_at(worker)
                if line is not None:
                    yield line

    def _hand_out(self, source: Iterator[Seating]) -> None:
        for worker in self._workers:
            if worker.seating is None:
                seating = self._again.popleft() if self._again else next(source, None)
                if seating is None:
                    return
                worker.begin(seating)

    def _look_at(self, worker: Worker) -> str | None:
        """Return the line of a game that has ended, one way or the other."""
        seating = worker.seating
        assert seating is not None
        if (line := worker.answer()) is not None:
            worker.seating = None
            return line
        if not worker.alive:
            return self._bury(worker, seating)
        patience = self._arena.patience + GRACE if worker.has_begun else STARTING
        if worker.silence() <= patience:
            return None
        worker.end()
        if not worker.has_begun:
            raise ArenaError(f"a worker process did not begin to play within {STARTING:g} s")
        report = f"no answer within {self._arena.patience:g} s"
        return restore(self._arena, seating, worker.diary, "late", report)

    def _bury(self, worker: Worker, seating: Seating) -> str | None:
        """Deal with a worker that has ended in the middle of a game."""
        status = worker.status
        worker.end()
        if status < 0:
            self._killed[seating.game] += 1
            if self._killed[seating.game] <= REPLAYS:
                self._again.append(seating)
                return None
            report = f"the process was killed by signal {-status}, {REPLAYS + 1} times"
        elif not worker.has_begun:
            raise ArenaError(f"a worker process ended with status {status} before it could play")
        else:
            report = f"the process ended with status {status}"
        return restore(self._arena, seating, worker.diary, "crash", report)


class Worker:
    """One process that plays one game after the other; started when it is needed."""

    def __init__(self, arena: Arena, diary: Path) -> None:
        self.diary = diary
        self.seating: Seating | None = None
        self._arena = arena
        self._process: Any = None
        self._talk: Connection | None = None
        self._size = -1
        self._since = 0.0

    def begin(self, seating: Seating) -> None:
        """Hand a game to the process, a new one if there is none."""
        if self._process is None or not self.alive:
            self.end()
            self._start()
        self.diary.unlink(missing_ok=True)
        self.seating, self._size, self._since = seating, -1, monotonic()
        assert self._talk is not None
        with suppress(OSError):  # it was killed just now: that will be seen
            self._talk.send(seating)

    def _start(self) -> None:
        self._talk, other = _processes.Pipe()
        self._process = _processes.Process(target=_work, args=(self._arena, other, self.diary))
        self._process.start()
        other.close()

    @property
    def waitable(self) -> tuple[Any, ...]:
        """What becomes ready when there is news."""
        return self._talk, self._process.sentinel

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return bool(self._process.is_alive())

    @property
    def status(self) -> int:
        """How the process ended: its exit status, or the negative number of a signal."""
        self._process.join()
        return int(self._process.exitcode)

    @property
    def has_begun(self) -> bool:
        """Whether the process has begun with the game it was handed."""
        return self.diary.exists()

    def answer(self) -> str | None:
        """Return the line of the game if it has ended."""
        assert self._talk is not None
        try:
            return str(self._talk.recv()) if self._talk.poll() else None
        except (EOFError, OSError):
            self._process.join(GRACE)  # it is about to be gone
            return None

    def silence(self) -> float:
        """Return for how many seconds nothing was written down."""
        size = self.diary.stat().st_size if self.diary.exists() else -1
        if size != self._size:
            self._size, self._since = size, monotonic()
        return monotonic() - self._since

    def kill(self) -> None:
        """Kill the process, if there is one, without waiting for its end."""
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        self.seating = None
        self.kill()
        if self._process is not None:
            self._process.join()
            self._process.close()
            self._process = None
        if self._talk is not None:
            self._talk.close()
            self._talk = None


def _work(arena: Arena, talk: Connection, diary: Path) -> None:
    """Play what is asked for until nobody asks any more: what a worker process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the arena's to handle
    os.dup2(2, 1)  # what bots print must not get between the results,
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # nor be lost when a worker is ended
    threading.Thread(target=_leave_with_arena, args=(diary.parent,), daemon=True).start()
    for name in arena.names:
        with suppress(Exception):  # if it cannot be loaded here, the game will say so
            arena.entrant(name)
    with suppress(EOFError, OSError):
        while True:
            talk.send(play(arena, talk.recv(), diary))
    rmtree(diary.parent, ignore_errors=True)  # nobody asks: the arena is gone


def _leave_with_arena(folder: Path) -> None:
    """End this process when the arena's is gone, even if a bot never answers; tidy up for it."""
    arena = parent_process()
    assert arena is not None
    arena.join()
    rmtree(folder, ignore_errors=True)
    os._exit(1)
