"""The independent referee accepts what the engine plays, in every configuration.

``SABIKA_LONG=1`` asks for many more games.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

import referee
from play.tables import EVERY_TABLE, TABLES, eager, mixed, played, record_of, some, uniform
from sabika.play.game import Game

LONG = os.environ.get("SABIKA_LONG", "") not in ("", "0")
GAMES = 30 if LONG else 1
WAYS = (uniform, eager, mixed)


def record(name: str, number: int, turns: int = 400) -> dict[str, Any]:
    """The record of a random game, as it comes out of a file."""
    game = Game.of(EVERY_TABLE[name], seed=f"referee {name} {number}")
    choose = WAYS[(number + len(name)) % 3]
    played(game, Random(f"{name} {number}"), turns, choose)
    found: dict[str, Any] = json.loads(json.dumps(record_of(game)))
    return found


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_the_referee_accepts_random_games(name: str) -> None:
    for number in range(GAMES):
        assert referee.check(record(name, number, some(400) + 20)) == []


@pytest.mark.parametrize("name", TABLES)
def test_the_referee_accepts_games_cut_off(name: str) -> None:
    """12.13: cut off, the points as they stand, no winner."""
    found = record(name, -1, turns=4 * (len(name) % 9) + 1)
    assert found["result"]["reason"] == "cut_off"
    assert found["result"]["winners"] == []
    assert referee.check(found) == []


@pytest.mark.parametrize("name", list(TABLES)[::9])
def test_the_referee_would_notice(name: str) -> None:
    """A point too much, a card swapped, a decision dropped: it does look at these records."""
    good = record(name, 1, 60)
    events = good["events"]
    assert referee.check(good) == []
    scores = good["result"]["scores"]
    wrong = {**good["result"], "scores": [scores[0] + 1, *scores[1:]]}
    assert referee.check({**good, "result": wrong})
    for kind in ("take", "buy", "draw_card", "draw_tile"):
        at = max(i for i, event in enumerate(events) if event["event"] == kind)
        assert referee.check({**good, "events": events[:at] + events[at + 1 :]})
