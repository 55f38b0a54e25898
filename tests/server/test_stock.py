"""Reading from a database that goes away."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, text

from sabika.server.storage.opening import connect
from sabika.server.storage.stock import Stock


def test_a_connection_lost_before_it_is_given_back_is_no_fault(database: str) -> None:
    """The rollback that ends every reading fails then, though the reading itself did not."""
    engine = connect(database)
    seen: list[int] = []

    def read_and_lose(connection: Connection) -> int:
        seen.append(int(connection.scalar(text("SELECT pg_backend_pid()")) or 0))
        if len(seen) == 1:
            with engine.connect() as other:
                other.execute(text(f"SELECT pg_terminate_backend({seen[0]})"))
            time.sleep(0.3)
        return seen[-1]

    async def reading() -> int:
        stock = Stock(engine)
        try:
            return await stock.read(read_and_lose)
        finally:
            await stock.close()

    found = asyncio.run(reading())
    assert len(seen) == 2
    assert found == seen[1] != seen[0]
