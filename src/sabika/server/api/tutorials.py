"""``/tutorials/{title}``: a first game with prepared moves."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response

from sabika.server.api.context import Key, Player, TheHouse, answer
from sabika.server.founding import found_lesson
from sabika.server.tables.seen import summary

router = APIRouter(prefix="/tutorials", tags=["lobby"])


@router.post("/{title}", summary="Learn a title", status_code=201)
async def learn(
    title: Literal["alhambra", "granada"], house: TheHouse, person: Player, key: Key = None
) -> Response:
    """Begin the lesson of a title, or go on with it.

    The table is one like any other. Until the prepared moves have been made, the one that is due
    is the only one offered; what a lesson says comes with the position.
    """
    stage = await found_lesson(house, person, title, key)
    return answer({"seq": stage.table.seq, "table": summary(stage.table)}, 201)
