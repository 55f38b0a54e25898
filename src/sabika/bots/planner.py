"""The planner: it searches its whole turn and plays the first move of the best one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.bots.foresight import Sight, Trial, foresee
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import lines_of
from sabika.play.events import Move
from sabika.play.view import View

GLANCE = Sight(candidates=8, horizon=2, batch=8, least=16, sure=2.0)
FUTURES = 32


class PlannerBot:
    """Searches all of its turn: purchases that chain, payments, places, remodelling, money.

    Where the turn ends it judges by expected points. The best few turns are then looked at one
    round further, in a handful of sampled futures: what the money taken now buys next.
    """

    name = "planner"

    def __init__(
        self, weights: Weights | None = None, sight: Sight = GLANCE, futures: int = FUTURES
    ) -> None:
        self.weights = weights
        self.sight = sight
        self.futures = futures
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the best turn found."""
        start = time.perf_counter()
        key = [rng.getrandbits(32) for _ in range(8)]
        self.said = Explanation()
        if len(moves) == 1:
            return moves[0]
        lines = lines_of(view, self.weights)
        if self.futures == 0:
            options = tuple(line.option for line in lines)
            self.said = Explanation(options, 0, time.perf_counter() - start)
            return lines[0].moves[0]
        trial = Trial(lines, self.sight)
        foresee(view, trial, self.weights, key, 1, lambda trial: self.futures - trial.futures)
        self.said = trial.explain(time.perf_counter() - start)
        return trial.lines[trial.best].moves[0]

    def explain(self) -> Explanation:
        """Return the turns considered, the best first."""
        return self.said
