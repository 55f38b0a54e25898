"""The vizier: it plays the best turns it can find on into many possible futures."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation, Option
from sabika.bots.mind.futures import Futures
from sabika.bots.mind.weights import Weights, tuned
from sabika.bots.planner import Line, lines_of
from sabika.play.events import Move
from sabika.play.position import book_of
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

SECONDS = 1.0  # where no budget is given
CANDIDATES = 12  # turns compared
BATCH = 8  # futures between two looks at the clock
SURE = 2.6  # standard errors by which a turn has to lag to be given up
LEAST = 24  # futures before any is


@dataclass
class Trial:
    """The turns compared and what came of them."""

    lines: list[Line]
    alive: list[int]
    futures: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums = [0.0] * len(self.lines)
        self.tried = [0] * len(self.lines)
        self.results: list[list[float]] = [[] for _ in self.lines]

    def add(self, found: list[float]) -> None:
        """Count one future, in which every turn alive was tried."""
        self.futures += 1
        for i in self.alive:
            self.sums[i] += found[i]
            self.tried[i] += 1
            self.results[i].append(found[i])

    def mean(self, i: int) -> float:
        """Return the mean promise of a turn."""
        return self.sums[i] / self.tried[i] if self.tried[i] else 0.0

    def prune(self) -> None:
        """Give up turns that lag clearly behind the best, compared future by future."""
        if self.futures < LEAST:
            return
        best = max(self.alive, key=self.mean)
        kept = []
        for i in self.alive:
            gaps = [b - a for a, b in zip(self.results[i], self.results[best], strict=True)]
            mean = sum(gaps) / len(gaps)
            spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))
            if i == best or mean < SURE * spread + 1e-9:
                kept.append(i)
        self.alive = kept


@lru_cache(maxsize=64)
def futures_of(
    config: Configuration, weights: Weights | None, number: int, horizon: int, careful: int
) -> Futures:
    """Return the imagination of one thread for a configuration."""
    book = book_of(config)
    chosen = weights or tuned(bool(book.two_sided))
    return Futures(book, chosen.numbers(), horizon * config.players, careful * config.players)


HORIZON = 4  # turns of each player that are imagined
CAREFUL = 0  # of these, own ones that are searched


class VizierBot:
    """Searches turns as the planner does and plays the best of them on, again and again.

    Every future is dealt from the view: nothing hidden is known to it. All turns compared are
    tried in the same futures; those that lag behind are given up, so the longer it thinks the
    closer it looks. Uses as many threads as the budget grants.
    """

    name = "vizier"

    def __init__(
        self, weights: Weights | None = None, horizon: int = HORIZON, careful: int = CAREFUL
    ) -> None:
        self.weights = weights
        self.horizon = horizon
        self.careful = careful
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
        lines = lines_of(view, self.weights)
        trial = Trial(lines[:CANDIDATES], list(range(min(len(lines), CANDIDATES))))
        if len(trial.lines) > 1:
            self._imagine(view, trial, key, budget, start)
        best = max(trial.alive, key=trial.mean)
        self.said = self._explain(trial, time.perf_counter() - start)
        return trial.lines[best].moves[0]

    def explain(self) -> Explanation:
        """Return the turns compared, the best first; values are chances to win, in percent."""
        return self.said

    def _imagine(
        self, view: View, trial: Trial, key: list[int], budget: Budget, start: float
    ) -> None:
        assert view.seat is not None
        seconds = budget.seconds
        if seconds is None and budget.iterations is None:
            seconds = SECONDS
        minds = [
            futures_of(view.config, self.weights, i, self.horizon, self.careful)
            for i in range(budget.threads)
        ]
        for mind in minds:
            mind.begin(view.position.state, view.seat, key, [line.words for line in trial.lines])
        with ThreadPoolExecutor(len(minds)) as pool:
            while len(trial.alive) > 1:
                spent = time.perf_counter() - start
                if seconds is not None and spent >= seconds - self._reserve(trial, spent):
                    break
                if budget.iterations is not None and trial.futures >= budget.iterations:
                    break
                self._batch(trial, minds, pool)

    def _reserve(self, trial: Trial, spent: float) -> float:
        """The time that one more batch will take."""
        return BATCH * spent / trial.futures if trial.futures else 0.0

    def _batch(self, trial: Trial, minds: list[Futures], pool: ThreadPoolExecutor) -> None:
        alive = sum(1 << i for i in trial.alive)
        numbers = range(trial.futures, trial.futures + BATCH)

        def work(t: int) -> list[list[float]]:
            return [minds[t].sample(number, alive) for number in numbers[t :: len(minds)]]

        found = [work(0)] if len(minds) == 1 else list(pool.map(work, range(len(minds))))
        for k in range(BATCH):
            trial.add(found[k % len(minds)][k // len(minds)])
        trial.prune()

    def _explain(self, trial: Trial, seconds: float) -> Explanation:
        total = sum(trial.tried) or 1
        order = sorted(range(len(trial.lines)), key=lambda i: -trial.mean(i))
        options = tuple(
            Option(
                trial.lines[i].moves[0],
                100 * trial.mean(i),
                trial.lines[i].moves,
                trial.tried[i] / total,
            )
            for i in order
        )
        return Explanation(options, trial.futures, seconds)
