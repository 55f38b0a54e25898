"""Sabika under load: real WebSocket clients, two at a table, that play legal moves at random."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.tally import Tally

AT_ONCE = 20  # tables that are set up at the same time
PATIENCE = 60.0


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
    """Everybody at all tables."""

    def __init__(self, host: str, tables: int) -> None:
        self.host = host
        self.tables = tables
        self.ready = 0
        self.go = asyncio.Event()
        self.end = 0.0
        self.waits: list[float] = []

    async def play(self, seconds: float) -> Tally:
        """Sit down, play for some seconds, and tell."""
        people = [(table, t) for table, tokens in await self._sit_down() for t in tokens]
        tasks = [asyncio.create_task(self._person(*who, n)) for n, who in enumerate(people)]
        while self.ready < len(people):
            await asyncio.sleep(0.05)
        self.end = time.perf_counter() + seconds
        self.go.set()
        await asyncio.gather(*tasks)
        return Tally(seconds, self.waits)

    async def _sit_down(self) -> list[tuple[str, list[str]]]:
        found: list[tuple[str, list[str]]] = []
        url = f"http://{self.host}/api/v1"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            for first in range(0, self.tables, AT_ONCE):
                numbers = range(first, min(first + AT_ONCE, self.tables))
                found += await asyncio.gather(*(seated(client, number) for number in numbers))
        return found

    async def _person(self, table: str, token: str, number: int) -> None:
        url = f"ws://{self.host}/api/v1/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            legal = orjson.loads(await socket.recv()).get("legal")
            self.ready += 1
            await self.go.wait()
            await self._moves(socket, legal, random.Random(number))

    async def _moves(self, socket: ClientConnection, legal: Any, rng: random.Random) -> None:
        key = 0
        asked = 0.0
        while (now := time.perf_counter()) < self.end:
            if legal:
                key += 1
                asked = now
                await socket.send(
                    orjson.dumps(
                        {"do": "move", "move": rng.choice(legal), "key": str(key)}
                    ).decode()
                )
                legal = None
            try:
                news = orjson.loads(await asyncio.wait_for(socket.recv(), self.end - now + 0.01))
            except TimeoutError:
                return
            if "refused" in news:
                raise RuntimeError(f"a legal move was refused: {news}")
            if "ack" in news:
                self.waits.append(1000 * (time.perf_counter() - asked))
            elif "view" in news:
                legal = news.get("legal")
                if news["to_act"] is None:
                    return


def measure(tables: int, seconds: float, folder: Path) -> Tally:
    """Return what Sabika does with so many tables of two."""
    with serving(folder) as host:
        return asyncio.run(Crowd(host, tables).play(seconds))
