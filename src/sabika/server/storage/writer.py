"""The writer: one thread, one connection, one transaction for all that waits (group commit).

An entry is answered only when it is durable. Everything that is written goes this way, so that on
SQLite there is never a second writer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from sabika.server.problems import Problem
from sabika.server.storage import statements
from sabika.server.storage.faults import may_pass
from sabika.server.storage.opening import is_shared
from sabika.server.storage.statements import Page

T = TypeVar("T")
LARGEST_BATCH = 512
PATIENCE = 20.0
"""Seconds during which a lost database is asked again before what waits is given up."""
logger = logging.getLogger("sabika.storage")


@dataclass(eq=False)
class Job:
    """Something to be written, and who waits for it: a page of a log, or any work."""

    page: Page | None
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any] = field(repr=False)


class Writer:
    """Writes what the tasks of one event loop hand it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = is_shared(engine)
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.on_batch: Callable[[int, float], None] = lambda size, seconds: None

    async def append(self, page: Page) -> bool:
        """Write an entry and its index; False if another one has its place or its key."""
        written: bool = await self._hand_in(Job(page, None, self._loop.create_future()))
        return written

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run something that writes, within the next transaction."""
        found: T = await self._hand_in(Job(None, work, self._loop.create_future()))
        return found

    async def _hand_in(self, job: Job) -> Any:
        self._queue.put(job)
        return await job.done  # who asked may go away; the writing goes on

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[Job] = []
            job = self._queue.get()
            while job is not None:
                batch.append(job)
                if len(batch) == LARGEST_BATCH:
                    break
                try:
                    job = self._queue.get_nowait()
                except Empty:
                    break
            stopping = job is None
            if batch:
                self._write_all(batch)
        self._let_go()

    def _write_all(self, batch: list[Job]) -> None:
        begun = time.perf_counter()
        self._loop.call_soon_threadsafe(_answer, self._answers(batch))
        self.on_batch(len(batch), time.perf_counter() - begun)

    def _answers(self, batch: list[Job]) -> list[tuple[Job, Any]]:
        """Return what became of each job; one that cannot be written leaves the others alone."""
        try:
            return self._patiently(batch)
        except Exception as error:
            away = isinstance(error, DBAPIError) and may_pass(error)
            if len(batch) > 1 and not away:
                return [answer for job in batch for answer in self._answers([job])]
            logger.exception("a batch was not written")
            problem = Problem("unavailable") if isinstance(error, DBAPIError) else error
            return [(job, problem) for job in batch]

    def _patiently(self, batch: list[Job]) -> list[tuple[Job, Any]]:
        """Write a batch; a database that went away may come back.

        If it went away while it committed nobody knows whether it did. Writing the same entries
        again is safe: those that are there are found by their keys.
        """
        until = time.monotonic() + PATIENCE
        pause = 0.05
        while True:
            try:
                return self._commit(batch)
            except DBAPIError as error:
                self._let_go()
                if not may_pass(error) or time.monotonic() > until:
                    raise
                logger.warning("a batch was not written; trying again")
                time.sleep(pause)
                pause = min(2 * pause, 1.0)

    def _commit(self, batch: list[Job]) -> list[tuple[Job, Any]]:
        answers: list[tuple[Job, Any]] = []
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            pages = [job for job in batch if job.page is not None]
            if pages:
                written = statements.write_pages(
                    connection, [job.page for job in pages if job.page is not None], self._shared
                )
                answers += zip(pages, written, strict=True)
            for job in batch:
                if job.work is not None:
                    answers.append((job, _worked(connection, job.work)))
        return answers

    def _let_go(self) -> None:
        """Give the connection up; the next batch has a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()


def _worked(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Return what some work gives; its error is its own and leaves the batch alone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except DBAPIError as error:
        if may_pass(error):
            raise
        return error
    except Exception as error:
        return error


def _answer(answers: Iterable[tuple[Job, Any]]) -> None:
    for job, answer in answers:
        if job.done.cancelled():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)
