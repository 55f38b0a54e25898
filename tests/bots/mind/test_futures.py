"""Futures: who plays them, who judges them, and how far they go."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from sabika.bots.mind.futures import Futures
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights
from sabika.play.hidden import knowledge, recall
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


@pytest.mark.uncompiled_only
def test_rivals_play_a_good_turn_and_not_always_the_best() -> None:
    """The better the likelier: e times for as many points as one is in doubt about."""
    book, position = book_of(TABLE), Position.start(TABLE, "futures")
    turns: Any = Turns(book, SOBER)
    turns.find(position.state)
    best = turns.value[turns.best()]
    odds = [math.exp((turns.value[i] - best) / 2.0) for i in range(turns.n)]
    times = Counter(turns.some((number + 0.5) / 4000, 2.0) for number in range(4000))
    for i in range(turns.n):
        assert times[i] == pytest.approx(4000 * odds[i] / sum(odds), abs=1.01)
    assert {turns.some(number / 40, 1e-3) for number in range(40)} == {turns.best()}


@pytest.mark.uncompiled_only
def test_rivals_whims_differ_by_turn_and_future_and_are_even() -> None:
    futures: Any = Futures(book_of(TABLE), SOBER, SOBER, 1, 1)
    whims = []
    for number in range(40):
        futures.state.key[0] = number
        for turn in range(50):
            futures.state.turns = turn
            whims.append(futures.whim())
    assert len(set(whims)) == len(whims)
    assert sorted(Counter(int(10 * whim) for whim in whims)) == list(range(10))
    assert all(140 < number < 260 for number in Counter(int(10 * whim) for whim in whims).values())


@pytest.mark.uncompiled_only
@pytest.mark.parametrize("modules", [(), ("master_builders",)])
def test_hands_that_are_known_stay_in_all_futures(modules: tuple[str, ...]) -> None:
    config = Configuration("alhambra", 3, modules)
    position = Position.start(config, "known")
    seat = position.to_act
    assert seat is not None
    view, known = view_of(position, seat), knowledge(position, seat)
    hands: dict[bool, set[tuple[str, ...]]] = {}
    for knowing in (False, True):
        futures: Any = Futures(position.book, SOBER, SOBER, 1, 1)
        seen = recall(view, known) if knowing else view.position.state
        futures.begin(seen, seat, key_of("known"), [])
        for number in range(20):
            futures.deal(number)
            dealt = position.with_state(futures.dealt)
            for other in range(3):
                assert len(dealt.hand(other)) == len(position.hand(other))
                if knowing:
                    assert not Counter(known.hands[other]) - Counter(dealt.hand(other))
            hands.setdefault(knowing, set()).add(dealt.hand((seat + 1) % 3))
    assert len(hands[False]) > 15
    assert (len(hands[True]) == 1) == (not modules)  # builders are dealt face down (M.1)
