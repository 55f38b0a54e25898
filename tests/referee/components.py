"""The components (section 2, 10) as the CSV files in `data/` give them."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DATA = Path(__file__).parent / "data"
SPACES = ("denar", "dirham", "ducat", "florin")  # the currencies of market spaces 1 to 4
DIRECTIONS = ("north", "east", "south", "west")


@dataclass(frozen=True)
class Face:
    """One side of a tile as it can lie open.  A bazaar has no type and no price (B.3, B.4)."""

    tile: str
    side: str
    type: str | None
    price: int
    walls: str


@dataclass(frozen=True)
class Bazaar:
    """B.1: a currency and three building types."""

    tile: str
    currency: str
    types: frozenset[str]


START_FACE = Face("start", "front", None, 0, "")


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one data file."""
    with (DATA / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@cache
def buildings(game: str) -> dict[tuple[str, str], Face]:
    """2.2, G.1: every side of every building tile, by tile and side."""
    faces = {}
    if game == "alhambra":
        for row in rows("alhambra_tiles.csv"):
            key = row["id"], "front"
            faces[key] = Face(*key, row["type"], int(row["price"]), row["walls"])
        return faces
    for row in rows("granada_tiles.csv"):
        for side in ("front", "back"):
            price = int(row[f"{side}_price"])
            faces[row["id"], side] = Face(row["id"], side, row[f"{side}_type"], price, row["moats"])
    return faces


@cache
def bazaars() -> dict[str, Bazaar]:
    """B.1: the eight bazaars."""
    return {
        row["id"]: Bazaar(row["id"], row["currency"], frozenset(row["types"].split()))
        for row in rows("bazaars.csv")
    }


@cache
def chests() -> dict[str, int]:
    """T.1: 42 chests by type."""
    return {row["type"]: int(row["chests"]) for row in rows("chests.csv")}


@cache
def types(game: str) -> tuple[str, ...]:
    """The building types of the game."""
    return tuple(dict.fromkeys(face.type for face in buildings(game).values() if face.type))


@cache
def alhambra_points() -> dict[tuple[str, str], tuple[int, ...]]:
    """7.2: points for the places, by scoring and type."""
    table = {}
    for row in rows("alhambra_points.csv"):
        for scoring, places in (("A", 1), ("B", 2), ("C", 3)):
            letters = [f"{scoring.lower()}{place}" for place in range(1, places + 1)]
            table[scoring, row["type"]] = tuple(int(row[letter]) for letter in letters)
    return table
