"""The thinkers of a node: worker processes, and a fair queue before them."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson

LONGEST_THOUGHT = 30.0
"""Seconds after which a bot is given up, and its process ended."""
LONGEST_ANSWER = 1 << 22
logger = logging.getLogger("sabika.thinking")


class NoThought(RuntimeError):
    """A bot crashed, or thought too long."""


@dataclass(eq=False)
class Wish:
    """A job, and who waits for its answer."""

    job: dict[str, Any]
    answer: asyncio.Future[dict[str, Any]]


class Line:
    """Who waits for a thought: each owner in turn, and each owner's jobs in their order."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Wish]] = OrderedDict()
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._owners.values()))

    def join(self, owner: str, wish: Wish) -> None:
        """Stand in line."""
        self._owners.setdefault(owner, deque()).append(wish)
        self._some.set()

    async def next(self) -> Wish:
        """Return who comes next, once there is somebody."""
        while not self._owners:
            self._some.clear()
            await self._some.wait()
        owner, wishes = self._owners.popitem(last=False)
        wish = wishes.popleft()
        if wishes:
            self._owners[owner] = wishes  # behind all others
        return wish


class Thinkers:
    """So many processes; whoever asks waits in a fair line."""

    def __init__(self, number: int) -> None:
        self.line = Line()
        self.busy = 0
        self._tasks = [asyncio.create_task(self._work()) for _ in range(number)]

    async def think(self, job: dict[str, Any], owner: str) -> dict[str, Any]:
        """Return the answer to a job; ``NoThought`` if there is none."""
        wish = Wish(job, asyncio.get_running_loop().create_future())
        self.line.join(owner, wish)
        return await wish.answer

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        worker = Worker()
        try:
            while True:
                wish = await self.line.next()
                if wish.answer.done():  # nobody waits any more
                    continue
                self.busy += 1
                try:
                    found = await worker.ask(wish.job)
                except NoThought as error:
                    if not wish.answer.done():
                        wish.answer.set_exception(error)
                else:
                    if not wish.answer.done():
                        wish.answer.set_result(found)
                finally:
                    self.busy -= 1
        finally:
            await worker.end()


class Worker:
    """One process. It is started when it is first needed, and again when it was lost."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a job."""
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                found = await self._asked(job)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise NoThought(f"{job['bot']}: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.end()
            raise
        if "error" in found:
            raise NoThought(f"{job['bot']}: {found['error']}")
        return found

    async def _asked(self, job: dict[str, Any]) -> dict[str, Any]:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sabika.server.thinking.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(orjson.dumps(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        found: dict[str, Any] = orjson.loads(line)
        return found

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
