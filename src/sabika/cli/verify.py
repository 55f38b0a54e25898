"""``sabika verify``: records are replayed by the rules."""

from __future__ import annotations

from typing import Annotated

import typer

from sabika.cli.app import ComponentsOption, FilesArgument, plain_console
from sabika.components import load
from sabika.notation.fairness import check_file
from sabika.notation.verify import verify_file


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    files: FilesArgument,
    components: ComponentsOption = None,
    fair: Annotated[
        bool, typer.Option("--fair", help="derive every shuffle from the seed, check commitments")
    ] = False,
    commitment: Annotated[
        list[str] | None,
        typer.Option("--commitment", help="one that was published before the game (with --fair)"),
    ] = None,
) -> None:
    """Replay every record by the rules; exit status 1 and a line for each fault."""
    if commitment and not fair:
        raise typer.BadParameter("--commitment belongs to --fair")
    console = plain_console()
    box = load(components)
    good = bad = 0
    for file in files:
        checked = check_file(file, box, commitment or ()) if fair else verify_file(file, box)
        for line, fault in checked:
            if fault is None:
                good += 1
            else:
                bad += 1
                console.print(f"{file}:{line}: {fault}", soft_wrap=True)
    console.print(
        f"{good + bad} records, {bad} with faults" if bad else f"{good} records, all good"
    )
    if bad or not good:
        raise typer.Exit(1)
