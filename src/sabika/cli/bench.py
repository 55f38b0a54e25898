"""``sabika bench``: how fast the engine plays at random."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.app import GameOption, ModulesOption, configuration
from sabika.play.position import Position
from sabika.play.seeds import key_of
from sabika.rules import book as rules_book
from sabika.rules.playout import Runner
from sabika.rules.ruleset import Configuration
from sabika.rules.state import FLAT_BYTES

MOST_TURNS = 2000
COPIES = 100_000
GAMES_AT_ONCE = 50
Sums = dict[str, list[int]]


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
    book = Position.start(config, "bench").book
    runners = [Runner(book) for _ in range(threads)]
    for runner in runners:
        runner.series(key_of("warm"), 0, 20, MOST_TURNS)
    wall, cpu = time.perf_counter(), time.process_time()
    with ThreadPoolExecutor(threads) as pool:
        end = wall + seconds
        parts = list(pool.map(_play_until, range(threads), runners, [end] * threads))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return summary(parts, wall, cpu, copies_per_second(config))


def _play_until(number: int, runner: Runner, end: float) -> Sums:
    """Play series of games until it is time; each thread has games of its own."""
    found: Sums = {}
    first = number << 40
    while not found or time.perf_counter() < end:
        part = runner.series(key_of("bench"), first, GAMES_AT_ONCE, MOST_TURNS)
        first += GAMES_AT_ONCE
        for name, sums in part.items():
            before = found.get(name, [0] * len(sums))
            found[name] = [one + more for one, more in zip(before, sums, strict=True)]
    return found


def summary(parts: list[Sums], wall: float, cpu: float, copies: float) -> dict[str, Any]:
    """Return the figures that the anchor gives as well."""
    total = {
        name: [sum(c) for c in zip(*(p[name] for p in parts), strict=True)] for name in parts[0]
    }
    games, decisions = total["games"][0], total["decisions"][0]
    finished = total["finished"][0]
    return {
        "games": games,
        "decisions": decisions,
        "seconds": wall,
        "cpu_seconds": cpu,
        "games_per_s": games / wall,
        "decisions_per_s": decisions / wall,
        "games_per_cpu_s": games / cpu,
        "decisions_per_cpu_s": decisions / cpu,
        "mean_branching": total["offered"][0] / decisions,
        "mean_decisions": decisions / games,
        "mean_turns": total["turns"][0] / games,
        "mean_scores": [round(points / max(finished, 1), 3) for points in total["scores"]],
        "capped": games - finished,
        "copies_per_s": copies,
        "state_bytes": FLAT_BYTES,
        "compiled": not str(rules_book.__file__).endswith(".py"),
    }


def copies_per_second(config: Configuration) -> float:
    """Return how often a state can be copied in a second."""
    runner = Runner(Position.start(config, "copies").book)
    runner.game(key_of("copies"), [1] * config.players, 100)
    runner.copies(100)
    begin = time.process_time()
    runner.copies(COPIES // 2)
    return COPIES / max(time.process_time() - begin, 1e-9)
