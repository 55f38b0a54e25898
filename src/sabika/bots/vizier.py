"""The vizier: it plays the best turns it can find on into many possible futures."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import replace

from sabika.bots.budget import Budget
from sabika.bots.foresight import Sight, Trial
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import Judgement
from sabika.bots.seer import Seer
from sabika.play.hidden import Knowledge

SECONDS = 1.0  # where no budget is given
WORTH = 0.0002  # for whoever thinks longer than that
WIDE_SIGHT = Sight(candidates=7, horizon=8, searched=2)


class VizierBot(Seer):
    """Searches turns as the planner does and plays the best of them on, again and again.

    It has experience: it judges turns and what comes of them by what futures have taught, unless
    it is given weights of its own. All turns compared are tried in the same futures; those that lag
    behind are given up, so the longer it thinks the closer it looks. Uses as many threads as the
    budget grants. It forgets no card that somebody took before its eyes, if it is reminded
    (``remember``).
    """

    name = "vizier"

    def __init__(self, weights: Weights | None = None, sight: Sight = WIDE_SIGHT) -> None:
        super().__init__(Judgement(weights, experience=weights is None), sight)

    def remember(self, known: Knowledge) -> None:
        """Think of these hands at the next decision."""
        self.known = known

    def sight_for(self, budget: Budget) -> Sight:
        """With more seconds it looks further and smaller differences matter; with few, less far.

        With more than one it also stops where more thought would bring next to nothing.
        """
        sight, closer = self.sight, (budget.seconds or SECONDS) / SECONDS
        if closer < 1:
            return replace(sight, searched=1)
        if closer > 1:
            sight = replace(sight, worth=WORTH / math.sqrt(closer))
        return replace(
            sight,
            horizon=round(sight.horizon * closer**0.3),
            searched=round(sight.searched * closer**0.3),
            sure=sight.sure * closer**0.2,
            even=sight.even / math.sqrt(closer),
        )

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
