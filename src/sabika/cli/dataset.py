"""``sabika dataset``: positions, choices and outcomes of games between bots, as Parquet."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sabika.cli.app import (
    ComponentsOption,
    GameOption,
    ModulesOption,
    OpenAttackOption,
    ScoringOption,
    configuration,
    plain_console,
)
from sabika.cli.arena import INTERRUPTED
from sabika.cli.entrants import BotOption, BotsOption, for_seats, named


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(dataset)


def dataset(
    out: Annotated[Path, typer.Option("--out", help="the folder; begun ones are gone on with")],
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    players: Annotated[int, typer.Option("--players", help="two to six")] = 3,
    bots: BotsOption = None,
    bot: BotOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help="how many")] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="the same seed plays the same games")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="processes; 0: one a core")] = 1,
    part: Annotated[int, typer.Option("--part", min=1, help="games in one file")] = 100,
    max_turns: Annotated[
        int, typer.Option("--max-turns", min=1, help="cut a game off after so many turns")
    ] = 1000,
    observations: Annotated[
        bool,
        typer.Option("--observations/--no-observations", help="with observations and masks"),
    ] = True,
    scoring: ScoringOption = "standard",
    open_attack: OpenAttackOption = False,
    components: ComponentsOption = None,
) -> None:
    """Write positions, choices and outcomes of games between bots as Parquet files."""
    from sabika.envs.dataset import DatasetError, Order
    from sabika.envs.parts import write_dataset

    config = configuration(game, players, modules, scoring, open_attack, components)
    seats = for_seats(named(bots, bot, "random"), players)
    order = Order(config, seats, games, seed, max_turns, part, observations)
    console = plain_console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True)
    try:
        with bar:
            task = bar.add_task("games", total=games)
            found = write_dataset(
                order, out, jobs or os.cpu_count() or 1, lambda n: bar.update(task, completed=n)
            )
    except DatasetError as error:
        raise typer.BadParameter(str(error)) from error
    except KeyboardInterrupt:
        typer.echo(f"sabika: stopped; the same command goes on with what {out} holds", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if found.fault is not None:
        said = f"sabika: game {found.game}: {found.fault} ({seats[found.fault.seat]})"
        console.print(said, soft_wrap=True)
        raise typer.Exit(1)
    size = sum(path.stat().st_size for path in out.glob("part-*.parquet"))
    print(f"{out}: {found.games} games, {found.rows} choices, {size / 1e6:.1f} MB")
