"""Every piece of the game as a symbol, for the page.

``python -m sabika.art.symbols FOLDER`` writes ``art.svg``, in which each tile, card and mark is a
symbol of its own, and ``colours.css``, the colours by day and by night.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path

from sabika.art import cards
from sabika.art.drawings import Drawings
from sabika.art.layout import Block
from sabika.art.marks import chip, mark, shape
from sabika.art.palette import BUILDING, CURRENCY, INK, IVORY, NIGHT, Theme, mix, printed, theme
from sabika.art.sheet import Sheet
from sabika.art.silhouettes import MARK
from sabika.art.tiles import START_TILE, badge, join, picture, tile, turret
from sabika.components import Box, Tile, load
from sabika.play.codec import CARDS
from sabika.play.view import TileView

_TITLE = re.compile(r"<title>[^<]*</title>")


def symbols(drawings: Drawings, box: Box) -> str:
    """Return a drawing without size that holds all symbols, their titles left out."""
    drawings.draw(lambda sheet: Block(0, 0, "".join(_pieces(sheet, box))))
    return _TITLE.sub("", drawings.symbols())


def _pieces(sheet: Sheet, box: Box) -> Iterator[str]:
    for shown in faces(box):
        yield tile(sheet, shown)
    for name in CARDS:
        yield cards.card(sheet, name)
    yield cards.back(sheet)
    for kind in MARK:
        yield mark(sheet, kind, 0, 0, 64, fill="currentColor")
    for kind in BUILDING:
        yield sheet.use(f"chip-{kind}", partial(chip, sheet, kind, 0, 0, 64))
        if kind in MARK and kind not in ("bazaar", "start"):
            yield sheet.use(f"picture-{kind}", partial(picture, sheet, kind))
    for currency in CURRENCY:
        yield shape(sheet, currency, 0, 0, 10)
    yield sheet.use("turret", lambda: turret(sheet))
    yield sheet.use("chest-badge", lambda: badge(sheet))
    for moat in (False, True):
        name = "moat-join" if moat else "wall-join"
        yield sheet.use(name, partial(join, sheet, moat))


def faces(box: Box) -> Iterator[TileView]:
    """Return every side of every tile in the box."""
    yield START_TILE
    for one in (*box.alhambra_tiles, *box.granada_tiles):
        yield from _sides(one)
    for bazaar in box.bazaars:
        yield TileView(bazaar.id, None, None, "", currency=bazaar.currency, types=bazaar.types)


def _sides(one: Tile) -> Iterator[TileView]:
    front, back = one.front, one.back
    if back is None:
        yield TileView(one.id, front.type, front.price, one.walls)
        return
    for side, this, other in (("front", front, back), ("back", back, front)):
        yield TileView(one.id, this.type, this.price, one.walls, side, other.type, other.price)


# Colours.


def colours(drawings: Drawings) -> str:
    """Return the style of a page that follows the system's light, or the one chosen."""
    day, night = (_properties(theme(dark)) + drawings.style(dark) for dark in (False, True))
    return (
        f":root{{color-scheme:light;{day}}}\n"
        f':root[data-light="dark"]{{color-scheme:dark;{night}}}\n'
        "@media (prefers-color-scheme:dark){"
        f':root:not([data-light="light"]){{color-scheme:dark;{night}}}}}\n'
    )


def _properties(light: Theme) -> str:
    found = {
        field.name: value
        for field in fields(light)
        if isinstance(value := getattr(light, field.name), str) and field.name != "name"
    }
    found["on_accent"] = NIGHT if light.dark else IVORY
    for currency, paint in CURRENCY.items():
        edge = mix(paint.fill, IVORY, 0.4) if light.dark else mix(paint.fill, INK, 0.5)
        found |= {currency: paint.fill, f"{currency}-text": paint.text, f"{currency}-edge": edge}
    for kind, paint in BUILDING.items():
        found |= {
            kind: paint.fill,
            f"{kind}-text": paint.text,
            f"{kind}-sign": light.sign(kind),
            f"{kind}-printed": printed(kind),
            f"{kind}-court": light.court(kind),
        }
    return "".join(f"--{name.replace('_', '-')}:{value};" for name, value in found.items())


def main(folder: str) -> None:
    """Write both files, each only if it changes, so that builds know what is new."""
    drawings, target = Drawings(), Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    drawn = symbols(drawings, load())
    for name, text in (("art.svg", drawn), ("colours.css", colours(drawings))):
        path = target / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
