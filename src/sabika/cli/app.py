"""The commands and what they share: configuration from options, errors as sentences."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sabika import __version__
from sabika.arena.arena import ArenaError
from sabika.bots import UnknownBot
from sabika.components import ComponentError, load
from sabika.locale import LANGUAGES, from_environment
from sabika.notation.shape import RecordError
from sabika.rules.ruleset import Configuration, ConfigurationError
from sabika.server.storage.errors import StorageError

app = typer.Typer(
    name="sabika",
    help="The board games Alhambra and Granada: play, simulate, check records. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
OURS = (
    ArenaError,
    ConfigurationError,
    ComponentError,
    RecordError,
    StorageError,
    UnknownBot,
    typer.BadParameter,
)

GameOption = Annotated[str, typer.Option("--game", help="alhambra or granada")]
ModulesOption = Annotated[
    str,
    typer.Option(
        "--modules",
        help="separated by commas: treasure_chamber, master_builders, invaders, bazaars; or all",
    ),
]
ScoringOption = Annotated[str, typer.Option("--scoring", help="standard, or simple (Granada only)")]
OpenAttackOption = Annotated[
    bool, typer.Option("--open-attack", help="the coming attack lies open (invaders)")
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", help="a folder or file with components of your own"),
]
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", help=f"{', '.join(LANGUAGES)}; by default that of the environment"),
]
FilesArgument = Annotated[list[Path], typer.Argument(help="record files (JSON or JSON Lines)")]


def plain_console(stderr: bool = False) -> Console:
    """Return a console that shows names and paths as they are: ``a.py:Key:1s`` has no emoji."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def spoken_language(wanted: str | None) -> str:
    """Return the language of the option, or that of the environment."""
    if wanted is None:
        return from_environment(os.environ)
    if wanted not in LANGUAGES:
        raise typer.BadParameter(f"there is no language {wanted!r}, only {', '.join(LANGUAGES)}")
    return wanted


def configuration(
    game: str,
    players: int,
    modules: str,
    scoring: str = "standard",
    open_attack: bool = False,
    components: Path | None = None,
) -> Configuration:
    """Return the configuration that the options name."""
    box = load(components)
    names = tuple(name.strip() for name in modules.split(",") if name.strip())
    if names == ("all",):
        names = Configuration.all_modules(game)
    return Configuration(
        game=game,
        players=players,
        modules=names,
        scoring=scoring,
        open_attack=open_attack,
        box=box,
    )


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="show the version and end")] = False,
) -> None:
    """Say which version this is."""
    if show:
        print(f"sabika {__version__}")
        raise typer.Exit


def run() -> None:
    """Run the command and turn our own errors into one line and exit status 2."""
    from sabika.cli import (
        arena,
        bench,
        bots,
        dataset,
        ladder,
        play,
        rules,
        serve,
        show,
        simulate,
        verify,
    )

    parts = (play, serve, simulate, arena, ladder, bots, dataset, verify, show, rules, bench)
    for part in parts:
        part.add_to(app)
    try:
        app()
    except OURS as error:
        plain_console(stderr=True).print(f"sabika: {error}")
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        plain_console(stderr=True).print(f"sabika: {error.strerror or error}{where}")
        sys.exit(2)
