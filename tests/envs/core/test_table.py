"""One game, choice by choice: what it leads to and what it brings."""

from __future__ import annotations

from random import Random

import pytest

from play.tables import TABLES, some
from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.play.position import Position, book_of
from sabika.play.seeds import key_of
from sabika.rules.ruleset import Configuration

RUNNING = (layout.GOES_ON, layout.PLAYED)


def played(table: Table, seed: str) -> tuple[int, list[list[float]]]:
    """Play a game at random; return how it ended and what every move brought."""
    rng, rewards = Random(seed), []
    table.reset(key_of(seed))
    status = layout.PLAYED
    while status in RUNNING:
        status = table.step(rng.choice(table.choices.offered()))
        if status != layout.GOES_ON:
            rewards.append(table.rewards())
    return status, rewards


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.compiled_only
def test_rewards_of_a_game(name: str) -> None:
    """Placing and margin come at the end; shaping adds up to the margin, but for attacks."""
    config = TABLES[name]
    table = Table(book_of(config), 60_000, (1.0, 0.01, 0.0))
    status, rewards = played(table, name)
    assert status == layout.OVER
    assert not any(any(row) for row in rewards[:-1])
    scores = table.state.read().score[: config.players]
    for seat, reward in enumerate(rewards[-1]):
        others = [points for other, points in enumerate(scores) if other != seat]
        ahead = sum(points > scores[seat] for points in others)
        level = sum(points == scores[seat] for points in others)
        place = 1 - 2 * (ahead + level / 2) / len(others)
        lead = scores[seat] - sum(others) / len(others)
        assert reward == pytest.approx(place + 0.01 * lead)
    assert sum(rewards[-1]) == pytest.approx(0)


def test_shaping_adds_up_to_the_margin() -> None:
    """Point by point or at the end, the sum is the same."""
    config = Configuration(players=3)
    limit = some(300)
    shaped = Table(book_of(config), limit, (0.0, 0.0, 0.01))
    status, rewards = played(shaped, "shaping")
    scores = shaped.state.read().score[:3]
    for seat in range(3):
        lead = scores[seat] - (sum(scores) - scores[seat]) / 2
        assert sum(row[seat] for row in rewards) == pytest.approx(0.01 * lead)
    assert status in (layout.OVER, layout.CUT_OFF)


def test_a_game_that_is_cut_off_has_no_result() -> None:
    """12.13."""
    table = Table(book_of(Configuration(players=2)), 5, (1.0, 1.0, 0.0))
    status, rewards = played(table, "cut off")
    assert status == layout.CUT_OFF
    assert not any(any(row) for row in rewards)
    assert table.choices.offered() == []
    assert table.state.read().turns == 5


def test_what_is_not_offered_changes_nothing() -> None:
    table = Table(book_of(Configuration(players=2)), 100, (1.0, 1.0, 0.0))
    table.reset(key_of("refused"))
    before = table.state.to_bytes()
    for choice in (-1, layout.CHOICES, 10**6, layout.KIND + 15):
        assert table.step(choice) == layout.REFUSED
    assert table.state.to_bytes() == before


def test_the_same_key_deals_as_a_position_does() -> None:
    """An environment plays the games that everybody plays."""
    config = Configuration("granada", players=4)
    table = Table(book_of(config), 100, (1.0, 0.0, 0.0))
    table.reset(key_of("patio"))
    assert table.state == Position.start(config, "patio").state


def test_whole_moves_can_be_played_too() -> None:
    """As the bots do that play the other seats."""
    config = Configuration(players=3)
    table, position = Table(book_of(config), 100, (1.0, 0.0, 0.0)), Position.start(config, "moves")
    table.reset(key_of("moves"))
    rng = Random(1)
    for _ in range(some(100)):
        word = rng.choice(position.legal_words())
        position.play_words(*word)
        assert table.play(*word) in (layout.PLAYED, layout.CUT_OFF)
        assert table.state == position.state
