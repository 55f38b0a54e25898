"""Find out how well the vizier keeps its time, and write it into docs/strength.md.

    python -m benchmarks.punctuality [--decisions N]

At every kind of table it plays planners, and its decisions with more than one move to choose from
are timed. They are given as parts of the budget: 1 would be all of it. Nothing else should run
beside, as a clock does not know who used the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random

import numpy as np
from rich.console import Console

from benchmarks.ladder import PAGE
from benchmarks.rounds import tell
from benchmarks.sheet import Sheet, number, put_between, section
from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.match import play_match
from sabika.bots.planner import PlannerBot
from sabika.bots.vizier import VizierBot
from sabika.play.events import Move
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

ALL = Configuration.all_modules("alhambra")
TABLES = {
    "Alhambra, 2 players": Configuration(players=2),
    "Alhambra, 4 players": Configuration(players=4),
    "Granada, 4 players": Configuration("granada", 4),
    "Alhambra, all modules, 6 players": Configuration(players=6, modules=ALL),
}
BUDGETS = ("0.1s", "1s", "5s", "1s/2")


class Timed(VizierBot):
    """A vizier that is timed while it chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[float] = []
        """How much of its budget each decision took."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Choose as ever."""
        assert budget.seconds is not None
        start = time.perf_counter()
        move = super().choose(view, moves, rng, budget)
        if len(moves) > 1:
            self.parts.append((time.perf_counter() - start) / budget.seconds)
        return move


def measure(config: Configuration, budget: Budget, decisions: int) -> list[float]:
    """Return how much of the budget each of so many decisions took, at least."""
    vizier = Timed()
    rivals = config.players - 1
    seats = [vizier, *(PlannerBot() for _ in range(rivals))]
    budgets = [budget, *[UNLIMITED] * rivals]
    deal = 0
    while len(vizier.parts) < decisions:
        match = play_match(config, seats, f"time/{deal}", max_turns=1000, budgets=budgets)
        assert match.fault is None, match.fault
        deal += 1
    return vizier.parts


def row(name: str, budget: str, parts: Sequence[float]) -> tuple[str, ...]:
    """Return the figures of a table and budget."""
    figures = (np.mean(parts), np.quantile(parts, 0.99), np.max(parts))
    return name, budget, str(len(parts)), *(number(float(figure)) for figure in figures)


def main() -> None:
    """Measure all tables with all budgets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=200)
    options = parser.parse_args()
    rows = []
    for budget in BUDGETS:
        for name, config in TABLES.items():
            tell(f"{name}, {budget}")
            rows.append(row(name, budget, measure(config, Budget.parse(budget), options.decisions)))
    about = "Time of the vizier's decisions, as parts of its budget:"
    sheet = Sheet(about, ("table", "budget", "decisions", "mean", "p99", "longest"), rows)
    Console().print(sheet.screen())
    put_between(PAGE, "punctuality", section([sheet]))


if __name__ == "__main__":
    main()
