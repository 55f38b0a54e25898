"""What a bot is: a name, and a move for every view it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.play.events import Move
from sabika.play.hidden import Knowledge
from sabika.play.view import View


@runtime_checkable
class Bot(Protocol):
    """A player at one seat of one game.

    It sees a view and never a state, so it cannot know more than its seat may. Chance comes only
    from the ``rng`` it is handed: the same views, moves and numbers, and the same memories if it
    has any, give the same decisions, unless the budget is one of time.
    """

    @property
    def name(self) -> str:
        """What this kind of player is called."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the move to play. ``moves`` are the legal ones (12.11), at least one."""


@runtime_checkable
class Speaks(Protocol):
    """A bot that can say what it thought. It need not: then it is silent."""

    def explain(self) -> Explanation:
        """Return what was considered for the last move chosen."""


@runtime_checkable
class Remembers(Protocol):
    """A bot with a memory. It need not have one: then it knows what lies on the table now."""

    def remember(self, known: Knowledge) -> None:
        """Take in what its seat has seen of the hands until now; ``choose`` comes next."""


def explain(bot: Bot) -> Explanation:
    """Return what a bot says of its last decision; nothing if it does not speak."""
    return bot.explain() if isinstance(bot, Speaks) else Explanation()


def remind(bot: Bot, seen: Callable[[], Knowledge]) -> None:
    """Tell a bot that has a memory what its seat has seen of the hands."""
    if isinstance(bot, Remembers):
        bot.remember(seen())


BotFactory: TypeAlias = Callable[[], Bot]
"""Makes a fresh bot for one seat of one game."""
