"""Games in all sorts of configurations, stopped here and there; drawings read back."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest

from sabika.play.game import Game
from sabika.play.view import View
from sabika.rules.ruleset import MODULES, Configuration

SVG = "{http://www.w3.org/2000/svg}"
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
        if game.over or len(found) > 7:
            return found
        wander(game, rng, rng.randrange(25, 90))


@pytest.fixture(scope="session")
def played() -> list[tuple[Game, View]]:
    """Positions of all configurations, with what somebody sees of them."""
    return [moment for config in configurations() for moment in moments(config)]


@pytest.fixture(scope="session")
def views(played: list[tuple[Game, View]]) -> list[View]:
    """The views of those positions."""
    return [view for _, view in played]


class Drawing:
    """A drawing read back: valid, and nothing in it points outside or to nothing."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)
        ids = [element.get("id") for element in self.root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        for element in self.root.iter():
            for name, value in element.attrib.items():
                assert "url(" not in value
                assert "://" not in value
                assert not name.endswith("href") or (value[0] == "#" and value[1:] in ids)
        size = f"0 0 {self.root.get('width')} {self.root.get('height')}"
        assert self.root.get("viewBox") == size
        assert self.label
        assert self.label == self.root.findtext(f"{SVG}title")
        defined = [defs.iter() for defs in self.root.iter(f"{SVG}defs")]
        self._defined = {id(element) for elements in defined for element in elements}

    @property
    def label(self) -> str | None:
        """What the drawing says it is."""
        return self.root.get("aria-label")

    def found(self, kind: str) -> list[ElementTree.Element]:
        """Elements outside of the definitions."""
        return [e for e in self.root.iter(f"{SVG}{kind}") if id(e) not in self._defined]

    @property
    def texts(self) -> list[str]:
        """Everything written."""
        return [element.text or "" for element in self.found("text")]

    @property
    def titles(self) -> list[str]:
        """Everything that says what it is."""
        return [element.text or "" for element in self.found("title")]

    def turns(self, name: str) -> list[str]:
        """How each use of a symbol is moved or turned."""
        uses = [e for e in self.found("use") if (e.get("href") or "").endswith(f"-{name}")]
        return [element.get("transform") or "" for element in uses]

    def uses(self, name: str) -> int:
        """How often a symbol is used."""
        return len(self.turns(name))


@pytest.fixture(scope="session")
def read() -> type[Drawing]:
    """Reads a drawing back."""
    return Drawing
