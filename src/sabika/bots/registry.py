"""The bots by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sabika.bots.bot import Bot, BotFactory
from sabika.bots.greedy import GreedyBot
from sabika.bots.random_bot import RandomBot

BOTS: Mapping[str, BotFactory] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})


class UnknownBot(ValueError):
    """There is no bot of that name; ``known`` names those there are."""

    def __init__(self, name: object) -> None:
        self.name = name
        self.known = tuple(BOTS)
        super().__init__(f"there is no bot {name!r}; there are {', '.join(self.known)}")


def make_bot(name: str) -> Bot:
    """Return a new bot for one seat of one game.

    >>> make_bot("random").name
    'random'
    """
    factory = BOTS.get(name)
    if factory is None:
        raise UnknownBot(name)
    return factory()
