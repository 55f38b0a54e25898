"""``sabika verify``: records are replayed by the rules."""

from __future__ import annotations

import typer

from sabika.cli.app import ComponentsOption, FilesArgument, plain_console
from sabika.components import load
from sabika.notation.verify import verify_file


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(files: FilesArgument, components: ComponentsOption = None) -> None:
    """Replay every record by the rules; exit status 1 and a line for each fault."""
    console = plain_console()
    box = load(components)
    good = bad = 0
    for file in files:
        for line, fault in verify_file(file, box):
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
