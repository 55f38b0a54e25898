"""``sabika arena``: bots play the same deals from every seat, and it says who is better."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.live import Live
from rich.table import Table

from sabika.arena import (
    Arena,
    Engine,
    LocalEngine,
    RayEngine,
    Results,
    Run,
    Standing,
    run_arena,
)
from sabika.arena.report import write_report
from sabika.arena.runner import Watch
from sabika.cli.app import (
    ComponentsOption,
    GameOption,
    ModulesOption,
    OpenAttackOption,
    ScoringOption,
    configuration,
)
from sabika.components import load

INTERRUPTED = 130  # what shells say after Ctrl-C
REFRESH = 0.5  # seconds between two pictures of the table
COLUMNS = ("games", "wins", "95 %", "score", "margin", "rating", "ms/move", "faults")


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(arena)


def arena(
    bots: Annotated[str, typer.Option("--bots", help="separated by commas")] = "",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="one more: path.py:ClassName, say")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="two to six; otherwise as many as bots, or two")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=1, help="how many at least; whole deals are played")
    ] = 100,
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    seed: Annotated[str, typer.Option("--seed", help="the same seed deals the same")] = "0",
    until: Annotated[
        float | None,
        typer.Option("--until", help="stop when all intervals are that narrow to either side"),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", min=0, help="processes; 0: one a core; else 1, or with ray 0"),
    ] = None,
    engine: Annotated[str, typer.Option("--engine", help="local, or ray for a cluster")] = "local",
    ray_address: Annotated[
        str | None, typer.Option("--ray-address", help="of the cluster; or set RAY_ADDRESS")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="a folder to keep games in, and to go on from")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="only write the report of this folder anew")
    ] = None,
    max_turns: Annotated[
        int | None, typer.Option("--max-turns", min=1, help="cut a game off after so many turns")
    ] = None,
    move_limit: Annotated[
        float | None,
        typer.Option("--move-limit", help="seconds for a move; 60 or ten budgets if not told"),
    ] = None,
    scoring: ScoringOption = "standard",
    open_attack: OpenAttackOption = False,
    components: ComponentsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object, for machines")] = False,
) -> None:
    """Let bots play the same deals from every seat and say who is better, and how sure that is."""
    entries = (*(name.strip() for name in bots.split(",") if name.strip()), *(bot or ()))
    if report is not None:
        if entries or out is not None:
            raise typer.BadParameter("--report plays no games: leave out --bots, --bot and --out")
        print(f"wrote {write_report(report, load(components))}")
        return
    seats = players or (len(entries) if 2 <= len(entries) <= 6 else 2)
    wanted = Arena(
        configuration(game, seats, modules, scoring, open_attack, components),
        entries,
        seed=seed,
        games=games,
        until=until,
        max_turns=max_turns,
        move_limit=move_limit,
    )
    place = _engine(engine, jobs, ray_address)
    try:
        with _watching(quiet=as_json) as watch:
            results = run_arena(wanted, engine=place, out=out, watch=watch)
    except KeyboardInterrupt:
        kept = f"; the same command goes on with what {out} holds" if out else ""
        typer.echo(f"sabika: stopped{kept}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps(results.summary()))
    else:
        _print(results)
    if out is not None:
        path = write_report(out, wanted.config.box)
        if not as_json:
            typer.echo(f"Games and results are in {out}; {path} shows them")


def _engine(name: str, jobs: int | None, address: str | None) -> Engine:
    if name == "local":
        return LocalEngine(1 if jobs is None else jobs or os.cpu_count() or 1)
    if name == "ray":
        return RayEngine(jobs or 0, address)
    raise typer.BadParameter(f"the engine is local or ray, not {name!r}")


@contextmanager
def _watching(quiet: bool) -> Iterator[Watch | None]:
    """Show the standings while they change, on a terminal."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    with Live(console=Console(stderr=True), auto_refresh=False, transient=True) as live:
        shown = -REFRESH

        def show(run: Run) -> None:
            nonlocal shown
            if perf_counter() - shown >= REFRESH:
                live.update(
                    _table(run.arena, run.standings.results(), _progress(run)), refresh=True
                )
                shown = perf_counter()

        yield show


def _progress(run: Run) -> str:
    done, seconds = len(run.played), perf_counter() - run.begun
    speed = (done - run.played_before) / max(seconds, 1e-9)
    left = (run.games - done) / speed if speed else 0.0
    return f"{done} of {run.games} games, {speed:.1f} games/s, {left / 60:.0f} min left at most"


def _print(results: Results) -> None:
    console = Console()
    size = len(results.arena.line_ups)
    deals = "1 deal" if results.deals == 1 else f"{results.deals} deals, each"
    caption = f"{deals} in {size} line-ups; {results.seconds:.1f} s"
    if cut_off := sum(row.cut_off for row in results.rows):
        caption += f"; {cut_off} games cut off"
    if results.stopped == "until":
        caption += f"; stopped at ±{results.arena.until:g}"
    elif len(results.rows) > results.arena.games:
        caption += f"; {results.arena.games} games asked for, rounded up to whole deals"
    console.print(_table(results.arena, results.standings, caption))
    for row in [row for row in results.rows if row.fault is not None][:3]:
        assert row.fault is not None
        last = row.fault.report.splitlines()[-1] if row.fault.report else ""
        said = f"game {row.game}: {row.bots[row.fault.seat]}, {row.fault.kind}: {last}"
        console.print(said, markup=False, highlight=False)


def _table(arena: Arena, standings: Sequence[Standing], caption: str) -> Table:
    config = arena.config
    title = f"{config.game.title()}, {config.players} players"
    if config.modules:
        title += " (" + ", ".join(config.modules) + ")"
    found = Table(title=title, caption=caption, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    found.add_column("bot", overflow="fold")
    for column in COLUMNS:
        found.add_column(column, justify="right", no_wrap=True)
    for standing in standings:
        found.add_row(*_cells(standing))
    return found


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.bot,
        str(standing.games),
        _number(standing.win_share, ".1%"),
        f"{100 * standing.win_low:.1f}–{100 * standing.win_high:.1f}",
        _number(standing.mean_score, ".1f"),
        _number(standing.mean_margin, "+.1f"),
        f"{standing.rating:.1f} ±{standing.rating_sd:.1f}",
        _number(standing.ms_per_move, ".2f"),
        str(sum(standing.faults.values())),
    )


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)
