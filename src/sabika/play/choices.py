"""Where bots get their randomness: a small portable stream, the same compiled or not.

It is apart from the chance of the game (``docs/chance.md``): what a bot draws never changes a deal.
"""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

_ALL = (1 << 64) - 1
_STAR = 0x2545F4914F6CDD1D


def choices_of(text: str) -> int:
    """Return the first state of the stream with this name; it is never 0."""
    digest = hashlib.sha256(b"sabika-choices:" + text.encode()).digest()
    return int.from_bytes(digest[:8], "little") | 1


class Choices(Random):
    """``random.Random`` on xorshift64*: all its methods, from a stream that C code shares.

    >>> Choices("courtyard").randrange(100) == Choices("courtyard").randrange(100)
    True
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self._state = choices_of(text)

    def _next(self) -> int:
        state = self._state
        state ^= state << 13 & _ALL
        state ^= state >> 7
        state ^= state << 17 & _ALL
        self._state = state
        return state * _STAR & _ALL

    def getrandbits(self, k: int, /) -> int:
        """Return k random bits: the upper ones of a word, more words if need be."""
        found, have = 0, 0
        while have + 64 < k:
            found |= self._next() << have
            have += 64
        rest = k - have
        return found | (self._next() >> (64 - rest) << have if rest else 0)

    def random(self) -> float:
        """Return a number from 0 to 1."""
        return float((self._next() >> 11) * 2.0**-53)

    def getstate(self) -> tuple[Any, ...]:
        """Return where the stream is."""
        return (self._state,)

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go back to where the stream was."""
        (self._state,) = state
