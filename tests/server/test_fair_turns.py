"""The queue of bots' turns on PostgreSQL: who comes when many wait."""

from __future__ import annotations

import asyncio

from procrastinate import App, PsycopgConnector
from procrastinate.jobs import Status

from sabika.server.storage.opening import connect, upgrade
from sabika.server.thinking.shared import QUEUE, hand_out


async def served_in_order(database: str) -> list[str]:
    """Let one thinker serve two hosts with many tables, and one who comes later."""
    app = App(connector=PsycopgConnector(conninfo=database))
    async with app.open_async():
        jobs = app.job_manager
        worker = await jobs.register_worker()
        for table, host in (("a0", "ana"), ("a1", "ana"), ("a2", "ana"), ("a3", "ana")):
            await hand_out(app, table, host)
        await hand_out(app, "b0", "ben")
        await hand_out(app, "b1", "ben")
        served: list[str] = []
        while (job := await jobs.fetch_job([QUEUE], worker)) is not None:
            served.append(str(job.task_kwargs["table"]))
            await jobs.finish_job(job, Status.SUCCEEDED, delete_job=True)
            if len(served) == 4:
                await hand_out(app, "c0", "cleo")
        return served


def test_each_host_gets_one_turn_in_a_round(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    engine.dispose()
    served = asyncio.run(served_in_order(database))
    assert served == ["a0", "b0", "a1", "b1", "a2", "c0", "a3"]
