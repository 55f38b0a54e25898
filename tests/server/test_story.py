"""The story of a game: of a table that ended, and of a record that somebody brings."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sabika.notation.record import read_record
from sabika.notation.verify import replay
from server.games import by_http, started
from server.serving import Person, Served


@pytest.fixture(scope="module")
def ended(node: Served) -> tuple[Person, str, dict[str, Any]]:
    ana, ben = node.person("Ana"), node.person("Ben")
    table = started(ana, ben, modules=["invaders", "master_builders"])
    by_http(table, [ana, ben], Random(4))
    return ana, table, ana.get(f"/tables/{table}/record")


def test_the_course_of_points(ended: tuple[Person, str, dict[str, Any]]) -> None:
    ana, table, record = ended
    story = ana.get(f"/tables/{table}/story", open=True)
    assert story["events"] == record["events"]
    assert story["chance"] == "fair"
    course = story["course"]
    decisions = [n for n, event in enumerate(record["events"]) if "player" in event]
    assert len(course) == len(decisions) + 1
    assert [at["event"] + 1 for at in course[:-1]] == decisions
    assert course[-1]["scores"][:2] == record["result"]["scores"]
    assert course[-1]["worth"] == course[-1]["scores"]
    told = read_record(record)
    for at in (course[3], course[len(course) // 2]):
        game = replay(told, until=at["event"])
        assert at["scores"] == [*game.scores, game.view(None).dirk.score]  # type: ignore[union-attr]
        assert all(now >= then for now, then in zip(at["worth"], at["scores"], strict=True))


def test_a_story_keeps_secrets(ended: tuple[Person, str, dict[str, Any]]) -> None:
    ana, table, record = ended
    dealt = [n for n, event in enumerate(record["events"]) if event["event"] == "draw_builder"]
    for seat, known in ((None, []), (0, dealt[:2]), (1, dealt[2:])):
        query = {} if seat is None else {"seat": seat}
        events = ana.get(f"/tables/{table}/story", **query)["events"]
        assert [n for n in dealt if events[n]["card"] is not None] == known


def test_a_record_from_outside(node: Served, ended: tuple[Person, str, dict[str, Any]]) -> None:
    ana, table, record = ended
    guest = node.guest()
    for query in ("", "?seat=1", "?open=true"):
        brought = guest.post(f"/records/story{query}", json=record)
        assert brought.headers["content-encoding"] == "gzip"
        assert brought.json() == ana.http.get(f"/tables/{table}/story{query}").json()
    query = "?seat=0&event=30&count=4"
    frames = guest.post(f"/records/replay{query}", json=record).json()
    assert frames == ana.http.get(f"/tables/{table}/replay{query}").json()
    assert guest.post("/records/story?seat=2", json=record).json()["code"] == "no-such-seat"


def test_a_record_without_a_seed_proves_nothing(
    node: Served, ended: tuple[Person, str, dict[str, Any]]
) -> None:
    _, _, record = ended
    for change, chance in (({"seed": None}, "unproven"), ({"seed": "other"}, "wrong")):
        story = node.guest().post("/records/story", json={**record, **change}).json()
        assert story["chance"] == chance


def _forged(record: dict[str, Any]) -> dict[str, Any]:
    forged: dict[str, Any] = json.loads(json.dumps(record))
    forged["result"]["scores"][0] += 1
    return forged


@pytest.mark.parametrize(
    ("spoil", "status", "code"),
    [
        (_forged, 422, "bad-record"),
        (lambda record: {}, 422, "bad-record"),
        (lambda record: {**record, "events": record["events"][::-1]}, 422, "bad-record"),
        (lambda record: [record], 422, "malformed"),
        (lambda record: {**record, "meta": {"long": "x" * 1_100_000}}, 413, "too-large"),
    ],
)
def test_records_that_are_refused(
    node: Served,
    ended: tuple[Person, str, dict[str, Any]],
    spoil: Callable[[dict[str, Any]], Any],
    status: int,
    code: str,
) -> None:
    found = node.guest().post("/records/story", json=spoil(ended[2]))
    assert (found.status_code, found.json()["code"]) == (status, code)
