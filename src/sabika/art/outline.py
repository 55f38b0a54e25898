"""The outline of a city, and the stretch of wall on it that would score (7.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sabika.components import WALL_LETTERS
from sabika.play.view import PlacedTile

Square = tuple[int, int]

BEYOND: dict[str, Square] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
"""What lies past each side of a square; y grows to the north (RULES 1)."""

# Where the clockwise walk along a side begins and ends, from the square's lower left corner.
_FROM: dict[str, Square] = {"N": (0, 1), "E": (1, 1), "S": (1, 0), "W": (0, 0)}
_TO: dict[str, Square] = {"N": (1, 1), "E": (1, 0), "S": (0, 0), "W": (0, 1)}


@dataclass(frozen=True)
class Side:
    """An outer side of a city, walked clockwise from one corner of the grid to the next."""

    x: int
    y: int
    letter: str
    walled: bool

    @property
    def start(self) -> Square:
        """The corner that it begins at."""
        dx, dy = _FROM[self.letter]
        return self.x + dx, self.y + dy

    @property
    def end(self) -> Square:
        """The corner that it ends at."""
        dx, dy = _TO[self.letter]
        return self.x + dx, self.y + dy


def walls_of(city: Iterable[PlacedTile]) -> dict[Square, str]:
    """Return the walls by square; the start tile on (0, 0) has none (2.3)."""
    return {(0, 0): "", **{(placed.x, placed.y): placed.tile.walls for placed in city}}


def outline(city: Iterable[PlacedTile]) -> list[Side]:
    """Return the outer sides in order; the outline is one closed line (5.6)."""
    walls = walls_of(city)
    sides = {}
    for (x, y), walled in walls.items():
        for letter in WALL_LETTERS:
            dx, dy = BEYOND[letter]
            if (x + dx, y + dy) not in walls:
                side = Side(x, y, letter, letter in walled)
                sides[side.start] = side
    first = min(sides)
    walk = [sides[first]]
    while walk[-1].end != first:
        walk.append(sides[walk[-1].end])
    return walk


def longest_wall(city: Iterable[PlacedTile]) -> list[Side]:
    """Return the longest unbroken stretch of outer wall, in walking order (7.4)."""
    walk = outline(city)
    gaps = [n for n, side in enumerate(walk) if not side.walled]
    if not gaps:
        return walk
    best: list[Side] = []
    run: list[Side] = []
    for side in walk[gaps[0] :] + walk[: gaps[0]]:
        run = [*run, side] if side.walled else []
        if len(run) > len(best):
            best = run
    return best
