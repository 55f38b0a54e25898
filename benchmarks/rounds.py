"""How things are measured here: in turns, several rounds, as ratios of one round's figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from statistics import median

from sabika.play.batch import play_games
from sabika.rules.ruleset import Configuration

Work = Callable[[], int]


def tell(text: str) -> None:
    """Say what is being done, on one line that is written over where that is possible."""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"  {text}"[:79].ljust(79), end=end, file=sys.stderr, flush=True)


def rate(work: Work, seconds: float) -> float:
    """Return what ``work`` gets done in a second of processor time; it says how much it did."""
    work()
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not done:
        done += work()
    return done / spent


def alternate(works: Mapping[str, Work], seconds: float, rounds: int) -> dict[str, list[float]]:
    """Measure all works in turns, so that what slows the machine down slows down all of them."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds):
        for name, work in works.items():
            tell(f"round {number + 1} of {rounds}: {name}")
            found[name].append(rate(work, seconds))
    return found


def ratio(these: Sequence[float], those: Sequence[float]) -> float:
    """Return the median of the ratios that the rounds gave."""
    return median(a / b for a, b in zip(these, those, strict=True))


def random_games(config: Configuration) -> Work:
    """Return a work that plays some more random games inside the engine and counts decisions."""
    first = count(0, 10)

    def work() -> int:
        batch = play_games(config, 10, "bench", first=next(first), max_turns=2000)
        return int(batch.decisions.sum())

    return work
