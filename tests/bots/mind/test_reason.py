"""Senses and reason: their arithmetic, what is remembered, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sabika.bots.mind.reason import OF_REASON, OF_SENSE, SIZES, Reason, Sense, reason_of

OF_TURN, OF_MOMENT, SIGNS, CELLS, FEW = SIZES


def meant(numbers: list[list[float]], kinds: list[np.ndarray]) -> float:
    """What reason makes of things of each kind, with matrices; a row of signs a thing."""
    bias, third, third_bias, last = np.split(
        np.array(numbers[-1]), np.cumsum([FEW, FEW * FEW, FEW])
    )
    few = bias
    for part, things in zip(numbers[:-1], kinds, strict=True):
        cuts = np.cumsum([SIGNS * CELLS, CELLS])
        first, cells_bias, second = np.split(np.array(part), cuts)
        cells = np.maximum(things @ first.reshape(SIGNS, CELLS) + cells_bias, 0).sum(0)
        few = few + cells @ second.reshape(CELLS, FEW)
    fewer = np.maximum(few, 0) @ third.reshape(FEW, FEW) + third_bias
    return float(np.maximum(fewer, 0) @ last)


@pytest.mark.uncompiled_only
def test_reason_is_two_layers_over_sums_of_cells() -> None:
    rng = np.random.default_rng(3)
    numbers = [
        [float(n) for n in rng.normal(size=size)] for size in (OF_SENSE, OF_SENSE, OF_REASON)
    ]
    common = rng.normal(size=OF_MOMENT)
    kinds = [
        np.array([np.append(common, rng.normal(size=SIGNS - OF_MOMENT)) for _ in range(3)])
    ] * 2
    senses: Any
    reason: Any
    senses, reason = reason_of(numbers)
    for sense, things in zip(senses, kinds, strict=True):
        sense.signs[:] = list(things[0])
        sense.see_turn()
        sense.see_moment()
        for thing in things:
            sense.signs[:] = list(thing)
            sense.take_in()
    assert reason.say() == pytest.approx(meant(numbers, kinds))


@pytest.mark.uncompiled_only
def test_what_is_recalled_is_as_if_seen_again() -> None:
    rng = np.random.default_rng(4)
    sense: Any = Sense([float(n) for n in rng.normal(size=OF_SENSE)])
    sense.signs[:] = [float(n) for n in rng.normal(size=SIGNS)]
    sense.see_turn()
    sense.see_moment()
    sense.remember(2)
    sense.take_in()
    seen = list(sense.sums)
    sense.forget()
    assert not any(sense.sums)
    sense.recall(2)
    assert sense.sums == seen
    assert any(seen)


def test_numbers_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{OF_SENSE} numbers, not 3"):
        Sense([0.0] * 3)
    with pytest.raises(ValueError, match=f"{OF_REASON} numbers, not 4"):
        Reason([], [0.0] * 4)
