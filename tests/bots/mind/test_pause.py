"""The pause before the end of a turn: nothing is drawn yet, and going on makes no difference."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.tables import TABLES, label
from play.tables import mixed
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

pytestmark = pytest.mark.uncompiled_only


@pytest.mark.parametrize("config", [*TABLES[::6], *TABLES[-2:]], ids=label)
def test_a_pause_comes_before_anything_is_drawn(config: Configuration) -> None:
    position = Position.start(config, "pause")
    book, rng = position.book, Random("pause")
    met = Counter[str]()
    while not position.over and position.turns < 60:
        words = mixed(rng, sorted(position.legal_words()))
        before = position.state.read()
        paused = position.copy().state
        paused.pausing, paused.paused = 1, 0
        book.play(paused, *words)
        position.play_words(*words)
        after = position.state.read()
        assert bool(paused.paused) == (after.turns > before.turns)
        if paused.paused:
            met["paused"] += 1
            seen = paused.read()
            assert (seen.deck_at, seen.bag_at) == (before.deck_at, before.bag_at)
            assert bytes(seen.deck) == bytes(before.deck)
            assert bytes(seen.bag) == bytes(before.bag)
            assert (seen.turn, seen.turns) == (before.turn, before.turns)
            assert list(seen.score) == list(before.score)
            met["drawn"] += after.deck_at > before.deck_at
            paused.pausing = 0
            book.advance(paused)
        assert paused == position.state
    assert met["paused"] >= min(60, met["drawn"] + 1)
    assert met["drawn"] > 10


def test_no_pause_once_the_last_turn_is_over() -> None:
    """Left-over tiles are given out and C is scored without a stop (8.1)."""
    position = Position.start(Configuration("alhambra", 2), "last")
    rng = Random("last")
    left_over = 0
    while not position.over:
        words = mixed(rng, sorted(position.legal_words()))
        if position.phase == "left_over":
            left_over += 1
            position.state.pausing = 1
            position.state.paused = 0
        position.play_words(*words)
        assert not position.state.paused
    assert left_over > 0
