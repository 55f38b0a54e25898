"""What a bot says of its decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sabika.play.events import Move


@dataclass(frozen=True)
class Option:
    """A move that was considered.

    ``value`` is what it promises: the points by which the seat expects to end ahead of its rivals,
    or its chance to win in percent (``Explanation.unit``). ``line`` is how the bot expects its own
    turn to go, from this move on; ``effort`` is the share of its work.
    """

    move: Move
    value: float
    line: tuple[Move, ...] = ()
    effort: float = 0.0


@dataclass(frozen=True)
class Explanation:
    """The options of the last decision, the best first; empty if there was nothing to decide.

    ``iterations`` counts the futures looked at.
    """

    options: tuple[Option, ...] = ()
    iterations: int = 0
    seconds: float = 0.0
    unit: Literal["points", "percent"] = "points"
