"""What bazaars in a city are worth, now and with what may come (B.5)."""

from __future__ import annotations

from collections.abc import Mapping

from sabika.bots.greedy_city import AROUND, START_SQUARE
from sabika.play.view import TileView


def bazaar_value(tiles: Mapping[int, TileView], hope: float) -> float:
    """Return the points of all bazaars; an empty square counts as ``hope`` of a matching tile."""
    return sum(
        _one(tiles, square, tile.types, hope) for square, tile in tiles.items() if tile.type is None
    )


def _one(tiles: Mapping[int, TileView], square: int, types: tuple[str, ...], hope: float) -> float:
    found = 0.0
    empty = 0
    kinds: set[str] = set()
    for step in AROUND:
        beside = tiles.get(square + step)
        if beside is None:
            empty += square + step != START_SQUARE
        elif beside.type in types:
            found += 1
            kinds.add(beside.type)
    coming = hope * empty
    return (found + coming) * min(len(kinds) + coming * (3 - len(kinds)) / 3, 3)
