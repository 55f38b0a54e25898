"""The table of a lesson: who sits at it, and its terms."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sabika.server.tables.seats import Seat
from sabika.server.tables.terms import Terms
from sabika.server.tutorial.lesson import lesson

BOT = "apprentice"
"""Plays for the partners once the prepared moves are over."""


def lesson_table(game: str, learner: str, name: str) -> dict[str, Any]:
    """Return the body of the first entry of a lesson's table.

    Its seed is known to everybody, so the game counts for nothing and nobody watches.
    """
    found = lesson(game)
    terms = Terms(
        game=game,
        players=found.players,
        public=False,
        hints=False,
        chat=False,
        spectators=False,
        rated=False,
        lesson=game,
    )
    seats = [Seat(person=learner, name=name)]
    seats += [Seat(bot=BOT, name=partner) for partner in found.partners]
    return {
        "terms": terms.to_json(),
        "seats": [asdict(seat) for seat in seats],
        "server_part": found.seed,
    }
