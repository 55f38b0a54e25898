"""Every tile on every side and every card: whole, sound and showing what it should."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sabika.art.cards import card_svg
from sabika.art.tiles import START_TILE, tile_svg
from sabika.components import load
from sabika.play.codec import CARDS
from sabika.play.view import TileView

BOX = load()
ALHAMBRA = [
    TileView(tile.id, tile.front.type, tile.front.price, tile.walls) for tile in BOX.alhambra_tiles
]
GRANADA = [
    TileView(tile.id, shown.type, shown.price, tile.walls, side, other.type, other.price)
    for tile in BOX.granada_tiles
    if tile.back is not None
    for side, shown, other in (("front", tile.front, tile.back), ("back", tile.back, tile.front))
]
BAZAARS = [
    TileView(tile.id, None, None, "", currency=tile.currency, types=tile.types)
    for tile in BOX.bazaars
]


def test_all_of_them_are_there() -> None:
    assert (len(ALHAMBRA), len(GRANADA), len(BAZAARS), len(CARDS)) == (54, 108, 8, 42)


@pytest.mark.parametrize("tile", ALHAMBRA, ids=lambda tile: tile.id)
def test_tiles_of_alhambra(tile: TileView, read: Any) -> None:
    for chest, dark in product((False, True), repeat=2):
        drawing = read(tile_svg(tile, chest=chest, dark=dark))
        assert drawing.texts == [str(tile.price)]
        assert drawing.uses("wall") == drawing.uses("merlons") == len(tile.walls)
        assert drawing.uses("street") == 4 - len(tile.walls)
        assert drawing.uses(f"picture-{tile.type}") == 1
        assert drawing.uses("mark-chest") == chest
        assert drawing.uses("water") == 0


@pytest.mark.parametrize("tile", GRANADA, ids=lambda tile: f"{tile.id}-{tile.side}")
def test_tiles_of_granada_show_the_other_side_too(tile: TileView, read: Any) -> None:
    for dark in (False, True):
        drawing = read(tile_svg(tile, dark=dark))
        assert drawing.texts == [str(tile.price), str(tile.other_price)]
        assert drawing.uses("water") == drawing.uses("bank") == len(tile.walls)
        assert drawing.uses("wall") == 0
        assert drawing.uses(f"picture-{tile.type}") == 1
        assert drawing.uses(f"mark-{tile.other_type}") == 1


@pytest.mark.parametrize(
    ("walls", "angles"), [("N", [0]), ("E", [90]), ("SW", [180, 270]), ("NEW", [0, 90, 270])]
)
def test_walls_stand_on_their_sides(walls: str, angles: list[int], read: Any) -> None:
    drawing = read(tile_svg(TileView("tower-1", "tower", 1, walls)))
    expected = [f"rotate({angle} 50 50)" if angle else "" for angle in angles]
    assert drawing.turns("wall") == expected


@pytest.mark.parametrize(
    ("walls", "corners"), [("N", 0), ("NS", 0), ("NE", 1), ("NW", 1), ("ESW", 2), ("", 0)]
)
def test_walls_meet_in_a_tower(walls: str, corners: int, read: Any) -> None:
    drawing = read(tile_svg(TileView("tower-1", "tower", 1, walls)))
    assert drawing.uses("turret") == corners


@pytest.mark.parametrize("tile", BAZAARS, ids=lambda tile: tile.id)
def test_bazaars_show_currency_and_types(tile: TileView, read: Any) -> None:
    drawing = read(tile_svg(tile))
    assert drawing.uses(f"shape-{tile.currency}") == 1
    assert [drawing.uses(f"mark-{kind}") for kind in tile.types] == [1, 1, 1]
    assert drawing.uses("street") == 4


def test_start_tile_is_open_to_all_sides(read: Any) -> None:
    drawing = read(tile_svg(START_TILE))
    assert drawing.uses("street") == 4
    assert drawing.texts == []


@pytest.mark.parametrize("name", CARDS[:40])
def test_cards_show_value_and_shape(name: str, read: Any) -> None:
    currency, _, value = name.partition("-")
    for dark in (False, True):
        drawing = read(card_svg(name, dark=dark))
        shown = "3" if value == "builder" else value
        assert set(drawing.texts) == {shown}
        assert drawing.uses(f"shape-{currency}") == 1
        assert drawing.uses("mark-builder") == (value == "builder")


def test_backs_and_scoring_cards(read: Any) -> None:
    assert read(card_svg(None)).texts == []
    assert [read(card_svg(name)).texts for name in CARDS[40:]] == [["A"], ["B"]]


def test_no_two_cards_or_tiles_look_the_same() -> None:
    cards = {card_svg(name) for name in CARDS}
    assert len(cards) == len(CARDS)
    looks = {tile_svg(tile) for tile in (*ALHAMBRA, *GRANADA, *BAZAARS)}
    faces = {(t.type, t.price, t.walls, t.other_type, t.types) for t in (*ALHAMBRA, *GRANADA)}
    assert len(looks) == len(faces) + len(BAZAARS)
