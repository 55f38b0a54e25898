"""``sabika ladder``: how strong the shipped bots are."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sabika.arena.ladder import Rung, stored

NOTE = (
    "Wins with their 95 % interval and par, what equal bots would win; the mean score, that of"
    " whoever won, and milliseconds a move. Every bot played every deal from every seat."
    " Measured {}."
)


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(ladder)


def ladder(
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Show how strong the bots are, as measured when they were made."""
    measured, rungs = stored()
    if as_json:
        print(json.dumps({"measured": measured, "rungs": [asdict(rung) for rung in rungs]}))
        return
    console = Console(highlight=False)
    for title, group in groupby(rungs, key=_title):
        console.print(_table(title, list(group)))
    console.print(NOTE.format(measured))


def _title(rung: Rung) -> str:
    modules = f" with {', '.join(rung.modules)}" if rung.modules else ""
    return f"{rung.game.capitalize()}{modules}".replace("_", " ")


def _table(title: str, rungs: list[Rung]) -> Table:
    out = Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("bot", "against"):
        out.add_column(name, no_wrap=True)
    for name in ("wins", "95 %", "par", "games", "score", "winner", "ms"):
        out.add_column(name, justify="right", no_wrap=True)
    for rung in rungs:
        out.add_row(
            rung.bot,
            rung.rivals,
            f"{100 * rung.win_share:.1f} %",
            f"{100 * rung.win_low:.0f}–{100 * rung.win_high:.0f}",
            f"{100 * rung.par:.0f}",
            str(rung.games),
            f"{rung.mean_score:.0f}",
            f"{rung.winning_score:.0f}",
            f"{rung.ms_per_move:.1f}",
        )
    return out
