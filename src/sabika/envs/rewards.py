"""What is earned: the weights of a reward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Rewards:
    """How a reward is made up. With any weights the rewards of all seats add up to 0.

    >>> Rewards(placing=1.0, margin=0.0)
    Rewards(placing=1.0, margin=0.0, shaping=0.0)
    """

    placing: float = 1.0
    """At the end: 1 for the first, -1 for the last, evenly in between; equal points share."""
    margin: float = 0.01
    """At the end: for each point ahead of the mean of the others."""
    shaping: float = 0.0
    """At each scoring: for each point won there more than the others won on average."""

    def weights(self) -> tuple[float, float, float]:
        """Return the weights in order."""
        placing, margin, shaping = astuple(self)
        return placing, margin, shaping


def placings(scores: Sequence[int]) -> list[float]:
    """Return the placing of every seat: 1 for the first to -1 for the last; equal points share.

    >>> placings([90, 70, 90])
    [0.5, -1.0, 0.5]
    """
    others = len(scores) - 1
    ahead = [
        sum(other > mine for other in scores) + (sum(other == mine for other in scores) - 1) / 2
        for mine in scores
    ]
    return [1 - 2 * places / others for places in ahead]


MAX_TURNS = 1000
"""After so many turns a game is cut off (12.13): it has no result, and no reward at the end."""
