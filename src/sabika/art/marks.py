"""Small signs: marks of building types, shapes of currencies, badges."""

from __future__ import annotations

from sabika.art.palette import BUILDING, CURRENCY, INK, IVORY, mix
from sabika.art.sheet import Sheet, tag, text
from sabika.art.silhouettes import MARK, SHAPE


def mark(sheet: Sheet, name: str, x: float, y: float, size: float, *, fill: str) -> str:
    """Return a mark in one colour, its upper left corner at a place."""
    return sheet.use(
        f"mark-{name}",
        lambda: tag("path", d=MARK[name], fill_rule="evenodd"),
        x=x,
        y=y,
        scale=size / 64,
        fill=fill,
    )


def chip(sheet: Sheet, kind: str, x: float, y: float, size: float) -> str:
    """Return a building type as a small plate: its mark on its colour."""
    paint = BUILDING[kind]
    plate = tag(
        "rect",
        x=x,
        y=y,
        width=size,
        height=size,
        rx=size / 6,
        fill=paint.fill,
        stroke=sheet.theme.sign(kind),
        stroke_width=size / 20,
    )
    inside = size * 0.72
    shift = (size - inside) / 2
    return plate + mark(sheet, kind, x + shift, y + shift, inside, fill=paint.text)


def shape(
    sheet: Sheet, currency: str, x: float, y: float, size: float, *, printed: bool = False
) -> str:
    """Return a currency's shape around a place; ``size`` is half its height.

    What is printed on a card or a tile has a dark edge also by night.
    """
    fill = CURRENCY[currency].fill
    return sheet.use(
        f"shape-{currency}",
        lambda: tag("path", d=SHAPE[currency], fill=fill),
        x=x,
        y=y,
        scale=size / 10,
        stroke=mix(fill, IVORY, 0.4) if sheet.theme.dark and not printed else mix(fill, INK, 0.5),
    )


def coin(
    sheet: Sheet,
    currency: str,
    value: str | int,
    x: float,
    y: float,
    size: float,
    *,
    printed: bool = False,
) -> str:
    """Return a currency's shape with a value in it."""
    letters = size * (1.15 if len(str(value)) == 1 else 0.95)
    inside = text(
        value, x, y + letters * 0.36, letters, CURRENCY[currency].text, serif=True, bold=True
    )
    return shape(sheet, currency, x, y, size, printed=printed) + inside
