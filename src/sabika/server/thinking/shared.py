"""The turns of bots on many nodes: jobs in PostgreSQL, kept by procrastinate.

A table has one job at a time, and whichever node is free takes it. When many wait, each host of
tables gets one turn in a round (start-time fair queueing; a job's priority is its round). Jobs of
a node that died are given to another one as soon as its heartbeat is missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Job, Status

from sabika.server.hall import Hall
from sabika.server.problems import Problem
from sabika.server.tables.table import Table
from sabika.server.thinking.turns import Decider

QUEUE, TASK = "turns", "turn"
HEARTBEAT = 1.0
DEAD = 4.0
"""Seconds without a heartbeat after which a node's jobs are given to others."""
ROUNDS = """
    SELECT coalesce(min(-priority), 0) AS first,
        coalesce(max(-priority) FILTER (WHERE args->>'host' = %(host)s), -1) AS own
    FROM procrastinate_jobs WHERE queue_name = %(queue)s AND status = 'todo'
"""
"""The round that is being served, and the last one in which a host has a job."""
logger = logging.getLogger("sabika.thinking")


async def hand_out(app: App, table: str, host: str) -> None:
    """Put a bot's turn into the queue, in the next round in which its host has none."""
    found = await app.connector.execute_query_one_async(ROUNDS, queue=QUEUE, host=host)
    place = max(int(found["first"]), int(found["own"]) + 1)
    job = app.configure_task(TASK, queue=QUEUE, lock=table, queueing_lock=table, priority=-place)
    await job.defer_async(table=table, host=host)


class SharedTurns:
    """Hands out the turns that become due here, and takes those that are due anywhere."""

    def __init__(self, app: App, hall: Hall, decider: Decider, thinkers: int) -> None:
        self._app = app
        self._hall = hall
        self._decider = decider
        self._thinkers = thinkers
        self._handing: set[asyncio.Task[None]] = set()
        app.task(name=TASK, queue=QUEUE)(self._turn)
        self._working = [
            asyncio.create_task(self._again_and_again(work)) for work in (self._work, self._rescue)
        ]

    @classmethod
    async def opened(cls, address: str, hall: Hall, decider: Decider, thinkers: int) -> SharedTurns:
        """Begin to work."""
        connector = PsycopgConnector(conninfo=address, min_size=1, max_size=thinkers + 4)
        app = App(connector=connector)
        await app.open_async()
        return cls(app, hall, decider, thinkers)

    def follow(self, table: Table) -> None:
        """Hand the bot's turn out if one is due at a table."""
        if table.bot_due is not None:
            task = asyncio.create_task(self._hand_out(table.id, table.host or table.id))
            self._handing.add(task)
            task.add_done_callback(self._handing.discard)

    async def close(self) -> None:
        """Stop working; jobs of this node are given to others."""
        for task in (*self._working, *self._handing):
            task.cancel()
        await asyncio.gather(*self._working, *self._handing, return_exceptions=True)
        await self._app.close_async()

    async def _hand_out(self, table_id: str, host: str) -> None:
        try:
            await hand_out(self._app, table_id, host)
        except AlreadyEnqueued:
            pass
        except ConnectorException:  # the warden will see it
            logger.warning("a bot's turn was not handed out")

    async def _turn(self, table: str, host: str) -> None:
        """Make one decision, so that no table keeps others waiting."""
        try:
            stage = await self._hall.stage(table)
            if stage.table.bot_due is not None:
                await self._decider.decide(stage)
        except Problem as problem:
            logger.warning("a bot's turn was not taken", extra={"code": problem.code})

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except ConnectorException:
                logger.warning("the queue is away")
            except Exception:
                logger.exception("the queue failed")
            await asyncio.sleep(HEARTBEAT)

    async def _work(self) -> None:
        await self._app.run_worker_async(
            queues=[QUEUE],
            concurrency=self._thinkers,
            install_signal_handlers=False,
            delete_jobs="always",
            shutdown_graceful_timeout=1.0,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=DEAD,
            fetch_job_polling_interval=2.0,
        )

    async def _rescue(self) -> None:
        """Give the jobs of dead nodes to others."""
        jobs = self._app.job_manager
        for job in await jobs.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD):
            await self._rescue_one(job)

    async def _rescue_one(self, job: Job) -> None:
        jobs = self._app.job_manager
        try:
            await jobs.retry_job(job)
        except ConnectorException:  # the table has a job that waits already
            await jobs.finish_job(job, Status.FAILED, delete_job=True)
