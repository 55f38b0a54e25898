"""The warden: looks every second whose time is up, and which bot was forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, and_, select

from sabika.server.hall import Hall
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.storage.schema import tables
from sabika.server.storage.stock import Stock
from sabika.server.tables.playing import time_out
from sabika.server.timing import now

PAUSE = 1.0
FORGOTTEN = 5000
"""Milliseconds after which somebody should have begun to think for a bot."""
GRACE = 60_000
"""Milliseconds to make a move after the server was away."""
AT_ONCE = 200
logger = logging.getLogger("sabika.warden")


class Warden:
    """Sees to it that clocks and bots go on, whatever became of the node that began it."""

    def __init__(self, stock: Stock, hall: Hall) -> None:
        self._stock = stock
        self._hall = hall
        self._started = now()
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Go home."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                await self._round()
            except Problem as problem:
                logger.warning("a round was cut short", extra={"code": problem.code})
            except Exception:
                logger.exception("a round failed")
            await asyncio.sleep(PAUSE)

    async def _round(self) -> None:
        late, forgotten = await self._stock.read(partial(_due, started=self._started))
        for table_id in late:
            await self._see_to(table_id, self._time_out)
        for table_id in forgotten:
            await self._see_to(table_id, self._remind)

    async def _see_to(self, table_id: str, work: Callable[[Stage], Awaitable[None]]) -> None:
        """Do something at a table; whatever is wrong with it, the others have their turn."""
        try:
            await work(await self._hall.stage(table_id))
        except Problem as problem:
            if problem.code not in ("not-your-turn", "over"):
                logger.warning("a table was passed over", extra={"code": problem.code})
        except Exception:
            logger.exception("a table was passed over")

    async def _time_out(self, stage: Stage) -> None:
        await self._hall.act(stage, None, time_out(now()))

    async def _remind(self, stage: Stage) -> None:
        self._hall.remind(stage.table)


def _due(connection: Connection, started: int) -> tuple[list[str], list[str]]:
    """Return the tables where time is up, and where a bot should have begun to think.

    Time that ran out while no server ran is not held against anybody at once.
    """
    time = now()
    up = tables.c.deadline <= time
    if time < started + GRACE:
        up = and_(up, tables.c.deadline >= started)
    late = select(tables.c.id).where(up).limit(AT_ONCE)
    forgotten = (
        select(tables.c.id)
        .where(tables.c.bot_due & (tables.c.updated < time - FORGOTTEN))
        .order_by(tables.c.updated)
        .limit(AT_ONCE)
    )
    return list(connection.execute(late).scalars()), list(connection.execute(forgotten).scalars())
