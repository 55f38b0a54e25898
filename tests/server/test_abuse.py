"""What nobody should send, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sabika.server.operations.limits import RATES
from sabika.server.tables.playing import move, parsed
from server.games import by_http, started
from server.serving import Live, Person, Served, served

HALF = r'"\ud800"'  # half of a character: JSON allows it, nothing can store it
HUGE = str(10**30)
BODIES = [
    ("/tables", '{"title": "\\u0000"}'),
    ("/tables", f'{{"title": {HALF}}}'),
    ("/tables", f'{{"bots": {{{HALF}: "random"}}}}'),
    ("/tables", f'{{"bots": {{"1": {HALF}}}}}'),
    ("/tables", f'{{"ages": [1, 2, {HUGE}]}}'),
    ("/tables", f'{{"players": {HUGE}}}'),
    ("/tables", '{"delay": 1e400}'),
    ("/tables", '{"players": NaN}'),
    ("/tables", f"{{{HALF}: 1}}"),
    ("/tables", "[" * 50_000),
    ("/tables", '{"a":' * 5000),
    ("/tables", "\xff"),
    ("/tables", "null"),
    ("/seat-links", f'{{"link": {HALF}}}'),
    ("/me", f'{{"name": {HALF}}}'),
    ("/login", f'{{"login": "nobody", "password": {HALF}}}'),
    ("/tables/{}/chat", f'{{"text": {HALF}}}'),
    ("/tables/{}/moves", f'{{"text": {HALF}}}'),
    ("/tables/{}/moves", '{"text": "take \\u0000"}'),
    ("/tables/{}/moves", f'{{"move": {{"event": {HALF}}}}}'),
    ("/tables/{}/moves", f'{{"move": {{"event": "take", "cards": [{HALF}]}}}}'),
    ("/tables/{}/moves", f'{{"move": {{"event": "chests", "room": {HUGE}, "payment": []}}}}'),
    ("/tables/{}/moves", '{"move": {"event": "build", "tile": "start", "x": -2147483649, "y": 0}}'),
    ("/tables/{}/moves", '{"move": ' + '{"remodel": ' * 900 + "1" + "}" * 901),
    ("/tables/{}/moves", '{"move": {"event": "take", "player": 1, "cards": ["denar-1"]}}'),
    ("/tables/{}/hint", f'{{"bot": {HALF}}}'),
]
MESSAGES = [
    *("", "x", "[]", "null", '"move"', "[" * 5000, '{"do": 5}', '{"do": ["undo"]}', "{}"),
    *('{"do": "move"}', '{"do": "move", "move": []}', '{"do": "move", "text": "\\ud800"}'),
    *('{"do": "chat"}', '{"do": "chat", "text": 5}', '{"do": "chat", "text": " "}'),
    *('{"do": "undo", "key": 5}', '{"do": "undo", "key": ""}'),
    '{"do": "undo", "key": "' + "k" * 81 + '"}',
    f'{{"do": "move", "move": {{"event": "build", "tile": "start", "x": {HUGE}, "y": 0}}}}',
]


@pytest.mark.parametrize(("path", "body"), BODIES)
def test_nonsense_is_refused(node: Served, ana: Person, ben: Person, path: str, body: str) -> None:
    table = started(ana, ben) if "{}" in path else ""
    content = body.encode("latin-1")
    found = ana.http.post(
        path.format(table), content=content, headers={"Content-Type": "application/json"}
    )
    assert found.status_code in (201, 409, 422), found.text


def test_nonsense_over_the_socket(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    acts = ana if ana.get(f"/tables/{table}")["to_act"] == 0 else ben
    with Live(node, table, acts) as live:
        legal = live.until("kind", "hello")["legal"]
        for message in MESSAGES:
            live.socket.send(message)
            assert live.next()["problem"]["status"] == 422, message
        assert live.do("move", move=legal[0], key="good")["ack"] == "good"
        live.socket.send(b"bytes")
        with pytest.raises(ConnectionClosed):
            live.until("never")
    by_http(table, [ana, ben], Random(1), most=2)


@pytest.mark.parametrize("origin", ["http://[::1", "http://[x]:y", "//", "", "null"])
def test_an_origin_that_is_none(node: Served, origin: str) -> None:
    found = node.guest(Origin=origin).post("/me", json={"name": "Eve"})
    assert (found.status_code, found.json()["code"]) == (403, "cross-site")


def test_forged_identities(node: Served, ana: Person, ben: Person, tmp_path: Path) -> None:
    table = started(ana, ben)
    head, _, seal = ana.token.rpartition(".")
    link = ana.post(f"/tables/{table}/seats/mine/link")["link"]
    with served(tmp_path / "other.db") as elsewhere:
        foreign = elsewhere.person("Ana").token
    for forged in (head, f"{head}.", f"x{head}.{seal}", f"{head}.{seal[::-1]}", link, foreign):
        for headers in ({"Authorization": f"Bearer {forged}"}, {"Cookie": f"sabika={forged}"}):
            guest = node.guest(**headers)
            assert guest.get("/me").status_code == 401
            assert guest.post(f"/tables/{table}/resign").status_code == 401
            assert guest.get(f"/tables/{table}/view").json()["view"]["seat"] is None
    assert ben.refused("/seat-links", link=ana.token)["code"] == "bad-link"


def test_nobody_acts_for_another_seat(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    eve = node.person("Eve")
    before = ana.get(f"/tables/{table}")["seq"]
    for path in ("undo", "restart", "confirm", "resign", "abandon", "return", "start"):
        assert eve.refused(f"/tables/{table}/{path}")["status"] in (403, 409)
    assert eve.http.delete(f"/tables/{table}/seats/mine").status_code == 403
    assert eve.http.delete(f"/tables/{table}/seats/0").status_code == 403
    with Live(node, table, eve) as live, Live(node, table) as nobody:
        for watching in (live, nobody):
            watching.until("kind", "hello")
            for what in ("move", "chat", "undo", "resign", "abandon", "leave", "return", "start"):
                more = {"text": "pass"} if what in ("move", "chat") else {}
                assert watching.do(what, **more)["problem"]["status"] in (403, 409)
    assert ana.get(f"/tables/{table}")["seq"] == before


def test_ids_cannot_be_guessed(node: Served, ana: Person) -> None:
    ids = {ana.makes_table(players=2) for _ in range(10)}
    assert len(ids) == 10
    assert all(len(table) >= 22 for table in ids)
    assert len(ana.id) >= 16
    assert (
        node.person("Ben").post("/tables", "key")["table"]["id"]
        != ana.post("/tables", "key")["table"]["id"]
    )


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Path(tmp_path_factory.mktemp("db"), "sabika.db"), limits=0.2) as running:
        yield running


def test_strangers_are_slowed_down_too(limited: Served) -> None:
    ana, ben = limited.person("Ana"), limited.person("Ben")
    with Live(limited, started(ana, ben)) as stranger:
        stranger.until("kind", "hello")
        codes = [stranger.do("undo", key=f"{n}")["problem"]["code"] for n in range(60)]
    assert {*codes} == {"not-your-seat", "slow-down"}


def test_commands_are_limited(limited: Served) -> None:
    ana, ben = limited.person("Ana"), limited.person("Ben")
    table = started(ana, ben)
    most = int(0.2 * RATES["command"].burst)
    with Live(limited, table, ana) as live:
        live.until("kind", "hello")
        codes = [live.do("undo", key=f"{n}")["problem"]["code"] for n in range(2 * most)]
    assert codes[0] == "nothing-to-undo"
    assert codes.count("slow-down") >= most // 2


def test_telling_games_again_is_limited(tmp_path: Path) -> None:
    with served(tmp_path / "sabika.db", limits=0.1) as strict:
        ana, ben = strict.person("Ana"), strict.person("Ben")
        table = started(ana, ben)
        ana.post(f"/tables/{table}/resign")
        asked = [f"/tables/{table}/{what}" for what in ("story", "replay")]
        codes = [ana.http.get(asked[n % 2]).status_code for n in range(12)]
    assert codes[:6] == [200] * 6
    assert 429 in codes


def test_requests_are_limited(tmp_path: Path) -> None:
    with served(tmp_path / "sabika.db", limits=0.01) as strict:
        guest, most = strict.guest(), int(0.01 * RATES["request"].burst)
        answers = [guest.get("/bots") for _ in range(3 * most)]
    assert [answer.status_code for answer in answers[:most]] == [200] * most
    slow = next(answer for answer in answers if answer.status_code == 429)
    assert slow.json()["code"] == "slow-down"
    assert int(slow.headers["retry-after"]) >= 1
    assert "default-src 'self'" in slow.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/api", "/openapi.json", "/nowhere", "/api/v1/me"])
def test_every_answer_is_fenced_in(node: Served, path: str) -> None:
    headers = httpx.get(f"{node.url}{path}").headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"):
        assert rule in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_the_first_key_of_a_table_is_nobodys(ana: Person) -> None:
    table = ana.makes_table(players=2)
    for key in ("created", "started"):
        assert ana.post(f"/tables/{table}/chat", key, text="Hello")["seq"] > 1


def test_who_goes_away_in_the_middle_of_a_move_has_moved(
    node: Served, ana: Person, ben: Person
) -> None:
    """The move is durable, so the others hear of it, although nobody waits for its answer."""
    table = started(ana, ben)
    acts, waits = (ana, ben) if ana.get(f"/tables/{table}")["to_act"] == 0 else (ben, ana)
    legal = acts.get(f"/tables/{table}/moves")["moves"][0]["move"]
    hall = node.app.state.house.hall

    async def go_away() -> None:
        stage = await hall.stage(table)
        task = asyncio.create_task(hall.act(stage, acts.id, move(parsed(legal)), "gone"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    with Live(node, table, waits) as live:
        hello = live.until("kind", "hello")
        loop = node.app.state.house.stock.writer._loop
        asyncio.run_coroutine_threadsafe(go_away(), loop).result(10)
        assert live.until("kind", "moved")["seq"] == hello["seq"] + 1
    again = acts.post(f"/tables/{table}/moves", "gone", move=legal)
    assert again["seq"] == hello["seq"] + 1
