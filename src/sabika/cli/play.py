"""``sabika play``: a game in the terminal, against bots or at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sabika.bots import make_bot
from sabika.cli.app import (
    ComponentsOption,
    GameOption,
    ModulesOption,
    OpenAttackOption,
    ScoringOption,
    configuration,
)
from sabika.cli.show import nth_record
from sabika.cli.table import Table
from sabika.components import load
from sabika.notation.verify import resume as resume_game
from sabika.play.game import Game

DEFAULT_SAVE = Path("sabika-game.json")


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(play)


def play(
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    players: Annotated[int, typer.Option("--players", help="two to six, bots included")] = 3,
    human: Annotated[
        list[str] | None,
        typer.Option("--human", help="the name of a person; twice or more: hot seat"),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="who plays the other seats")] = "greedy",
    seed: Annotated[str | None, typer.Option("--seed", help="deal the cards of this seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="keep the game in this file")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a saved game")] = None,
    scoring: ScoringOption = "standard",
    open_attack: OpenAttackOption = False,
    components: ComponentsOption = None,
) -> None:
    """Play in the terminal. Type a move as in `take de3 fl2`, its number, or `help`."""
    if resume is not None:
        table = resumed(resume, load(components), bot)
        table.save_to = save or resume
    else:
        config = configuration(game, players, modules, scoring, open_attack, components)
        people = human or ["You"]
        if len(people) > players:
            raise typer.BadParameter(f"{len(people)} people do not fit a table of {players}")
        make_bot(bot)
        names = [*people, *(f"{bot} {n + 1}" for n in range(players - len(people)))]
        new = Game.of(config, names=names, seed=seed)
        bots = dict.fromkeys(range(len(people), players), bot)
        table = Table(new, bots, save or free_name(DEFAULT_SAVE))
    table.components = components
    table.run()


def free_name(path: Path) -> Path:
    """Return a file name that is not taken, so that no kept game is lost."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


def resumed(file: Path, box: object, bot: str) -> Table:
    """Return the table of a saved game; who plays which seat stands in its meta field."""
    record = nth_record(file, 1, box)
    game = resume_game(record)
    stored = record.meta.get("bots")
    bots: dict[int, str] = {}
    if isinstance(stored, dict):
        for seat, name in stored.items():
            if str(seat).isdigit() and int(seat) < record.config.players and isinstance(name, str):
                bots[int(seat)] = name
    else:
        bots = dict.fromkeys(range(1, record.config.players), bot)
    for name in bots.values():
        make_bot(name)
    return Table(game, bots, file)
