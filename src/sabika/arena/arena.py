"""What is to be found out: the game, the bots, the deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sabika import __version__
from sabika.arena.lineups import LineUp, line_ups
from sabika.bots import Entrant, read_entrant
from sabika.components import Box
from sabika.rules.ruleset import Configuration

FORMAT = "sabika-arena"
VERSION = 1
PATIENCE = 60.0  # seconds for a move, unless told otherwise
PATIENCE_FACTOR = 10  # and so many times its budget, if that is more


class ArenaError(ValueError):
    """An arena that cannot be: says why."""


@dataclass(frozen=True)
class Seating:
    """One game to be played: its number, its deal, and the bot at each seat."""

    game: int
    deal: int
    bots: LineUp


@dataclass(frozen=True)
class Arena:
    """Everything that decides the results.

    ``bots`` are texts as ``read_entrant`` reads them, or entrants whose factory other processes can
    unpickle (``Entrant("mine", partial(GreedyBot, weights))``). The same text is the same bot.
    ``games`` is rounded up to whole deals; with ``until`` the arena may stop earlier.

    >>> arena = Arena(Configuration(players=2), ("greedy", "random"), games=5)
    >>> arena.deals, len(arena.line_ups)
    (3, 2)
    """

    config: Configuration
    bots: tuple[str | Entrant, ...]
    seed: str = "0"
    games: int = 100
    until: float | None = None
    max_turns: int | None = None
    move_limit: float | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played; an unknown bot raises ``UnknownBot``."""
        if not self.bots:
            raise ArenaError("an arena needs a bot")
        if self.games < 1:
            raise ArenaError(f"an arena needs a game, not {self.games}")
        if self.until is not None and not 0 < self.until < 1:
            raise ArenaError(f"the half width to stop at is between 0 and 1, not {self.until:g}")
        if self.move_limit is not None and self.move_limit <= 0:
            raise ArenaError(f"a move takes some time, not {self.move_limit:g} s")
        known: dict[str, str | Entrant] = {}
        for bot in self.bots:
            if known.setdefault(_text(bot), bot) != bot:
                raise ArenaError(f"two different bots are called {_text(bot)!r}")
        for name in self.names:
            self.entrant(name)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order of the entries."""
        return tuple(dict.fromkeys(map(_text, self.bots)))

    @cached_property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Who sits where, in each game of a deal."""
        return line_ups([_text(bot) for bot in self.bots], self.config.players)

    @property
    def deals(self) -> int:
        """How many deals there are at most."""
        return -(-self.games // len(self.line_ups))

    @property
    def patience(self) -> float:
        """Seconds after which a move is late."""
        if self.move_limit is not None:
            return self.move_limit
        budgets = (self.entrant(name).budget.seconds or 0.0 for name in self.names)
        return max(PATIENCE, PATIENCE_FACTOR * max(budgets))

    def entrant(self, name: str) -> Entrant:
        """Return the bot of that name."""
        for bot in self.bots:
            if isinstance(bot, Entrant) and bot.text == name:
                return bot
        return read_entrant(name)

    def seatings(self) -> Iterator[Seating]:
        """Yield all games: every line-up of the first deal, then of the next one."""
        size = len(self.line_ups)
        for deal in range(self.deals):
            for number, line_up in enumerate(self.line_ups):
                yield Seating(deal * size + number, deal, line_up)

    def seed_of(self, deal: int) -> str:
        """Return the seed of a deal, the same for every line-up."""
        return f"{self.seed}/{deal}"

    def settings(self) -> dict[str, Any]:
        """Return everything that decides the results, as ``arena.json`` has it."""
        config = self.config
        return {
            "format": FORMAT,
            "version": VERSION,
            "sabika": __version__,
            "game": config.game,
            "modules": list(config.modules),
            "scoring": config.scoring,
            "open_attack": config.open_attack,
            "players": config.players,
            "components": hash_of(config.box),
            "bots": [_text(bot) for bot in self.bots],
            "files": {name: _digest(path) for name in self.names if (path := _file(name))},
            "seed": self.seed,
            "games": self.games,
            "until": self.until,
            "max_turns": self.max_turns,
            "move_limit": self.patience,
        }


def hash_of(box: Box) -> str:
    """Return by what the settings know a set of components."""
    return hashlib.sha256(repr(box).encode()).hexdigest()


def _text(bot: str | Entrant) -> str:
    return bot.strip() if isinstance(bot, str) else bot.text


def _file(name: str) -> Path | None:
    """The file a bot comes from, if it is named by one."""
    head, found, _ = name.rpartition(".py:")
    return Path(head + ".py") if found else None


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
