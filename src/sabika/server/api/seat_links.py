"""Taking a seat over on another device."""

from __future__ import annotations

from fastapi import APIRouter, Response

from sabika.server.api import answers
from sabika.server.api.context import Key, Player, TheHouse, TheStage, answer
from sabika.server.api.models import TakeOver
from sabika.server.tables import playing
from sabika.server.tables.drafts import own_seat
from sabika.server.tables.seen import summary

router = APIRouter(tags=["people"])


@router.post(
    "/tables/{table_id}/seats/mine/link",
    summary="Make a link for another device",
    response_model=answers.Link,
)
async def make_link(house: TheHouse, stage: TheStage, person: Player) -> Response:
    """Return a link by which one's seat can be taken over, once, within a day."""
    seat = own_seat(stage.table, person.id)
    return answer({"link": house.links.make(stage.table.id, seat, person.id)})


@router.post("/seat-links", summary="Take a seat over", response_model=answers.Done)
async def take_over(body: TakeOver, house: TheHouse, person: Player, key: Key = None) -> Response:
    """Become the owner of the seat that a link is for."""
    link = house.links.read(body.link)
    stage = await house.hall.stage(link.table)
    command = playing.take_over(link.seat, link.owner, link.mark)
    seq = await house.hall.act(stage, person.id, command, key)
    return answer({"seq": seq, "table": {**summary(stage.table), "seat": link.seat}})
