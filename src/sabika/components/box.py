"""The box as values: tiles, bazaars, points. Immutable, hashable, picklable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

V = TypeVar("V")

PointTable: TypeAlias = tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
"""Scorings A, B, C times first, second, third place; zero where a place scores nothing (7.2)."""


class Lookup(Mapping[str, V]):
    """A read-only mapping. Unlike `MappingProxyType` it can be hashed and pickled."""

    __slots__ = ("_entries",)

    def __init__(self, entries: Mapping[str, V]) -> None:
        self._entries = dict(entries)

    def __getitem__(self, name: str) -> V:
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return hash(frozenset(self._entries.items()))

    def __repr__(self) -> str:
        return f"Lookup({self._entries!r})"


@dataclass(frozen=True, slots=True)
class Side:
    """One face of a tile: its building type and price."""

    type: str
    price: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile (2.2). `back` is None in Alhambra; in Granada both sides count (G.1).

    `walls` names the walled sides, or those with a moat, as a subset of "NESW" in that order.
    They are the same for front and back.
    """

    id: str
    front: Side
    back: Side | None
    walls: str


@dataclass(frozen=True, slots=True)
class Bazaar:
    """A bazaar tile (B.1): the currency it is paid in and the three types it scores with."""

    id: str
    currency: str
    types: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box that is not the same for every copy of a card.

    `sabika.components.load` makes one and checks it; the constructor itself checks nothing.
    """

    alhambra_tiles: tuple[Tile, ...]
    """54 tiles in the order of the file (2.2)."""
    granada_tiles: tuple[Tile, ...]
    """54 two-sided tiles in the order of the file (G.1)."""
    alhambra_types: tuple[str, ...]
    """The six types in the order of `alhambra_points.csv`."""
    granada_types: tuple[str, ...]
    """The nine types in scoring order (G.5)."""
    colours: Mapping[str, str]
    """Alhambra's types to their colours, which the chests share (T.1)."""
    points: Mapping[str, PointTable]
    """Alhambra's types to their points (7.2)."""
    chest_points: PointTable
    """Points for the most chests (T.6)."""
    granada_points: Mapping[str, PointTable]
    """`standard` to multipliers of N (G.6), `simple` to points (G.7)."""
    chests: Mapping[str, int]
    """Alhambra's types to the number of chests of that colour (T.1)."""
    bazaars: tuple[Bazaar, ...]
    """Eight, two for each currency (B.1)."""
