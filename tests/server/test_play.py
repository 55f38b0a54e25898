"""Games over plain HTTP."""

from __future__ import annotations

from pathlib import Path
from random import Random

from server.games import by_http, started
from server.serving import Person, Served, served


def test_a_whole_game(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    by_http(table, [ana, ben], Random(1))
    end = ana.get(f"/tables/{table}")
    assert (end["status"], end["ended"]) == ("over", "finished")
    assert ana.refused(f"/tables/{table}/moves", text="pass")["code"] == "over"


def test_who_may_move(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    to_act = ana.get(f"/tables/{table}")["to_act"]
    acts, waits = (ana, ben) if to_act == 0 else (ben, ana)
    move = acts.get(f"/tables/{table}/moves")["moves"][0]
    assert waits.get(f"/tables/{table}/moves")["moves"] == []
    assert waits.refused(f"/tables/{table}/moves", move=move["move"])["code"] == "not-your-turn"
    stranger = node.person("Cleo")
    assert stranger.refused(f"/tables/{table}/moves", text=move["text"])["code"] == "not-your-seat"
    before = acts.get(f"/tables/{table}")["seq"]
    after = acts.post(f"/tables/{table}/moves", text=move["text"])
    assert after["seq"] == before + 1
    assert waits.get(f"/tables/{table}/log", after=before)["entries"][0]["events"][0] == {
        **move["move"],
        "player": to_act,
    }


def test_refusals_carry_the_rule(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    acts = ana if ana.get(f"/tables/{table}")["to_act"] == 0 else ben
    buy = {"event": "buy", "tile": "tower-13", "payment": ["denar-1"]}
    problem = acts.refused(f"/tables/{table}/moves", move=buy)
    assert problem["rule"] == "4.2"
    assert problem["detail"]
    assert acts.post(f"/tables/{table}/why-not", move=buy)["problem"] == problem
    legal = acts.get(f"/tables/{table}/moves")["moves"][0]["move"]
    assert acts.post(f"/tables/{table}/why-not", move=legal) == {"problem": None}
    for nonsense in ({"event": "fly"}, {"event": "take", "cards": "denar-1"}, {}):
        problem = acts.refused(f"/tables/{table}/moves", move=nonsense)
        assert problem["code"] == "malformed-move"
    assert acts.refused(f"/tables/{table}/moves", text="fly away")["code"] == "malformed-move"
    assert acts.refused(f"/tables/{table}/moves")["code"] == "malformed"


def test_a_key_moves_once(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    acts = ana if ana.get(f"/tables/{table}")["to_act"] == 0 else ben
    move = acts.get(f"/tables/{table}/moves")["moves"][0]["move"]
    first = acts.post(f"/tables/{table}/moves", "k1", move=move)["seq"]
    assert acts.post(f"/tables/{table}/moves", "k1", move=move)["seq"] == first
    assert acts.get(f"/tables/{table}")["seq"] == first


def test_chat_is_kept(ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    ana.post(f"/tables/{table}/chat", text="  <b>hello</b> ")
    last = ben.get(f"/tables/{table}/log")["entries"][-1]
    assert (last["kind"], last["seat"], last["text"]) == ("chatted", 0, "<b>hello</b>")


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with served(tmp_path / "sabika.db") as node:
        ana, ben = node.person("Ana"), node.person("Ben")
        table = started(ana, ben, modules=["treasure_chamber", "master_builders", "invaders"])
        by_http(table, [ana, ben], Random(2), most=60)
        before = [person.get(f"/tables/{table}/view") for person in (ana, ben)]
        log = ben.get(f"/tables/{table}/log")
        node.stop()
        node.start()
        for person in (ana, ben):
            person.http.base_url = f"{node.url}/api/v1"
        assert [person.get(f"/tables/{table}/view") for person in (ana, ben)] == before
        assert ben.get(f"/tables/{table}/log") == log
        by_http(table, [ana, ben], Random(3))
        assert ana.get(f"/tables/{table}")["ended"] == "finished"


def test_spectators_see_no_hand(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    stranger = node.person("Cleo")
    view = stranger.get(f"/tables/{table}/view")["view"]
    assert view["seat"] is None
    assert [seat["hand"] for seat in view["seats"]] == [None, None]
    closed = started(ana, ben, spectators=False)
    assert stranger.http.get(f"/tables/{closed}/view").json()["code"] == "no-spectators"
    assert node.guest().get("/tables/nosuchtable").json()["code"] == "no-such-table"


def test_tables_that_are_not_kept_are_read_again(tmp_path: Path) -> None:
    with served(tmp_path / "sabika.db", tables_kept=2) as few:
        people = [few.person("Ana"), few.person("Ben")]
        tables = [started(*people) for _ in range(5)]
        for number in range(3):
            for table in tables:
                assert by_http(table, people, Random(number), most=4) == 4
        kept = few.app.state.house.hall._stages
        assert set(kept) == set(tables[-2:])
