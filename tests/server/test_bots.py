"""Bots at tables, and clocks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import orjson
import pytest

from sabika.bots import Budget, decide
from sabika.bots.vizier import VizierBot
from sabika.play.choices import Choices
from sabika.play.game import Game
from sabika.server.tables.terms import Terms
from sabika.server.thinking.worker import job_of, known_in, thought
from server.games import started
from server.serving import Live, Person, Served, served


def played_out(live: Live, rng: Random) -> dict[str, object]:
    """Play one's own turns by what is offered, until the game is over."""
    here = live.until("kind", "hello")
    while here["to_act"] is not None:
        if here.get("legal"):
            live.do("move", move=rng.choice(here["legal"]))
        here = live.until("view")
    return here


def test_a_person_and_bots(node: Served, ana: Person) -> None:
    table = started(ana, bots={"1": "random", "2": "beginner"})
    with Live(node, table, ana) as live:
        end = played_out(live, Random(1))
    assert end["status"] == "over"
    log = ana.get(f"/tables/{table}/log")["entries"]
    assert {entry["seat"] for entry in log if entry["kind"] == "moved"} == {0, 1, 2}


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "sabika.db") as node:
        ana = node.person("Ana")
        table = started(ana, bots={"0": "random", "1": "random"}, players=3)
        ana.http.delete(f"/tables/{table}/seats/mine")
        node.stop()
        node.start()
        with Live(node, table, ana) as live:
            end = live.until("kind", "hello")
            while end["to_act"] is not None:
                end = live.until("view")
        assert end["status"] == "over"


def test_a_bot_stands_in_when_time_is_up(node: Served, ana: Person, ben: Person) -> None:
    clock = {"per_turn": 1, "bank": 0}
    table = started(ana, ben, clock=clock, stand_in="random")
    with Live(node, table, ana) as live:
        hello = live.until("kind", "hello")
        assert hello["clock"]["seat"] == hello["to_act"]
        out = live.until("kind", "timed_out")
        assert out["seat"] == hello["to_act"]
        assert out["table"]["seats"][out["seat"]]["stand_in"] == "random"
        moved = live.until("kind", "moved")
        assert moved["seat"] == out["seat"]
        assert moved["at"] - hello["clock"]["since"] >= 1000
    late = ana if out["seat"] == 0 else ben
    assert late.refused(f"/tables/{table}/moves", text="pass")["code"] == "stood-in"
    late.post(f"/tables/{table}/return")
    assert "stand_in" not in late.get(f"/tables/{table}")["seats"][out["seat"]]


def test_who_leaves_is_stood_in_for(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben, stand_in="random")
    assert ana.http.delete(f"/tables/{table}/seats/mine").status_code == 200
    seats = ben.get(f"/tables/{table}")["seats"]
    assert (seats[0]["name"], seats[0]["stand_in"]) == ("Ana", "random")
    assert ana.refused(f"/tables/{table}/undo")["code"] == "stood-in"
    ana.post(f"/tables/{table}/return")
    assert ana.refused(f"/tables/{table}/return")["code"] == "not-stood-in"


@pytest.mark.compiled_only
def test_a_bot_thinks_of_what_its_seat_has_seen() -> None:
    """Hands as somebody remembers them go to the process in which it thinks, no builder of M.1."""
    terms = Terms(players=3, modules=("master_builders",))
    game = Game.of(terms.configuration(), seed="seen")
    rng = Random(1)
    for number in range(45):
        seat = game.to_act
        assert seat is not None
        if number % 15 == 0:
            job = orjson.loads(orjson.dumps(job_of(game, terms, seat, "vizier:6it", "chance")))
            assert known_in(job) == game.knowledge(seat)
            assert number or sum(known_in(job).unknown) == 4
            expected = decide(game, VizierBot(), Choices("chance"), Budget(iterations=6))
            assert thought(job)["move"] == expected.to_json()
        game.play(rng.choice(game.legal_moves()))
