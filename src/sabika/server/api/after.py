"""After the game: record, scores, replay."""

from __future__ import annotations

from functools import partial
from typing import Any

import orjson
from fastapi import APIRouter, Depends, Request, Response

from sabika.notation.record import dump_line, to_record
from sabika.server.api import answers, past_answers
from sabika.server.api.context import TheHouse, TheStage, Visitor, answer, watched
from sabika.server.api.records import At, Count, Eyes, Open, limited, retold
from sabika.server.history.ended import record_of
from sabika.server.history.lookup import record_text
from sabika.server.history.replaying import frames
from sabika.server.history.story import story
from sabika.server.house import House
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables.seen import seen_scores
from sabika.server.tables.status import OVER

router = APIRouter(prefix="/tables/{table_id}", tags=["history"])


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


@router.get(
    "/story",
    summary="What happened, and how the points went",
    response_model=past_answers.Story,
    dependencies=[Depends(limited)],
)
async def told(
    request: Request, house: TheHouse, stage: TheStage, seat: Eyes = None, open_hands: Open = False
) -> Response:
    """Return the events of an ended game as a seat saw them, and the course of its points.

    ``open`` tells what was hidden too.
    """
    record = orjson.loads(await ended_record(house, stage))
    return await retold(request, record, seat, lambda found: story(found, seat, open_hands))


@router.get(
    "/replay",
    summary="An ended game, seen from any seat",
    response_model=past_answers.Frames,
    dependencies=[Depends(limited)],
)
async def replay(
    request: Request,
    house: TheHouse,
    stage: TheStage,
    seat: Eyes = None,
    open_hands: Open = False,
    event: At = 0,
    count: Count = 1,
) -> Response:
    """Return the game after an event, and after each decision that follows, ``count`` in all.

    ``open`` shows all hands.
    """
    record = orjson.loads(await ended_record(house, stage))
    return await retold(
        request, record, seat, lambda found: frames(found, seat, open_hands, event, count)
    )
