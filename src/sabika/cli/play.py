"""``sabika play``: a game in the terminal, against bots or at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sabika.bots import make_bot, names_file, read_entrant
from sabika.cli.app import (
    ComponentsOption,
    GameOption,
    LanguageOption,
    ModulesOption,
    OpenAttackOption,
    ScoringOption,
    configuration,
    spoken_language,
)
from sabika.cli.entrants import BotOption, BotsOption, for_seats, named
from sabika.cli.show import nth_record
from sabika.cli.table import Table
from sabika.components import load
from sabika.locale import knows, say
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
    bots: BotsOption = None,
    bot: BotOption = None,
    hints: Annotated[str, typer.Option("--hints", help="the bot that `hint` asks")] = "planner",
    seed: Annotated[str | None, typer.Option("--seed", help="deal the cards of this seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="keep the game in this file")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a saved game")] = None,
    scoring: ScoringOption = "standard",
    open_attack: OpenAttackOption = False,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Play in the terminal. Type a move as in `take de3 fl2`, its number, or `help`.

    The other seats are played by journeymen, the third of five levels, if no others are named.
    """
    spoken = spoken_language(language)
    rivals = named(bots, bot, "journeyman")
    read_entrant(hints)
    if resume is not None:
        table = resumed(resume, load(components), rivals, spoken)
        table.save_to = save or resume
    else:
        config = configuration(game, players, modules, scoring, open_attack, components)
        people = human or [say(spoken, "you")]
        if len(people) > players:
            raise typer.BadParameter(f"{len(people)} people do not fit a table of {players}")
        others = for_seats(rivals, players - len(people))
        called = [f"{bot_name(text, spoken)} {n}" for n, text in enumerate(others, 1)]
        new = Game.of(config, names=[*people, *called], seed=seed)
        seats = dict(enumerate(others, len(people)))
        table = Table(new, seats, save or free_name(DEFAULT_SAVE), spoken)
    table.components = components
    table.hints = hints
    table.run()


def bot_name(text: str, language: str) -> str:
    """Return what a bot is called at the table: a level by its name in that language."""
    name = make_bot(text).name
    return say(language, f"level-{name}") if knows(f"level-{name}") else name


def free_name(path: Path) -> Path:
    """Return a file name that is not taken, so that no kept game is lost."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


def resumed(file: Path, box: object, rivals: tuple[str, ...], language: str) -> Table:
    """Return the table of a saved game; who plays which seat stands in its meta field.

    A record may come from anywhere: a file that it names is only run if the user names it too.
    """
    record = nth_record(file, 1, box)
    game = resume_game(record)
    stored = record.meta.get("bots")
    bots: dict[int, str] = {}
    if isinstance(stored, dict):
        for seat, name in stored.items():
            if str(seat).isdigit() and int(seat) < record.config.players and isinstance(name, str):
                bots[int(seat)] = name
    else:
        bots = dict(enumerate(for_seats(rivals, record.config.players - 1), 1))
    for name in bots.values():
        if names_file(name) and name not in rivals:
            raise typer.BadParameter(f"{name} plays here; if its file may run, add --bot {name}")
        read_entrant(name)
    return Table(game, bots, file, language)
