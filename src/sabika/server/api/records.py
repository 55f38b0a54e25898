"""Records that somebody brings along: checked and replayed, never kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Query, Request, Response

from sabika.notation.record import Record, read_record
from sabika.notation.shape import RecordError
from sabika.play.errors import IllegalMove
from sabika.server.api import past_answers
from sabika.server.api.context import TheHouse, packed
from sabika.server.history.replaying import frames
from sabika.server.history.story import story
from sabika.server.operations.limits import address_of
from sabika.server.problems import Problem

router = APIRouter(prefix="/records", tags=["history"])
MOST_FRAMES = 50
Brought = Annotated[dict[str, Any], Body(description="a record (docs/record.md)")]
Eyes = Annotated[int | None, Query(alias="seat", ge=0, le=5, description="whose eyes")]
Open = Annotated[bool, Query(alias="open", description="everything lies open")]
At = Annotated[int, Query(ge=0, le=100_000)]
Count = Annotated[int, Query(ge=1, le=MOST_FRAMES)]


async def limited(request: Request, house: TheHouse) -> None:
    """Count a game that is told or replayed, which takes a while."""
    client = request.client
    house.limits.take("record", address_of(None if client is None else (client.host, client.port)))


async def retold(
    request: Request, brought: object, seat: int | None, tell: Callable[[Record], Any]
) -> Response:
    """Return something told from a record; a problem says what is wrong with the record."""

    def work() -> Any:
        record = read_record(brought)
        if seat is not None and seat >= record.config.players:
            raise Problem("no-such-seat", field="seat")
        return tell(record)

    try:
        found = await asyncio.to_thread(work)
    except (RecordError, IllegalMove) as error:
        said = {"reason": str(error)}
        raise Problem("bad-record", rule=error.rule, params=said) from None
    return await packed(request, found)


@router.post(
    "/story",
    summary="What a record tells",
    response_model=past_answers.Story,
    dependencies=[Depends(limited)],
)
async def record_told(
    request: Request, record: Brought, seat: Eyes = None, open_hands: Open = False
) -> Response:
    """Check a record by the rules, and return its events and the course of its points."""
    return await retold(request, record, seat, lambda found: story(found, seat, open_hands))


@router.post(
    "/replay",
    summary="A record, seen from any seat",
    response_model=past_answers.Frames,
    dependencies=[Depends(limited)],
)
async def record_replayed(
    request: Request,
    record: Brought,
    seat: Eyes = None,
    open_hands: Open = False,
    event: At = 0,
    count: Count = 1,
) -> Response:
    """Return the game after an event, and after each decision that follows, ``count`` in all."""
    return await retold(
        request, record, seat, lambda found: frames(found, seat, open_hands, event, count)
    )
