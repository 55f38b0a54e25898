"""How a city looks from outside: its wall, its open sides, and what can still be built onto it.

A city is a set of (square, walls): squares are numbers (``square_at``), walls bits of ``BITS``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sabika.components import WALL_LETTERS
from sabika.play.view import PlacedTile

City: TypeAlias = frozenset[tuple[int, int]]

STEPS = (1, 128, -1, -128)  # north, east, south, west
AROUND = (1, 129, 128, 127, -1, -129, -128, -127)  # clockwise from the north
BITS = {letter: 1 << side for side, letter in enumerate(WALL_LETTERS)}


def square_at(x: int, y: int) -> int:
    """Return the number of a square; its neighbours are ``STEPS`` away."""
    return 128 * x + y


START_SQUARE = square_at(0, 0)


def bits_of(walls: str) -> int:
    """Return walls as bits: north 1, east 2, south 4, west 8."""
    return sum(BITS[letter] for letter in walls)


def city_of(tiles: Iterable[PlacedTile]) -> City:
    """Return the city of these tiles, with its start tile."""
    placed = [(square_at(each.x, each.y), bits_of(each.tile.walls)) for each in tiles]
    return frozenset([(START_SQUARE, 0), *placed])


class Shape(NamedTuple):
    """What counts of a city's form.

    ``wall`` is the longest stretch (7.4), ``walls`` all outer walled sides, ``open_sides`` the
    outer sides without wall by direction (I.2). ``room`` pairs every square that can be built on
    with the set of walls that fit there, as bits by ``bits_of``; ``fits`` and ``fits_twice`` are
    the walls that fit on some square, and on two or more.
    """

    wall: int
    walls: int
    open_sides: tuple[int, int, int, int]
    room: tuple[tuple[int, int], ...]
    fits: int
    fits_twice: int


def _fitting(walled: int, passable: int) -> int:
    """The walls that fit where these sides must be walled and those passable (5.2, 5.3)."""
    return sum(
        1 << walls
        for walls in range(15)  # no tile has four walls (2.2)
        if passable and walls & walled == walled and not walls & passable
    )


def _unbroken(ring: int) -> bool:
    """Whether the occupied squares around form one run, so that no hole comes to be (5.5)."""
    bits = [ring >> place & 1 for place in range(8)]
    return sum(bits[place] and not bits[place - 1] for place in range(8)) == 1


_FITTING = [_fitting(sides >> 4, sides & 15) for sides in range(256)]
_UNBROKEN = [_unbroken(ring) for ring in range(256)]


@lru_cache(maxsize=4096)
def shape_of(city: City) -> Shape:
    """Walk once around a city and note what is there."""
    tiles = dict(city)
    beyond: dict[int, int] = {}
    open_sides = [0, 0, 0, 0]
    outline: list[bool] = []
    square, side = first = max(tiles), 1  # nothing lies east of the last square
    while True:
        walled = bool(tiles[square] >> side & 1)
        outline.append(walled)
        outside = square + STEPS[side]
        mark = 1 << (side ^ 2)  # the side that the square beyond turns to the city
        if walled:
            beyond[outside] = beyond.get(outside, 0) | mark << 4
        else:
            beyond[outside] = beyond.get(outside, 0) | mark
            open_sides[side] += 1
        ahead = square + STEPS[side + 1 & 3]
        if ahead + STEPS[side] in tiles:
            square, side = ahead + STEPS[side], side - 1 & 3
        elif ahead in tiles:
            square = ahead
        else:
            side = side + 1 & 3
        if (square, side) == first:
            break
    return _shape(tiles, beyond, outline, open_sides)


def _shape(
    tiles: dict[int, int], beyond: dict[int, int], outline: list[bool], open_sides: list[int]
) -> Shape:
    room = []
    fits = fits_twice = 0
    for square, sides in beyond.items():
        fitting = _FITTING[sides]
        if fitting and _UNBROKEN[_ring(tiles, square)]:
            room.append((square, fitting))
            fits_twice |= fits & fitting
            fits |= fitting
    north, east, south, west = open_sides
    return Shape(
        longest_run(outline),
        sum(outline),
        (north, east, south, west),
        tuple(room),
        fits,
        fits_twice,
    )


def _ring(tiles: dict[int, int], square: int) -> int:
    ring = 0
    for place, step in enumerate(AROUND):
        if square + step in tiles:
            ring |= 1 << place
    return ring


def longest_run(outline: list[bool]) -> int:
    """Return the longest run of walled sides along a closed line (7.4)."""
    if all(outline):
        return len(outline)
    best = run = 0
    start = outline.index(False)
    for walled in outline[start:] + outline[:start]:
        run = run + 1 if walled else 0
        best = max(best, run)
    return best
