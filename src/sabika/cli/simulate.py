"""``sabika simulate``: bots play each other, on all cores."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from sabika.bots import Fault, play_match, read_entrant
from sabika.cli.app import (
    ComponentsOption,
    GameOption,
    ModulesOption,
    OpenAttackOption,
    ScoringOption,
    configuration,
    plain_console,
)
from sabika.cli.entrants import BotOption, BotsOption, for_seats, named
from sabika.notation.record import dump_line, to_record
from sabika.play.batch import play_games
from sabika.play.events import Played
from sabika.rules.ruleset import Configuration


@dataclass(frozen=True)
class Series:
    """A series of games; game i of seed S is the same whoever plays it when."""

    config: Configuration
    bots: tuple[str, ...]
    seed: str
    max_turns: int | None
    records: bool


@dataclass(frozen=True)
class GameResult:
    """What is kept of one game; with a fault it has no result."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    cut_off: bool
    record: str | None
    fault: Fault | None = None


@dataclass
class Summary:
    """What a series came to."""

    players: int
    games: int = 0
    decisions: int = 0
    cut_off: int = 0
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.points = [0.0] * self.players
        self.wins = [0.0] * self.players

    def add(self, game: GameResult) -> None:
        """Count one game; a game cut off has no result (12.13)."""
        self.games += 1
        self.decisions += game.decisions
        self.cut_off += game.cut_off
        if game.cut_off:
            return
        for seat, score in enumerate(game.scores):
            self.points[seat] += score
        for seat in game.winners:
            self.wins[seat] += 1 / len(game.winners)

    def to_json(self) -> dict[str, Any]:
        """Return the summary for machines."""
        finished = max(self.games - self.cut_off, 1)
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 2),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "mean_scores": [round(points / finished, 3) for points in self.points],
            "win_shares": [round(wins / finished, 4) for wins in self.wins],
            "cut_off": self.cut_off,
        }


def play_batch(series: Series, indices: range) -> list[GameResult]:
    """Play some games of a series; random bots without records stay inside the engine."""
    if not series.records and set(series.bots) == {"random"}:
        return _play_inside(series, indices)
    return [_play_one(series, index) for index in indices]


def _play_inside(series: Series, indices: range) -> list[GameResult]:
    batch = play_games(
        series.config,
        len(indices),
        series.seed,
        first=indices.start,
        max_turns=series.max_turns,
    )
    found = []
    for row, decisions, over in zip(batch.scores, batch.decisions, batch.finished, strict=True):
        scores = tuple(int(points) for points in row)
        winners = tuple(seat for seat, total in enumerate(scores) if total == max(scores))
        found.append(GameResult(scores, winners if over else (), int(decisions), not over, None))
    return found


def _play_one(series: Series, index: int) -> GameResult:
    entrants = [read_entrant(text) for text in series.bots]
    bots = [entrant.factory() for entrant in entrants]
    match = play_match(
        series.config,
        bots,
        f"{series.seed}/{index}",
        series.max_turns,
        names=[f"{bot.name} {seat + 1}" for seat, bot in enumerate(bots)],
        budgets=[entrant.budget for entrant in entrants],
    )
    game, outcome = match.game, match.game.outcome()
    record = None
    if series.records and match.fault is None:
        record = dump_line(to_record(game, meta={"bots": list(series.bots), "index": index}))
    decisions = sum(isinstance(event, Played) for event in game.events)
    return GameResult(
        outcome.scores, outcome.winners, decisions, not game.over, record, match.fault
    )


def results(series: Series, games: int, jobs: int) -> Iterator[GameResult]:
    """Yield the games in their order, played by so many processes."""
    size = max(1, min(200, games // (8 * jobs)))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(series, batch)
        return
    waiting: deque[Future[list[GameResult]]] = deque()
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for batch in batches:
                waiting.append(pool.submit(play_batch, series, batch))
                if len(waiting) > 3 * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


def simulate(
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    players: Annotated[int, typer.Option("--players", help="two to six")] = 3,
    bots: BotsOption = None,
    bot: BotOption = None,
    games: Annotated[int, typer.Option("--games", min=0, help="how many")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="the same seed plays the same games")] = "0",
    records: Annotated[Path | None, typer.Option("--records", help="write records here")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="processes; 0: one a core")] = 1,
    max_turns: Annotated[
        int | None, typer.Option("--max-turns", min=1, help="cut a game off after so many turns")
    ] = None,
    scoring: ScoringOption = "standard",
    open_attack: OpenAttackOption = False,
    components: ComponentsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object, for machines")] = False,
) -> None:
    """Let bots play games against each other and sum up; random ones if none is named."""
    config = configuration(game, players, modules, scoring, open_attack, components)
    seats = for_seats(named(bots, bot, "random"), players)
    series = Series(config, seats, seed, max_turns, records is not None)
    summary = run(series, games, jobs or os.cpu_count() or 1, records)
    if as_json:
        print(json.dumps(summary.to_json()))
    else:
        plain_console().print(table(series, summary))


def run(series: Series, games: int, jobs: int, records: Path | None) -> Summary:
    """Play the series, with a progress bar on a terminal, and write its records.

    The fault of a bot ends it, with a sentence and exit status 1.
    """
    summary = Summary(series.config.players)
    begin = time.perf_counter()
    console = plain_console(stderr=True)
    bar = Progress(console=console, disable=not sys.stderr.isatty(), transient=True)
    with bar, _writer(records) as write:
        task = bar.add_task("playing", total=games)
        for number, played in enumerate(results(series, games, jobs)):
            if (fault := played.fault) is not None:
                said = f"sabika: game {number}: {fault} ({series.bots[fault.seat]})"
                console.print(said, soft_wrap=True)
                raise typer.Exit(1)
            summary.add(played)
            if played.record is not None:
                write(played.record)
            bar.advance(task)
    summary.seconds = time.perf_counter() - begin
    return summary


@contextmanager
def _writer(path: Path | None) -> Iterator[Callable[[str], object]]:
    """Give what takes lines for a file, if one is wanted."""
    if path is None:
        yield lambda line: None
        return
    with path.open("w", encoding="utf-8", newline="\n") as file:
        yield file.write


def table(series: Series, summary: Summary) -> Table:
    """Return the summary as a table."""
    found = summary.to_json()
    title = f"{series.config.game.title()}: {summary.games} games, {summary.decisions} decisions"
    if series.config.modules:
        title += " (" + ", ".join(series.config.modules) + ")"
    out = Table(title=title)
    for column in ("seat", "bot", "mean score", "win share"):
        out.add_column(column, justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(series.bots):
        score, share = found["mean_scores"][seat], found["win_shares"][seat]
        out.add_row(str(seat), bot, f"{score:.1f}", f"{100 * share:.1f} %")
    speed = f"{found['games_per_s']:.1f} games/s, {found['decisions_per_s']:.0f} decisions/s"
    out.caption = f"{found['seconds']:.1f} s, {speed}, {summary.cut_off} cut off"
    return out
