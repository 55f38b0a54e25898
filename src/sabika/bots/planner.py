"""The planner: it searches its whole turn and looks a little further."""

from __future__ import annotations

from collections.abc import Callable

from sabika.bots.budget import Budget
from sabika.bots.foresight import Sight, Trial
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import Judgement
from sabika.bots.seer import Seer

GLANCE = Sight(candidates=8, horizon=1, searched=0, sure=2.0, even=0.003, trust=0.3)
FUTURES = 32


class PlannerBot(Seer):
    """Searches all of its turn: purchases that chain, payments, places, remodelling, money.

    Where the turn ends it judges by expected points. The best few turns are then looked at one
    round further, in a few sampled futures: what the money taken now buys next. It takes what it
    needs, whatever the budget, and it has no experience.
    """

    name = "planner"

    def __init__(
        self, weights: Weights | None = None, sight: Sight = GLANCE, futures: int = FUTURES
    ) -> None:
        super().__init__(Judgement(weights), sight)
        self.futures = futures

    def grants(self, budget: Budget, start: float) -> Callable[[Trial], int]:
        """Always the same number of futures."""
        return lambda trial: self.futures - trial.futures
