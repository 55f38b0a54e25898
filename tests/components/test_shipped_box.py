"""The box as shipped: what the rulebooks say about it."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import product

import pytest

import sabika.components
import sabika.components.loading
from sabika.components import (
    ALHAMBRA_TYPES,
    CURRENCIES,
    DIRECTIONS,
    GRANADA_TYPES,
    SCORINGS,
    START,
    Bazaar,
    Box,
    Side,
    Tile,
    load,
)


@pytest.fixture(scope="module")
def box() -> Box:
    return load()


def by_id(tiles: tuple[Tile, ...], name: str) -> Tile:
    (tile,) = (tile for tile in tiles if tile.id == name)
    return tile


def test_names() -> None:
    """1: currencies in the order of the market, directions clockwise."""
    assert CURRENCIES == ("denar", "dirham", "ducat", "florin")
    assert DIRECTIONS == ("north", "east", "south", "west")
    assert SCORINGS == ("A", "B", "C")
    assert START == "start"


def test_alhambra_tiles(box: Box) -> None:
    """2.2: 54 tiles, 7 7 9 9 11 11 by type, at most three walls."""
    tower = by_id(box.alhambra_tiles, "tower-13")
    assert tower == Tile("tower-13", Side("tower", 13), None, "E")
    assert len(box.alhambra_tiles) == 54
    found = Counter(tile.front.type for tile in box.alhambra_tiles)
    assert [found[name] for name in box.alhambra_types] == [7, 7, 9, 9, 11, 11]
    assert max(len(tile.walls) for tile in box.alhambra_tiles) == 3
    assert by_id(box.alhambra_tiles, "arcades-8b").walls == "N"
    assert START not in {tile.id for tile in box.alhambra_tiles}


def test_alhambra_points(box: Box) -> None:
    """7.2: six types; A scores the first place, B two, C three."""
    assert box.alhambra_types == ALHAMBRA_TYPES
    assert box.points["tower"] == ((6, 0, 0), (13, 6, 0), (21, 13, 6))
    assert box.points["pavilion"] == ((1, 0, 0), (8, 1, 0), (16, 8, 1))
    assert list(box.points) == list(box.alhambra_types) == list(box.colours)
    assert box.colours["tower"] == "violet"


def test_granada_tiles(box: Box) -> None:
    """G.1: the pairs that the rulebooks show, and each type once at every price 2 to 13."""
    arena = by_id(box.granada_tiles, "arena-4")
    assert (arena.front, arena.back) == (Side("arena", 4), Side("hospital", 5))
    library = by_id(box.granada_tiles, "library-6")
    assert (library.front, library.back) == (Side("library", 6), Side("district", 7))
    sides = [side for tile in box.granada_tiles for side in (tile.front, tile.back) if side]
    every = [Side(name, price) for name, price in product(GRANADA_TYPES, range(2, 14))]
    assert Counter(sides) == Counter(every)


def test_granada_types_and_points(box: Box) -> None:
    """G.5, G.6, G.7: scoring order, multipliers, simple points."""
    order = "arena bath_house library hostel hospital market park school district"
    assert box.granada_types == tuple(order.split())
    assert dict(box.granada_points) == {
        "standard": ((1, 0, 0), (2, 1, 0), (3, 2, 1)),
        "simple": ((3, 0, 0), (10, 3, 0), (18, 10, 3)),
    }


def test_chests(box: Box) -> None:
    """T.1, T.6: 42 chests and their points."""
    assert box.chests["garden"] == 9
    assert sum(box.chests.values()) == 42
    assert box.chest_points == ((7, 0, 0), (14, 7, 0), (22, 14, 7))


def test_bazaars(box: Box) -> None:
    """B.1: eight, two for each currency, three types each."""
    assert Counter(bazaar.currency for bazaar in box.bazaars) == dict.fromkeys(CURRENCIES, 2)
    first = Bazaar("bazaar-denar-a", "denar", ("pavilion", "seraglio", "arcades"))
    assert box.bazaars[0] == first


def test_box_is_one_immutable_value(box: Box) -> None:
    """The shipped box is shared, so nobody may change it; it travels between processes."""
    assert load() is box
    with pytest.raises(FrozenInstanceError):
        box.bazaars = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        box.chests["garden"] = 1  # type: ignore[index]
    for twin in (pickle.loads(pickle.dumps(box)), copy.deepcopy(box)):
        assert twin == box
        assert hash(twin) == hash(box)
    assert repr(box.chests).startswith("Lookup({'pavilion': 5,")


def test_doctests() -> None:
    for module in (sabika.components, sabika.components.loading):
        result = doctest.testmod(module)
        assert result.attempted > 0
        assert result.failed == 0


def test_import_reads_no_file() -> None:
    """Importing is cheap: the files are read by `load`, and only then."""
    script = (
        "import sys, sabika.components.loading as loading;"
        "assert loading._shipped_box.cache_info().currsize == 0;"
        "assert 'importlib.resources' not in sys.modules"
    )
    # -S: a site-packages .pth file may have imported anything.
    folder = str(sabika.components.__path__[0]).removesuffix("/sabika/components")
    subprocess.run([sys.executable, "-S", "-c", script], check=True, env={"PYTHONPATH": folder})
