"""Games that have ended, for the tests of what comes after."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any

from server.serving import Person

FIRST = ("buy", "chests", "place", "stow", "build", "take")
"""What is done first of all that is possible, so that a game comes to its end."""


@dataclass(frozen=True)
class Ended:
    """A game that has ended, and one of those who played."""

    table: str
    host: Person
    record: dict[str, Any]

    @property
    def scores(self) -> list[int]:
        found: list[int] = self.record["result"]["scores"]
        return found


def ended(host: Person, rng: Random, **terms: Any) -> Ended:
    """A game that somebody has played to its end with a bot."""
    table = host.makes_table(**{"players": 2, "bots": {"1": "greedy"}, **terms})
    host.post(f"/tables/{table}/start")
    while (found := host.get(f"/tables/{table}/moves"))["moves"] or not _over(host, table):
        if found["moves"]:
            host.post(f"/tables/{table}/moves", move=_choice(found["moves"], rng))
        else:
            sleep(0.02)  # the bot thinks
    return Ended(table, host, host.get(f"/tables/{table}/record"))


def _over(host: Person, table: str) -> bool:
    return bool(host.get(f"/tables/{table}")["status"] == "over")


def _choice(moves: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    legal = [one["move"] for one in moves]
    for event in FIRST:
        wanted = [move for move in legal if move["event"] == event]
        if wanted:
            return rng.choice(wanted)
    return rng.choice(legal)
