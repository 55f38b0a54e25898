"""Text in a terminal, side by side and wrapped: blocks of lines that fit a width."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from sabika.art.palette import TERMINAL

GAP = 3
Block = list[Text]


def wrapped(said: str, width: int, style: str) -> Block:
    """Return words in as many lines as they need."""
    found = [Text(style=style)]
    for word in said.split():
        if found[-1] and found[-1].cell_len + 1 + Text(word).cell_len > width:
            found.append(Text(style=style))
        found[-1].append(f" {word}" if found[-1] else word)
    return found


def packed(blocks: Iterable[Block], width: int) -> Iterator[Text]:
    """Yield blocks side by side as far as the width allows, each row followed by a blank line."""
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        wide = _width(block)
        if not rows or wide > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= wide + GAP
    for row in rows:
        for n in range(max(map(len, row))):
            line = Text()
            for block in row:
                part = block[n] if n < len(block) else Text()
                line.append_text(part)
                if block is not row[-1]:
                    line.append(" " * (_width(block) - part.cell_len + GAP))
            yield line
        yield Text()


def _width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def flow(parts: Iterable[Text], width: int) -> Block:
    """Return parts one after the other, in as many lines as they need."""
    found = [Text()]
    for part in parts:
        if found[-1] and found[-1].cell_len + 1 + part.cell_len > width:
            found.append(Text())
        found[-1].append(" " if found[-1] else "").append_text(part)
    return found


def title(said: str) -> Text:
    """Return words as a heading."""
    return Text(said, "bold")


def soft(said: str) -> Text:
    """Return words that matter less."""
    return Text(said, TERMINAL["soft"])
