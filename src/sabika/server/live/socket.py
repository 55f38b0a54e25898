"""One WebSocket at one table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from sabika.server.hall import Hall
from sabika.server.live.messages import acknowledged, greeting, refused
from sabika.server.live.protocol import line_of
from sabika.server.operations.limits import Limits, address_of
from sabika.server.people.register import Person
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables import lobby, playing
from sabika.server.tables.drafts import Command
from sabika.server.tables.seen import may_watch

MOST_WAITING, LONGEST_WAITING = 256, 256 * 1024
"""Messages, and bytes, that may wait for a client; a slower one has to connect again."""
LONGEST_LINE = 200
SECONDS_BELIEVED = 60.0
"""Seconds after which it is looked up whether a client's token is still good."""
TOO_SLOW, REFUSED = 4008, 4403
PLAIN: dict[str, Command] = {
    "undo": playing.undo,
    "restart": playing.restart,
    "confirm": playing.confirm,
    "resign": playing.resign,
    "abandon": playing.abandon,
    "return": playing.come_back,
    "leave": lobby.leave,
}
logger = logging.getLogger("sabika.live")


def understood(found: Any) -> Command:
    """Return the command of a message: ``{"do": "move", "move": {...}}`` and the like."""
    wanted = found.get("do")
    if wanted == "move":
        if isinstance(text := found.get("text"), str):
            return playing.move(text[:LONGEST_LINE])
        return playing.move(playing.parsed(found.get("move")))
    if wanted == "chat":
        return playing.chat(playing.plain_chat(found.get("text")))
    if wanted == "start":
        return lobby.start(lobby.plain_contribution(found.get("contribution")))
    if isinstance(wanted, str) and wanted in PLAIN:
        return PLAIN[wanted]
    raise Problem("malformed", field="do", params={"field": "do"})


def key_of(found: Any) -> str | None:
    """Return the key of a message."""
    key = found.get("key")
    if key is None:
        return None
    if not isinstance(key, str) or not 0 < len(key) <= 80 or not key.isprintable():
        raise Problem("malformed", field="key", params={"field": "key"})
    return key


class Connection:
    """A client that watches a table, and acts if it has a seat there."""

    def __init__(
        self, socket: WebSocket, hall: Hall, limits: Limits, who: Person | None, language: str
    ) -> None:
        self._socket = socket
        self._hall = hall
        self._limits = limits
        self.person = None if who is None else who.id
        self._limited = self.person or address_of(socket.scope["client"])
        self._language = language
        self._line = line_of(socket.scope)
        self._waiting: deque[bytes] = deque()
        self._length = 0
        self._news = asyncio.Event()
        self._slow = asyncio.Event()
        self._seq = 0

    def hear(self, seq: int, message: bytes) -> None:
        """Send news of the table, each once and in order."""
        if seq > self._seq:
            self._seq = seq
            self._say(message)

    def _say(self, message: bytes) -> None:
        """Send a message now if the client keeps up, else when it has read those before."""
        if not self._waiting and self._line is not None and self._line.say(message):
            return
        if len(self._waiting) >= MOST_WAITING or self._length > LONGEST_WAITING:
            self._slow.set()
            return
        self._waiting.append(message)
        self._length += len(message)
        self._news.set()

    async def serve(
        self, stage: Stage, after: int | None, known: Callable[[], Awaitable[bool]]
    ) -> bool:
        """Talk with the client until it goes; return whether it was too slow to go on.

        ``known`` says whether it still is who it was: tokens may become void meanwhile.
        """
        eyes = stage.table.seat_of(self.person)
        table = stage.shown_to(eyes)
        if not may_watch(table, eyes):
            await self._show_out(Problem("no-spectators"))
            return False
        self._seq = table.seq
        self._say(greeting(table, stage.log[: table.seq], after, eyes))
        stage.audience.add(self)
        stage.shown_to(eyes)  # begins to wait for what a spectator may see later
        tasks = [
            asyncio.create_task(work)
            for work in (self._send(), self._receive(stage), self._slow.wait(), _doubted(known))
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stage.audience.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._slow.is_set():
            await self._hang_up()
        elif tasks[-1].done() and not tasks[-1].cancelled():
            await self._show_out(Problem("identity-needed"))
        return self._slow.is_set()

    async def _show_out(self, problem: Problem) -> None:
        """Say why there is nothing to be seen here, and close."""
        await self._socket.send_text(refused(None, problem, self._language).decode())
        await self._socket.close(REFUSED)

    async def _hang_up(self) -> None:
        if self._line is None:
            await self._socket.close(TOO_SLOW)
        else:
            self._line.hang_up()

    async def _send(self) -> None:
        """Send what waits; the first of it stays until it is sent, so that none overtakes it."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await self._socket.send_text(self._waiting[0].decode())
                self._length -= len(self._waiting.popleft())

    async def _receive(self, stage: Stage) -> None:
        try:
            while True:
                await self._obey(stage, await self._socket.receive_text())
        except (WebSocketDisconnect, KeyError):  # a KeyError: it sent bytes
            return

    async def _obey(self, stage: Stage, message: str) -> None:
        key = None
        try:
            found = _loaded(message)
            key = key_of(found)
            self._limits.take("chat" if found.get("do") == "chat" else "command", self._limited)
            command = understood(found)
            seq = await self._hall.act(stage, self.person, command, key)
        except Problem as problem:
            self._say(refused(key, problem, self._language))
        except Exception:
            logger.exception("a command failed")
            self._say(refused(key, Problem("internal"), self._language))
        else:
            self._say(acknowledged(key, seq))


async def _doubted(known: Callable[[], Awaitable[bool]]) -> None:
    """Return when a client is not who it was any more."""
    while True:
        await asyncio.sleep(SECONDS_BELIEVED)
        try:
            if not await known():
                return
        except Problem:  # the database is away
            continue


def _loaded(message: str) -> dict[str, Any]:
    try:
        found = orjson.loads(message)
    except orjson.JSONDecodeError:
        found = None
    if not isinstance(found, dict):
        raise Problem("malformed", field="message", params={"field": "message"})
    return found
