"""``/tables/{id}/live``: the WebSocket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from sabika.locale import LANGUAGES, negotiate
from sabika.server.api.context import TableId, who_asks
from sabika.server.house import House
from sabika.server.live.messages import refused
from sabika.server.live.socket import REFUSED, Connection
from sabika.server.problems import Problem

router = APIRouter()


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    after: Annotated[int | None, Query(ge=0, le=10**9)] = None,
    language: Annotated[str | None, Query(max_length=8)] = None,
) -> None:
    """Send everything that happens at a table from now on, and what was missed; take commands."""
    house: House = socket.app.state.house
    spoken = language if language in LANGUAGES else None
    spoken = spoken or negotiate(socket.headers.get("accept-language", ""))
    person = await who_asks(house.people, socket.headers, socket.cookies)

    async def known() -> bool:
        return (
            person is None
            or await who_asks(house.people, socket.headers, socket.cookies) is not None
        )

    await socket.accept()
    try:
        stage = await house.hall.stage(table_id)
    except Problem as problem:
        await socket.send_text(refused(None, problem, spoken).decode())
        await socket.close(REFUSED)
        return
    connection = Connection(socket, house.hall, house.limits, person, spoken)
    if await connection.serve(stage, after, known):
        house.metrics.dropped.inc()
