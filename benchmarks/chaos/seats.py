"""Those who play: they choose random legal moves, and ask again until they get an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.chaos.nodes import Json, Node
from sabika.server.timing import now

PAUSE = (0.1, 0.4)
POLL = 0.12
ONWARD = ("buy", "place", "gift", "forgo")
TRY_AGAIN = ("internal", "unavailable")


class Refused(RuntimeError):
    """A command that should have been possible was refused."""


@dataclass
class Asked:
    """A command with its key, and the number of its entry once it was acknowledged."""

    key: str
    wish: Json
    since: float
    seq: int | None = None
    times: int = 0
    last: int = 0
    """When it was last sent, in milliseconds as logs have them."""


@dataclass
class Tally:
    """What all players have met together."""

    acknowledged: int = 0
    asked_again: int = 0
    lost_connections: int = 0
    errors: int = 0
    longest_wait: float = 0.0
    last: float = 0.0
    broken: list[str] = field(default_factory=list)
    """Answers that no client should ever get."""


class Caller:
    """Somebody with a name who asks over HTTP, any node, until there is an answer."""

    def __init__(self, nodes: Sequence[Node], http: httpx.AsyncClient, rng: Random, tally: Tally):
        self.nodes = nodes
        self.rng = rng
        self.tally = tally
        self._http = http
        self.id = ""
        self.token = ""

    async def introduce(self, name: str) -> None:
        """Take a name."""
        found = await self.insist("POST", "/me", json={"name": name})
        self.id, self.token = found["id"], found["token"]

    async def insist(self, method: str, path: str, key: str = "", **more: Any) -> Json:
        """Ask until there is an answer; the same key all the time."""
        while True:
            found = await self.ask(method, path, key, **more)
            if found is not None:
                return found
            await self.rest()

    async def ask(self, method: str, path: str, key: str = "", **more: Any) -> Json | None:
        """Ask once; None if nobody knows what became of it."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if key:
            headers["Idempotency-Key"] = key
        address = f"http://{self.rng.choice(self.nodes)}/api/v1{path}"
        try:
            found = await self._http.request(method, address, headers=headers, **more)
        except httpx.TransportError:
            self.tally.lost_connections += 1
            return None
        if found.status_code >= 500:
            self.try_later(f"{method} {path}", found.json())
            return None
        if found.status_code >= 400:
            raise Refused(f"{method} {path}: {found.text}")
        answer: Json = found.json()
        return answer

    def try_later(self, asked: str, problem: Json) -> None:
        """Note that something cannot be done now; it has to be for lack of a database."""
        self.tally.errors += 1
        if problem["code"] != "unavailable":
            self.tally.broken.append(f"{asked}: {problem}")

    async def rest(self) -> None:
        """Wait a little before asking again."""
        await asyncio.sleep(self.rng.uniform(*PAUSE))


class Player:
    """Somebody at one table, until the game is over or they are ``tired`` and resign.

    ``asked`` is all they wanted, ``heard`` all they were told.
    """

    def __init__(self, caller: Caller, table: str, tired: Callable[[], bool]) -> None:
        self.caller = caller
        self.table = table
        self.tired = tired
        self.asked: list[Asked] = []
        self.heard: dict[int, Json] = {}
        self.faults: list[str] = []
        self.pending: Asked | None = None
        self.acted = 0
        """The entry of one's last decision: what is known must not be older."""

    def choose(self, here: Json) -> Asked:
        """Return what to do, from what is possible."""
        rng, chance = self.caller.rng, self.caller.rng.random()
        wish: Json = {"do": "move"}
        if self.tired():
            wish = {"do": "resign"}
        elif here.get("can_undo") and chance < 0.1:
            wish = {"do": "undo"}
        elif chance < 0.15:
            wish = {"do": "chat", "text": f"I think of {rng.getrandbits(32)}"}
        else:
            wish["move"] = _some_move(here["legal"], rng)
        asked = Asked(f"{self.caller.id}-{len(self.asked)}", wish, monotonic())
        self.asked.append(asked)
        self.pending = asked
        return asked

    def asking(self, asked: Asked) -> None:
        """Count a time that something is asked."""
        self.caller.tally.asked_again += asked.times > 0
        asked.times += 1
        asked.last = now()

    def acknowledge(self, seq: int) -> None:
        """Note that what was asked is durable."""
        asked, tally = self.pending, self.caller.tally
        assert asked is not None
        asked.seq, self.pending = seq, None
        if asked.wish["do"] != "chat":
            self.acted = seq
        tally.acknowledged += 1
        tally.last = monotonic()
        tally.longest_wait = max(tally.longest_wait, tally.last - asked.since)

    def hear(self, entries: Sequence[Json]) -> None:
        """Note entries of the table's log, each once and in order."""
        for entry in entries:
            seq = entry["seq"]
            if seq != len(self.heard) + 1:
                self.faults.append(f"heard {seq} after {len(self.heard)}")
            self.heard[seq] = entry

    async def play(self) -> None:
        """Play to the end of the game."""
        raise NotImplementedError


def _some_move(legal: Sequence[Json], rng: Random) -> Json:
    """Return a random move, mostly one that brings the game nearer to its end."""
    onward = [move for move in legal if move["event"] in ONWARD]
    found: Json = rng.choice(onward if onward and rng.random() < 0.9 else legal)
    return found


class Listener(Player):
    """Plays over a WebSocket; one that was lost is opened again, at any node."""

    async def play(self) -> None:
        """Play to the end of the game."""
        headers = {"Authorization": f"Bearer {self.caller.token}"}
        while True:
            try:
                async with connect(self._address(), additional_headers=headers) as socket:
                    await self._talk(socket)
                return
            except (OSError, WebSocketException, TimeoutError):
                self.caller.tally.lost_connections += 1
                await self.caller.rest()

    def _address(self) -> str:
        node = self.caller.rng.choice(self.caller.nodes)
        return f"ws://{node}/api/v1/tables/{self.table}/live?after={len(self.heard)}"

    async def _talk(self, socket: ClientConnection) -> None:
        here: Json = json.loads(await socket.recv())
        self.hear(here["missed"])
        if self.pending is not None:
            await self._send(socket, self.pending)
        while here["status"] != "over" or self.pending is not None:
            if self.pending is None and here.get("legal") and here["seq"] >= self.acted:
                await self._send(socket, self.choose(here))
            message: Json = json.loads(await socket.recv())
            if "ack" in message:
                self.acknowledge(message["seq"])
            elif "refused" in message:
                await self._again(socket, message["problem"])
            else:
                self.hear([message])
                here = message if "view" in message else here

    async def _send(self, socket: ClientConnection, asked: Asked) -> None:
        self.asking(asked)
        await socket.send(json.dumps({**asked.wish, "key": asked.key}))

    async def _again(self, socket: ClientConnection, problem: Json) -> None:
        if problem["code"] not in TRY_AGAIN or self.pending is None:
            raise Refused(f"{self.pending}: {problem}")
        self.caller.try_later(self.pending.wish["do"], problem)
        await self.caller.rest()
        await self._send(socket, self.pending)


class Asker(Player):
    """Plays over plain HTTP: asks again and again what there is to do."""

    async def play(self) -> None:
        """Play to the end of the game."""
        table = f"/tables/{self.table}"
        while True:
            here = await self.caller.insist("GET", f"{table}/view")
            if here.get("legal"):
                await self._do(self.choose(here))
            elif here["status"] == "over":
                break
            else:
                await asyncio.sleep(POLL)
        log = await self.caller.insist("GET", f"{table}/log")
        self.hear(log["entries"])

    async def _do(self, asked: Asked) -> None:
        kind = asked.wish["do"]
        path = f"/tables/{self.table}/{'moves' if kind == 'move' else kind}"
        body = {name: value for name, value in asked.wish.items() if name != "do"}
        while True:
            self.asking(asked)
            found = await self.caller.ask("POST", path, asked.key, json=body or None)
            if found is not None:
                self.acknowledge(found["seq"])
                return
            await self.caller.rest()
