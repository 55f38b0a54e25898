"""The door: limits, origins, sizes, headers; and what operators look at."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sabika.server.live import socket as live_socket
from sabika.server.operations import door
from sabika.server.operations.limits import RATES, Limits
from sabika.server.operations.logs import Lines
from sabika.server.problems import Problem
from sabika.server.serve import configured
from server.games import started
from server.serving import Live, Person, Served, served


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = Path(tmp_path_factory.mktemp("db"), "sabika.db")
    with served(database, limits=1.0, origins=("https://friend.example",)) as running:
        yield running


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_change_nothing(node: Served, headers: dict[str, str]) -> None:
    found = node.guest(**headers).post("/me", json={"name": "Eve"})
    assert (found.status_code, found.json()["code"]) == (403, "cross-site")
    address = f"ws://127.0.0.1:{node.port}/api/v1/tables/sometable/live"
    with pytest.raises(InvalidStatus) as caught:
        connect(address, additional_headers=headers)
    assert caught.value.response.status_code == 403


def test_our_own_page_may(node: Served, limited: Served) -> None:
    own = {"Origin": node.url, "Sec-Fetch-Site": "same-origin"}
    assert node.guest(**own).post("/me", json={"name": "Ana"}).status_code == 201
    friend = limited.guest(Origin="https://friend.example")
    found = friend.post("/me", json={"name": "Ana"})
    assert found.status_code == 201
    assert found.headers["access-control-allow-origin"] == "https://friend.example"


def test_only_json(node: Served) -> None:
    guest = node.guest()
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        found = guest.post("/me", content='{"name": "Ana"}', headers={"Content-Type": kind})
        assert (found.status_code, found.json()["code"]) == (415, "not-json")
    found = guest.post("/me", content="{", headers={"Content-Type": "application/json"})
    assert (found.status_code, found.json()["code"]) == (422, "malformed")


def test_not_too_much(node: Served) -> None:
    guest = node.guest()
    assert guest.post("/me", json={"name": "x" * 70_000}).json()["code"] == "too-large"

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    found = guest.post("/me", content=endless(), headers={"Content-Type": "application/json"})
    assert (found.status_code, found.json()["code"]) == (413, "too-large")


def test_a_message_too_large_ends_the_socket(node: Served, ana: Person, ben: Person) -> None:
    with Live(node, started(ana, ben), ana) as live:
        live.until("kind", "hello")
        live.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            live.next()


def knock(node: Served, text: bytes) -> socket.socket:
    """Open a connection and send the beginning of a request."""
    found = socket.create_connection(("127.0.0.1", node.port), timeout=20)
    found.sendall(text)
    return found


def test_the_head_of_a_request_has_an_end(node: Served) -> None:
    with knock(node, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ") as endless:
        with contextlib.suppress(ConnectionError):  # it hangs up in the middle
            for _ in range(200):
                endless.sendall(b"x" * 10_000)
        with contextlib.suppress(ConnectionError):
            assert endless.recv(100).startswith(b"HTTP/1.1 400 ")
    with knock(node, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ") as long:
        long.sendall(b"x" * 20_000 + b"\r\n\r\n")
        assert long.recv(100).startswith(b"HTTP/1.1 200 ")


BEGINNINGS = {
    "nothing": b"",
    "head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "body": b"POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 15\r\n\r\n{",
}


@pytest.mark.parametrize("sent", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_request_that_does_not_end_is_given_up(
    node: Served, sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "LONGEST_REQUEST", 0.3)
    with knock(node, sent) as slow, contextlib.suppress(ConnectionError):
        assert slow.recv(1000) == b""
    assert node.guest().get("/bots").status_code == 200
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_connection_is_kept_for_the_next_request(node: Served) -> None:
    """Clients and proxies end theirs first: httpx after 5 seconds, nginx after 60."""
    asked = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with knock(node, asked) as kept:
        assert kept.recv(1000).startswith(b"HTTP/1.1 200 ")
        kept.settimeout(6)
        with pytest.raises(TimeoutError):
            kept.recv(1)
        kept.settimeout(20)
        kept.sendall(asked)
        assert kept.recv(1000).startswith(b"HTTP/1.1 200 ")
    assert configured(node.app, node.settings).timeout_keep_alive > 60


def test_a_socket_ends_when_its_token_is_void(
    node: Served, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "SECONDS_BELIEVED", 0.1)
    table = started(ana, ben)
    with Live(node, table, ana) as live, Live(node, table) as spectator:
        live.until("kind", "hello")
        spectator.until("kind", "hello")
        assert ana.http.post("/logout", params={"everywhere": True}).status_code == 204
        assert live.until("refused")["problem"]["code"] == "identity-needed"
        with pytest.raises(ConnectionClosed):
            live.next()
        ben.post(f"/tables/{table}/chat", text="Are you there?")
        assert spectator.until("kind", "chatted")["seat"] == 1


def test_headers(node: Served) -> None:
    found = httpx.get(f"{node.url}/")
    assert "default-src 'self'" in found.headers["content-security-policy"]
    assert found.headers["x-content-type-options"] == "nosniff"
    assert "server" not in found.headers
    assert node.guest().get("/tables").headers["cache-control"] == "no-store"


def test_problems_speak_the_language_asked_for(node: Served) -> None:
    found = node.guest(**{"Accept-Language": "de, en;q=0.5"}).get("/me")
    assert found.headers["content-language"] == "de"
    assert found.json()["detail"] != node.guest().get("/me").json()["detail"]
    assert node.guest().get("/nowhere").json()["code"] == "no-such-page"
    assert node.guest().put("/tables", json={}).json()["code"] == "method-not-allowed"


def test_what_people_write_is_no_markup(node: Served) -> None:
    name = '"><script>x</script>'
    eve, ben = node.person(name), node.person("Ben")
    table = started(eve, ben, title="<b>")
    drawn = eve.http.get(f"/tables/{table}/board.svg")
    assert "<script" not in drawn.text
    assert any(name in (e.text or "") for e in ElementTree.fromstring(drawn.text).iter())
    assert eve.http.get(f"/tables/{table}").headers["content-type"] == "application/json"


def test_limits_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr("sabika.server.operations.limits.monotonic", lambda: time)
    limits, rate = Limits(), RATES["login"]
    for _ in range(int(rate.burst)):
        limits.take("login", "ana")
    with pytest.raises(Problem) as caught:
        limits.take("login", "ana")
    assert caught.value.headers["Retry-After"] == str(int(1 / rate.per_second))
    limits.take("login", "ben")
    time = 1 / rate.per_second
    limits.take("login", "ana")


def test_guessing_passwords_is_slow(limited: Served) -> None:
    wrong = {"login": "somebody", "password": "not the password"}
    guest = limited.guest()
    codes = [guest.post("/login", json=wrong).status_code for _ in range(16)]
    assert codes[:10] == [403] * 10
    assert 429 in codes


def test_chatter_is_slowed_down(limited: Served) -> None:
    ana, ben = limited.person("Ana"), limited.person("Ben")
    with Live(limited, started(ana, ben), ana) as live:
        live.until("kind", "hello")
        found = [live.do("chat", text="hi", key=f"c{n}") for n in range(15)]
        problems = [message["problem"]["code"] for message in found if "refused" in message]
        assert set(problems) == {"slow-down"}
        assert 3 <= len(problems) <= 5


def test_nobody_hoards_tables(node: Served) -> None:
    ana = node.person("Ana")
    first = ana.post("/tables", "first", title="The first")["table"]
    for _ in range(19):
        ana.makes_table()
    assert ana.refused("/tables")["code"] == "too-many-tables"
    again = ana.post("/tables", "first", title="The first")["table"]  # no answer had come
    assert again == first


def test_a_stalled_client_holds_up_nobody(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stalled.connect(("127.0.0.1", node.port))
    asked = f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    asked += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    stalled.sendall(f"{asked}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    with Live(node, table, ana) as live:
        live.until("kind", "hello")
        for n in range(1500):
            if n % 50 == 0 and dropped(node):
                break
            assert live.do("chat", text="🕌" * 500, key=f"s{n}")["seq"]
    assert dropped(node) == 1
    stalled.close()


def dropped(node: Served) -> int:
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    found = next(line for line in lines if line.startswith("sabika_sockets_dropped_total"))
    return int(float(found.split()[1]))


def test_health_and_metrics(node: Served, ana: Person, ben: Person) -> None:
    assert httpx.get(f"{node.url}/health").json()["status"] == "ok"
    table = started(ana, ben)
    text = httpx.get(f"{node.url}/metrics").text
    assert 'route="/tables/{table_id}/start",status="200"' in text
    assert table not in text
    assert ana.id not in text


def test_logs_are_json_without_rows(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("no good")
    except ValueError as error:
        record = logging.LogRecord("part", logging.ERROR, "f", 1, "said %s", ("so",), None)
        record.exc_info = (ValueError, error, error.__traceback__)
        record.code = "unavailable"
        record.hand = ["denar-9"]
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"], line["code"]) == ("error", "said so", "unavailable")
    assert line["error"][-1] == "ValueError: no good"
    assert "hand" not in line
