"""Tiles: a picture of the place, its walls or moats, its streets and its price.

A tile is drawn 100 by 100. What belongs to a side is drawn for the north and turned.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from sabika.art import words
from sabika.art.marks import chip, mark, shape
from sabika.art.palette import CURRENCY, INK, printed
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.silhouettes import MARK, PICTURE, STAR, STAR_INSIDE
from sabika.components import START, WALL_LETTERS
from sabika.play.view import TileView

SIZE = 100
BAND = 14
"""How far a wall or a moat reaches into its tile."""
BANK = 4
START_TILE = TileView(START, None, None, "")


def tile(sheet: Sheet, shown: TileView, *, chest: bool = False) -> str:
    """Return a tile of any kind; a chest stands on it if it carries one (T.3)."""
    name = f"tile-{shown.id}-{shown.side}{'-chest' if chest else ''}"
    return sheet.piece(name, lambda: _tile(sheet, shown, chest))


def _tile(sheet: Sheet, shown: TileView, chest: bool) -> str:
    parts = [*_court(sheet, shown), *_sides(sheet, shown)]
    if shown.id == START:
        parts.append(_star(sheet))
    elif shown.currency is not None:
        parts += _bazaar(sheet, shown)
    else:
        parts += _building(sheet, shown)
    if chest:
        parts.append(badge(sheet))
    return titled(words.describe(shown, chest, sheet.language), *parts)


def tile_svg(
    shown: TileView, *, chest: bool = False, dark: bool = False, language: str = "en"
) -> str:
    """Return a tile as a drawing of its own."""
    sheet = Sheet(dark, language)
    title = words.describe(shown, chest, language)
    return sheet.svg(SIZE, SIZE, title, tile(sheet, shown, chest=chest))


def kind_of(shown: TileView) -> str:
    """Return the building type, or what stands for one: bazaar, start."""
    if shown.type is not None:
        return shown.type
    return START if shown.id == START else "bazaar"


def has_moats(shown: TileView) -> bool:
    """Whether its sides are moats: tiles with two sides have them (G.1)."""
    return shown.other_type is not None


def _court(sheet: Sheet, shown: TileView) -> Iterable[str]:
    light = sheet.theme
    kind = kind_of(shown)
    yield tag(
        "rect",
        width=SIZE,
        height=SIZE,
        fill=light.court(kind),
        stroke=light.kerb,
        stroke_width=0.8,
    )
    for turn, letter in enumerate(WALL_LETTERS):
        if letter not in shown.walls:
            yield sheet.use("street", lambda: _street(sheet), turn=90 * turn)
    yield tag("circle", cx=50, cy=54, r=27, fill=light.path)


def _street(sheet: Sheet) -> str:
    light = sheet.theme
    kerbs = "M37.500 0V40M62.500 0V40"
    return tag("rect", x=37, width=26, height=45, fill=light.path) + tag(
        "path", d=kerbs, stroke=light.kerb, stroke_width=2, stroke_dasharray="6 4"
    )


# Walls and moats.


def _sides(sheet: Sheet, shown: TileView) -> Iterable[str]:
    turns = [90 * n for n, letter in enumerate(WALL_LETTERS) if letter in shown.walls]
    for name, draw in MOAT if has_moats(shown) else WALL:
        for turn in turns:
            yield sheet.use(name, partial(draw, sheet), turn=turn)
    if not has_moats(shown):
        for turn in turns:
            if (turn + 90) % 360 in turns:
                yield sheet.use("turret", lambda: turret(sheet), turn=turn)


def _wall(sheet: Sheet) -> str:
    light = sheet.theme
    return tag("rect", width=SIZE, height=BAND, fill=light.wall_deep) + tag(
        "rect", y=5, width=SIZE, height=BAND - 6.5, fill=light.wall
    )


def _merlons(sheet: Sheet) -> str:
    teeth = "".join(f"M{4 + 20 * n} 0h12v7h-12z" for n in range(5))
    return tag("path", d=teeth, fill=sheet.theme.wall_light)


def turret(sheet: Sheet) -> str:
    """Return the tower where the walls of the north and the east meet."""
    light = sheet.theme
    return tag("rect", x=82, width=18, height=18, fill=light.wall_deep) + tag(
        "rect", x=84, y=2, width=14, height=14, fill=light.wall_light
    )


def join(sheet: Sheet, moat: bool) -> str:
    """Return what closes the gap in the upper right corner of a square, between two walls."""
    light = sheet.theme
    if moat:
        reach = BAND + BANK
        return tag("rect", x=SIZE - reach, width=reach, height=reach, fill=light.bank) + tag(
            "rect", x=SIZE - BAND, width=BAND, height=BAND, fill=light.water
        )
    return tag("rect", x=SIZE - BAND, width=BAND, height=BAND, fill=light.wall_deep) + tag(
        "rect", x=SIZE - BAND + 2, y=0, width=BAND - 2, height=BAND - 2, fill=light.wall_light
    )


def _bank(sheet: Sheet) -> str:
    return tag("rect", width=SIZE, height=BAND + BANK, fill=sheet.theme.bank)


def _water(sheet: Sheet) -> str:
    waves = "M4 5q4-4 8 0t8 0M36 9q4-4 8 0t8 0M68 5q4-4 8 0t8 0"
    light = sheet.theme
    return tag("rect", width=SIZE, height=BAND, fill=light.water) + tag(
        "path", d=waves, fill="none", stroke=light.water_light, stroke_width=2
    )


WALL = (("wall", _wall), ("merlons", _merlons))
MOAT = (("bank", _bank), ("water", _water))


# What stands inside.


def _building(sheet: Sheet, shown: TileView) -> Iterable[str]:
    kind = kind_of(shown)
    x, y, scale = (24, 35, 0.81) if shown.other_type is not None else (20, 23, 0.95)
    yield sheet.use(f"picture-{kind}", lambda: picture(sheet, kind), x=x, y=y, scale=scale)
    yield _medallion(sheet, str(shown.price))
    if shown.other_type is not None:
        yield _other_side(sheet, shown.other_type, str(shown.other_price))


def picture(sheet: Sheet, kind: str) -> str:
    """Return a building without its ground, 64 by 64."""
    edge, tones = sheet.theme.edge(kind), sheet.theme.tones(kind)
    outline = tag("path", d=MARK[kind], fill=edge, fill_rule="evenodd", stroke=edge, stroke_width=2)
    return outline + "".join(
        tag("path", d=path, fill=tones[tone], fill_rule="evenodd") for tone, path in PICTURE[kind]
    )


def _medallion(sheet: Sheet, price: str) -> str:
    light = sheet.theme
    size = 16 if len(price) == 1 else 14.5
    return tag(
        "circle", cx=27, cy=27, r=12.5, fill=light.card, stroke=light.wall_deep, stroke_width=2
    ) + text(price, 27, 32.5, size, INK, serif=True, bold=True)


def _other_side(sheet: Sheet, kind: str, price: str) -> str:
    light = sheet.theme
    plaque = tag(
        "path", d="M52 17h28l6 6v13H52z", fill=light.card, stroke=light.wall_deep, stroke_width=1.2
    )
    fold = tag("path", d="M80 17v6h6z", fill=light.wall_deep)
    drawn = mark(sheet, kind, 54, 20, 14, fill=printed(kind))
    return plaque + fold + drawn + text(price, 77, 34, 11, INK, serif=True, bold=True)


def _bazaar(sheet: Sheet, shown: TileView) -> Iterable[str]:
    currency = shown.currency or ""
    yield sheet.use(f"awning-{currency}", lambda: _awning(sheet, currency))
    yield shape(sheet, currency, 50, 50, 10)
    for n, kind in enumerate(shown.types):
        yield chip(sheet, kind, 15 + 24 * n, 64, 22)


def _awning(sheet: Sheet, currency: str) -> str:
    light = sheet.theme
    cloths = (CURRENCY[currency].fill, light.stone)
    return "".join(
        tag(
            "path",
            d=f"M{15 + 10 * n} 11h10v23a5 5 0 0 1-10 0z",
            fill=cloths[n % 2],
            stroke=light.edge("bazaar"),
        )
        for n in range(7)
    )


def _star(sheet: Sheet) -> str:
    light = sheet.theme
    star = tag("path", d=STAR, fill=light.star) + tag("path", d=STAR_INSIDE, fill=light.stone)
    basin = tag("circle", cx=32, cy=32, r=9, fill=light.water, stroke=light.star, stroke_width=2)
    return at(14, 14, star, basin, scale=1.125)


def badge(sheet: Sheet) -> str:
    """Return the sign of a chest, where it stands on a tile."""
    light = sheet.theme
    disc = tag("circle", cx=74, cy=74, r=13, fill=light.gold, stroke=light.casing, stroke_width=2)
    return disc + mark(sheet, "chest", 65, 64.5, 18, fill=INK)
