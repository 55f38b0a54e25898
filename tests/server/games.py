"""Playing games through the API."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from server.serving import Person


def started(host: Person, *others: Person, **terms: Any) -> str:
    """Return a table at which these people have begun to play."""
    bots = terms.get("bots", {})
    table = host.makes_table(**{"players": 1 + len(others) + len(bots), **terms})
    for person in others:
        person.post(f"/tables/{table}/seats")
    host.post(f"/tables/{table}/start", contribution="a fountain")
    return table


def by_http(table: str, people: Sequence[Person], rng: Random, most: int = 10_000) -> int:
    """Play on by what is offered, to the end or so many moves; return how many there were."""
    found = people[0].get(f"/tables/{table}")
    owners = {person.id: person for person in people}
    seats = [owners[seat["person"]] for seat in found["seats"]]
    actor, done = found["to_act"], 0
    while actor is not None and done < most:
        legal = seats[actor].get(f"/tables/{table}/moves")["moves"]
        choice = rng.choice(legal)["move"]
        after = seats[actor].post(f"/tables/{table}/moves", move=choice)
        actor = after["view"]["to_act"]
        done += 1
    return done
