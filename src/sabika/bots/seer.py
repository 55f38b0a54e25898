"""A seer: finds its best turns and plays them on into futures. What it may spend differs."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.bots.foresight import Sight, Trial, foresee
from sabika.bots.outline import Judgement, lines_of
from sabika.play.events import Move
from sabika.play.hidden import Knowledge
from sabika.play.view import View


class Seer(ABC):
    """What planner and vizier have in common.

    Every future is dealt from the view, and from what is remembered of the hands: nothing hidden is
    known to it.
    """

    name: str

    def __init__(self, judgement: Judgement, sight: Sight) -> None:
        self.judgement = judgement
        self.sight = sight
        self.said = Explanation()
        self.known: Knowledge | None = None
        """What is remembered of the hands, until the next decision."""

    def sight_for(self, budget: Budget) -> Sight:
        """Return how closely to look with such a budget."""
        return self.sight

    @abstractmethod
    def grants(self, budget: Budget, start: float) -> Callable[[Trial], int]:
        """Return what says how many more futures may be looked at, thinking since ``start``."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the turn that did best."""
        start = time.perf_counter()
        key = [rng.getrandbits(32) for _ in range(8)]
        self.said = Explanation()
        known, self.known = self.known, None
        if len(moves) == 1:
            return moves[0]
        trial = Trial(lines_of(view, self.judgement), self.sight_for(budget))
        more = self.grants(budget, start)
        foresee(view, trial, self.judgement, key, budget.threads, more, known)
        self.said = trial.explain(time.perf_counter() - start)
        return trial.lines[trial.best].moves[0]

    def explain(self) -> Explanation:
        """Return the turns compared, the best first; values are chances to win, in percent."""
        return self.said
