"""The API does what its description says, whatever is sent: no 500, answers fit their schemas."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from sabika.server.api.app import create_app
from sabika.server.settings import Settings
from server.games import started
from server.serving import Person, Served, served

schema = schemathesis.openapi.from_dict(
    create_app(Settings(database="sqlite:///nowhere.db")).openapi()
)
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
WEARING = ("start", "resign", "abandon", "seats", "bots", "rematch", "logout", "account", "moves")
"""Operations after which a table, or a person, is not what it was."""


class Scenery:
    """People at tables in all states; each call comes from another one."""

    def __init__(self, node: Served) -> None:
        self.node = node
        self.number = count()
        self.session = requests.Session()
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.build()

    def build(self) -> None:
        ana, ben, eve = (self.node.person(name) for name in ("Ana", "Ben", "Eve"))
        opened = ana.makes_table(players=2)
        playing, over = started(ana, ben), started(ana, ben)
        ana.post(f"/tables/{over}/resign")
        acts = (ana, ben)[ana.get(f"/tables/{playing}")["to_act"]]
        self.calls: list[tuple[Person | None, str, Person]] = [
            (None, playing, ana),
            (ana, opened, ben),
            (acts, playing, eve),
            (ben if acts is ana else ana, playing, ana),
            (eve, opened, ana),
            (eve, playing, ana),
            (ben, over, ana),
            (ana, "no-such-table", ben),
        ]

    def set(self, case: schemathesis.Case) -> dict[str, str]:
        """Let a call be about something that exists, most times; return who makes it."""
        turn = next(self.number)
        if turn % 10 == 0 and any(word in case.operation.path for word in WEARING):
            self.build()
        person, table, other = self.calls[turn % len(self.calls)]
        given = case.path_parameters or {}
        if turn % 9 and "table_id" in given:
            given["table_id"] = table
        if turn % 9 and "person_id" in given:
            given["person_id"] = other.id
        return {} if person is None else {"Authorization": f"Bearer {person.token}"}


@pytest.fixture(scope="module")
def scenery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenery]:
    with served(Path(tmp_path_factory.mktemp("db"), "sabika.db")) as node:
        scenery = Scenery(node)
        with scenery.session:
            yield scenery


@schema.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_it_does_what_it_says(case: schemathesis.Case, scenery: Scenery) -> None:
    headers: dict[str, Any] = scenery.set(case)
    response = case.call(base_url=scenery.node.url, session=scenery.session, headers=headers)
    case.validate_response(response, checks=CHECKS)
