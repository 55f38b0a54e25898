"""A game that ended: its record, its places, and the rows that are kept of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson

from sabika.notation.record import dump_line, to_record
from sabika.server.storage.statements import Page
from sabika.server.tables.seen import card
from sabika.server.tables.table import Table


def record_of(table: Table) -> dict[str, Any]:
    """Return the record of an ended game; `meta.fair` holds what proves its chance."""
    game = table.game
    assert game is not None
    fair = {
        "server_part": table.server_part,
        "server_commitment": table.commitment,
        "contributions": table.contributions,
    }
    meta: dict[str, Any] = {
        "table": table.id,
        "started": table.created,
        "ended": table.updated,
        "fair": fair,
        "bots": {str(n): seat.bot for n, seat in enumerate(table.seats) if seat.bot is not None},
    }
    if table.ended == "resigned":
        meta["resigned"] = [n for n, seat in enumerate(table.seats) if seat.resigned]
    return to_record(game, meta=meta, reason="abandoned")


def places(table: Table) -> list[int]:
    """Return the place of every seat, from 1; equal points share one (8.3).

    Who resigned, or had a bot play in their stead at the end, comes after all others.
    """
    assert table.game is not None
    scores = table.game.scores
    worth = []
    for seat, score in zip(table.seats, scores, strict=True):
        stayed = seat.stand_in is None
        worth.append((stayed, score if table.ended == "finished" else 0))
    return [1 + sum(other > own for other in worth) for own in worth]


def ended_game(page: Page, table: Table) -> Page:
    """Return the page of a last entry with the rows for the history."""
    assert table.game is not None
    assert table.ended is not None
    found, scores = places(table), table.game.scores
    rated = table.terms.rated and table.ended != "abandoned"
    row = {
        "id": table.id,
        "game": table.terms.game,
        "public": table.terms.public,
        "ended": table.updated,
        "reason": table.ended,
        "rated": rated,
        "counted": not rated,
        "card": orjson.dumps(
            {**card(table), "scores": scores, "places": found, "ended": table.ended}
        ).decode(),
        "record": dump_line(record_of(table)),
    }
    rows = tuple(
        {
            "game_id": table.id,
            "seat": number,
            "person": seat.person,
            "bot": seat.bot,
            "name": seat.name,
            "score": scores[number],
            "place": found[number],
        }
        for number, seat in enumerate(table.seats)
    )
    return replace(page, game=row, players=rows)
