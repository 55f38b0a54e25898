"""The register of people: who somebody is, by the token that they carry."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, select, update

from sabika.server.problems import Problem
from sabika.server.storage.schema import people
from sabika.server.storage.statements import new_row
from sabika.server.storage.stock import Stock
from sabika.server.timing import now

REMEMBERED = 5000
FRESH = 20.0
"""Seconds for which a person is not looked up again."""


@dataclass(frozen=True)
class Person:
    """Somebody; ``epoch`` counts how often all their tokens were made void."""

    id: str
    name: str
    epoch: int = 0
    login: str | None = None


class Register:
    """All people of a database."""

    def __init__(self, stock: Stock, key: str) -> None:
        self._stock = stock
        self._tokens = URLSafeSerializer(key, salt="identity")
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def token(self, person: Person) -> str:
        """Return what proves that somebody is this person."""
        signed: Any = self._tokens.dumps([person.id, person.epoch])
        return str(signed)

    async def bearer(self, token: str) -> Person | None:
        """Return who carries a token; None if it is not, or no longer, one of ours."""
        try:
            found = self._tokens.loads(token)
        except BadSignature:
            return None
        person_id, epoch = found
        person = await self.find(person_id)
        return person if person is not None and person.epoch == epoch else None

    async def find(self, person_id: str) -> Person | None:
        """Return a person by id."""
        known = self._known.get(person_id)
        if known is not None and known[0] > monotonic():
            return known[1]
        query = select(people).where(people.c.id == person_id)
        row = await self._stock.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else self._remember(_person(row))

    async def add(self, name: str) -> Person:
        """Register somebody new."""
        person = Person(secrets.token_urlsafe(12), name)
        row = {"id": person.id, "name": name, "created": now(), "epoch": 0}
        await self._stock.write(partial(add_person, row=row))
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        """Change how somebody is called from now on."""
        await self.change(person, name=name)
        return self._remember(replace(person, name=name))

    async def change(self, person: Person, **values: Any) -> None:
        """Write something about a person."""
        changed = update(people).where(people.c.id == person.id).values(**values)
        await self._stock.write(lambda connection: connection.execute(changed))
        self._known.pop(person.id, None)

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = (monotonic() + FRESH, person)
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person


def add_person(connection: Connection, row: dict[str, Any]) -> None:
    """Write somebody; they may stand there already if the database went away while it did."""
    connection.execute(new_row(connection, people).on_conflict_do_nothing(), row)


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.epoch, row.login)


def by_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """Return the person of an account and the hash of their password."""
    row = connection.execute(select(people).where(people.c.login == login)).one_or_none()
    return None if row is None else (_person(row), row.password)


def needed(person: Person | None) -> Person:
    """Refuse what nobody may do without a name."""
    if person is None:
        raise Problem("identity-needed")
    return person
