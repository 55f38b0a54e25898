"""Who plays: the options ``--bots`` and ``--bot``."""

from __future__ import annotations

from typing import Annotated

import typer

from sabika.bots import read_entrant

BotsOption = Annotated[
    str | None,
    typer.Option(
        "--bots",
        help="one bot for all seats, or one for each, separated by commas: a name (see `sabika "
        "bots`) or path.py:ClassName, with a budget if wanted: NAME:0.5s",
    ),
]
BotOption = Annotated[
    list[str] | None, typer.Option("--bot", help="one more bot, after those of --bots; repeatable")
]


def named(bots: str | None, more: list[str] | None, default: str) -> tuple[str, ...]:
    """Return the bots that the options name, or the one that plays if they name none."""
    listed = [] if bots is None else bots.split(",")
    return tuple(text.strip() for text in (*listed, *(more or ()))) or (default,)


def for_seats(texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a bot for every seat, each known to be one; one alone plays them all."""
    if len(texts) == 1:
        texts *= seats
    if len(texts) != seats:
        raise typer.BadParameter(
            f"name one bot, or one for each of the {seats} seats, not {len(texts)}"
        )
    for text in texts:
        read_entrant(text)
    return texts
