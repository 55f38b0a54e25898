"""The outlook: what everybody can expect, what the senses see of it, and the chance to win."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from bots.mind.test_insight import OF_MOMENT, OWN, SIGNS, TABLES, value_of
from bots.mind.test_reason import OF_TURN, meant
from bots.tables import label
from play.tables import mixed
from sabika.bots.mind.experience import outlook
from sabika.bots.mind.outlook import Outlook
from sabika.bots.mind.reason import OF_REASON, OF_SENSE
from sabika.bots.mind.weights import tuned
from sabika.play.position import Position, book_of
from sabika.rules.ruleset import Configuration

SIZES = [OF_SENSE, OF_SENSE, OF_REASON]
SILENT = [[0.0] * size for size in SIZES]


def positions(config: Configuration, number: int = 10) -> list[Position]:
    """Positions of a game, the last of them at its end."""
    position, rng = Position.start(config, "outlook"), Random("outlook")
    found: list[Position] = []
    while not position.over:
        if len(found) < number and rng.random() < 0.15:
            found.append(position.copy())
        position.play_words(*mixed(rng, sorted(position.legal_words())))
    assert len(found) == number
    return [*found, position]


def outlook_of(config: Configuration, experience: list[list[float]] | None) -> Any:
    """An outlook with the shipped weights."""
    book = book_of(config)
    return Outlook(book, tuned(bool(book.two_sided)).numbers(), experience)


@pytest.mark.uncompiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
def test_one_of_them_wins(config: Configuration) -> None:
    seer = outlook_of(config, outlook(bool(book_of(config).two_sided)))
    *found, end = positions(config)
    for position in found:
        chances = [seer.chance(position.state, seat) for seat in range(config.players)]
        assert sum(chances) == pytest.approx(1)
        assert 0 < min(chances) <= max(chances) < 1
    scores = end.scores[: config.players]
    assert len(set(scores)) == config.players
    for seat in range(config.players):
        won = seer.chance(end.state, seat) > 0.5
        assert won == (scores[seat] == max(scores))


@pytest.mark.uncompiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
def test_the_senses_add_what_they_say_to_what_the_weights_promise(config: Configuration) -> None:
    numbers = outlook(bool(book_of(config).two_sided))
    alone, silent = outlook_of(config, None), outlook_of(config, SILENT)
    learned = outlook_of(config, numbers)
    for position in positions(config)[:-1]:
        points, signs = silent.studied(position.state)
        for seer in (alone, silent, learned):
            seer.totals(position.state)
        assert list(alone.sums[: config.players]) == list(silent.sums[: config.players])
        assert list(alone.sums[: config.players]) == pytest.approx(points)
        added = [said(numbers, np.array(seen)) for seen in signs]
        assert max(map(abs, added)) > 0.1
        assert learned.sums[: config.players] == pytest.approx(np.array(points) + added)


def said(numbers: list[list[float]], signs: np.ndarray) -> float:
    """What experience says of a player."""
    kinds = signs[SIGNS:].reshape(-1, OWN)
    common = np.concatenate([signs[:OF_TURN], np.zeros(OF_MOMENT - OF_TURN)])
    shared = np.broadcast_to(common, (len(kinds), OF_MOMENT))
    of_kinds = np.concatenate([shared, kinds], 1)
    return meant(numbers, [signs[None, :SIGNS], of_kinds])


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_signs_are_those_of_each_player(config: Configuration) -> None:
    seer = outlook_of(config, SILENT)
    for position in positions(config)[:-1]:
        points, signs = seer.studied(position.state)
        assert len(points) == len(signs) == config.players
        kinds = book_of(config).n_types
        for seat, seen in enumerate(signs):
            assert len(seen) == SIGNS + OWN * kinds
            hand = position.hand(seat)
            best = max(s for i, s in enumerate(position.scores[: config.players]) if i != seat)
            assert seen[28] * 30 == pytest.approx(position.scores[seat] - best)
            assert seen[29] * 30 == pytest.approx(sum(map(value_of, hand)))
            assert seen[30] * 10 == pytest.approx(len(hand))
            owned = [seen[SIGNS + OWN * kind] * 4 for kind in range(kinds)]
            bazaars = round(seen[37] * 15 - sum(owned))
            assert 0 <= bazaars <= 8


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_what_ships_is_complete(config: Configuration) -> None:
    found = outlook(bool(book_of(config).two_sided))
    assert [len(numbers) for numbers in found] == SIZES
    assert all(any(numbers) for numbers in found)
