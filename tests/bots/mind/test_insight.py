"""Insight: what its senses see, what it remembers, and when it is silent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, label
from play.tables import mixed
from sabika.bots.mind.experience import experienced
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.reason import OF_REASON, OF_SENSE, SIZES
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import tuned
from sabika.play.position import Position, book_of
from sabika.play.view import View, view_of
from sabika.rules.ruleset import Configuration
from sabika.rules.state import State

_, OF_MOMENT, SIGNS, _, _ = SIZES
OWN = SIGNS - OF_MOMENT  # signs of one thing
CURRENCIES = ("denar", "dirham", "ducat", "florin")
SILENT = [[0.0] * OF_SENSE] * 3 + [[0.0] * OF_REASON]
TABLES = [
    Configuration("alhambra", 2),
    Configuration("alhambra", 4, ALL_MODULES),
    Configuration("granada", 3, GRANADA_MODULES),
]


def ends(config: Configuration, number: int = 12) -> list[tuple[Position, State]]:
    """Decisions of a game, each with the end of one of its turns."""
    book, position, rng = book_of(config), Position.start(config, "insight"), Random("insight")
    turns = Turns(book, tuned(bool(book.two_sided)).numbers())
    turns.limit(20, 4, 2)
    found: list[tuple[Position, State]] = []
    while not position.over and len(found) < number:
        if position.phase == "action" and rng.random() < 0.3:
            line = rng.choice(turns.plan(position.state))[2]
            found.append((position.copy(), turns.end_of(position.state, line)))
        position.play_words(*mixed(rng, sorted(position.legal_words())))
    assert len(found) == number
    return found


def judge_of(config: Configuration, experience: list[list[float]] | None) -> Judge:
    """A judge with the shipped weights."""
    book = book_of(config)
    return Judge(book, tuned(bool(book.two_sided)).numbers(), experience)


def seen_at_end(position: Position, end: State) -> View:
    """What the seat to act sees when its turn has ended so."""
    return view_of(position.with_state(end), position.to_act)


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_silent_senses_change_nothing_and_shipped_ones_speak(config: Configuration) -> None:
    book = book_of(config)
    alone, silent = judge_of(config, None), judge_of(config, SILENT)
    learned = judge_of(config, experienced(bool(book.two_sided)))
    spoken = 0
    for position, _ in ends(config):
        seat = position.to_act
        assert seat is not None
        value = alone.judged(position.state, seat)
        assert silent.judged(position.state, seat) == value
        spoken += learned.judged(position.state, seat) != value
    assert spoken > 6


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_the_value_is_that_of_the_weights_and_the_insight(config: Configuration) -> None:
    book = book_of(config)
    alone, learned = judge_of(config, SILENT), judge_of(config, experienced(bool(book.two_sided)))
    for position, end in ends(config):
        assert position.to_act is not None
        value, none, signs = alone.studied(position.state, position.to_act, end)
        whole, insight, same = learned.studied(position.state, position.to_act, end)
        assert none == 0
        assert signs == same
        assert whole == pytest.approx(value + insight)


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_signs_are_what_the_seat_sees(config: Configuration) -> None:
    judge = judge_of(config, SILENT)
    for position, end in ends(config):
        seat = position.to_act
        assert seat is not None
        signs = judge.studied(position.state, seat, end)[2]
        view = seen_at_end(position, end)
        hand = view.seats[seat].hand
        assert hand is not None
        gaps = [tile for tile in view.market if tile is None]
        assert signs[3] * 6 == pytest.approx(config.players)
        assert signs[12] * 4 == pytest.approx(len(gaps))
        assert signs[13] * 4 == pytest.approx(sum(card is not None for card in view.display))
        assert signs[16] * 10 == pytest.approx(len(hand))
        for i, currency in enumerate(CURRENCIES):
            at = OF_MOMENT + OWN * i
            cards = [card for card in hand if card.startswith(currency)]
            assert signs[at + 1] * 5 == pytest.approx(len(cards))
            assert signs[at] * 15 == pytest.approx(sum(map(value_of, cards)))
        at = OF_MOMENT + OWN * 4
        assert signs[at + 4] == len(view.seats[seat].reserve)


def value_of(card: str) -> int:
    """The money that a card is."""
    value = card.partition("-")[2]
    return 3 if value == "builder" else int(value)


@pytest.mark.uncompiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
def test_what_is_remembered_of_a_turn_is_what_would_be_worked_out(config: Configuration) -> None:
    book = book_of(config)
    judge: Any = judge_of(config, experienced(bool(book.two_sided)))
    changed = 0
    for position, end in ends(config):
        remembered = judge.studied(position.state, position.to_act, end)[1]
        before = list(judge.types.kept)
        for kind in range(book.n_types):
            judge.face_type(end, kind)
            judge.types.remember(kind)
        changed += judge.types.kept != before
        assert judge.insight(end, purse_of(judge, end)) == remembered
    assert changed > 0


def purse_of(judge: Any, end: Any) -> float:
    """What the hand of the seat in view is worth."""
    seat = judge.seat
    return float(judge.purse(end.hand_lo[seat], end.hand_hi[seat], end, 63))
