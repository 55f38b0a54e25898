"""How well futures foretell: the arithmetic, and that decisions are looked at."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import pytest

from benchmarks.foretell import Decision, Study, correlation, gain, said_gain
from sabika.rules.ruleset import Configuration


def decisions(number: int, noise: float) -> list[Decision]:
    """Decisions between three turns, of which the second is said to win 2 % more than it does."""
    rng = np.random.default_rng(1)
    found: list[Decision] = []
    for _ in range(number):
        truth = np.array([0.30, 0.31, 0.2]) + rng.normal(size=(64, 3)) * noise
        said = np.array([0.30, 0.33, 0.2]) + rng.normal(size=(32, 3)) * noise
        promise = np.array([[3.0, 2.0, 1.0]])
        found.append({"truth": truth, "promise": promise, "said": said})
    return found


def test_gains_are_those_of_the_turn_chosen() -> None:
    found = decisions(40, 0.01)
    assert gain(found, "promise") == (0, 0)
    brings, error = gain(found, "said")
    assert brings == pytest.approx(1, abs=0.2)
    assert 0 < error < 0.2
    assert said_gain(found, "said") == pytest.approx(3, abs=0.2)


def test_noise_is_taken_out_of_the_correlation() -> None:
    for noise in (0.0, 0.1):
        truth = correlation(decisions(400, noise), "said")
        assert truth == pytest.approx(correlation(decisions(1, 0.0), "said"), abs=0.05)
    assert correlation(decisions(3, 0.0), "truth") == pytest.approx(1)


@pytest.mark.compiled_only
def test_a_game_is_looked_at() -> None:
    study = Study(Configuration("alhambra", 2), games=2, futures=4)
    found = study.play("look", Random(1), time.monotonic() + 60)
    assert list(study.sights) == ["1 rounds", "4 rounds", "6 rounds"]
    assert found
    for said in found:
        turns = said["promise"].shape[1]
        assert 2 <= turns <= 6
        assert said["truth"].shape == (2, turns)
        assert said["4 rounds"].shape == (4, turns)
        ended = np.abs(said["truth"] - 0.5)  # won, lost or shared; by a point nearly so
        assert ((ended > 0.3) | (ended < 0.01)).all()
