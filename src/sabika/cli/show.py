"""``sabika show``: a position of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sabika.art.board import board_svg
from sabika.art.terminal import draw
from sabika.cli.app import ComponentsOption, LanguageOption, plain_console, spoken_language
from sabika.components import load
from sabika.locale import say
from sabika.notation.record import Record, load_records, read_record
from sabika.notation.shape import RecordError
from sabika.notation.telling import tell
from sabika.notation.verify import replay


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(show)


def show(
    file: Annotated[Path, typer.Argument(help="a record file")],
    event: Annotated[int | None, typer.Option("--event", min=0, help="after this event")] = None,
    number: Annotated[int, typer.Option("--record", min=1, help="which record of the file")] = 1,
    seat: Annotated[int | None, typer.Option("--seat", help="with the hand of this seat")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="write a drawing here")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="a dark drawing")] = False,
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Show the position after an event (the last one by default), in the terminal or as SVG."""
    spoken = spoken_language(language)
    record = nth_record(file, number, load(components))
    last = len(record.events) - 1
    if event is not None and event > last:
        raise typer.BadParameter(f"the events of this record go from 0 to {last}, not to {event}")
    if seat is not None and not 0 <= seat < record.config.players:
        raise typer.BadParameter(f"there is no seat {seat} among {record.config.players}")
    game = replay(record, event)
    view = game.view(seat)
    if svg is not None:
        svg.write_text(board_svg(view, dark=dark, language=spoken), encoding="utf-8")
        print(say(spoken, "terminal-wrote", {"file": str(svg)}))
        return
    console = plain_console()
    console.print(draw(view, width=console.width, language=spoken))
    if record.events:
        shown = last if event is None else event
        told = tell(record.events[shown], game.position.codec, game.names, language=spoken)
        console.print(say(spoken, "terminal-event", {"number": str(shown), "event": told}))


def nth_record(file: Path, number: int, box: object) -> Record:
    """Return one record of a file, counted from 1."""
    count = 0
    for count, (_, data) in enumerate(load_records(file), 1):
        if count == number:
            if isinstance(data, RecordError):
                raise data
            return read_record(data, box)
    raise typer.BadParameter(f"{file} has {count} records, not {number}")
