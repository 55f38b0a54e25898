"""From data files to a checked box."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

from sabika.components import tables
from sabika.components.box import Box, Lookup, PointTable
from sabika.components.errors import ComponentError
from sabika.components.files import replacements, shipped
from sabika.components.names import ALHAMBRA_TYPES, GRANADA_SCORINGS, GRANADA_TYPES
from sabika.components.rows import Row, read_rows


def load(path: str | os.PathLike[str] | None = None) -> Box:
    """The box: the shipped one, or one with files of the user's own (RULES 11).

    `path` is a folder with any of the data files, or one such file; what it does not replace
    comes from the package. The whole is checked against the rules, and ComponentError says
    what is wrong with it. Without `path` the same object is returned every time.

    >>> load().chests["garden"]
    9
    """
    return _shipped_box() if path is None else _box(replacements(path))


@cache
def _shipped_box() -> Box:
    return _box({})


def _box(own: Mapping[str, bytes]) -> Box:
    rows = {
        file: read_rows(file, own[file] if file in own else shipped(file), columns)
        for file, columns in tables.COLUMNS.items()
    }
    file = "alhambra_points.csv"
    by_type = tables.one_row_each(file, rows[file], "type", ALHAMBRA_TYPES, "7.2")
    points = {name: tables.point_table(row, "7.2") for name, row in by_type.items()}
    numbers = tables.tile_numbers(file, by_type)
    tiles = tables.alhambra_tiles("alhambra_tiles.csv", rows["alhambra_tiles.csv"], numbers)
    return Box(
        alhambra_tiles=tiles,
        granada_tiles=tables.granada_tiles("granada_tiles.csv", rows["granada_tiles.csv"]),
        alhambra_types=tuple(by_type),
        granada_types=GRANADA_TYPES,
        colours=Lookup(tables.colours(by_type)),
        points=Lookup(points),
        chest_points=_chest_points(rows["chest_points.csv"]),
        granada_points=Lookup(_granada_points(rows["granada_points.csv"])),
        chests=Lookup(_chests(rows["chests.csv"])),
        bazaars=tables.bazaars("bazaars.csv", rows["bazaars.csv"], tuple(by_type), tiles),
    )


def _chest_points(rows: list[Row]) -> PointTable:
    """The file's only line (T.6)."""
    if len(rows) != 1:
        raise ComponentError(
            "chest_points.csv",
            "wrong-row-count",
            f"number of lines below the columns: {len(rows)} instead of 1",
            rule="T.6",
            params={"value": len(rows), "expected": 1},
        )
    return tables.point_table(rows[0], "T.6")


def _granada_points(rows: list[Row]) -> dict[str, PointTable]:
    """A line for the standard points (G.6) and one for the simple ones (G.7)."""
    by_scoring = tables.one_row_each("granada_points.csv", rows, "scoring", GRANADA_SCORINGS, "G.7")
    return {
        name: tables.point_table(by_scoring[name], rule)
        for name, rule in zip(GRANADA_SCORINGS, ("G.6", "G.7"), strict=True)
    }


def _chests(rows: list[Row]) -> dict[str, int]:
    by_type = tables.one_row_each("chests.csv", rows, "type", ALHAMBRA_TYPES, "T.1")
    return tables.chest_numbers("chests.csv", by_type)
