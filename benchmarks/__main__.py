"""``make bench``: measure everything, print it, and write ``docs/performance.md`` anew."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console

from benchmarks import anchor, hotspots, prices
from benchmarks.machine import ROOT, is_compiled
from benchmarks.rounds import tell
from benchmarks.sheet import ANCHOR, COMPILED, HOTSPOTS, PRICES, Sheet, number, section, update_page

SECONDS = 0.7


def run(pure: bool) -> dict[str, Any]:
    """Measure in a process of its own, uncompiled if ``pure``."""
    tell("uncompiled" if pure else "compiled")
    environment = {**os.environ, "SABIKA_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "benchmarks.playouts", str(SECONDS)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compiled() -> list[Sheet] | None:
    """Return the engine beside itself without a compiler."""
    if not is_compiled():
        print("The engine is not compiled here: there is nothing to compare.")
        return None
    fast, slow = run(False), run(True)
    rows = []
    for name, found in fast.items():
        decisions, before = found["decisions_per_s"], slow[name]["decisions_per_s"]
        figures = (found["games_per_s"], decisions, before, decisions / before)
        rows.append((name, *(number(figure) for figure in figures)))
    about = "The same Python files, compiled by Cython and as they are; random play on one core."
    columns = ("", "games/s", "decisions/s", "uncompiled decisions/s", "ratio")
    return [Sheet(about, columns, rows)]


def beside_anchor() -> list[Sheet] | None:
    """Return the comparison with the anchor, if there is one."""
    binary = anchor.find_anchor()
    if binary is None:
        print(anchor.NONE_THERE)
        return None
    return anchor.measure(binary)


def profile() -> list[Sheet] | None:
    """Return the profile, if it can be taken here."""
    found = hotspots.measure() if is_compiled() else None
    if found is None:
        print(hotspots.NO_PROFILER)
    return found


STEPS: dict[str, Callable[[], list[Sheet] | None]] = {
    ANCHOR: beside_anchor,
    COMPILED: compiled,
    PRICES: prices.measure,
    HOTSPOTS: profile,
}


def main() -> None:
    """Measure section by section; one that cannot be measured here stays as it was."""
    console = Console(width=120)
    sections = {}
    for at, (name, measure) in enumerate(STEPS.items(), start=1):
        console.print(f"[bold]{at} of {len(STEPS)}: {name}[/bold]")
        sheets = measure()
        for sheet in sheets or ():
            console.print(sheet.screen())
        if sheets:
            sections[name] = section(sheets)
    update_page(sections)
    console.print("Written: docs/performance.md")


main()
