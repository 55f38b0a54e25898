"""What a bot is: a name, and a move for every view it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from sabika.play.events import Move
from sabika.play.view import View


@runtime_checkable
class Bot(Protocol):
    """A player at one seat of one game.

    It sees a view and never a state, so it cannot know more than its seat may. Chance comes only
    from the ``rng`` it is handed: the same views, moves and numbers give the same decisions.
    """

    @property
    def name(self) -> str:
        """What this kind of player is called."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Return the move to play. ``moves`` are the legal ones (12.11), at least one."""


BotFactory: TypeAlias = Callable[[], Bot]
"""Makes a fresh bot for one seat of one game."""
