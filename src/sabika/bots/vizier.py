"""The vizier: it plays the best turns it can find on into many possible futures."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.bots.foresight import Sight, Trial, foresee
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import lines_of
from sabika.play.events import Move
from sabika.play.view import View

SECONDS = 1.0  # where no budget is given
WIDE_SIGHT = Sight(candidates=10, horizon=12)


class VizierBot:
    """Searches turns as the planner does and plays the best of them on, again and again.

    All turns compared are tried in the same futures; those that lag behind are given up, so the
    longer it thinks the closer it looks. Uses as many threads as the budget grants. Every future is
    dealt from the view: nothing hidden is known to it.
    """

    name = "vizier"

    def __init__(self, weights: Weights | None = None, sight: Sight = WIDE_SIGHT) -> None:
        self.weights = weights
        self.sight = sight
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the turn that did best."""
        start = time.perf_counter()
        key = [rng.getrandbits(32) for _ in range(8)]
        self.said = Explanation()
        if len(moves) == 1:
            return moves[0]
        trial = Trial(lines_of(view, self.weights), self.sight_for(budget))
        foresee(view, trial, self.weights, key, budget.threads, self.grants(budget, start))
        self.said = trial.explain(time.perf_counter() - start)
        return trial.lines[trial.best].moves[0]

    def explain(self) -> Explanation:
        """Return the turns compared, the best first; values are chances to win, in percent."""
        return self.said

    def sight_for(self, budget: Budget) -> Sight:
        """The more seconds, the closer: smaller differences matter, and turns stay longer."""
        closer = math.sqrt(max(budget.seconds or SECONDS, SECONDS) / SECONDS)
        return replace(self.sight, even=self.sight.even / closer, sure=self.sight.sure * closer)

    def grants(self, budget: Budget, start: float) -> Callable[[Trial], int]:
        """As many futures as the budget allows; a batch that it does not is not begun."""
        if budget.iterations is not None:
            most = budget.iterations
            return lambda trial: most - trial.futures
        seconds = SECONDS if budget.seconds is None else budget.seconds
        longest = 0.0
        last = time.perf_counter()

        def more(trial: Trial) -> int:
            nonlocal longest, last
            now = time.perf_counter()
            longest = max(longest, now - last)
            last = now
            return 0 if now + longest > start + seconds else trial.sight.batch

        return more
