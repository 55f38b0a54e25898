"""What is sent has the shapes that ``/openapi.json`` describes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sabika.server.api.shapes import schemas
from server.serving import Live, Served


@cache
def shape(name: str) -> Draft202012Validator:
    described = {"components": {"schemas": schemas()}, "$ref": f"#/components/schemas/{name}"}
    return Draft202012Validator(described)


def check(name: str, found: Any) -> None:
    shape(name).validate(found)


@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("alhambra", ["treasure_chamber", "master_builders", "invaders", "bazaars"]),
        ("granada", []),
    ],
)
def test_live_messages_are_as_described(node: Served, game: str, modules: list[str]) -> None:
    ana = node.person("Ana")
    table = ana.makes_table(game=game, players=2, modules=modules, bots={"1": "greedy"})
    listed = ana.get("/tables", mine=True)["tables"]
    check("TableCard", next(card for card in listed if card["id"] == table))
    ana.post(f"/tables/{table}/start")
    with Live(node, table, ana, after=0) as live:
        hello = live.next()
        check("TableSummary", hello.pop("table"))
        for entry in hello.pop("missed"):
            check("LogEntry", entry)
        for _ in range(25):
            position = ana.get(f"/tables/{table}/view")
            position.pop("seq")
            check("Position", position)
            if position.get("legal"):
                live.do("move", move=position["legal"][-1])
            elif position["status"] == "over":
                break
            else:
                live.until("legal")
        for entry in ana.get(f"/tables/{table}/log")["entries"]:
            check("LogEntry", entry)


def test_problems_are_as_described(node: Served) -> None:
    ana = node.person("Ana")
    table = ana.makes_table(players=2, bots={"1": "greedy"})
    check("Problem", ana.refused(f"/tables/{table}/moves", text="take de1"))


def test_lessons_are_as_described(node: Served) -> None:
    ana = node.person("Ana")
    table = ana.post("/tutorials/granada")["table"]
    check("TableSummary", table)
    position = ana.get(f"/tables/{table['id']}/view")
    position.pop("seq")
    assert position["lesson"]["steps"]
    check("Position", position)
