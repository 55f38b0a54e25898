"""What all environments are told: the game, and how its choices are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from sabika.components import load
from sabika.envs.core import layout
from sabika.play.codec import CARDS
from sabika.play.events import MOVES
from sabika.rules import codes
from sabika.rules.book import Book
from sabika.rules.ruleset import Configuration, ConfigurationError

OPTIONS = ("scoring", "open_attack", "ages", "components")


def configure(
    game: str, players: int, modules: Iterable[str], options: Mapping[str, Any] | None
) -> Configuration:
    """Return the configuration; ``options`` are those of ``Game``: scoring, open_attack, ages...

    >>> configure("granada", 4, ["invaders"], {"open_attack": True}).open_attack
    True
    """
    given = dict(options or {})
    if unknown := sorted(set(given) - set(OPTIONS)):
        known = ", ".join(OPTIONS)
        raise ConfigurationError(
            unknown[0], f"there is no option {unknown[0]!r}; there are {known}"
        )
    if given.get("ages") is not None:
        given["ages"] = tuple(given["ages"])
    box = load(given.pop("components", None))
    return Configuration(game, players, tuple(modules), **given, box=box)


def checked_turns(max_turns: int) -> int:
    """Return after how many turns a game is cut off, if that makes sense."""
    if max_turns < 1:
        raise ConfigurationError("max_turns", f"at least one turn is played, not {max_turns}")
    return max_turns


@lru_cache(maxsize=64)
def choice_names(book: Book) -> tuple[str, ...]:
    """Return what every choice means.

    >>> from sabika.play.position import book_of
    >>> names = choice_names(book_of(Configuration()))
    >>> names[0], names[18], names[22], names[62], names[124 + 8 * 16 + 9]
    ('take', 'enough', 'denar-1', 'pavilion-2', 'square (1, 0)')
    """
    kinds = {getattr(codes, name.upper()): name for name in MOVES}
    tiles = book.names.tiles
    squares = [
        f"square ({x - layout.HOME}, {y - layout.HOME})"
        for y in range(layout.MAP)
        for x in range(layout.MAP)
    ]
    maps = range(-4, 5)
    return (
        *(kinds[kind] for kind in range(codes.TAKE, codes.FORGO + 1)),
        *("front", "back", "enough", "room 1", "room 2", "room 3"),
        *CARDS[: layout.CARDS],
        *(tiles[n] if n < len(tiles) else f"no tile {n}" for n in range(62)),
        *squares,
        *(f"{layout.MAP * n} further east" for n in maps),
        *(f"{layout.MAP * n} further north" for n in maps),
    )
