"""Tables for the tests of the page, made over the API and opened in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext

from server.serving import Person, Served


def seated(node: Served, context: BrowserContext, name: str) -> Person:
    """Somebody who uses the API and this browser."""
    person = node.person(name)
    entered(node, context, person)
    return person


def entered(node: Served, context: BrowserContext, person: Person) -> None:
    """Let somebody use this browser."""
    context.add_cookies([{"name": "sabika", "value": person.token, "url": node.url}])


def made(person: Person, **terms: Any) -> str:
    """A table that has begun, against bots unless said otherwise; its address."""
    players = terms.setdefault("players", 2)
    bots = {str(seat): "greedy" for seat in range(1, players)}
    table = person.makes_table(**{"bots": bots, "public": False, **terms})
    if len(terms.get("bots", bots)) == players - 1:
        person.post(f"/tables/{table}/start")
    return f"/table/{table}"
