"""Writing SVG: elements as strings, symbols defined once and used often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from sabika.art.palette import Theme, theme
from sabika.art.words import called
from sabika.locale import say

SERIF = "Vollkorn, 'Iowan Old Style', Georgia, 'DejaVu Serif', serif"
SANS = "'Source Sans 3', 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    """Return a number as short as it can be written.

    >>> number(3.0), number(0.125), number(-0.001)
    ('3', '0.12', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """Return an element; ``None`` leaves an attribute out, ``_`` stands for ``-``.

    >>> tag("rect", x=1, stroke_width=0.5, fill=None)
    '<rect x="1" stroke-width="0.5"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    head = " ".join(parts)
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def titled(title: str, *inside: str, **attributes: str | float | None) -> str:
    """Return a group that says what it is."""
    return tag("g", tag("title", escape(called(title))), *inside, **attributes)


def at(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Return elements moved to a place, and made larger or smaller."""
    moved = f"translate({number(x)} {number(y)})"
    return tag("g", *inside, transform=moved if scale == 1 else f"{moved} scale({scale:.4g})")


def text(
    said: str | int,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str | None = "middle",
    serif: bool = False,
    bold: bool = False,
) -> str:
    """Return a line of text; serif letters are for titles and for numbers on things."""
    return tag(
        "text",
        escape(called(str(said))),
        x=x,
        y=y,
        fill=fill,
        font_size=size,
        font_family=SERIF if serif else None,
        font_weight="700" if bold else None,
        text_anchor=None if anchor == "start" else anchor,
    )


class Sheet:
    """One drawing: its light, its language, and the symbols it has used so far."""

    def __init__(self, dark: bool = False, language: str = "en") -> None:
        self.theme: Theme = theme(dark)
        self.language = language
        self._symbols: dict[str, str] = {}

    def say(self, message: str, **params: Any) -> str:
        """Return words in the language of the drawing."""
        return say(self.language, message, params)

    def use(
        self,
        name: str,
        draw: Callable[[], str],
        *,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: int = 0,
        fill: str | None = None,
        stroke: str | None = None,
    ) -> str:
        """Return a use of a symbol, which is drawn when it is first needed.

        Drawings by day and by night may stand in one page, so the light is part of the id.
        """
        key = f"sabika-{self.theme.name}-{name}"
        if key not in self._symbols:
            self._symbols[key] = ""  # its place, before those that it uses itself
            self._symbols[key] = tag("g", draw(), id=key)
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        moves += [f"scale({scale:.4g})"] if scale != 1 else []
        moves += [f"rotate({turn} 50 50)"] if turn else []
        return tag(
            "use", href=f"#{key}", transform=" ".join(moves) or None, fill=fill, stroke=stroke
        )

    def piece(self, name: str, draw: Callable[[], str]) -> str:
        """Return a tile, card or chest, which as a rule is in one drawing only once."""
        return draw()

    def svg(self, width: float, height: float, title: str, *inside: str) -> str:
        """Return the finished drawing."""
        return tag(
            "svg",
            tag("title", escape(called(title))),
            tag("defs", *self._symbols.values()) if self._symbols else "",
            *inside,
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
            aria_label=called(title),
            font_family=SANS,
        )


class Album(Sheet):
    """A sheet for many drawings of one game, in which the same pieces come again."""

    def piece(self, name: str, draw: Callable[[], str]) -> str:
        """Return a use of the piece, drawn as a symbol."""
        return self.use(name, draw)
