"""Who one is: names, accounts, seats on another device."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sqlalchemy import select

from sabika.server.people.register import add_person
from sabika.server.storage.opening import connect, upgrade
from sabika.server.storage.schema import people
from server.games import by_http, started
from server.serving import Live, Person, Served

SECRET = "correct horse battery"


def test_an_account_brings_games_to_another_device(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    login = f"ana.{ana.id[:6].lower().replace('_', '-')}"
    made = ana.http.put("/me/account", json={"login": login, "password": SECRET}).json()
    assert made["login"] == login
    other = node.guest()
    found = other.post("/login", json={"login": login.upper(), "password": SECRET})
    assert found.json()["id"] == ana.id
    assert "httponly" in found.headers["set-cookie"].lower()
    mine = other.get("/tables", params={"mine": True, "status": "playing"}).json()["tables"]
    assert table in [row["id"] for row in mine]
    for wrong in (
        {"login": login, "password": "wrong horse"},
        {"login": "nobody", "password": SECRET},
    ):
        refused = node.guest().post("/login", json=wrong)
        assert (refused.status_code, refused.json()["code"]) == (403, "bad-credentials")
    taken = ben.http.put("/me/account", json={"login": login, "password": SECRET})
    assert taken.json()["code"] == "login-taken"
    old = node.guest(Authorization=f"Bearer {ana.token}")
    assert old.get("/me").status_code == 401  # a new password makes old tokens void


def test_logging_out(node: Served) -> None:
    cleo = node.person("Cleo")
    assert cleo.http.post("/logout").status_code == 204
    assert cleo.http.get("/me").status_code == 401
    again = cleo.at(node)
    assert again.get("/me")["name"] == "Cleo"
    assert again.http.post("/logout?everywhere=true").status_code == 204
    assert cleo.at(node).http.get("/me").status_code == 401


def test_a_name_is_kept_if_there_is_one(node: Served) -> None:
    guest = node.guest()
    wish = {"name": "Guest 123", "keep": True}
    first = guest.post("/me", json=wish)
    assert (first.status_code, first.json()["name"]) == (201, "Guest 123")
    assert guest.post("/me", json={"name": "Dora"}).json()["name"] == "Dora"
    again = guest.post("/me", json=wish)
    assert (again.status_code, again.json()["name"]) == (200, "Dora")


def test_the_cookie_is_not_for_scripts_or_other_sites(node: Served) -> None:
    cookie = node.guest().post("/me", json={"name": "Dora"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_seat_moves_to_another_device_once(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    phone, thief = node.person("Ana's phone"), node.person("Thief")
    link = ana.post(f"/tables/{table}/seats/mine/link")["link"]
    taken = phone.post("/seat-links", link=link)["table"]
    assert taken["seat"] == 0
    assert taken["seats"][0]["name"] == "Ana"
    assert taken["host"] == phone.id
    assert thief.refused("/seat-links", link=link)["code"] == "bad-link"
    assert ana.refused(f"/tables/{table}/undo")["code"] == "not-your-seat"
    assert thief.refused("/seat-links", link=link[:-1] + "x")["code"] == "bad-link"
    assert (
        ben.refused("/seat-links", link=phone.post(f"/tables/{table}/seats/mine/link")["link"])[
            "code"
        ]
        == "seated-already"
    )
    assert ana.get(f"/tables/{table}/view")["view"]["seats"][0]["hand"] is None
    by_http(table, [phone, ben], Random(1), most=4)


def test_a_link_is_void_once_the_seat_has_gone(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    first = ana.post(f"/tables/{table}/seats/mine/link")["link"]
    second = ana.post(f"/tables/{table}/seats/mine/link")["link"]
    phone, tablet = node.person("Phone"), node.person("Tablet")
    with Live(node, table, phone) as live:
        assert live.until("kind", "hello")["table"]["seat"] is None
        phone.post("/seat-links", link=first)
        handed = live.until("kind", "handed")
        assert handed["view"]["seats"][0]["hand"] is not None
    assert tablet.refused("/seat-links", link=second)["code"] == "bad-link"


def test_somebody_who_is_written_twice_is_there_once(tmp_path: Path) -> None:
    """A database that went away after it had written is asked to write the same again."""
    engine = connect(f"sqlite:///{tmp_path / 'sabika.db'}")
    upgrade(engine)
    row = {"id": "somebody", "name": "Ana", "created": 1, "epoch": 0}
    for _ in range(2):
        with engine.begin() as connection:
            add_person(connection, row)
    with engine.connect() as connection:
        assert len(connection.execute(select(people)).all()) == 1
    engine.dispose()
