"""Turns compared in futures: which are given up, and when a thought ends."""

from __future__ import annotations

from dataclasses import replace
from statistics import NormalDist, fmean

import pytest

from sabika.bots.foresight import Sight, Trial, regret
from sabika.bots.outline import Line

SIGHT = Sight(candidates=3, horizon=1, even=0.0)


def seen(sight: Sight, *means: float, spread: float = 0.1, futures: int = 400) -> Trial:
    """Turns whose chances to win lie around these, each in its own way, after so many futures."""
    trial = Trial([Line((), [], 0.0) for _ in means], sight)
    for future in range(futures):
        sides = [1 if future >> i & 1 else -1 for i in range(len(means))]
        trial.add([mean + spread * side for mean, side in zip(means, sides, strict=True)])
    trial.prune()
    return trial


def test_what_lags_clearly_is_given_up() -> None:
    assert seen(SIGHT, 0.4, 0.5, 0.495).alive == [1, 2]


def test_who_does_not_lag_clearly_is_kept() -> None:
    trial = seen(SIGHT, 0.5, 0.488, 0.488)
    assert trial.best == 0
    assert trial.alive == [0, 1, 2]


def test_little_is_not_worth_more_thought() -> None:
    """All within half a percent, and that for sure: any of them will do."""
    assert len(seen(SIGHT, 0.5, 0.4999, spread=0.01).alive) == 2
    assert len(seen(replace(SIGHT, even=0.005), 0.5, 0.4999, spread=0.01).alive) == 1


def test_a_thought_ends_where_more_would_bring_less_than_it_is_worth() -> None:
    close = (0.5, 0.488, 0.488)
    leads = [seen(SIGHT, *close)._lead(0, i) for i in (1, 2)]
    brings = sum(regret(*lead) for lead in leads)
    assert 0 < brings < 0.002
    assert seen(replace(SIGHT, worth=0.99 * brings), *close).alive == [0, 1, 2]
    assert seen(replace(SIGHT, worth=1.01 * brings), *close).alive == [0]


@pytest.mark.parametrize(
    ("lead", "error"), [(0.0, 0.02), (0.01, 0.01), (0.03, 0.01), (-0.02, 0.01)]
)
def test_regret_is_what_the_better_of_two_would_have_brought_more(
    lead: float, error: float
) -> None:
    truth = NormalDist(lead, error)
    even_spread = [truth.inv_cdf((k + 0.5) / 20_000) for k in range(20_000)]
    assert regret(lead, error) == pytest.approx(
        fmean(max(-true, 0.0) for true in even_spread), rel=0.01, abs=1e-9
    )


def test_regret_without_doubt() -> None:
    assert regret(0.1, 0.0) == 0.0
    assert regret(-0.1, 0.0) == pytest.approx(0.1)
    assert regret(-0.1, 1e-6) == pytest.approx(0.1)
    assert regret(0.1, 1e-6) == 0.0
