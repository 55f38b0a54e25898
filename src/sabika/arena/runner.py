"""The run of an arena: games are handed out, kept, counted; then it says what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, Protocol, TypeAlias

from sabika.arena.arena import Arena, Seating
from sabika.arena.ledger import Ledger
from sabika.arena.local import LocalEngine
from sabika.arena.playing import Row
from sabika.arena.standings import Meeting, Standing, Standings, as_json

RESULTS_FORMAT = "sabika-arena-results"
RESULTS_VERSION = 1


class Engine(Protocol):
    """Where games are played."""

    def play(self, arena: Arena, seatings: Iterable[Seating]) -> Iterator[str]:
        """Yield the records of the games as lines, in whatever order they end."""


@dataclass(frozen=True)
class Results:
    """What an arena came to; ``docs/arena.md`` explains every field."""

    arena: Arena
    standings: tuple[Standing, ...]
    head_to_head: tuple[Meeting, ...]
    rows: tuple[Row, ...]
    stopped: Literal["games", "until"]
    seconds: float

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.rows) // len(self.arena.line_ups)

    def __getitem__(self, bot: str) -> Standing:
        """Return how a bot did."""
        return next(standing for standing in self.standings if standing.bot == bot)

    def summary(self) -> dict[str, Any]:
        """Return what ``--json`` prints."""
        return {
            "results": [as_json(standing) for standing in self.standings],
            "games": len(self.rows),
            "deals": self.deals,
            "stopped": self.stopped,
        }

    def to_json(self) -> dict[str, Any]:
        """Return what ``results.json`` holds."""
        return {
            "format": RESULTS_FORMAT,
            "version": RESULTS_VERSION,
            "settings": self.arena.settings(),
            "line_ups": [list(line_up) for line_up in self.arena.line_ups],
            **self.summary(),
            "seconds": round(self.seconds, 3),
            "head_to_head": [as_json(meeting) for meeting in self.head_to_head],
            "rows": [asdict(row) for row in self.rows],
        }


class Run:
    """An arena under way: what has been counted so far."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.standings = Standings(arena.names, arena.config.players)
        self.played: dict[int, Row] = {}
        self.begun = perf_counter()
        self.played_before = 0
        self.stopped: Literal["games", "until"] | None = None

    @property
    def games(self) -> int:
        """How many games there will be at most."""
        return self.arena.deals * len(self.arena.line_ups)

    def is_over(self) -> bool:
        """Whether no more games are needed."""
        return self.stopped is not None

    def missing(self) -> Iterator[Seating]:
        """Yield the games to be played, as long as they are needed."""
        for seating in self.arena.seatings():
            if self.is_over():
                return
            if seating.game not in self.played:
                yield seating

    def take(self, row: Row) -> None:
        """Note a game. Games are counted in the order of their numbers, whoever ends first."""
        self.played[row.game] = row
        while not self.is_over() and self.standings.games in self.played:
            self.standings.add(self.played[self.standings.games])
            self._stop_if_done()

    def _stop_if_done(self) -> None:
        counted, until = self.standings.games, self.arena.until
        if counted % len(self.arena.line_ups):
            return
        if until is not None and self.standings.precise(until):
            self.stopped = "until"
        elif counted == self.games:
            self.stopped = "games"

    def results(self) -> Results:
        """Return what has been counted."""
        return Results(
            arena=self.arena,
            standings=tuple(self.standings.results()),
            head_to_head=tuple(self.standings.meetings()),
            rows=tuple(self.played[game] for game in range(self.standings.games)),
            stopped=self.stopped or "games",
            seconds=perf_counter() - self.begun,
        )


Watch: TypeAlias = Callable[[Run], object]
"""Is told before the first game and after every one how the arena stands."""


def run_arena(
    arena: Arena,
    *,
    engine: Engine | None = None,
    out: Path | None = None,
    watch: Watch | None = None,
) -> Results:
    """Play an arena to its end and return what came of it.

    ``out`` is a folder to keep games and results in, and to go on from if it holds a part of this
    arena already. Without an ``engine`` one process of this machine plays. Processes are started
    anew, so a script that calls this needs ``if __name__ == "__main__":``.
    """
    run = Run(arena)
    if out is None:
        _play(run, engine or LocalEngine(), None, watch)
        return run.results()
    with closing(Ledger(out, arena)) as ledger:
        for number in sorted(ledger.rows):
            run.take(ledger.rows[number])
        run.played_before = len(run.played)
        _play(run, engine or LocalEngine(), ledger, watch)
        results = run.results()
        ledger.complete(len(results.rows), results.to_json())
    return results


def _play(run: Run, engine: Engine, ledger: Ledger | None, watch: Watch | None) -> None:
    if run.is_over():
        return
    if watch is not None:
        watch(run)
    for line in engine.play(run.arena, run.missing()):
        if ledger is not None:
            ledger.keep(line)
        run.take(Row.of(json.loads(line)))
        if watch is not None:
            watch(run)
        if run.is_over():
            return
