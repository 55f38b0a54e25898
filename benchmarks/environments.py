"""What agents' loops do in a second: PettingZoo, OpenSpiel, and thousands of games at once."""

from __future__ import annotations

import time
from collections.abc import Mapping
from importlib import import_module
from statistics import median

from benchmarks.peer_loops import over_agents, through_tree
from benchmarks.rounds import Work
from benchmarks.sheet import Sheet, number
from sabika.envs.tables import Tables
from sabika.rules.ruleset import MODULES, Configuration

GAMES = 2000  # at once
BATCH = 20  # steps between two looks at the clock
VECTORS: dict[str, tuple[Configuration, str | None]] = {
    "Alhambra, 3 players, all seats": (Configuration(players=3), None),
    "Alhambra, 3 players, against random rivals": (Configuration(players=3), "random"),
    "Granada, 3 players, all seats": (Configuration("granada", 3), None),
    "Alhambra with all four modules, 3 players, all seats": (
        Configuration("alhambra", 3, MODULES),
        None,
    ),
}
Rates = Mapping[str, list[tuple[float, float, float]]]


def agents(title: str = "alhambra", players: int = 2) -> Work:
    """Return a work that plays a game by PettingZoo's loop over agents and counts steps."""
    environment = import_module("sabika.envs.pettingzoo").env(game=title, players=players)
    return lambda: over_agents(environment)


def tree(title: str, players: int = 2) -> Work:
    """Return a work that plays a game of OpenSpiel by a loop in Python and counts choices."""
    import_module("sabika.envs.openspiel")
    game = import_module("pyspiel").load_game(f"sabika_{title}(players={players})")
    return lambda: through_tree(game)


class Vector:
    """Thousands of games, stepped on all cores by choices drawn inside the engine."""

    def __init__(self, name: str, threads: int | None = None) -> None:
        config, rivals = VECTORS[name]
        self.tables = Tables(config, GAMES, seed="bench", rivals=rivals, threads=threads)
        for _ in range(10 * BATCH):  # until games are in all stages
            self.tables.step(self.tables.sample())

    def rates(self, seconds: float) -> tuple[float, float, float]:
        """Return choices and complete decisions a second by the clock on the wall.

        And choices in a second of processor time, which a busy machine does not change.
        """
        choices = decisions = 0
        begin, worked = time.perf_counter(), time.process_time()
        while (spent := time.perf_counter() - begin) < seconds or not choices:
            for _ in range(BATCH):
                self.tables.step(self.tables.sample())
                choices += GAMES
                decisions += int(self.tables.played.sum())
        return choices / spent, decisions / spent, choices / (time.process_time() - worked)


def sheet(rates: Rates, threads: int) -> Sheet:
    """Return the table of the vector environment."""
    rows = []
    for name, found in rates.items():
        rows.append((name, *(number(median(each)) for each in zip(*found, strict=True))))
    return Sheet(
        f"The vector environment: {number(GAMES)} games at once in {threads} threads, by the clock "
        "on the wall, in the same run. For every choice an observation and a mask are written; "
        "a decision is a move, a chain of choices. The last column is by processor time.",
        ("games", "choices/s", "decisions/s", "choices/s of one core"),
        rows,
    )
