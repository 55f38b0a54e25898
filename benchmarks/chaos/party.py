"""Parties: tables of all kinds, one after the other, until it is time to go home."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
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
    players: list[Player] = field(default_factory=list)
    ended: bool = False
    done: list[int] = field(default_factory=list)
    """How many commands each had asked for when it was enough."""

    def count(self) -> None:
        """Note how far everybody is."""
        self.done = [len(player.asked) for player in self.players]


class Parties:
    """So many tables at a time; each that ends is followed by another until it is ``enough``.

    Then games are played to their end, or with ``more`` so many commands a player before they
    resign.
    """

    def __init__(self, nodes: Sequence[Node], tables: int, seed: str, more: int | None) -> None:
        self._nodes = nodes
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share the client
        self._http = httpx.AsyncClient(
            timeout=30, limits=httpx.Limits(max_connections=None), cookies=nobody
        )
        self._tables = tables
        self._rng = Random(seed)
        self._more = more
        self._enough = False
        self.played: list[Played] = []
        self.tally = Tally()

    async def run(self) -> None:
        """Play until there is enough, and everything that was begun to its end."""
        async with self._http, asyncio.TaskGroup() as group:
            for number in range(self._tables):
                group.create_task(self._sit(number))

    def enough(self) -> None:
        """Begin no more games."""
        self._enough = True
        for party in self.played:
            party.count()

    async def _sit(self, number: int) -> None:
        while not self._enough:
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
        party = Played(table, made["table"]["commitments"]["server"])
        party.players += [
            (Asker if seat % 3 == 1 else Listener)(caller, table, partial(self._tired, party, seat))
            for seat, caller in enumerate(callers)
        ]
        self.played.append(party)
        async with asyncio.TaskGroup() as group:
            for player in party.players:
                group.create_task(player.play())
        party.ended = True

    def _tired(self, party: Played, seat: int) -> bool:
        if self._more is None or not self._enough:
            return False
        asked = len(party.players[seat].asked)
        return asked >= self._more + (party.done[seat] if party.done else 0)

    async def _caller(self, name: str) -> Caller:
        rng = Random(self._rng.getrandbits(64))
        caller = Caller(self._nodes, self._http, rng, self.tally)
        await caller.introduce(f"Player {name}")
        return caller
