"""``sabika bench``: how fast the engine plays at random."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.app import GameOption, ModulesOption, configuration
from sabika.play.batch import Batch, play_games
from sabika.play.position import Position
from sabika.play.seeds import key_of
from sabika.rules import book
from sabika.rules.playout import Runner
from sabika.rules.ruleset import Configuration
from sabika.rules.state import FLAT_BYTES

MOST_TURNS = 2000
COPIES = 100_000


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(bench)


def bench(
    players: Annotated[int, typer.Option("--players", help="two to six")] = 3,
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="how long")] = 2.0,
    threads: Annotated[int, typer.Option("--threads", min=1, help="how many")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object, for machines")] = False,
) -> None:
    """Play random games inside the engine: the complete list at every decision, uniform choice."""
    found = measure(configuration(game, players, modules), seconds, threads)
    if as_json:
        print(json.dumps(found))
        return
    table = Table(title=f"{game.title()}, {players} players: random play")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in found.items():
        table.add_row(name, f"{value:,.2f}" if isinstance(value, float) else str(value))
    Console().print(table)


def measure(config: Configuration, seconds: float, threads: int) -> dict[str, Any]:
    """Play for so many seconds; games cut off after 2000 turns count, their scores do not."""
    play_games(config, 20 * threads, "warm", threads=threads, max_turns=MOST_TURNS)
    batches: list[Batch] = []
    size = 20 * threads
    wall, cpu = time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - wall) < seconds:
        done = sum(len(batch.turns) for batch in batches)
        batches.append(
            play_games(config, size, "bench", first=done, threads=threads, max_turns=MOST_TURNS)
        )
        size = max(size, int(len(batches[-1].turns) * min(seconds / (10 * spent + 1e-9), 4)))
    return summary(batches, spent, time.process_time() - cpu, copies_per_second(config))


def summary(batches: list[Batch], wall: float, cpu: float, copies: float) -> dict[str, Any]:
    """Return the figures that the anchor gives as well."""
    games = sum(len(batch.turns) for batch in batches)
    decisions = sum(int(batch.decisions.sum()) for batch in batches)
    finished = max(sum(int(batch.finished.sum()) for batch in batches), 1)
    points = sum(batch.scores[batch.finished].sum(axis=0) for batch in batches)
    return {
        "games": games,
        "decisions": decisions,
        "seconds": wall,
        "cpu_seconds": cpu,
        "games_per_s": games / wall,
        "decisions_per_s": decisions / wall,
        "games_per_cpu_s": games / cpu,
        "decisions_per_cpu_s": decisions / cpu,
        "mean_branching": sum(int(batch.offered.sum()) for batch in batches) / decisions,
        "mean_decisions": decisions / games,
        "mean_turns": sum(int(batch.turns.sum()) for batch in batches) / games,
        "mean_scores": [round(float(total) / finished, 3) for total in points],
        "capped": games - finished,
        "copies_per_s": copies,
        "state_bytes": FLAT_BYTES,
        "compiled": not str(book.__file__).endswith(".py"),
    }


def copies_per_second(config: Configuration) -> float:
    """Return how often a state can be copied in a second."""
    runner = Runner(Position.start(config, "copies").book)
    runner.game(key_of("copies"), [1] * config.players, 100)
    runner.copies(100)
    begin = time.perf_counter()
    runner.copies(COPIES // 2)
    return COPIES / (time.perf_counter() - begin)
