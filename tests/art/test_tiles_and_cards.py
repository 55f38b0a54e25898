"""Every tile on every side and every card: whole, sound and showing what it should."""

from __future__ import annotations

from itertools import product
from xml.etree import ElementTree

import pytest

from sabika.art.cards import card_svg
from sabika.art.tiles import START_TILE, tile_svg
from sabika.components import load
from sabika.play.codec import CARDS
from sabika.play.view import TileView

SVG = "{http://www.w3.org/2000/svg}"
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


def texts(drawing: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in drawing.iter(f"{SVG}text")]


def uses(drawing: ElementTree.Element, name: str) -> int:
    """How often a symbol is used outside of the definitions."""
    defined = {id(e) for defs in drawing.iter(f"{SVG}defs") for e in defs.iter()}
    return sum(
        (element.get("href") or "").endswith(f"-{name}")
        for element in drawing.iter(f"{SVG}use")
        if id(element) not in defined
    )


def sound(svg: str) -> ElementTree.Element:
    """Return the drawing if nothing in it points outside or to nothing."""
    drawing = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in drawing.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in drawing.iter():
        for name, value in element.attrib.items():
            assert "url(" not in value
            assert "://" not in value
            if name.endswith("href"):
                assert value[0] == "#"
                assert value[1:] in ids
    assert drawing.get("viewBox") == f"0 0 {drawing.get('width')} {drawing.get('height')}"
    assert drawing.get("aria-label") == drawing.findtext(f"{SVG}title")
    assert drawing.get("aria-label")
    return drawing


def test_all_of_them_are_there() -> None:
    assert (len(ALHAMBRA), len(GRANADA), len(BAZAARS), len(CARDS)) == (54, 108, 8, 42)


@pytest.mark.parametrize("tile", ALHAMBRA, ids=lambda tile: tile.id)
def test_tiles_of_alhambra(tile: TileView) -> None:
    for chest, dark in product((False, True), repeat=2):
        drawing = sound(tile_svg(tile, chest=chest, dark=dark))
        assert texts(drawing) == [str(tile.price)]
        assert uses(drawing, "wall") == uses(drawing, "merlons") == len(tile.walls)
        assert uses(drawing, "street") == 4 - len(tile.walls)
        assert uses(drawing, f"picture-{tile.type}") == 1
        assert uses(drawing, "mark-chest") == chest
        assert uses(drawing, "water") == 0


@pytest.mark.parametrize("tile", GRANADA, ids=lambda tile: f"{tile.id}-{tile.side}")
def test_tiles_of_granada_show_the_other_side_too(tile: TileView) -> None:
    for dark in (False, True):
        drawing = sound(tile_svg(tile, dark=dark))
        assert texts(drawing) == [str(tile.price), str(tile.other_price)]
        assert uses(drawing, "water") == uses(drawing, "bank") == len(tile.walls)
        assert uses(drawing, "wall") == 0
        assert uses(drawing, f"picture-{tile.type}") == 1
        assert uses(drawing, f"mark-{tile.other_type}") == 1


def turns(drawing: ElementTree.Element, name: str) -> list[str]:
    found = [e for e in drawing.iter(f"{SVG}use") if (e.get("href") or "").endswith(f"-{name}")]
    return [element.get("transform") or "rotate(0 50 50)" for element in found]


@pytest.mark.parametrize(
    ("walls", "angles"), [("N", [0]), ("E", [90]), ("SW", [180, 270]), ("NEW", [0, 90, 270])]
)
def test_walls_stand_on_their_sides(walls: str, angles: list[int]) -> None:
    drawing = sound(tile_svg(TileView("tower-1", "tower", 1, walls)))
    assert turns(drawing, "wall") == [f"rotate({angle} 50 50)" for angle in angles]


@pytest.mark.parametrize(
    ("walls", "corners"), [("N", 0), ("NS", 0), ("NE", 1), ("NW", 1), ("ESW", 2), ("", 0)]
)
def test_walls_meet_in_a_tower(walls: str, corners: int) -> None:
    drawing = sound(tile_svg(TileView("tower-1", "tower", 1, walls)))
    assert uses(drawing, "turret") == corners


@pytest.mark.parametrize("tile", BAZAARS, ids=lambda tile: tile.id)
def test_bazaars_show_currency_and_types(tile: TileView) -> None:
    drawing = sound(tile_svg(tile))
    assert uses(drawing, f"shape-{tile.currency}") == 1
    assert [uses(drawing, f"mark-{kind}") for kind in tile.types] == [1, 1, 1]
    assert uses(drawing, "street") == 4


def test_start_tile_is_open_to_all_sides() -> None:
    drawing = sound(tile_svg(START_TILE))
    assert uses(drawing, "street") == 4
    assert texts(drawing) == []


@pytest.mark.parametrize("name", CARDS[:40])
def test_cards_show_value_and_shape(name: str) -> None:
    currency, _, value = name.partition("-")
    for dark in (False, True):
        drawing = sound(card_svg(name, dark=dark))
        shown = "3" if value == "builder" else value
        assert set(texts(drawing)) == {shown}
        assert uses(drawing, f"shape-{currency}") == 1
        assert uses(drawing, "mark-builder") == (value == "builder")


def test_backs_and_scoring_cards() -> None:
    assert texts(sound(card_svg(None))) == []
    assert [texts(sound(card_svg(name))) for name in CARDS[40:]] == [["A"], ["B"]]


def test_no_two_cards_or_tiles_look_the_same() -> None:
    cards = {card_svg(name) for name in CARDS}
    assert len(cards) == len(CARDS)
    looks = {tile_svg(tile) for tile in (*ALHAMBRA, *GRANADA, *BAZAARS)}
    faces = {(t.type, t.price, t.walls, t.other_type, t.types) for t in (*ALHAMBRA, *GRANADA)}
    assert len(looks) == len(faces) + len(BAZAARS)
