"""Parties: tables of all kinds, one after the other, until it is time to go home."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random

import httpx

from benchmarks.chaos.nodes import Json, Node
from benchmarks.chaos.seats import Asker, Caller, Listener, Player, Tally

MODULES = ["treasure_chamber", "master_builders", "invaders"]
KINDS: list[Json] = [
    {"players": 2},
    {"players": 3, "modules": MODULES},
    {"game": "granada", "players": 4},
    {"players": 3, "modules": ["bazaars"], "bots": {"1": "random"}},
    {"game": "granada", "players": 3, "modules": ["invaders"], "bots": {"0": "random"}},
    {"players": 4},
]


@dataclass
class Played:
    """A table, who played there, and the commitment that its server published at first."""

    table: str
    commitment: str
    players: list[Player]
    ended: bool = False


class Parties:
    """So many tables at a time; each that ends is followed by another until ``enough``."""

    def __init__(self, nodes: Sequence[Node], tables: int, seed: str) -> None:
        self._nodes = nodes
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share the client
        self._http = httpx.AsyncClient(
            timeout=30, limits=httpx.Limits(max_connections=None), cookies=nobody
        )
        self._tables = tables
        self._rng = Random(seed)
        self.enough = False
        self.played: list[Played] = []
        self.tally = Tally()

    async def run(self) -> None:
        """Play until there is enough, and everything that was begun to its end."""
        async with self._http, asyncio.TaskGroup() as group:
            for number in range(self._tables):
                group.create_task(self._sit(number))

    async def _sit(self, number: int) -> None:
        while not self.enough:
            await self._party(number)
            number += self._tables

    async def _party(self, number: int) -> None:
        terms = KINDS[number % len(KINDS)]
        people = terms["players"] - len(terms.get("bots", ()))
        callers = [await self._caller(f"{number}-{seat}") for seat in range(people)]
        host = callers[0]
        made = await host.insist("POST", "/tables", f"table-{number}", json=terms)
        table = made["table"]["id"]
        for guest in callers[1:]:
            await guest.insist("POST", f"/tables/{table}/seats", "sit", json={})
        await host.insist("POST", f"/tables/{table}/start", "start")
        players: list[Player] = [
            (Asker if seat % 2 else Listener)(caller, table) for seat, caller in enumerate(callers)
        ]
        party = Played(table, made["table"]["commitments"]["server"], players)
        self.played.append(party)
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        party.ended = True

    async def _caller(self, name: str) -> Caller:
        rng = Random(self._rng.getrandbits(64))
        caller = Caller(self._nodes, self._http, rng, self.tally)
        await caller.introduce(f"Player {name}")
        return caller
