"""After the game: record, scores, replay."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from sabika.notation.record import dump_line, read_record, to_record
from sabika.server.api import answers
from sabika.server.api.context import TheHouse, TheStage, Visitor, answer, watched
from sabika.server.history.ended import record_of
from sabika.server.history.lookup import record_text
from sabika.server.history.replaying import frames
from sabika.server.house import House
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables.seen import seen_scores
from sabika.server.tables.status import OVER

router = APIRouter(prefix="/tables/{table_id}", tags=["history"])
MOST_FRAMES = 50


async def ended_record(house: House, stage: Stage) -> str:
    """Return the record of an ended game, as it was written when it ended."""
    if stage.table.status != OVER:
        raise Problem("not-over")
    found = await house.stock.read(partial(record_text, table_id=stage.table.id))
    return dump_line(record_of(stage.table)) if found is None else found


@router.get("/record", summary="The record", response_model=dict[str, Any])
async def record(house: TheHouse, stage: TheStage, person: Visitor) -> Response:
    """Return the whole record of an ended game, with its seed; of a running one what one saw."""
    if stage.table.status == OVER:
        text = await ended_record(house, stage)
    else:
        table, eyes = watched(stage, person)
        if table.game is None:
            raise Problem("not-started")
        text = dump_line(to_record(table.game, seat=eyes))
    name = f"sabika-{stage.table.terms.game}-{stage.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


@router.get("/scores", summary="Scores with their breakdown", response_model=answers.Scores)
async def scores(stage: TheStage, person: Visitor) -> Response:
    """Return every scoring so far with its lines, and the points now."""
    table, _ = watched(stage, person)
    if table.game is None:
        raise Problem("not-started")
    return answer(seen_scores(table))


@router.get("/replay", summary="An ended game, seen from any seat", response_model=answers.Frames)
async def replay(
    house: TheHouse,
    stage: TheStage,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    open_hands: Annotated[bool, Query(alias="open")] = False,
    event: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 1,
) -> Response:
    """Return the game after an event, and after each decision that follows, ``count`` in all.

    ``open`` shows all hands.
    """
    text = await ended_record(house, stage)
    if seat is not None and seat >= stage.table.terms.players:
        raise Problem("no-such-seat", field="seat")
    found: dict[str, Any] = await asyncio.to_thread(
        lambda: frames(read_record(orjson.loads(text)), seat, open_hands, event, count)
    )
    return answer(found)
