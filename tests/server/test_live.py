"""Tables over WebSockets."""

from __future__ import annotations

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from server.games import by_http, started
from server.serving import Live, Person, Served


def test_a_whole_game(node: Served, ana: Person, ben: Person) -> None:
    """Everybody gets every entry once and in order, and acts by what is offered."""
    table, rng = started(ana, ben), Random(4)
    with Live(node, table, ana) as first, Live(node, table, ben) as second:
        lives = [first, second]
        here = [live.until("kind", "hello") for live in lives]
        while (actor := here[0]["to_act"]) is not None:
            move = rng.choice(here[actor]["legal"])
            seq = lives[actor].do("move", move=move)["seq"]
            here = [live.until("seq", seq) for live in lives]
            here = [
                message if "view" in message else live.until("view")
                for message, live in zip(here, lives, strict=True)
            ]
        assert here[0]["table"]["ended"] == "finished"
        for seat, live in enumerate(lives):
            seqs = [message["seq"] for message in live.came if "kind" in message]
            assert seqs == list(range(seqs[0], seqs[-1] + 1))
            assert all(
                message["view"]["seat"] == seat for message in live.came if "view" in message
            )


def test_a_move_by_http_is_seen_live(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    with Live(node, table) as spectator:
        before = spectator.until("kind", "hello")
        assert before["table"]["seat"] is None
        assert "legal" not in before
        by_http(table, [ana, ben], Random(5), most=1)
        message = spectator.until("kind", "moved")
        assert message["seq"] == before["seq"] + 1
        assert message["events"][0]["player"] == before["to_act"]
        assert all(seat["hand"] is None for seat in message["view"]["seats"])


def test_catching_up(node: Served, ana: Person, ben: Person) -> None:
    """After a lost connection everything missed comes, as the seat saw it."""
    table = started(ana, ben, modules=["invaders", "master_builders"])
    with Live(node, table, ana) as live:
        known = live.until("kind", "hello")["seq"]
    by_http(table, [ana, ben], Random(6), most=30)
    with Live(node, table, ana, after=known) as live:
        hello = live.until("kind", "hello")
        assert [entry["seq"] for entry in hello["missed"]] == list(range(known + 1, known + 31))
        log = ana.get(f"/tables/{table}/log", after=known)["entries"]
        assert hello["missed"] == log
        assert hello["view"] == ana.get(f"/tables/{table}/view")["view"]


def test_refusals(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    with Live(node, table, ana) as live, Live(node, table) as spectator:
        to_act = live.until("kind", "hello")["to_act"]
        buy = {"event": "buy", "tile": "tower-13", "payment": ["denar-1"]}
        problem = live.do("move", move=buy)["problem"]
        assert problem["code"] == ("not-your-turn" if to_act else problem["code"])
        assert live.do("dance")["problem"]["field"] == "do"
        assert live.do("move", move=7)["problem"]["code"] == "malformed-move"
        assert live.do("undo")["problem"]["code"] == "nothing-to-undo"
        assert live.do("chat", text="")["problem"]["field"] == "text"
        live.socket.send("{")
        assert live.next()["problem"]["field"] == "message"
        spectator.until("kind", "hello")
        assert spectator.do("move", move=buy)["problem"]["code"] == "not-your-seat"
        assert spectator.do("chat", text="hi")["problem"]["code"] == "not-your-seat"


def test_a_key_acts_once(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    with Live(node, table, ana) as live:
        first = live.do("chat", text="once", key="k")
        assert live.do("chat", text="once", key="k") == first
        assert live.do("chat", text="twice", key="l")["seq"] == first["seq"] + 1


def test_the_lobby_is_live(node: Served, ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=2)
    with Live(node, table, ana) as live, Live(node, table, ben) as other:
        assert "view" not in live.until("kind", "hello")
        ben.post(f"/tables/{table}/seats")
        assert live.until("kind", "sat")["table"]["seats"][1]["name"] == "Ben"
        live.do("start")
        assert other.until("kind", "started")["view"]["seat"] == 1
        events = other.came[-1]["events"]
        assert events[0]["event"] == "draw_tile"


def test_no_such_table(node: Served, ana: Person, ben: Person) -> None:
    with Live(node, "nosuchtable") as live:
        assert live.next()["problem"]["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            live.next()
    table = started(ana, ben, spectators=False)
    with Live(node, table) as live:
        assert live.next()["problem"]["code"] == "no-spectators"
