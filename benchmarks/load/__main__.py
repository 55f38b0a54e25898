"""Measure the server under load, beside boardgame.io in the same run.

    python -m benchmarks.load [--tables 20,100,250] [--seconds 8] [--rounds 3] [--no-peer] [--write]

Two people at every table, each connected by a WebSocket, always one move open at a table. Ours is
durable when acknowledged (SQLite, synced to disk) and plays the whole rules; boardgame.io adds one
to a number and writes files without syncing. ``--write`` puts what was found into
docs/server-speed.md.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.load import ours, peer
from benchmarks.load.tally import Tally
from benchmarks.machine import ROOT, description
from benchmarks.sheet import put_between

PAGE = ROOT / "docs" / "server-speed.md"
Measure = Callable[[int, float, Path], Tally]
HEADINGS = ("tables", "server", "moves a second", "p50 (ms)", "p99 (ms)")


def once(measure: Measure, tables: int, seconds: float) -> Tally:
    """Measure in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return measure(tables, seconds, Path(folder))


def row(tables: int, name: str, tallies: list[Tally]) -> list[str]:
    """Return the medians of some rounds."""
    return [
        str(tables),
        name,
        f"{median(tally.rate for tally in tallies):.0f}",
        f"{median(tally.wait(0.5) for tally in tallies):.0f}",
        f"{median(tally.wait(0.99) for tally in tallies):.0f}",
    ]


def run(sizes: list[int], seconds: float, rounds: int, beside: bool) -> list[list[str]]:
    """Measure all sizes, the servers in turn."""
    servers: dict[str, Measure] = {"Sabika": ours.measure}
    if beside:
        servers["boardgame.io"] = peer.measure
    rows = []
    for tables in sizes:
        found: dict[str, list[Tally]] = {name: [] for name in servers}
        for _ in range(rounds):
            for name, measure in servers.items():
                tally = once(measure, tables, seconds)
                found[name].append(tally)
                print(
                    f"{tables} tables, {name}: {tally.rate:.0f} moves/s,"
                    f" p99 {tally.wait(0.99):.0f} ms",
                    flush=True,
                )
        rows += [row(tables, name, tallies) for name, tallies in found.items()]
    return rows


def write_page(rows: list[list[str]], seconds: float, rounds: int) -> None:
    """Write what was measured where readers look."""
    lines = [
        "| " + " | ".join(HEADINGS) + " |",
        "| ---: | --- | ---: | ---: | ---: |",
        *("| " + " | ".join(entry) + " |" for entry in rows),
        "",
        f"*Medians of {rounds} rounds of {seconds:g} s, servers in turn; {description()}*",
    ]
    put_between(PAGE, "load", "\n".join(lines))


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="20,100,250")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    beside = not options.no_peer
    if beside:
        peer.install()
    sizes = [int(size) for size in options.tables.split(",")]
    rows = run(sizes, options.seconds, options.rounds, beside)
    shown = Table(*HEADINGS)
    for entry in rows:
        shown.add_row(*entry)
    Console().print(shown)
    if options.write:
        write_page(rows, options.seconds, options.rounds)


if __name__ == "__main__":
    main()
