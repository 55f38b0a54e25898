"""Names that the rules, the record and the data files share (RULES 1, RECORD "Names")."""

from __future__ import annotations

CURRENCIES = ("denar", "dirham", "ducat", "florin")
"""In the order of the market spaces 1 to 4 (RULES 1)."""

DIRECTIONS = ("north", "east", "south", "west")
WALL_LETTERS = "NESW"
"""Sides of a tile in the order of DIRECTIONS; `Tile.walls` is a subset in this order."""

SCORINGS = ("A", "B", "C")

START = "start"
"""The start tile's id (2.3). It is in no data file: it has no type, price or walls."""

ALHAMBRA_TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
GRANADA_TYPES = (
    "arena",
    "bath_house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "district",
)
"""In scoring order (G.5)."""

GRANADA_SCORINGS = ("standard", "simple")
"""The option `scoring`: multipliers of N (G.6) or fixed points (G.7)."""
