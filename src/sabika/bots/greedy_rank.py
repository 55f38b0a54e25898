"""What places are worth: expected points for the number of tiles, or chests, that players have."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

NOISE = 0.45  # how much of the chance in tiles to come stays, as bots buy what they need


@lru_cache(maxsize=8192)
def expected_points(
    tallies: tuple[float, ...], to_come: float, places: tuple[int, int, int]
) -> tuple[float, ...]:
    """Return the points that each holder can expect, ``to_come`` more things still to be shared.

    The whole part of a tally is the number held, the rest decides ties (G.6). A tie counts half a
    place each. The more is to come, the less a lead is worth.
    """
    scale = 0.01 + NOISE * sqrt(2 * to_come / len(tallies))
    return tuple(
        _present(mine, to_come / len(tallies))
        * _by_place([_chance((other - mine) / scale) for other in rivals], places)
        for mine, rivals in (
            (mine, tallies[:seat] + tallies[seat + 1 :]) for seat, mine in enumerate(tallies)
        )
    )


def _present(mine: float, share: float) -> float:
    """The chance to have any at all: none means no rank (7.2)."""
    return 1.0 if mine >= 1 else 1 - exp(-share)


def _chance(lead: float) -> float:
    """The chance that a lead, in units of the noise, lasts."""
    return 1 / (1 + exp(-min(max(lead, -30.0), 30.0)))


def _by_place(ahead: list[float], places: tuple[int, int, int]) -> float:
    """The mean points when each rival is ahead with that chance."""
    first, second, third = 1.0, 0.0, 0.0
    for chance in ahead:
        stay = 1 - chance
        third = third * stay + second * chance
        second = second * stay + first * chance
        first *= stay
    return first * places[0] + second * places[1] + third * places[2]
