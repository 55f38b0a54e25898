"""``sabika bots``: who can play."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from sabika.bots import Offer, offers
from sabika.cli.app import plain_console

HOW = """\
A bot in a file is named path.py:ClassName, as in --bot my_bot.py:MyBot
A budget may follow the name: vizier:0.5s, vizier:400it, vizier:0.5s/2 for two threads
How to write one: docs/bots.md"""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(bots)


def bots() -> None:
    """List the bots that can be named, and say how to name others."""
    found = offers()
    ours = [offer for offer in found if offer.package is None]
    guests = [offer for offer in found if offer.package is not None]
    parts = [f"Bots of Sabika\n{listing(ours)}"]
    if guests:
        parts.append(f"Bots of other packages\n{listing(guests)}")
    plain_console().print("\n\n".join([*parts, HOW]), soft_wrap=True)


def listing(found: Sequence[Offer]) -> str:
    """Return a line for each bot."""
    width = max(len(offer.name) for offer in found)
    lines = []
    for offer in found:
        source = "" if offer.package is None else f" ({offer.package})"
        lines.append(f"  {offer.name:{width}}  {offer.sentence}{source}")
    return "\n".join(lines)
