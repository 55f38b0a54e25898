"""Tables of figures, for the screen and for ``docs/performance.md``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from benchmarks.machine import ROOT, description

PAGE = ROOT / "docs" / "performance.md"
NOTES = ROOT / "benchmarks" / "notes.md"

ANCHOR = "Beside a program that can do nothing else"
COMPILED = "Compiled and uncompiled"
PRICES = "What things cost"
HOTSPOTS = "Where the time goes"
PEERS = "Beside other libraries"
NEXT = "What the next factor would cost"
ORDER = (ANCHOR, COMPILED, PRICES, HOTSPOTS, PEERS, NEXT)

HEAD = """# Performance

This page is written by `make bench`; the section on other libraries by `make bench-peers`, the last
one by hand (`benchmarks/notes.md`). All figures are measurements on the machine that is named below
them, not promises. What was measured in turns in one run is given as a ratio, and ratios are what
can be compared: speeds of a shared machine move by a third from one minute to the next.
"""


@dataclass(frozen=True)
class Sheet:
    """A table: what it is about, its columns, its rows; the first column is the name of a row."""

    about: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def screen(self) -> Group:
        """Return it for the terminal."""
        table = Table()
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row)
        return Group(Text(self.about), table)

    def markdown(self) -> str:
        """Return it for the page."""
        rule = ["---", *("---:" for _ in self.columns[1:])]
        lines = [self.columns, rule, *self.rows]
        return f"{self.about}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def number(value: float) -> str:
    """Return a figure with as many digits as it deserves: three, and no more."""
    if value >= 1000:
        digits = 3 - len(str(int(value)))
        return f"{round(value, digits):,.0f}".replace(",", " ")
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def section(sheets: Sequence[Sheet]) -> str:
    """Return the text of a section of the page, with the machine that measured it."""
    tables = "\n".join(sheet.markdown() for sheet in sheets)
    return f"{tables}\n*{description()}*\n"


def put_between(page: Path, mark: str, text: str) -> None:
    """Write what was measured between the two marks of a page."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->\n"
    head, _, rest = page.read_text("utf-8").partition(begin)
    tail = rest.partition(end)[2]
    page.write_text(f"{head}{begin}{text.strip()}\n{end}{tail}", "utf-8")


def update_page(new: Mapping[str, str]) -> None:
    """Write the page with these sections anew; those not given stay as they were."""
    sections = {**_sections(), **new, NEXT: NOTES.read_text()}
    parts = [f"## {name}\n\n{sections[name].strip()}\n" for name in ORDER if name in sections]
    PAGE.write_text("\n".join([HEAD, *parts]))


def _sections() -> dict[str, str]:
    text = PAGE.read_text() if PAGE.exists() else ""
    parts = (part.partition("\n") for part in text.split("\n## ")[1:])
    return {name: body for name, _, body in parts}
