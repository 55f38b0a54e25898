"""Taking back, confirming, giving up, playing again, watching late."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.games import by_http, started
from server.serving import Live, Person, Served


def actor(table: str, *people: Person) -> Person:
    return people[people[0].get(f"/tables/{table}")["to_act"]]


def until_undoable(table: str, people: list[Person], rng: Random) -> Person:
    """Play on until somebody has made a decision that can be taken back."""
    for _ in range(300):
        who = actor(table, *people)
        legal = who.get(f"/tables/{table}/moves")["moves"]
        buys = [m for m in legal if m["move"]["event"] == "buy"]
        after = who.post(f"/tables/{table}/moves", move=rng.choice(buys or legal)["move"])
        if after.get("can_undo"):
            return who
    raise AssertionError("nothing could be taken back in the whole game")


def test_undo(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    who = until_undoable(table, [ana, ben], Random(1))
    other = ben if who is ana else ana
    assert other.refused(f"/tables/{table}/undo")["code"] == "nothing-to-undo"
    after = who.get(f"/tables/{table}/view")
    undone = who.post(f"/tables/{table}/undo")
    assert undone["view"] != after["view"]
    assert "legal" in undone
    assert who.refused(f"/tables/{table}/undo")["code"] == "nothing-to-undo"
    until_undoable(table, [ana, ben], Random(2))
    acts = actor(table, ana, ben)
    acts.post(f"/tables/{table}/restart")


def test_undo_may_be_off(ana: Person, ben: Person) -> None:
    table = started(ana, ben, undo=False)
    assert ana.refused(f"/tables/{table}/undo")["code"] == "undo-off"


def test_a_turn_is_confirmed(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben, confirm=True)
    who = actor(table, ana, ben)
    other = ben if who is ana else ana
    assert who.refused(f"/tables/{table}/confirm")["code"] == "nothing-to-confirm"
    take = next(
        m["move"]
        for m in who.get(f"/tables/{table}/moves")["moves"]
        if m["move"]["event"] == "take"
    )
    before = other.get(f"/tables/{table}/view")["view"]
    with Live(node, table, other) as live:
        live.until("kind", "hello")
        held = who.post(f"/tables/{table}/moves", move=take)
        assert held["held"] == take
        assert "legal" not in held
        seen = live.until("kind", "moved")
        assert (seen["held"], "events" in seen) == (True, False)
        assert seen["view"] == before
        assert who.refused(f"/tables/{table}/moves", move=take)["code"] == "to-confirm"
        assert other.refused(f"/tables/{table}/confirm")["code"] == "nothing-to-confirm"
        who.post(f"/tables/{table}/undo")
        who.post(f"/tables/{table}/moves", move=take)
        confirmed = who.post(f"/tables/{table}/confirm")
        assert confirmed["view"]["turns"] == before["turns"] + 1
        news = live.until("kind", "confirmed")
        assert {**take, "player": 0 if who is ana else 1} == news["events"][0]


def test_who_resigns_ends_a_game_of_two(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    ana.post(f"/tables/{table}/resign")
    end = ben.get(f"/tables/{table}")
    assert (end["status"], end["ended"], end["seats"][0]["resigned"]) == ("over", "resigned", True)
    record = ben.get(f"/tables/{table}/record")
    assert record["result"]["reason"] == "abandoned"
    assert record["meta"]["resigned"] == [0]


def test_with_three_a_bot_plays_on(node: Served, ana: Person, ben: Person) -> None:
    cleo = node.person("Cleo")
    table = started(ana, ben, cleo, stand_in="random")
    ana.post(f"/tables/{table}/resign")
    assert ana.refused(f"/tables/{table}/return")["code"] == "resigned"
    assert ana.refused(f"/tables/{table}/resign")["code"] == "resigned"
    assert ben.get(f"/tables/{table}")["status"] == "playing"
    ben.post(f"/tables/{table}/resign")
    assert ben.get(f"/tables/{table}")["ended"] == "resigned"


def test_a_game_is_abandoned_when_all_agree(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    who = actor(table, ana, ben)
    other = ben if who is ana else ana
    who.post(f"/tables/{table}/abandon")
    assert who.refused(f"/tables/{table}/abandon")["code"] == "abandoning"
    by_http(table, [ana, ben], Random(1), most=1)  # who plays on has thought better of it
    other.post(f"/tables/{table}/abandon")
    assert ana.get(f"/tables/{table}")["status"] == "playing"
    who.post(f"/tables/{table}/abandon")
    end = ana.get(f"/tables/{table}")
    assert (end["status"], end["ended"]) == ("over", "abandoned")


def test_playing_again(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben, bots={"1": "random"}, modules=["bazaars"])
    assert ben.refused(f"/tables/{table}/rematch")["code"] == "not-over"
    ana.post(f"/tables/{table}/resign")
    ben.post(f"/tables/{table}/resign")
    first = ben.post(f"/tables/{table}/rematch")["table"]
    assert first["terms"]["modules"] == ["bazaars"]
    assert [seat["name"] for seat in first["seats"]] == ["Ben", "Random 2", None]
    second = ana.post(f"/tables/{table}/rematch")["table"]
    assert second["id"] == first["id"]
    assert [seat["name"] for seat in second["seats"]] == ["Ben", "Random 2", "Ana"]
    assert ana.post(f"/tables/{table}/rematch")["table"]["id"] == first["id"]
    assert node.person("Cleo").refused(f"/tables/{table}/rematch")["code"] == "not-your-seat"


@pytest.fixture
def late(node: Served, ana: Person, ben: Person) -> str:
    return started(ana, ben, delay=1)


def moves_seen(log: dict[str, Any]) -> int:
    return sum(entry["kind"] == "moved" for entry in log["entries"])


def test_spectators_lag_behind(node: Served, ana: Person, ben: Person, late: str) -> None:
    spectator = node.person("Cleo")
    with Live(node, late) as live:
        hello = live.until("kind", "hello")
        assert hello["table"]["status"] == "open"
        assert "view" not in hello
        assert live.until("kind", "started")["view"]["seat"] is None
        by_http(late, [ana, ben], Random(1), most=3)
        assert moves_seen(ana.get(f"/tables/{late}/log")) == 3
        assert moves_seen(spectator.get(f"/tables/{late}/log")) == 0
        assert spectator.get(f"/tables/{late}/view")["view"]["turns"] == 0
        seen = [live.until("kind", "moved") for _ in range(3)]
        assert [message["seq"] for message in seen] == [4, 5, 6]
    assert moves_seen(spectator.get(f"/tables/{late}/log")) == 3
    card = next(
        row
        for row in ana.get("/tables", mine=True, status="playing")["tables"]
        if row["id"] == late
    )
    assert card["to_act"] is None
