"""Making tables: new ones, and those for another game of the same people."""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import replace
from functools import partial

from sabika.server.house import House
from sabika.server.people.register import Person
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.storage.lists import hosted, my_tables
from sabika.server.tables import lobby
from sabika.server.tables.status import OPEN, PLAYING
from sabika.server.tables.terms import Terms
from sabika.server.tutorial.seating import lesson_table

MOST_OPEN = 20
"""Tables that somebody may have waiting for players."""


def derived_id(house: House, *parts: str) -> str:
    """Return an id that nobody can guess and that is the same for the same parts."""
    digest = hmac.digest(house.key.encode(), "\0".join(("table", *parts)).encode(), "sha256")
    return base64.urlsafe_b64encode(digest)[:22].decode()


async def found_table(
    house: House,
    person: Person,
    terms: Terms,
    bots: dict[int, str],
    contribution: str | None,
    key: str | None = None,
) -> Stage:
    """Make a table for its host; with a key that was used before, return that table."""
    table_id = secrets.token_urlsafe(16) if key is None else derived_id(house, person.id, key)
    if key is not None and (there := await _there(house, table_id)) is not None:
        return there
    house.limits.take("table", person.id)
    if await house.stock.read(partial(hosted, person=person.id)) >= MOST_OPEN:
        raise Problem("too-many-tables", params={"most": MOST_OPEN})
    body = lobby.found(terms, bots, person.id, person.name, contribution)
    return await house.hall.found(table_id, person.id, body)


async def _there(house: House, table_id: str) -> Stage | None:
    """Return a table if it was made before."""
    try:
        return await house.hall.stage(table_id)
    except Problem as problem:
        if problem.code != "no-such-table":
            raise
        return None


async def found_rematch(
    house: House, stage: Stage, person: Person, contribution: str | None, key: str | None
) -> Stage:
    """Make the table for another game of the same people, or sit down at it if there is one.

    Its id follows from that of the old table, so that whoever asks first makes it, and an attempt
    that was cut short is completed by the next.
    """
    old = stage.table
    new_id = derived_id(house, old.id, "rematch")
    if old.rematch is None:
        await house.hall.act(stage, person.id, lobby.rematch(new_id), key)
    elif old.seat_of(person.id) is None:
        raise Problem("not-your-seat")
    bots = {number: seat.bot for number, seat in enumerate(old.seats) if seat.bot is not None}
    terms = replace(old.terms, lesson=None)
    body = lobby.found(terms, bots, person.id, person.name, contribution)
    new = await house.hall.found(new_id, person.id, body)
    if new.table.seat_of(person.id) is None:
        await house.hall.act(new, person.id, lobby.sit(None, person.name, contribution))
    return new


async def found_lesson(house: House, person: Person, game: str, key: str | None) -> Stage:
    """Make the table of a title's lesson and begin; one that was not finished is gone on with."""
    mine = await house.stock.read(partial(my_tables, person=person.id, status=PLAYING, limit=100))
    for card in mine:
        if card["game"] == game and card.get("lesson") is not None:
            return await house.hall.stage(card["id"])
    house.limits.take("table", person.id)
    table_id = secrets.token_urlsafe(16) if key is None else derived_id(house, person.id, key)
    stage = await house.hall.found(table_id, person.id, lesson_table(game, person.id, person.name))
    if stage.table.status == OPEN:
        await house.hall.act(stage, person.id, lobby.start())
    return stage
