"""The planner: it searches its whole turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import Line, lines_of
from sabika.play.events import Move
from sabika.play.view import View


class PlannerBot:
    """Searches all of its turn: purchases that chain, payments, places, remodelling, money.

    Where the turn ends it judges by expected points, and by what futures taught it: what the money
    taken now buys next. It takes what it needs, whatever the budget.
    """

    name = "planner"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the best turn that it sees."""
        start = time.perf_counter()
        self.said = Explanation()
        if len(moves) == 1:
            return moves[0]
        seen = self.turns(view, rng)
        options = tuple(line.option for line in seen)
        self.said = Explanation(options, 0, time.perf_counter() - start)
        return seen[0].moves[0]

    def turns(self, view: View, rng: Random) -> list[Line]:
        """Return the turns that it sees, the best first."""
        return lines_of(view, self.weights)

    def explain(self) -> Explanation:
        """Return the turns seen, the best first; values are points."""
        return self.said
