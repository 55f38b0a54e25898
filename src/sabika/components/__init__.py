"""The box: tiles, chests, bazaars and points as data files, loaded and checked.

>>> from sabika.components import load
>>> [tile.walls for tile in load().alhambra_tiles if tile.id == "tower-13"]
['E']
"""

from __future__ import annotations

from sabika.components.box import Bazaar, Box, PointTable, Side, Tile
from sabika.components.errors import ComponentError
from sabika.components.loading import load
from sabika.components.names import (
    ALHAMBRA_TYPES,
    CURRENCIES,
    DIRECTIONS,
    GRANADA_SCORINGS,
    GRANADA_TYPES,
    SCORINGS,
    START,
    WALL_LETTERS,
)

__all__ = [
    "ALHAMBRA_TYPES",
    "CURRENCIES",
    "DIRECTIONS",
    "GRANADA_SCORINGS",
    "GRANADA_TYPES",
    "SCORINGS",
    "START",
    "WALL_LETTERS",
    "Bazaar",
    "Box",
    "ComponentError",
    "PointTable",
    "Side",
    "Tile",
    "load",
]
