"""Commands before the start: sit, leave, kick, add bots, start; and afterwards, play again."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Any

from sabika.bots import BOTS
from sabika.server.problems import Problem
from sabika.server.tables.changes import new_game
from sabika.server.tables.drafts import (
    Command,
    Draft,
    host_only,
    open_table,
    own_seat,
    seat_number,
)
from sabika.server.tables.lines import encodable
from sabika.server.tables.seats import Seat
from sabika.server.tables.status import OPEN, OVER, PLAYING
from sabika.server.tables.table import Table
from sabika.server.tables.terms import Terms

LONGEST_NAME, LONGEST_CONTRIBUTION = 40, 200


def known_bot(name: str, field: str = "bot") -> str:
    """Return the name of a bot that plays at tables; a file of somebody's is none."""
    if name not in BOTS:
        raise Problem("no-bot", field=field, params={"bot": name[:40]})
    return name


def bot_name(name: str, number: int) -> str:
    """Return what a bot is called at its table."""
    return f"{name.capitalize()} {number + 1}"


def found(
    terms: Terms, bots: dict[int, str], host: str, name: str, contribution: str | None
) -> dict[str, Any]:
    """Return the body of a table's first entry: the host has the first seat that no bot has."""
    terms.configuration()
    known_bot(terms.stand_in, "stand_in")
    seats = [Seat() for _ in range(terms.players)]
    for number, bot in bots.items():
        if not 0 <= number < terms.players:
            raise Problem("no-such-seat", field="bots")
        seats[number] = Seat(bot=known_bot(bot, "bots"), name=bot_name(bot, number))
    free = next((number for number, seat in enumerate(seats) if seat.free), None)
    if free is None:
        raise Problem("seat-taken", field="bots")
    seats[free] = Seat(person=host, name=name, contribution=_contribution(contribution))
    return {
        "terms": terms.to_json(),
        "seats": [asdict(seat) for seat in seats],
        "server_part": secrets.token_hex(32),
    }


def _contribution(text: str | None) -> str:
    return secrets.token_hex(16) if text is None else text


def plain_contribution(text: object) -> str | None:
    """Return what somebody adds to the seed."""
    try:
        if text is None:
            return None
        if not isinstance(text, str) or len(text) > LONGEST_CONTRIBUTION:
            raise ValueError
        return encodable(text)
    except ValueError:
        raise Problem("malformed", field="contribution", params={"field": "contribution"}) from None


def sit(number: int | None, name: str, contribution: str | None) -> Command:
    """Take a seat, or the first free one."""

    def draft(table: Table, person: str | None) -> Draft:
        open_table(table)
        if person in table.kicked:
            raise Problem("kicked")
        if table.seat_of(person) is not None:
            raise Problem("seated-already")
        chosen = _free_seat(table) if number is None else number
        if not seat_number(table, chosen).free:
            raise Problem("seat-taken", field="seat")
        if any(seat.name == name for seat in table.seats):
            raise Problem("name-taken", field="name", params={"name": name})
        return Draft("sat", chosen, {"name": name, "contribution": _contribution(contribution)})

    return draft


def _free_seat(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if seat.free:
            return number
    raise Problem("seat-taken")


def leave(table: Table, person: str | None) -> Draft:
    """Leave: before the start the seat is free again, during the game a bot stands in."""
    number = own_seat(table, person)
    if table.status not in (OPEN, PLAYING):
        raise Problem("over")
    if table.seats[number].stand_in is not None:
        raise Problem("stood-in")
    return Draft("left", number)


def kick(number: int) -> Command:
    """Send a person away, or a bot; only the host may, and only before the start."""

    def draft(table: Table, person: str | None) -> Draft:
        host_only(table, person)
        open_table(table)
        seat = seat_number(table, number)
        if seat.free or seat.person == person:
            raise Problem("no-such-seat", field="seat")
        return Draft("kicked", number)

    return draft


def add_bot(number: int | None, bot: str) -> Command:
    """Seat a bot; only the host may."""

    def draft(table: Table, person: str | None) -> Draft:
        host_only(table, person)
        open_table(table)
        chosen = _free_seat(table) if number is None else number
        if not seat_number(table, chosen).free:
            raise Problem("seat-taken", field="seat")
        body = {"bot": known_bot(bot), "name": bot_name(bot, chosen)}
        return Draft("bot_added", chosen, body)

    return draft


def start(contribution: str | None = None) -> Command:
    """Begin the game: all seats are taken, and the host wants to.

    What the host adds to the seed now replaces what was added when the table was made: the server
    knew that when it chose its own part.
    """

    def draft(table: Table, person: str | None) -> Draft:
        host_only(table, person)
        open_table(table)
        if any(seat.free for seat in table.seats):
            raise Problem("seats-open")
        body: dict[str, Any] = {} if contribution is None else {"contribution": contribution}
        game = new_game(table.adding(person, contribution))
        body["events"] = [event.to_json() for event in game.events]
        return Draft("started", None, body, game)

    return draft


def rematch(new_table: str) -> Command:
    """Say where those who sit here may play again."""

    def draft(table: Table, person: str | None) -> Draft:
        number = own_seat(table, person)
        if table.status != OVER:
            raise Problem("not-over")
        return Draft("rematched", number, {"table": new_table})

    return draft
