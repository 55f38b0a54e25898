"""News of other nodes: PostgreSQL tells which tables have new entries."""

from __future__ import annotations

import asyncio
import logging

from psycopg import AsyncConnection, Error

from sabika.server.hall import Hall
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.storage.statements import CHANNEL, read_news

PAUSE = 0.5
logger = logging.getLogger("sabika.news")


class News:
    """Listens, and catches up with tables that somebody watches here."""

    def __init__(self, address: str, hall: Hall) -> None:
        self._address = address
        self._hall = hall
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def heard(cls, address: str, hall: Hall) -> News:
        """Return once nothing is missed any more."""
        news = cls(address, hall)
        await news._listening.wait()
        return news

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except (Error, OSError) as error:
                logger.warning("no news: %s", type(error).__name__)
            except Problem as problem:  # what was missed is read when we listen again
                logger.warning("news could not be read", extra={"code": problem.code})
            except Exception:
                logger.exception("no news")
            await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        connection = await AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            await self._catch_up(self._hall.all_known())
            async for notice in connection.notifies():
                news = read_news(notice.payload)
                known = [self._hall.known(name) for name in news]
                await self._catch_up(
                    [stage for stage in known if stage and stage.table.seq < news[stage.table.id]]
                )

    async def _catch_up(self, stages: list[Stage]) -> None:
        watched = [stage for stage in stages if stage.audience]
        await asyncio.gather(*(self._hall.catch_up(stage) for stage in watched))
