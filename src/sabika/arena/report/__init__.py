"""The report of an arena: one page that needs nothing else, written from the arena's files."""

from __future__ import annotations

from pathlib import Path

from sabika.arena.report.findings import read_findings
from sabika.arena.report.page import page
from sabika.components import Box

REPORT = "report.html"


def write_report(out_dir: Path, box: Box | None = None) -> Path:
    """Write ``report.html`` into an arena's folder and return its path.

    ``box`` are the components that were played with, if they are a user's own. Raises
    ``ArenaError`` if the folder holds no complete arena.
    """
    path = out_dir / REPORT
    text = page(out_dir, read_findings(out_dir), box)
    path.write_text(text, encoding="utf-8", errors="replace", newline="\n")
    return path
