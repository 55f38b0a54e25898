"""Finished games: lists, ratings, records, replays."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from cli.command import sabika
from sabika.notation.record import read_record
from sabika.notation.verify import replay
from server.games import by_http, started
from server.serving import Person, Served


@pytest.fixture(scope="module")
def finished(node: Served) -> tuple[Person, Person, str]:
    ana, ben = node.person("Ana"), node.person("Ben 100%")
    table = started(ana, ben, modules=["invaders", "master_builders"])
    by_http(table, [ana, ben], Random(9))
    return ana, ben, table


def eventually_rated(person: Person, of: str) -> dict[str, dict[str, float]]:
    until = monotonic() + 10
    while monotonic() < until:
        found: dict[str, dict[str, float]] = person.get(f"/players/{of}")["ratings"]
        if found:
            return found
        sleep(0.05)
    raise AssertionError("the game was not rated")


def test_it_is_listed_and_found(finished: tuple[Person, Person, str], node: Served) -> None:
    ana, ben, table = finished
    listed = node.person("Cleo").get("/games")["games"]
    (card,) = [game for game in listed if game["id"] == table]
    assert sorted(card["places"]) in ([1, 2], [1, 1])
    for query in ({"player": ben.id}, {"name": "BEN 1"}, {"name": "100%", "game": "alhambra"}):
        assert table in [game["id"] for game in ana.get("/games", **query)["games"]]
    for query in ({"name": "%"}, {"game": "granada"}, {"before": card["updated"]}):
        found = [game["id"] for game in ana.get("/games", **query)["games"]]
        assert (table in found) == ("name" in query)
    assert ana.get("/games", name="10_")["games"] == []


def test_a_game_by_link_is_listed_for_its_players_only(node: Served) -> None:
    ana, ben = node.person("Ana"), node.person("Ben")
    table = started(ana, ben, public=False)
    ana.post(f"/tables/{table}/resign")
    assert table in [game["id"] for game in ben.get("/games")["games"]]
    assert table not in [game["id"] for game in node.person("Cleo").get("/games")["games"]]


def test_ratings_and_head_to_head(finished: tuple[Person, Person, str]) -> None:
    ana, ben, table = finished
    places = next(g for g in ana.get("/games")["games"] if g["id"] == table)["places"]
    ours, theirs = eventually_rated(ana, ana.id), eventually_rated(ana, ben.id)
    assert ours["alhambra"]["games"] == 1
    better = (ours["alhambra"]["mu"] > theirs["alhambra"]["mu"]) - (
        ours["alhambra"]["mu"] < theirs["alhambra"]["mu"]
    )
    assert better == (places[0] < places[1]) - (places[0] > places[1])
    rated = ana.get("/ratings", game="alhambra")["ratings"]
    assert {ana.id, ben.id} <= {row["person"] for row in rated}
    assert ana.get("/ratings", game="granada")["ratings"] == []
    against = ana.get(f"/players/{ana.id}/against/{ben.id}")
    assert against["played"] == 1
    assert against["ahead"] == int(places[0] < places[1])
    player = ana.get(f"/players/{ana.id}")
    assert player["games"]["alhambra"]["played"] == 1
    assert ana.http.get("/players/nobodyatall").json()["code"] == "no-such-person"


def test_who_resigns_loses(node: Served) -> None:
    ana, ben = node.person("Ana"), node.person("Ben")
    table = started(ana, ben, game="granada")
    ana.post(f"/tables/{table}/resign")
    ours, theirs = eventually_rated(ana, ana.id), eventually_rated(ana, ben.id)
    assert ours["granada"]["mu"] < theirs["granada"]["mu"]


def test_the_record_verifies(finished: tuple[Person, Person, str], tmp_path: Path) -> None:
    ana, _, table = finished
    file = tmp_path / "game.json"
    found = ana.http.get(f"/tables/{table}/record")
    assert found.headers["content-disposition"].startswith("attachment")
    file.write_text(found.text, "utf-8")
    assert sabika("verify", file)[0] == 0
    scores = ana.get(f"/tables/{table}/scores")
    record = found.json()
    assert scores["scores"] == record["result"]["scores"]
    assert scores["winners"] == record["result"]["winners"]
    assert ana.get(f"/tables/{table}")["winners"] == record["result"]["winners"]
    assert [s["scoring"] for s in scores["scorings"]] == ["A", "B", "C"]


def test_a_running_game_has_no_seed(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben, modules=["master_builders"])
    text = ben.http.get(f"/tables/{table}/record").text
    record = json.loads(text)
    assert record["seed"] is None
    assert record["meta"] == {}
    dealt = [event["card"] for event in record["events"] if event["event"] == "draw_builder"]
    assert dealt[:2] == [None, None]
    assert None not in dealt[2:4]
    assert ben.http.get(f"/tables/{table}/replay").json()["code"] == "not-over"


def test_replays(finished: tuple[Person, Person, str]) -> None:
    ana, _, table = finished
    record = read_record(ana.get(f"/tables/{table}/record"))
    last = len(record.events) - 1
    first = ana.get(f"/tables/{table}/replay", seat=1, count=3)
    assert first["events"] == last + 1
    assert first["frames"][0]["view"]["turns"] == 0
    assert first["frames"][1]["event"] > first["frames"][0]["event"]
    for event in (40, last):
        wanted = replay(record, until=event)
        for seat in (None, 0, 1):
            query = {} if seat is None else {"seat": seat}
            (frame,) = ana.get(f"/tables/{table}/replay", event=event, **query)["frames"]
            assert frame["view"] == json.loads(json.dumps(wanted.view(seat).to_json()))
            assert "hands" not in frame
    (frame,) = ana.get(f"/tables/{table}/replay", event=40, open=True)["frames"]
    wanted = replay(record, until=40)
    assert frame["hands"] == [list(wanted.position.hand(seat)) for seat in range(2)]
    assert ana.http.get(f"/tables/{table}/replay?seat=3").json()["code"] == "no-such-seat"


def test_the_record_proves_fair(finished: tuple[Person, Person, str], tmp_path: Path) -> None:
    ana, _, table = finished
    known = ana.get(f"/tables/{table}")["commitments"]
    file = tmp_path / "game.json"
    file.write_text(ana.http.get(f"/tables/{table}/record").text, "utf-8")
    noted = ("--commitment", known["server"], "--commitment", known["game"])
    status, said, errors = sabika("verify", "--fair", *noted, file)
    assert (status, errors) == (0, ""), said
