"""Foresight: turns compared by playing them on into the same sampled futures."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from threading import local

import numpy as np

from sabika.bots.explanation import Explanation, Option
from sabika.bots.mind.experience import experienced, outlook, rivals
from sabika.bots.mind.futures import Futures
from sabika.bots.mind.weights import tuned
from sabika.bots.outline import Judgement, Line
from sabika.play.hidden import Knowledge, recall
from sabika.play.position import book_of
from sabika.play.view import View
from sabika.rules.ruleset import Configuration


@dataclass(frozen=True)
class Sight:
    """How far and how closely futures are looked at."""

    candidates: int
    """Turns compared."""
    horizon: int
    """Turns that are played on, about: in whole rounds, and one at least."""
    searched: int = 1
    """The first rounds, in which everybody searches their turns; then they follow habit."""
    batch: int = 8
    """Futures between two looks at clock and standings."""
    least: int = 16
    """Futures before a turn can be given up."""
    sure: float = 2.5
    """Standard errors by which it has to lag for that."""
    even: float = 0.005
    """A difference in the chance to win that is not worth more thought."""
    worth: float = 0.0
    """What is to be won at least by more thought, as a chance to win."""
    trust: float = 0.06
    """What a point that a turn promised counts beside its futures: as that part of one won."""

    def rounds(self, players: int) -> int:
        """Return how many rounds are played on."""
        return max(round(self.horizon / players), 1)


class Trial:
    """The turns compared, the best first as far as known, and what came of them."""

    def __init__(self, lines: list[Line], sight: Sight) -> None:
        self.found = lines
        self.lines = lines[: sight.candidates]
        self.sight = sight
        self.alive = list(range(len(self.lines)))
        self.futures = 0
        self.results = np.zeros((len(self.lines), 64))  # grows
        self.tried = [0] * len(self.lines)
        self._look = sight.least

    @property
    def best(self) -> int:
        """The turn that did best of those not given up; the first of those equally good."""
        return max(self.alive, key=self.merit)

    def merit(self, i: int) -> float:
        """Return what speaks for a turn: what came of it and, while that is little, its promise."""
        return self.mean(i) * self.tried[i] + self.sight.trust * self.lines[i].value

    def mean(self, i: int) -> float:
        """Return the mean chance to win of a turn."""
        return float(self.results[i, : self.tried[i]].mean()) if self.tried[i] else 0.0

    def add(self, found: list[float]) -> None:
        """Count one future, in which every turn alive was tried."""
        if self.futures == self.results.shape[1]:
            self.results = np.hstack([self.results, np.zeros_like(self.results)])
        for i in self.alive:
            self.results[i, self.futures] = found[i]
            self.tried[i] += 1
        self.futures += 1

    def prune(self) -> None:
        """Give up turns that lag clearly behind the best, compared future by future.

        If nothing worth a thought lies between those left, or hardly anything would be won by
        knowing for sure, the best of them will do. The more futures have been seen the longer until
        the next look: a look takes in all of them.
        """
        if self.futures < self._look:
            return
        self._look = self.futures + self.futures // 8
        best = self.best
        leads = {i: self._lead(best, i) for i in self.alive if i != best}
        sure = self.sight.sure
        rivals = [i for i, (lead, error) in leads.items() if lead <= sure * error + 1e-9]
        even = all(leads[i][0] + 2 * leads[i][1] < self.sight.even for i in rivals)
        if even or sum(regret(*leads[i]) for i in rivals) < self.sight.worth:
            rivals = []
        self.alive = sorted([best, *rivals])

    def _lead(self, best: int, i: int) -> tuple[float, float]:
        """Return by how much a turn does better than another, and the standard error of that."""
        gaps = self.results[best, : self.futures] - self.results[i, : self.futures]
        lead = (self.merit(best) - self.merit(i)) / self.futures
        return lead, float(gaps.std()) / math.sqrt(self.futures)

    def explain(self, seconds: float) -> Explanation:
        """Return the turns with their chances to win in percent, the best first.

        Before any future has been seen: all that were found, with what they promise in points.
        """
        if self.futures == 0:
            return Explanation(tuple(line.option for line in self.found), 0, seconds)
        total = sum(self.tried)
        best = self.best
        order = sorted(range(len(self.lines)), key=lambda i: (i != best, -self.mean(i)))
        options = tuple(
            Option(
                self.lines[i].moves[0],
                100 * self.mean(i),
                self.lines[i].moves,
                self.tried[i] / total,
            )
            for i in order
        )
        return Explanation(options, self.futures, seconds, "percent")


def regret(lead: float, error: float) -> float:
    """Return what is lost on average by choosing the turn that leads by so much, give or take.

    Where the lead is wrong by more than itself, the other one would have been better by the rest.
    """
    if error == 0.0:
        return max(-lead, 0.0)
    z = lead / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * density - lead * math.erfc(z / math.sqrt(2)) / 2


class _Minds(local):
    """The minds that whoever chooses in this thread works with; no two threads share one."""

    def __init__(self) -> None:
        self.of = lru_cache(maxsize=64)(_mind)


def _mind(
    config: Configuration, judgement: Judgement, rounds: int, searched: int, number: int
) -> Futures:
    book = book_of(config)
    two_sided = bool(book.two_sided)
    weights, habit = judgement.weights_for(two_sided), tuned(two_sided, "habit")
    learned = (experienced, outlook, rivals) if judgement.experience else ()
    numbers = [some(two_sided) for some in learned]
    return Futures(book, weights.numbers(), habit.numbers(), rounds, searched, *numbers)


_MINDS = _Minds()


def foresee(
    view: View,
    trial: Trial,
    judgement: Judgement,
    key: list[int],
    threads: int,
    more: Callable[[Trial], int],
    known: Knowledge | None = None,
) -> None:
    """Try the turns in futures dealt from the view, until one is left or no more are wanted.

    ``more`` is asked after every batch how many futures are wanted still. ``known`` is what the
    seat remembers of the hands.
    """
    assert view.seat is not None
    rounds = trial.sight.rounds(view.config.players)
    searched = trial.sight.searched
    minds = [_MINDS.of(view.config, judgement, rounds, searched, i) for i in range(threads)]
    seen = view.position.state if known is None else recall(view, known)
    for mind in minds:
        mind.begin(seen, view.seat, key, [line.words for line in trial.lines])
    with ThreadPoolExecutor(threads) as pool:
        while len(trial.alive) > 1 and (wanted := more(trial)) > 0:
            _batch(trial, minds, pool, min(wanted, trial.sight.batch))


def _batch(trial: Trial, minds: list[Futures], pool: ThreadPoolExecutor, size: int) -> None:
    alive = sum(1 << i for i in trial.alive)
    numbers = range(trial.futures, trial.futures + size)

    def work(t: int) -> list[list[float]]:
        return [minds[t].sample(number, alive) for number in numbers[t :: len(minds)]]

    found = [work(0)] if len(minds) == 1 else list(pool.map(work, range(len(minds))))
    for k in range(len(numbers)):
        trial.add(found[k % len(minds)][k // len(minds)])
    trial.prune()
