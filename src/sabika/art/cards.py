"""Money cards, master builders and backs. A card is drawn 44 by 66."""

from __future__ import annotations

from collections.abc import Sequence

from sabika.art import words
from sabika.art.marks import coin, mark
from sabika.art.palette import CURRENCY, INK, IVORY, mix
from sabika.art.sheet import Sheet, tag, text, titled
from sabika.art.silhouettes import STAR, STAR_INSIDE

WIDTH, HEIGHT = 44, 66
SCORING = ("A", "B")


def card(sheet: Sheet, name: str) -> str:
    """Return a card by its name: ``denar-7``, ``florin-builder``, ``A``."""
    return sheet.piece(f"card-{name}", lambda: _card(sheet, name))


def _card(sheet: Sheet, name: str) -> str:
    if name in SCORING:
        return titled(words.describe_card(name, sheet.language), _scoring(sheet, name))
    currency, _, value = name.partition("-")
    inside = _builder(sheet, currency) if value == "builder" else _money(sheet, currency, value)
    return titled(words.describe_card(name, sheet.language), _frame(sheet, currency), inside)


def back(sheet: Sheet) -> str:
    """Return the back of a card."""
    return sheet.use("card-back", lambda: _back(sheet))


def card_svg(name: str | None, *, dark: bool = False, language: str = "en") -> str:
    """Return a card as a drawing of its own; ``None`` is one that lies face down."""
    sheet = Sheet(dark, language)
    if name is None:
        return sheet.svg(WIDTH, HEIGHT, sheet.say("card-back"), back(sheet))
    return sheet.svg(WIDTH, HEIGHT, words.describe_card(name, language), card(sheet, name))


def fan(sheet: Sheet, hand: Sequence[str], width: float) -> str:
    """Return cards side by side, one over the other where the width asks for it."""
    step = min(WIDTH + 4, (width - WIDTH) / max(1, len(hand) - 1))
    return "".join(
        tag("g", card(sheet, name), transform=f"translate({step * n:.4g} 0)")
        for n, name in enumerate(hand)
    )


def _rim(fill: str, stroke: str, inset: float = 0.75) -> str:
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=WIDTH - 2 * inset,
        height=HEIGHT - 2 * inset,
        rx=5 - inset / 2,
        fill=fill,
        stroke=stroke,
        stroke_width=1.5,
    )


def _frame(sheet: Sheet, currency: str) -> str:
    fill = CURRENCY[currency].fill
    return _rim(mix(fill, IVORY, 0.82), mix(fill, INK, 0.35))


def _money(sheet: Sheet, currency: str, value: str) -> str:
    corner = text(value, 8.5, 15, 13, INK, serif=True, bold=True)
    return coin(sheet, currency, value, 22, 38, 16, printed=True) + corner


def _builder(sheet: Sheet, currency: str) -> str:
    tools = mark(sheet, "builder", 8, 30, 28, fill=INK)
    return coin(sheet, currency, 3, 22, 17, 10.5, printed=True) + tools


def _scoring(sheet: Sheet, name: str) -> str:
    light = sheet.theme
    letter = text(name, 22, 44, 30, light.casing, serif=True, bold=True)
    return _rim(light.gold, light.casing) + letter


def _back(sheet: Sheet) -> str:
    """Return stars and crosses, as on a wall of glazed tiles."""
    light = sheet.theme
    pale = mix(light.cloth, IVORY, 0.55)
    stars = "".join(
        tag(
            "path",
            d=f"{STAR} {STAR_INSIDE}",
            fill=pale,
            fill_rule="evenodd",
            transform=f"translate({x} {y}) scale({scale})",
        )
        for x, y, scale in _STARS
    )
    return _rim(light.card, light.casing) + _rim(light.cloth, light.cloth, 3.5) + stars


_STARS = ((6, 17, 0.5), *((x, y, 0.15) for x in (6, 17.2, 28.4) for y in (6.5, 49.9)))
