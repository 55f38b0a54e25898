"""Counting: games that ended are rated soon, by whichever node comes to it."""

from __future__ import annotations

import asyncio
import logging

from sabika.server.history.ratings import count_games
from sabika.server.problems import Problem
from sabika.server.storage.stock import Stock
from sabika.server.tables.status import OVER
from sabika.server.tables.table import Table

PAUSE = 30.0
"""Seconds between two looks for games that a node which died has left uncounted."""
logger = logging.getLogger("sabika.history")


class Counting:
    """Counts when a game has ended here, and now and then in any case."""

    def __init__(self, stock: Stock) -> None:
        self._stock = stock
        self._ended = asyncio.Event()
        self._ended.set()
        self._task = asyncio.create_task(self._count())

    def follow(self, table: Table) -> None:
        """Take notice of a game that ended."""
        if table.status == OVER:
            self._ended.set()

    async def close(self) -> None:
        """Stop; what is not counted is counted another time."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _count(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PAUSE):
                    await self._ended.wait()
            except TimeoutError:
                pass
            self._ended.clear()
            try:
                while await self._stock.write(count_games):
                    pass
            except Problem as problem:
                logger.warning("games were not counted", extra={"code": problem.code})
            except Exception:
                logger.exception("games were not counted")
