"""Drawing plots: scales, axes, marks. All are drawn 480 wide, so that a phone can show them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count, takewhile
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from sabika.art.palette import SERIES
from sabika.art.sheet import number, tag, text
from sabika.art.words import called, short

WIDTH = 480
LEFT, RIGHT = 24, WIDTH - 24
INK, SOFT, LINE, ACCENT = "var(--ink)", "var(--soft)", "var(--line)", "var(--accent)"
LETTERS = 17
SMALL = 15
NAME = 26
"""Letters of a bot's name in a plot, at most."""

SHAPES = (
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
    "M0-7.500L7 5.500H-7z",
    "M-5.500-5.500h11v11h-11z",
    "M0-7.500L6.500 0 0 7.500-6.500 0z",
    "M0 7.500L7-5.500H-7z",
    "M-2-6.500h4v4.500h4.500v4H2v4.500h-4V2h-4.500v-4H-2z",
)
DASHES = (None, "7 4", "2 4", "11 4 2 4", "5 3 1 3 1 3", "14 4", "1 6")


@dataclass(frozen=True)
class Company:
    """The bots of a report. Each has a colour, and a shape and a dash so that none is needed."""

    bots: tuple[str, ...]

    def colour(self, bot: str) -> str:
        """Return the colour of a bot, as the style sheet knows it."""
        return f"var(--bot{self.bots.index(bot) % len(SERIES)})"

    def dash(self, bot: str) -> str | None:
        """Return how its line is broken."""
        return DASHES[self.bots.index(bot) % len(DASHES)]

    def mark(self, bot: str, x: float = 0, y: float = 0) -> str:
        """Return the mark of a bot at a place of a plot."""
        return tag(
            "path",
            d=SHAPES[self.bots.index(bot) % len(SHAPES)],
            fill=self.colour(bot),
            stroke="var(--panel)",
            stroke_width=1.5,
            transform=f"translate({number(x)} {number(y)})" if x or y else None,
        )

    def sign(self, bot: str) -> str:
        """Return the mark of a bot to stand in a line of text."""
        inside = self.mark(bot)
        return tag(
            "svg", inside, class_="sign", viewBox="-9 -9 18 18", width=18, height=18,
            aria_hidden="true",
        )  # fmt: skip

    def label(self, bot: str) -> str:
        """Return mark and name for a line of text; a path may be broken at its joints."""
        name = re.sub("([/:])", r"\1<wbr>", escape(called(bot)))
        return f'<span class="bot">{self.sign(bot)}<span>{name}</span></span>'


@dataclass(frozen=True)
class Scale:
    """Where the values of an axis lie."""

    low: float
    high: float
    start: float = LEFT
    end: float = RIGHT
    logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """Return the place of a value."""
        low, high = self.low, self.high
        if self.logarithmic:
            low, high, value = log10(low), log10(high), log10(value)
        return self.start + (self.end - self.start) * (value - low) / (high - low)

    def ticks(self, most: int = 6) -> list[float]:
        """Return round values to write at the axis."""
        if self.logarithmic:
            powers = range(ceil(log10(self.low)), floor(log10(self.high)) + 1)
            return [10.0**power for power in powers]
        step = round_step((self.high - self.low) / most)
        first = ceil(self.low / step - 1e-9)
        places = takewhile(lambda n: n * step <= self.high + 1e-9 * step, count(first))
        return [round(n * step, 9) for n in places]


def round_step(least: float) -> float:
    """Return the next of 1, 2, 5, 10, 20, 50, … (and of 0.5, 0.2, …).

    >>> round_step(3), round_step(0.13), round_step(70)
    (5.0, 0.2, 100.0)
    """
    power: float = 10.0 ** floor(log10(least))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= least * (1 - 1e-9))


def figure(height: float, said: str, *inside: str) -> str:
    """Return a plot; ``said`` is what it shows, for who cannot see it."""
    return tag(
        "svg", *inside, class_="plot", viewBox=f"0 0 {WIDTH} {number(height)}", role="img",
        aria_label=called(said),
    )  # fmt: skip


def axis(
    scale: Scale, top: float, bottom: float, unit: str, form: Callable[[float], str]
) -> list[str]:
    """Return upright lines with their values below, and the unit below these."""
    ticks = scale.ticks()
    lines = "".join(f"M{number(scale(tick))} {number(top)}V{number(bottom)}" for tick in ticks)
    parts = [tag("path", d=lines, stroke=LINE, stroke_width=1)] if ticks else []
    parts += [text(form(t), scale(t), bottom + 18, SMALL, SOFT) for t in ticks]
    parts.append(text(unit, (scale.start + scale.end) / 2, bottom + 38, SMALL, SOFT))
    return parts


def heading(company: Company, bot: str, y: float, value: str) -> str:
    """Return the line above a bot's part of a plot: mark, name, and a value at the right."""
    return (
        company.mark(bot, LEFT + 7, y - 5)
        + text(short(bot, NAME), LEFT + 20, y, LETTERS, INK, anchor="start", bold=True)
        + text(value, RIGHT, y, LETTERS, INK, anchor="end")
    )


def whisker(scale: Scale, low: float, high: float, y: float, colour: str) -> str:
    """Return an interval: a line with ends."""
    left, right = scale(low), scale(high)
    path = f"M{number(left)} {y - 6}v12m0-6H{number(right)}m0-6v12"
    return tag("path", d=path, stroke=colour, stroke_width=2.5, fill="none")


def bars(values: Sequence[int], bins: Bins, scale: Scale, base: float, height: float,
         full: float, colour: str) -> str:  # fmt: skip
    """Return a histogram; a share of ``full`` is as high as can be."""
    shapes = []
    for n, found in enumerate(bins.counts(values)):
        if not found:
            continue
        low, high = bins.edges(n)
        tall = max(1.5, height * found / len(values) / full)
        inside = tag("title", f"{bins.name(n)}: {found} of {len(values)}")
        shapes.append(
            tag(
                "rect", inside, x=scale(low) + 0.5, y=base - tall,
                width=max(1, scale(high) - scale(low) - 1), height=tall, fill=colour,
            )
        )  # fmt: skip
    return "".join(shapes)


@dataclass(frozen=True)
class Bins:
    """Equal parts of a range of whole numbers."""

    first: int
    width: int
    number: int

    @classmethod
    def of(cls, values: Sequence[int], most: int = 24) -> Bins:
        """Return round parts that hold all values.

        >>> Bins.of([3, 60])
        Bins(first=0, width=5, number=13)
        """
        low, high = min(values), max(values)
        width = max(1, int(round_step((high - low + 1) / most)))
        first = low // width * width
        return cls(first, width, (high - first) // width + 1)

    @property
    def scale(self) -> Scale:
        """The axis that shows them all, with some room if they are few."""
        room = max(0, 8 - self.number) * self.width / 2
        return Scale(self.edges(0)[0] - room, self.edges(self.number - 1)[1] + room)

    def counts(self, values: Sequence[int]) -> list[int]:
        """Return how many values are in each part."""
        found = [0] * self.number
        for value in values:
            found[(value - self.first) // self.width] += 1
        return found

    def edges(self, n: int) -> tuple[float, float]:
        """Return where a part is drawn; a whole number is in the middle of its place."""
        low = self.first + n * self.width
        return low - 0.5, low + self.width - 0.5

    def name(self, n: int) -> str:
        """Return the values of a part."""
        low = self.first + n * self.width
        return str(low) if self.width == 1 else f"{low} to {low + self.width - 1}"
