"""Tables before the start."""

from __future__ import annotations

from server.serving import Live, Person, Served


def test_a_table_is_made_listed_filled_and_started(node: Served, ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=2, title="Two of us", modules=["bazaars"])
    listed = ben.get("/tables")["tables"]
    assert [row["title"] for row in listed if row["id"] == table] == ["Two of us"]
    ben.post(f"/tables/{table}/seats")
    assert [seat["name"] for seat in ben.get(f"/tables/{table}")["seats"]] == ["Ana", "Ben"]
    assert ben.refused(f"/tables/{table}/start")["code"] == "not-the-host"
    started = ana.post(f"/tables/{table}/start")["table"]
    assert started["status"] == "playing"
    assert started["commitments"]["game"]
    assert table not in [row["id"] for row in ben.get("/tables")["tables"]]
    mine = ben.get("/tables", mine=True, status="playing")["tables"]
    assert table in [row["id"] for row in mine]


def test_a_table_by_link_is_not_listed(node: Served, ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=2, public=False)
    assert table not in [row["id"] for row in ben.get("/tables")["tables"]]
    assert ben.post(f"/tables/{table}/seats")["table"]["seats"][1]["name"] == "Ben"


def test_nobody_is_seated_twice(node: Served, ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=3)
    assert ana.refused(f"/tables/{table}/seats")["code"] == "seated-already"
    assert ben.refused(f"/tables/{table}/seats", seat=0)["code"] == "seat-taken"
    twin = node.person("Ana")
    assert twin.refused(f"/tables/{table}/seats")["code"] == "name-taken"


def test_kicked_people_stay_away(ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=3, bots={"2": "random"})
    ben.post(f"/tables/{table}/seats")
    assert ben.http.delete(f"/tables/{table}/seats/0").status_code == 403
    assert ana.http.delete(f"/tables/{table}/seats/1").status_code == 200
    assert ben.refused(f"/tables/{table}/seats")["code"] == "kicked"
    assert ana.http.delete(f"/tables/{table}/seats/2").status_code == 200
    seats = ana.get(f"/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", None, None]


def test_the_host_leaves(ana: Person, ben: Person) -> None:
    table = ana.makes_table(players=3)
    ben.post(f"/tables/{table}/seats")
    assert ana.http.delete(f"/tables/{table}/seats/mine").status_code == 200
    assert ben.get(f"/tables/{table}")["host"] == ben.id
    assert ben.http.delete(f"/tables/{table}/seats/mine").status_code == 200
    assert ben.get(f"/tables/{table}")["status"] == "closed"
    assert ana.refused(f"/tables/{table}/seats")["code"] == "closed"


def test_bots_fill_a_table(ana: Person) -> None:
    table = ana.makes_table(players=3, bots={"0": "random"})
    assert ana.get(f"/tables/{table}")["seats"][1]["name"] == "Ana"
    assert ana.refused(f"/tables/{table}/start")["code"] == "seats-open"
    assert ana.refused(f"/tables/{table}/bots", bot="mine.py:Mine")["code"] == "no-bot"
    ana.post(f"/tables/{table}/bots", bot="random")
    assert ana.post(f"/tables/{table}/start")["table"]["status"] == "playing"
    assert ana.refused(f"/tables/{table}/bots", bot="random")["code"] == "started"


def test_a_key_makes_one_table(ana: Person, ben: Person) -> None:
    first = ana.post("/tables", "once", players=2)["table"]["id"]
    assert ana.post("/tables", "once", players=2)["table"]["id"] == first
    assert ben.post("/tables", "once", players=2)["table"]["id"] != first
    seq = ben.post(f"/tables/{first}/seats", "sit")["seq"]
    assert ben.post(f"/tables/{first}/seats", "sit")["seq"] == seq


def test_settings_that_cannot_be_played(ana: Person) -> None:
    problem = ana.refused("/tables", game="granada", modules=["bazaars"])
    assert (problem["code"], problem["field"], problem["rule"]) == (
        "bad-configuration",
        "modules",
        "10",
    )
    assert ana.refused("/tables", players=7)["field"] == "players"
    assert ana.refused("/tables", colour="red")["code"] == "malformed"
    assert ana.refused("/tables", bots={"0": "random", "5": "random"})["code"] == "no-such-seat"


def test_without_a_name_nobody_plays(node: Served) -> None:
    guest = node.guest()
    found = guest.post("/tables", json={})
    assert found.status_code == 401
    assert found.json()["code"] == "identity-needed"
    assert guest.get("/tables").status_code == 200


def test_a_token_is_as_good_as_a_cookie(node: Served, ana: Person) -> None:
    other = node.guest(Authorization=f"Bearer {ana.token}")
    assert other.get("/me").json()["id"] == ana.id
    forged = node.guest(Authorization=f"Bearer {ana.token[:-2]}xx")
    assert forged.get("/me").status_code == 401


def test_names_are_plain_lines(node: Served) -> None:
    assert node.person("  Al\u0000i\n  Baba ").get("/me")["name"] == "Ali Baba"
    guest = node.guest()
    assert guest.post("/me", json={"name": " \n "}).json()["field"] == "name"
    assert guest.post("/me", json={"name": "x" * 41}).json()["code"] == "malformed"


def test_the_host_adds_to_the_seed_when_the_server_has_chosen(node: Served, ana: Person) -> None:
    """What came with the table's making was known to the server before it committed itself."""
    table = ana.makes_table(players=2, bots={"1": "beginner"}, contribution="early")
    assert ana.refused(f"/tables/{table}/start", contribution="x" * 201)["field"] == "contribution"
    started = ana.post(f"/tables/{table}/start", contribution="late")["table"]
    assert started["commitments"]["contributions"] == ["late", ""]
    other = ana.makes_table(players=2, bots={"1": "beginner"}, contribution="early")
    with Live(node, other, ana) as live:
        problem = live.do("start", contribution=7)["problem"]
        assert (problem["code"], problem["field"]) == ("malformed", "contribution")
        live.do("start", contribution="late")
        news = live.until("kind", "started")
        assert news["table"]["commitments"]["contributions"] == ["late", ""]
