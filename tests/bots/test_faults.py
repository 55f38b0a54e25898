"""Bots that crash, dawdle or cheat; bots that speak and bots that do not."""

from __future__ import annotations

import pickle
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from sabika.bots import (
    Bot,
    BotFault,
    Budget,
    Explanation,
    Fault,
    Match,
    Option,
    Speaks,
    decide,
    explain,
    make_bot,
    play_game,
    play_match,
)
from sabika.bots.budget import UNLIMITED
from sabika.play.choices import Choices
from sabika.play.events import Buy, Move, Pass, Take
from sabika.play.game import Game
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

TWO = Configuration(players=2)


class Odd:
    """Does as told from its third decision on; the first two it plays."""

    name = "odd"

    def __init__(self, deed: Callable[[], Any]) -> None:
        self.deed = deed
        self.asked = 0

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        self.asked += 1
        found: Move = moves[0] if self.asked < 3 else self.deed()
        return found


def match_with(deed: Callable[[], Any], time_limit: float | None = None) -> Match:
    bots: list[Bot] = [make_bot("greedy"), Odd(deed)]
    return play_match(TWO, bots, "odd", time_limit=time_limit)


def explode() -> None:
    raise ZeroDivisionError("far too small")


def test_a_crash_is_reported_and_ends_the_game() -> None:
    match = match_with(explode)
    assert match.fault is not None
    assert (match.fault.seat, match.fault.kind) == (1, "crash")
    assert match.fault.report.startswith("Traceback")
    assert "in explode" in match.fault.report
    assert str(match.fault) == "seat 1 crashed: ZeroDivisionError: far too small"
    assert match.decisions[1] == 2
    assert match.game.to_act == 1
    assert match.game.outcome().reason == "running"


def test_a_bot_that_leaves_does_not_take_us_along() -> None:
    match = match_with(lambda: sys.exit(3))
    assert match.fault is not None
    assert str(match.fault) == "seat 1 crashed: SystemExit: 3"


def test_an_interruption_is_not_the_fault_of_a_bot() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        match_with(interrupt)


def test_a_late_answer() -> None:
    match = match_with(lambda: time.sleep(0.3), time_limit=0.2)
    assert match.fault is not None
    assert match.fault.kind == "late"
    assert match.fault.report.endswith(" s for a decision, 0.2 s allowed")
    assert match.seconds[1] >= 0.3
    assert match.decisions[1] == 3


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Pass(), "Passing is allowed only if nothing else is possible. (12.4)"),
        (Buy("tower-13", ("denar-1",)), "4.2"),
        (Buy("castle-99", ("denar-1",)), "there is no tile 'castle-99'"),
        (Take(("gold-1",)), "gold-1"),
        (Take(None), "None"),  # type: ignore[arg-type]
        (Move(), "is not a move"),
        (None, "None is not a move"),
        ("take de3", "'take de3' is not a move"),
        (Buy, "is not a move"),
        ("x" * 10_000, "is not a move"),
    ],
)
def test_an_answer_that_is_no_legal_move(answer: object, said: str) -> None:
    match = match_with(lambda: answer)
    assert match.fault is not None
    assert (match.fault.seat, match.fault.kind) == (1, "illegal")
    assert said in match.fault.report
    assert "Pass(): Pass()" not in match.fault.report
    assert len(match.fault.report) < 300
    assert str(match.fault).startswith("seat 1 played no legal move: ")


def test_an_answer_that_cannot_even_be_shown() -> None:
    class Shy:
        def __repr__(self) -> str:
            raise RuntimeError

    match = match_with(Shy)
    assert match.fault is not None
    assert match.fault.report.endswith("is not a move")


def test_a_fault_as_an_error() -> None:
    bots: list[Bot] = [make_bot("greedy"), Odd(explode)]
    with pytest.raises(
        BotFault, match="seat 1 crashed: ZeroDivisionError: far too small"
    ) as caught:
        play_game(TWO, bots, "odd")
    assert "in explode" in caught.value.__notes__[0]
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.fault == caught.value.fault


def test_a_report_may_be_empty() -> None:
    assert str(Fault(0, "late", "")) == "seat 0 was late: "


def test_budgets_reach_the_bots() -> None:
    seen: list[Budget] = []

    class Patient(Odd):
        def choose(
            self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
        ) -> Move:
            seen.append(budget)
            return moves[0]

    bots: list[Bot] = [Patient(explode), make_bot("random")]
    play_match(TWO, bots, "budgets", 4, budgets=[Budget(iterations=9), UNLIMITED])
    assert set(seen) == {Budget(iterations=9)}
    with pytest.raises(ValueError, match="2 bots need 2 budgets"):
        play_match(TWO, bots, "budgets", 4, budgets=[UNLIMITED])


def test_one_decision() -> None:
    game = Game("alhambra", 2, seed="one")
    before = game.position.copy()
    assert decide(game, make_bot("greedy"), Choices("one")) in game.legal_moves()
    odd = Odd(lambda: None)
    odd.asked = 2
    with pytest.raises(BotFault, match="played no legal move: None is not a move"):
        decide(game, odd, Choices("one"))
    assert game.position == before
    over = play_game(TWO, [make_bot("random"), make_bot("random")], "over")
    with pytest.raises(ValueError, match="the game is over"):
        decide(over, odd, Choices("one"))


class Speaker(Odd):
    """Says something of its last decision."""

    def explain(self) -> Explanation:
        return Explanation((Option(Take(("denar-1",)), 2.5),), iterations=self.asked)


def test_silence_explains_nothing() -> None:
    silent = Odd(explode)
    assert not isinstance(silent, Speaks)
    assert explain(silent) == Explanation() == explain(make_bot("random"))
    assert explain(silent).options == ()


def test_a_bot_that_speaks() -> None:
    speaker = Speaker(explode)
    assert isinstance(speaker, Speaks)
    said = explain(speaker)
    assert [option.value for option in said.options] == [2.5]
    assert said.options[0].line == ()
