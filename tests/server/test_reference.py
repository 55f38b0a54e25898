"""What does not belong to a table, and what helps at one."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sabika.locale import LANGUAGES
from sabika.locale.rulebook import rules
from server.games import started
from server.serving import Person, Served


def test_the_rules_by_language(node: Served) -> None:
    guest = node.guest()
    assert len(guest.get("/rules").json()["rules"]) == len(rules())
    german = guest.get("/rules", headers={"Accept-Language": "de-AT, en;q=0.5"}).json()
    assert german["language"] == "de"
    assert german["rules"][0]["text"] == rules("de")[0].text
    assert guest.get("/rules?lang=nl").json()["language"] == "nl"
    assert guest.get("/rules?lang=xx").json()["code"] == "malformed"


def test_words_bots_and_components(node: Served) -> None:
    guest = node.guest()
    for language in LANGUAGES:
        assert "refusals.ftl" in guest.get(f"/words/{language}").json()
    assert guest.get("/words/..").status_code == 404
    levels = {bot["name"]: bot["level"] for bot in guest.get("/bots").json()["bots"]}
    assert (levels["beginner"], levels["master"], levels["random"]) == (1, 5, None)
    box = guest.get("/components").json()
    assert [len(tiles) for tiles in box["tiles"].values()] == [54, 54]
    assert box["titles"][1]["modules"] == ["master_builders", "invaders"]


@pytest.mark.parametrize(
    "path",
    [
        "tiles/alhambra/tower-13.svg?dark=true",
        "tiles/alhambra/bazaar-denar-a.svg",
        "tiles/alhambra/tower-13.svg?chest=true&lang=it",
        "tiles/granada/start.svg",
        "cards/denar-7.svg",
        "cards/florin-builder.svg",
        "cards/A.svg",
        "cards/back.svg",
    ],
)
def test_drawings(node: Served, path: str) -> None:
    found = node.guest().get(f"/art/{path}")
    assert found.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(found.text).tag.endswith("svg")


def test_no_such_drawing(node: Served) -> None:
    for path in ("tiles/alhambra/tower-99.svg", "cards/denar-10.svg"):
        assert node.guest().get(f"/art/{path}").status_code == 404
    assert node.guest().get("/art/tiles/chess/tower-13.svg").json()["field"] == "game"
    back = node.guest().get("/art/tiles/alhambra/tower-13.svg?side=back")
    assert back.status_code == 404


def test_help_at_the_table(node: Served, ana: Person, ben: Person) -> None:
    table = started(ana, ben)
    acts, waits = (ana, ben) if ana.get(f"/tables/{table}")["to_act"] == 0 else (ben, ana)
    hint = acts.post(f"/tables/{table}/hint", bot="beginner")
    legal = [move["move"] for move in acts.get(f"/tables/{table}/moves")["moves"]]
    assert hint["move"] in legal
    assert hint["options"][0]["move"] == hint["move"]
    assert waits.refused(f"/tables/{table}/hint")["code"] == "not-your-turn"
    assert acts.refused(f"/tables/{table}/hint", bot="mine.py:Mine")["code"] == "no-bot"
    quiet = started(ana, ben, hints=False)
    assert ana.refused(f"/tables/{quiet}/hint")["code"] == "hints-off"
    lines = acts.get(f"/tables/{table}/score-now", scoring="B")["lines"]
    assert {line["player"] for line in lines} == {"dirk"}  # nobody else has a tile yet
    board = acts.http.get(f"/tables/{table}/board.svg").text
    assert ElementTree.fromstring(board).tag.endswith("svg")
