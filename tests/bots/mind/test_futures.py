"""Futures: who plays them, who judges them, and how far they go."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.bots.mind.futures import Futures
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights
from sabika.play.position import Position, book_of
from sabika.play.seeds import key_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

TABLE = Configuration("alhambra", 2)
SOBER = Weights().numbers()
SPENDER = Weights(again=30.0, coin=0.01, card=0.01).numbers()


def found(
    judge: list[float], habit: list[float], rounds: int = 2, searched: int = 0
) -> list[float]:
    """What two lines of a first turn lead to in three futures."""
    book, position = book_of(TABLE), Position.start(TABLE, "futures")
    seen = view_of(position, position.to_act, ["one", "two"]).position.state
    lines = [line for _, _, line in Turns(book, SOBER).plan(position.state)[:2]]
    futures = Futures(book, judge, habit, rounds, searched)
    futures.begin(seen, position.to_act, key_of("futures"), lines)
    return [value for number in range(3) for value in futures.sample(number, 3)]


def test_they_are_played_by_the_habit_and_judged_by_the_judge() -> None:
    assert found(SOBER, SOBER) == found(SOBER, SOBER)
    assert found(SOBER, SPENDER) != found(SOBER, SOBER)
    assert found(SPENDER, SOBER) != found(SOBER, SOBER)
    assert all(0 < chance < 1 for chance in found(SOBER, SOBER))


def test_in_rounds_that_are_searched_habit_does_not_matter() -> None:
    assert found(SOBER, SPENDER, rounds=1, searched=1) == found(SOBER, SOBER, rounds=1, searched=1)
    assert found(SOBER, SPENDER, searched=1) != found(SOBER, SOBER, searched=1)
    assert found(SOBER, SOBER, searched=1) != found(SOBER, SOBER)


@pytest.mark.uncompiled_only
def test_a_searched_turn_is_played_as_planned() -> None:
    """One search is enough for a turn: nothing is drawn before its end."""
    book, position = book_of(TABLE), Position.start(TABLE, "futures")
    futures: Any = Futures(book, SOBER, SOBER, 1, 1)
    futures.state.copy_from(position.state)
    longest = 0
    for turn in range(12):
        seat = futures.state.actor
        plan = futures.search.plan(futures.state)[0][2]
        longest = max(longest, len(plan))
        futures.play_turn()
        assert futures.state.turns == turn + 1
        assert futures.state.actor != seat
    assert longest > 1
