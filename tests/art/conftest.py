"""Games in all sorts of configurations, stopped here and there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from sabika.play.game import Game
from sabika.play.view import View
from sabika.rules.ruleset import MODULES, Configuration

NAMES = ("Ada", "Boabdil", "Carmen", "Diego", "Elvira", "Fátima")
LIKING = {"Buy": 30, "Place": 50, "Build": 12, "Take": 2, "Chests": 3, "Stow": 9, "Remove": 0.1}


def configurations() -> Iterator[Configuration]:
    """Every set of modules once, and every number of players several times."""
    players = 0
    for game in ("alhambra", "granada"):
        modules = MODULES if game == "alhambra" else MODULES[1:3]
        for size in range(len(modules) + 1):
            for chosen in combinations(modules, size):
                players = players % 5 + 1
                invaded = "invaders" in chosen
                yield Configuration(
                    game, players + 1, chosen, open_attack=invaded and players % 2 == 0
                )


def wander(game: Game, rng: random.Random, moves: int) -> None:
    """Play on at random, but rather buy and build than take money."""
    for _ in range(moves):
        if game.over:
            return
        found = game.legal_moves()
        number = Counter(type(move).__name__ for move in found)
        kinds = [type(move).__name__ for move in found]
        weights = [LIKING.get(kind, 1) / number[kind] for kind in kinds]
        game.play(rng.choices(found, weights)[0])


def moments(config: Configuration) -> list[tuple[Game, View]]:
    """A game's first position, some in between and its last, each seen by one seat or by nobody."""
    game = Game.of(config, names=NAMES[: config.players], seed=repr(config))
    rng = random.Random(repr(config))
    found = []
    while True:
        seat = rng.choice([None, game.to_act, *range(config.players)])
        found.append((game.copy(), game.view(seat)))
        if game.over or len(found) > 12:
            return found
        wander(game, rng, rng.randrange(20, 60))


@pytest.fixture(scope="session")
def played() -> list[tuple[Game, View]]:
    """Positions of all configurations, with what somebody sees of them."""
    return [moment for config in configurations() for moment in moments(config)]


@pytest.fixture(scope="session")
def views(played: list[tuple[Game, View]]) -> list[View]:
    """The views of those positions."""
    return [view for _, view in played]
