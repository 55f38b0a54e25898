"""The judge: sums that can be paid, rankings, and what is to come."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, label
from play.tables import mixed, walk
from sabika.bots.mind import judge as source
from sabika.bots.mind import sums
from sabika.bots.mind.weights import Weights
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

pytestmark = pytest.mark.uncompiled_only

TABLES = [
    Configuration("alhambra", 2),
    Configuration("alhambra", 4, ALL_MODULES),
    Configuration("granada", 2, GRANADA_MODULES),
    Configuration("granada", 3, (), "simple"),
]
DEAREST = 13  # no tile costs more


def judge_of(config: Configuration, **weights: float) -> Any:
    """A judge for a configuration; tests look into it, so it has no type."""
    return source.Judge(Position.start(config, "").book, Weights(**weights).numbers())


def positions(config: Configuration, every: int = 19) -> list[Position]:
    """Positions from a whole game."""
    found = []
    for game in walk(Game.of(config, seed="judge"), Random("judge"), 300, mixed):
        if game.event_count % every == 0 and not game.over:
            found.append(game.position.copy())
    assert len(found) > 3
    return found


# Money.


def test_reach_against_brute_force() -> None:
    """Every sum up to the dearest price, from hands with up to three of a value and builders."""
    rng = Random(1)
    for _ in range(150):
        counts = [rng.choice((0, 0, 0, 1, 1, 2, 3)) for _ in range(9)] + [rng.randrange(5)]
        part = sum(count << 2 * i for i, count in enumerate(counts))
        kinds = [(3 if i == 9 else i + 1, count) for i, count in enumerate(counts) if count]
        payable = {
            sum(value * number for (value, _), number in zip(kinds, chosen, strict=True))
            for chosen in product(*(range(count + 1) for _, count in kinds))
        }
        found = sums.reach_of(part)
        for price in range(DEAREST + 1):
            assert bool(found >> price & 1) == (price in payable), (counts, price)


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_no_tile_costs_more_than_is_looked_for(config: Configuration) -> None:
    book = Position.start(config, "").book
    prices = {book.tile_side(tile, side)[1] for tile in range(book.n_tiles) for side in range(2)}
    assert max(prices) <= DEAREST
    assert min(prices - {0}) >= 2


def test_more_money_is_never_worth_less() -> None:
    judge = judge_of(TABLES[0])
    for position in positions(TABLES[0]):
        judge.aim(position.state, 0)
        worth = [judge.wealth(hand, 0) for hand in (0, 1, 1 | 1 << 4, 1 | 1 << 4 | 1 << 16)]
        assert worth == sorted(worth)


# Rankings.


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_more_tiles_of_a_type_never_lower_ones_points(config: Configuration) -> None:
    judge = judge_of(config)
    for position in positions(config):
        state, book = position.state, position.book
        judge.aim(state, state.actor)
        for kind in range(book.n_types):
            gains = []
            for more in range(4):
                judge.tally(state, kind, state.actor, more, 0)
                points = 0.0
                for scoring in range(state.rounds, 3):
                    judge.gain = [0.0] * 7
                    at = 9 * kind + 3 * scoring
                    to_come = judge.coming[kind] * judge.share[scoring]
                    judge.contest(to_come, *book.points[at : at + 3])
                    points += judge.gain[state.actor]
                gains.append(points)
            assert all(b >= a - 1e-9 for a, b in pairwise(gains))
            assert gains[-1] > 0 or state.rounds == 3


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    judge = judge_of(Configuration("alhambra", 3))
    gains = []
    for to_come in (12.0, 6.0, 3.0, 1.0, 0.0):
        judge.rank[:3], judge.count[:3] = [6, 4, 2], [3, 2, 1]
        judge.gain = [0.0] * 7
        judge.contest(to_come, 16, 8, 2)
        gains.append(judge.gain[:3])
    first, _, third = zip(*gains, strict=True)
    assert list(first) == sorted(first)
    assert list(third) == sorted(third, reverse=True)
    assert gains[-1] == pytest.approx([16, 8, 2], abs=1e-3)
    for gain in gains:
        assert gain[0] > gain[1] > gain[2] > 0


def test_who_has_nothing_gets_nothing_at_once() -> None:
    judge = judge_of(Configuration("alhambra", 2))  # and Dirk
    judge.rank[:3], judge.count[:3] = [4, 0, 0], [2, 0, 0]
    judge.contest(0.0, 16, 8, 2)
    assert judge.gain[:3] == pytest.approx([16, 0, 0], abs=1e-3)


def promised(judge: Any, position: Position, kind: int, scoring: int) -> dict[int, float]:
    """What a scoring of a type promises each holder if nothing more is built."""
    book = position.book
    judge.read(position.state)
    judge.share = [0.0] * 3
    judge.tally(position.state, kind, -1, 0, 0)
    times = judge.contest_kind(kind, scoring)
    return {book.ranked[i]: times * judge.gain[i] for i in range(book.n_ranked)}


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_rankings_are_as_scored_if_nothing_is_to_come(config: Configuration) -> None:
    """But for rounding, ties of three, and in Granada ties that the judge does not look into."""
    judge = judge_of(config)
    compared = 0
    for position in positions(config, every=15):
        for kind, name in enumerate(position.book.names.types):
            for scoring in range(3):
                found = promised(judge, position, kind, scoring)
                ranks = judge.rank[: position.book.n_ranked]
                lines = position.score_now("ABC"[scoring])
                scored = {
                    6 if line.player == "dirk" else line.player: line.points
                    for line in lines
                    if line.source == name
                }
                most = 2 if config.game == "alhambra" else 1
                if any(ranks.count(rank) > most for rank in ranks if rank):
                    continue
                for who, points in found.items():
                    assert scored.get(who, 0) <= points + 0.01
                    assert points - scored.get(who, 0) < 0.51
                    compared += bool(points > 0.01)
    assert compared > 50


# Positions.


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_what_is_to_come_is_possible(config: Configuration) -> None:
    judge = judge_of(config)
    for position in positions(config):
        state = position.state
        judge.read(state)
        assert all(0 <= share <= 1 for share in judge.share)
        assert judge.share[0] <= judge.share[1] or state.rounds > 0
        assert 0 <= sum(judge.coming[: position.book.n_types]) <= position.book.n_tiles
        assert judge.turns >= 0
        assert 0 < judge.future <= 1
        assert 0 <= judge.stays <= 1


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_points_count_one_by_one_and_rivals_against(config: Configuration) -> None:
    judge = judge_of(config, rivalry=1.0)
    for position in positions(config):
        state, seat = position.state, position.state.actor
        judge.aim(state, seat)
        assert sum(judge.against[: config.players]) == pytest.approx(1)
        assert judge.against[seat] == 0
        before = judge.value(state)
        state.score[seat] += 5
        assert judge.value(state) == pytest.approx(before + 5)
        for other in range(config.players):
            state.score[other] += 5
        assert judge.value(state) == pytest.approx(before + 5)


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_a_judge_remembers_nothing_of_other_positions(config: Configuration) -> None:
    old = judge_of(config)
    for position in positions(config):
        for seat in range(config.players):
            fresh = judge_of(config)
            assert old.judged(position.state, seat) == fresh.judged(position.state, seat)


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_only_what_differs_is_computed_again_and_it_is_right(config: Configuration) -> None:
    """After any move: the value as aimed before it is what a judge finds that reuses nothing."""
    judge, plain = judge_of(config), judge_of(config)
    tried = 0
    for position in positions(config):
        state, seat = position.state, position.state.actor
        for lo, hi in Random(1).choices(sorted(position.legal_words()), k=2):
            later = position.copy().state
            later.pausing = 1
            position.book.play(later, lo, hi)
            judge.aim(state, seat)
            plain.aim(state, seat)
            plain.own_tiles = plain.dirk_tiles = plain.own_back = (1 << 64) - 1
            assert judge.value(later) == pytest.approx(plain.value(later))
            tried += 1
    assert tried > 6
