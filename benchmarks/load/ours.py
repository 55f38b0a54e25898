"""Sabika under load: real WebSocket clients, two at a table, that play legal moves at random."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from benchmarks.load.tally import Tally

AT_ONCE = 20  # tables that are set up at the same time
PATIENCE = 60.0

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a new SQLite file in a process of its own; give host and port."""
    command = [sys.executable, "-m", "sabika", "serve", "--port", "0", "--limits", "0"]
    process = subprocess.Popen(
        [*command, "--db", f"sqlite:///{folder / 'tables.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://([\w.]+:\d+)", line):
                yield found.group(1)
                break
        else:
            raise RuntimeError("the server did not start")
    finally:
        process.terminate()
        process.wait(timeout=30)


async def seated(client: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
    """Set up a table for two; return its id and the tokens of both."""
    tokens = []
    for name in ("Ana", "Ben"):
        answer = await client.post("/me", json={"name": f"{name} {number}"})
        tokens.append(answer.raise_for_status().json()["token"])
        client.cookies.clear()
    ana, ben = ({"Authorization": f"Bearer {token}"} for token in tokens)
    made = await client.post("/tables", json={"players": 2}, headers=ana)
    table = made.raise_for_status().json()["table"]["id"]
    for path, who in (("seats", ben), ("start", ana)):
        answer = await client.post(f"/tables/{table}/{path}", json={}, headers=who)
        answer.raise_for_status()
    return table, tokens


class Crowd:
    """Everybody at all tables. Where a game ends, two others sit down to the next."""

    def __init__(self, host: str, tables: int) -> None:
        self.host = host
        self.tables = tables
        self.ready = 0
        self.begun = False
        self.ended = asyncio.Event()
        self.fault: str | None = None
        self.waits: list[float] = []
        self._people: list[Person] = []
        self._client = httpx.AsyncClient(base_url=f"http://{host}/api/v1", timeout=PATIENCE)
        self._coming: set[asyncio.Task[None]] = set()

    async def play(self, seconds: float) -> Tally:
        """Sit down, play for some seconds, and tell."""
        await self.sit_down()
        self.begun = True
        for person in self._people:
            person.act()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ended.wait(), seconds)
        await self.leave()
        if self.fault is not None:
            raise RuntimeError(self.fault)
        return Tally(seconds, self.waits)

    async def sit_down(self) -> None:
        """Seat everybody and wait until all have been greeted."""
        for first in range(0, self.tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, self.tables))
            await asyncio.gather(*(self._pair(number) for number in numbers))
        while self.ready < len(self._people) and self.fault is None:
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Stop to play."""
        self.begun = False
        for person in self._people:
            person.leave()
        await asyncio.gather(*self._coming, return_exceptions=True)
        await self._client.aclose()

    async def _pair(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        name, _, port = self.host.partition(":")
        table, tokens = await seated(self._client, number)
        pair = [Person(self, table, token, random.Random(number)) for token in tokens]
        self._people += pair
        for person in pair:
            await loop.create_connection(lambda who=person: who, name, int(port))  # type: ignore[misc]

    def over(self, person: Person) -> None:
        """Seat two others for two whose game has ended; both of them tell."""
        person.leave()
        number = self._people.index(person)
        if self.begun and number % 2 == 0:
            task = asyncio.create_task(self._pair(number))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    def fail(self, fault: str) -> None:
        """Give up: the measurement is worth nothing."""
        self.fault = self.fault or fault
        self.ended.set()


class Person(asyncio.Protocol):
    """A WebSocket client that plays one seat: ``websockets`` without a task for each message."""

    def __init__(self, crowd: Crowd, table: str, token: str, rng: random.Random) -> None:
        self._crowd = crowd
        self._rng = rng
        self._socket = ClientProtocol(
            parse_uri(f"ws://{crowd.host}/api/v1/tables/{table}/live"), max_size=None
        )
        self._token = token
        self._legal: list[Any] | None = None
        self._asked: float | None = None
        self._key = 0
        self._left = False

    def connection_made(self, transport: Any) -> None:
        """Shake hands."""
        self._transport: asyncio.Transport = transport
        request = self._socket.connect()
        request.headers["Authorization"] = f"Bearer {self._token}"
        self._socket.send_request(request)
        self._flush()

    def data_received(self, received: bytes) -> None:
        """Read what has come."""
        self._socket.receive_data(received)
        if self._socket.handshake_exc is not None:
            self._crowd.fail(f"not connected: {self._socket.handshake_exc}")
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(orjson.loads(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody is to be dropped."""
        if self._crowd.begun and not self._left:
            self._crowd.fail("a connection was lost")

    def _hear(self, news: Any) -> None:
        if "ack" in news:
            now = time.perf_counter()
            if self._crowd.begun and self._asked is not None:
                self._crowd.waits.append(1000 * (now - self._asked))
            self._asked = None
        elif "refused" in news:
            self._crowd.fail(f"a legal move was refused: {news}")
        elif "view" in news:
            self._legal = news.get("legal")
            if news["kind"] == "hello":
                self._crowd.ready += 1
            if news["to_act"] is None:
                self._crowd.over(self)
        self.act()

    def act(self) -> None:
        """Make a move if there is one to make."""
        if not self._legal or self._asked is not None or not self._crowd.begun:
            return
        self._key += 1
        wanted = {"do": "move", "move": self._rng.choice(self._legal), "key": str(self._key)}
        self._legal = None
        self._asked = time.perf_counter()
        self._socket.send_text(orjson.dumps(wanted))
        self._flush()

    def leave(self) -> None:
        """Hang up."""
        self._left = True
        self._transport.abort()

    def _flush(self) -> None:
        for bytes_to_send in self._socket.data_to_send():
            if bytes_to_send:
                self._transport.write(bytes_to_send)


def measure(tables: int, seconds: float, folder: Path) -> Tally:
    """Return what Sabika does with so many tables of two."""
    with serving(folder) as host:
        return run(Crowd(host, tables).play(seconds))
