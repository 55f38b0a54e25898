"""Tables for bots: every title and set of modules, with all numbers of players in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from random import Random

from sabika.bots import Bot, make_bot
from sabika.bots.budget import UNLIMITED, Budget
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.play.view import View
from sabika.rules.ruleset import MODULES, NEED_ALHAMBRA, Configuration

ALL_MODULES = MODULES
GRANADA_MODULES = tuple(name for name in MODULES if name not in NEED_ALHAMBRA)


def _subsets(modules: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(modules, n) for n in range(len(modules) + 1))


def _tables() -> Iterator[Configuration]:
    number = 0
    for game, modules in (("alhambra", ALL_MODULES), ("granada", GRANADA_MODULES)):
        for chosen in _subsets(modules):
            for turn in range(2):
                open_attack = "invaders" in chosen and turn == 1
                scoring = "simple" if game == "granada" and turn == 1 else "standard"
                yield Configuration(game, 2 + number % 5, chosen, scoring, open_attack)
                number += 1
    for players in range(2, 7):
        yield Configuration("alhambra", players, ALL_MODULES)
        yield Configuration("granada", players, GRANADA_MODULES)


TABLES = list(_tables())


def label(config: Configuration) -> str:
    """A short name for a table."""
    initials = "".join(module[0] for module in config.modules) or "base"
    option = "-open" if config.open_attack else ""
    return f"{config.game}-{config.players}-{initials}-{config.scoring}{option}"


class Watched:
    """A bot that keeps what it was asked and what it answered."""

    def __init__(self, name: str) -> None:
        self.bot: Bot = make_bot(name)
        self.name = name
        self.decisions: list[tuple[View, list[Move], Move]] = []

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Ask the bot."""
        move = self.bot.choose(view, moves, rng, budget)
        self.decisions.append((view, list(moves), move))
        return move


def moments(config: Configuration, seed: str, every: int) -> Iterator[Game]:
    """A random game, stopped before every so many decisions."""
    game = Game.of(config, seed=seed)
    rng = Random(seed)
    number = 0
    while not game.over:
        words = game.position.legal_words()
        if number % every == 0:
            yield game
        game.play(game.position.codec.decode(*rng.choice(words)))
        number += 1
