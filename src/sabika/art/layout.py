"""Putting drawings side by side: blocks with a size, rows, columns, panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from sabika.art.sheet import Sheet, at, tag, text, titled

PAD = 14
HEAD = 30
"""Height of a panel's title."""


@dataclass(frozen=True)
class Block:
    """Something drawn, and the room it takes."""

    width: float
    height: float
    drawn: str


@dataclass(frozen=True)
class Panel:
    """A part of the table with a title; a strong one belongs to the player who decides."""

    title: str
    inside: Block
    strong: bool = False
    headed: bool = True

    @property
    def width(self) -> float:
        """How wide it is at least."""
        return max(self.inside.width, 7.5 * len(self.title)) + 2 * PAD

    @property
    def height(self) -> float:
        """How high it is at least."""
        return self.inside.height + 2 * PAD + (HEAD - PAD if self.headed else 0)

    def draw(self, sheet: Sheet, width: float, height: float) -> Block:
        """Return the panel, made to fill a place."""
        light = sheet.theme
        frame = tag(
            "rect",
            width=width,
            height=height,
            rx=10,
            fill=light.panel,
            stroke=light.accent if self.strong else light.line,
            stroke_width=2.5 if self.strong else 1.2,
        )
        head = text(self.title, PAD, 21, 13, light.soft, anchor="start", bold=True)
        top = HEAD if self.headed else PAD
        parts = [frame, head] if self.headed else [frame]
        left = (width - self.inside.width) / 2
        return Block(width, height, titled(self.title, *parts, at(left, top, self.inside.drawn)))


Sized = TypeVar("Sized", Block, Panel)


def beside(blocks: Sequence[Block], gap: float) -> Block:
    """Return blocks in a row, their upper edges in line."""
    x = 0.0
    parts = []
    for block in blocks:
        parts.append(at(x, 0, block.drawn))
        x += block.width + gap
    height = max((block.height for block in blocks), default=0)
    return Block(max(0.0, x - gap), height, "".join(parts))


def below(blocks: Sequence[Block], gap: float) -> Block:
    """Return blocks in a column."""
    y = 0.0
    parts = []
    for block in blocks:
        parts.append(at(0, y, block.drawn))
        y += block.height + gap
    width = max((block.width for block in blocks), default=0)
    return Block(width, max(0.0, y - gap), "".join(parts))


def lines(blocks: Sequence[Block], width: float, gap: float) -> Block:
    """Return blocks in as many rows as the width asks for."""
    return below([beside(row, gap) for row in _rows(blocks, width, gap)], gap)


def scaled(block: Block, scale: float) -> Block:
    """Return a block, larger or smaller."""
    return Block(block.width * scale, block.height * scale, at(0, 0, block.drawn, scale=scale))


def justified(sheet: Sheet, panels: Sequence[Panel], width: float, gap: float) -> Block:
    """Return panels in rows that fill the width, those of a row equally high."""
    rows = _rows(panels, width, gap)
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2:
        rows[-1].insert(0, rows[-2].pop())  # company for the last one
    drawn = []
    for row in rows:
        spare = width - sum(panel.width + gap for panel in row) + gap
        height = max((panel.height for panel in row), default=0)
        more = spare / max(1, len(row))
        drawn.append(beside([p.draw(sheet, p.width + more, height) for p in row], gap))
    return below(drawn, gap)


def _rows(things: Sequence[Sized], width: float, gap: float) -> list[list[Sized]]:
    """Return things in rows, each as long as the width allows."""
    rows: list[list[Sized]] = [[]]
    room = width
    for thing in things:
        if rows[-1] and thing.width > room:
            rows.append([])
            room = width
        rows[-1].append(thing)
        room -= thing.width + gap
    return rows
