"""Drawings for a page that may be read by day and by night: drawn twice, kept once."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.sax.saxutils import quoteattr

from sabika.art.layout import Block
from sabika.art.sheet import SERIF, Album, Sheet, number, tag

# What stands in the drawings very often, and what the page's style makes of it.
_SHORTER = (
    (f"font-family={quoteattr(SERIF)}", 'class="serif"'),
    ('<g transform="translate(0 0)">', "<g>"),
)
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")


class Drawings:
    """Drawings that share symbols and colours. A colour is a variable of the page's style."""

    def __init__(self) -> None:
        self._day, self._night = Album(), Album(dark=True)
        self._colours: dict[tuple[str, str], str] = {}

    def draw(self, paint: Callable[[Sheet], Block]) -> str:
        """Return a drawing as an element for a page."""
        block = paint(self._day)
        inside = self._twofold(block.drawn, paint(self._night).drawn)
        size = f"0 0 {number(block.width)} {number(block.height)}"
        return tag("svg", inside, viewBox=size, width=block.width, height=block.height)

    def symbols(self) -> str:
        """Return what the drawings use, to stand once in the page; draw everything before."""
        return self._twofold(*(sheet.svg(0, 0, "symbols") for sheet in (self._day, self._night)))

    def style(self, dark: bool) -> str:
        """Return the colours by one light, for the page's style."""
        return "".join(f"{name}:{pair[dark]};" for pair, name in self._colours.items())

    def _twofold(self, day: str, night: str) -> str:
        """Return a drawing in which a colour that changes with the light is a variable.

        By day and by night the same shapes are drawn, in other colours.
        """
        day, night = (
            drawn.replace(f"sabika-{name}-", "sabika-")
            for drawn, name in ((day, "light"), (night, "dark"))
        )
        for long, brief in _SHORTER:
            day = day.replace(long, brief)
        colours = iter(_COLOUR.findall(night))
        return _COLOUR.sub(lambda found: self._name(found[0], next(colours)), day)

    def _name(self, day: str, night: str) -> str:
        if day == night:
            return day
        return f"var({self._colours.setdefault((day, night), f'--c{len(self._colours)}')})"
