"""The first bot: it plays anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sabika.bots.budget import UNLIMITED, Budget
from sabika.play.events import Move
from sabika.play.view import View

T = TypeVar("T")


class RandomBot:
    """Plays every legal move with equal chance."""

    name = "random"

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return any of the moves; the view does not matter."""
        return any_of(moves, rng)


def any_of(moves: Sequence[T], rng: Random) -> T:
    """Return one of the moves, each equally likely, by one draw from ``rng``."""
    return moves[rng.randrange(len(moves))]
