"""First games with prepared moves: found by search, and played through the API."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from sabika.notation.text import format_move
from sabika.play import events as ev
from sabika.server.tutorial import finding
from sabika.server.tutorial.finding import PLANS, beginning, find, written
from sabika.server.tutorial.lesson import LEARNER, lesson
from server.serving import Person, Served

TITLES = ("alhambra", "granada")
SHOWN = {
    "alhambra": {"Take", "Buy", "Place", "Reserve", "Build"},
    "granada": {"Take", "Buy", "Place", "Reserve", "Build"},
}


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_what_its_plan_and_seed_give(title: str) -> None:
    (found,) = find(title, [lesson(title).seed])
    assert found == lesson(title)
    assert written(found) == Path(finding.__file__).with_name(f"{title}.json").read_text("utf-8")


def test_most_seeds_give_no_lesson() -> None:
    assert list(find("alhambra", ("lesson 0", "lesson 1", "lesson 2"))) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_teaches(title: str) -> None:
    """It has 10 to 14 steps, shows each kind of move and ends with a scoring."""
    found = lesson(title)
    assert 10 <= len(found.steps) <= 14
    assert [step.say for step in found.steps] == [wanted.say for wanted in PLANS[title]]
    game = beginning(title, found.seed)
    for text in found.script:
        move = next(move for move in game.legal_moves() if format_move(move) == text)
        game.play(move)
    made = [one for one in game.events if isinstance(one, ev.Played) and one.player == LEARNER]
    assert {type(one.move).__name__ for one in made} == SHOWN[title]
    assert [event.scoring for event in game.events if isinstance(event, ev.Scored)] == ["A"]
    assert game.to_act == LEARNER
    assert game.scores[LEARNER] == max(game.scores)
    turned = [one for one in made if isinstance(one.move, ev.Place) and one.move.flip]
    assert bool(turned) == (title == "granada")


def learner_to_move(ana: Person, table: str) -> dict[str, Any]:
    """Wait until the partners have played."""
    while True:
        view: dict[str, Any] = ana.get(f"/tables/{table}/view")
        if "legal" in view:
            return view
        sleep(0.01)


def follows(ana: Person, table: str, most: int = 100) -> list[str]:
    """Do what the lesson says; return what it said."""
    said: list[str] = []
    view = learner_to_move(ana, table)
    while not view["lesson"]["over"] and most:
        steps = view["lesson"]["steps"]
        assert view["lesson"]["step"] == len(said)
        said += [step["say"] for step in steps]
        for step in steps:
            if "refused" in step:
                why = ana.post(f"/tables/{table}/why-not", move=step["refused"])["problem"]
                assert why["code"] == step["code"] == "walls-differ"
        assert view["legal"] == [steps[-1]["move"]]
        assert len(ana.get(f"/tables/{table}/moves")["moves"]) == 1
        ana.post(f"/tables/{table}/moves", move=view["legal"][0])
        view = learner_to_move(ana, table)
        most -= 1
    if view["lesson"]["over"]:
        said += [step["say"] for step in view["lesson"]["steps"]]
    return said


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_through_the_api(ana: Person, title: str) -> None:
    table = ana.post(f"/tutorials/{title}")["table"]
    assert table["terms"]["lesson"] == title
    assert not table["terms"]["rated"]
    assert table["status"] == "playing"
    said = follows(ana, table["id"])
    assert said == [step.say for step in lesson(title).steps]
    view = ana.get(f"/tables/{table['id']}/view")
    assert view["view"]["scored"] == "A"
    assert len(view["legal"]) > 1, "afterwards the game is free"
    ana.post(f"/tables/{table['id']}/moves", move=view["legal"][0])
    after = learner_to_move(ana, table["id"])
    assert "lesson" not in after


def test_other_moves_wait_until_the_lesson_is_over(ana: Person) -> None:
    table = ana.post("/tutorials/alhambra")["table"]["id"]
    view = learner_to_move(ana, table)
    (wanted,) = view["legal"]
    other = next(card for card in view["view"]["display"] if [card] != wanted["cards"])
    move = {"event": "take", "cards": [other]}
    assert ana.refused(f"/tables/{table}/moves", move=move)["code"] == "lesson"
    both = {"event": "take", "cards": [other, *wanted["cards"]]}
    assert ana.refused(f"/tables/{table}/moves", move=both)["rule"] == "4.1"


def test_a_lesson_is_gone_on_with(ana: Person) -> None:
    """Asked for again it is the same table at the same step; abandoned, it begins anew."""
    first = ana.post("/tutorials/granada")["table"]["id"]
    said = follows(ana, first, 3)
    again = ana.post("/tutorials/granada")["table"]
    assert again["id"] == first
    step = learner_to_move(ana, first)["lesson"]["step"]
    assert step == len(said) > 3
    assert ana.post("/tutorials/alhambra")["table"]["id"] != first
    ana.post(f"/tables/{first}/abandon")
    new = ana.post("/tutorials/granada", "a-key")["table"]["id"]
    assert new != first
    assert ana.post("/tutorials/granada", "a-key")["table"]["id"] == new
    assert learner_to_move(ana, new)["lesson"]["step"] == 0


def test_taking_back_is_a_step_back(ana: Person) -> None:
    table = ana.post("/tutorials/alhambra")["table"]["id"]
    follows(ana, table, 3)
    before = learner_to_move(ana, table)["lesson"]
    ana.post(f"/tables/{table}/undo")
    after = learner_to_move(ana, table)["lesson"]
    assert after["steps"][-1]["say"] == "lesson-buy"
    assert after["step"] < before["step"]


def test_a_lesson_goes_on_after_the_server_stopped(node: Served) -> None:
    ana = node.person("Ana")
    table = ana.post("/tutorials/alhambra")["table"]["id"]
    follows(ana, table, 4)
    before = learner_to_move(ana, table)
    node.stop()
    node.start()
    back = ana.at(node)
    assert learner_to_move(back, table)["lesson"] == before["lesson"]


def test_another_game_after_a_lesson_is_none(ana: Person) -> None:
    table = ana.post("/tutorials/alhambra")["table"]["id"]
    ana.post(f"/tables/{table}/abandon")
    again = ana.post(f"/tables/{table}/rematch")["table"]
    assert again["terms"]["lesson"] is None


def test_a_lesson_of_other_code_gives_way() -> None:
    """A game that does not follow the script is free, and nothing is said."""
    found = lesson("alhambra")
    game = beginning("alhambra", "another seed")
    game.play(game.legal_moves()[0])
    assert found.done(game) is None
    assert found.pages(game) is None
    assert found.due(game) is None
