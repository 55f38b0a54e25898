"""A database in use: what is read runs in threads, what is written in the writer's."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from sabika.server.problems import Problem
from sabika.server.storage.faults import may_pass
from sabika.server.storage.opening import is_shared, secret
from sabika.server.storage.writer import Writer

T = TypeVar("T")
READERS = 6
PATIENCE, PAUSE = 5.0, 0.2
logger = logging.getLogger("sabika.storage")


class Stock:
    """One database for the tasks of one event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = is_shared(engine)
        self.writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run something that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        """Read; a database that went away may come back in a moment."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self.engine.connect() as connection:  # giving it back may fail as well
                    return work(connection)
            except DBAPIError as error:
                if not may_pass(error):
                    raise
                logger.warning("the database is away")
            if time.monotonic() > until:
                raise Problem("unavailable")
            time.sleep(PAUSE)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run something that writes."""
        return await self.writer.write(work)

    async def secret(self, name: str) -> str:
        """Return a secret of this database."""
        return await self.write(lambda connection: secret(connection, name))

    async def close(self) -> None:
        """Write what waits and let go."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()
