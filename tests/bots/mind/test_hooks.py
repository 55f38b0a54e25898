"""What features tell those who think ahead, against what views and score sheets say."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from bots.tables import label
from play.board import layout_of
from play.tables import mixed, walk
from sabika.components import DIRECTIONS
from sabika.play.game import Game
from sabika.play.view import PlacedTile, view_of
from sabika.rules.codes import DIRK
from sabika.rules.ruleset import Configuration

pytestmark = pytest.mark.uncompiled_only

ALL = Configuration.all_modules("alhambra")
TABLES = [
    Configuration("alhambra", 2, ALL),
    Configuration("alhambra", 4, ALL, open_attack=True),
    Configuration("granada", 3, Configuration.all_modules("granada")),
]
NAMES = ["somebody"] * 6


@pytest.fixture(scope="module", params=TABLES, ids=label)
def games(request: pytest.FixtureRequest) -> list[Game]:
    """One game, at the moments when a scoring has just been and now and then between."""
    found, scored = [], 0
    game = Game.of(request.param, seed="hooks")
    for moment in walk(game, Random("hooks"), 300, mixed):
        rounds = moment.position.state.rounds
        if rounds != scored or moment.event_count % 23 == 0:
            found.append(moment.copy())
            scored = rounds
    assert scored >= 2
    return found


def features_of(game: Game) -> list[Any]:
    """The features of the rules that are played."""
    book = game.position.book
    return [book.features[i] for i in range(book.n_features)]


def test_contested_are_the_chests_that_everybody_sees(games: list[Game]) -> None:
    seen = 0
    for game in games:
        view = view_of(game.position, None, NAMES[: game.config.players])
        ranked = [f for f in features_of(game) if f.contested(game.position.state, 0) >= 0]
        assert len(ranked) == ("treasure_chamber" in game.config.modules)
        for feature in ranked:
            for seat in view.seats:
                assert feature.contested(game.position.state, seat.seat) == seat.chests
                assert seat.chests == sum(placed.chest for placed in seat.city)
                seen += seat.chests
            if view.dirk is not None:
                assert feature.contested(game.position.state, DIRK) == view.dirk.chests
    assert seen > 0 or "treasure_chamber" not in games[0].config.modules


def test_prizes_are_the_points_of_the_box(games: list[Game]) -> None:
    box = games[0].config.box
    for feature in features_of(games[0]):
        found = [[feature.prize(scoring, place) for place in range(3)] for scoring in range(3)]
        ranked = feature.contested(games[0].position.state, 0) >= 0
        assert found == ([list(row) for row in box.chest_points] if ranked else [[0] * 3] * 3)


def test_bonus_is_what_bazaars_would_score_at_c(games: list[Game]) -> None:
    bazaars = {bazaar.id for bazaar in games[0].config.box.bazaars}
    points = 0
    for game in games:
        state = game.position.state
        lines = game.position.score_now("C")
        for seat in range(game.config.players):
            scored = sum(
                line.points for line in lines if line.player == seat and line.source in bazaars
            )
            assert sum(feature.bonus(state, seat) for feature in features_of(game)) == scored
            points += scored
    assert points > 0 or "bazaars" not in games[0].config.modules


def empty_around(city: tuple[PlacedTile, ...]) -> int:
    """How many of the eight squares around each bazaar are empty; one may count twice."""
    taken = {(0, 0), *((placed.x, placed.y) for placed in city)}  # there is the start tile
    return sum(
        (placed.x + dx, placed.y + dy) not in taken
        for placed in city
        if placed.tile.type is None
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    )


def test_room_is_what_is_empty_around_bazaars(games: list[Game]) -> None:
    squares = 0
    for game in games:
        view = view_of(game.position, None, NAMES[: game.config.players])
        for seat in view.seats:
            found = sum(f.room(game.position.state, seat.seat) for f in features_of(game))
            assert found == empty_around(seat.city)
            squares += found
    assert squares > 0 or "bazaars" not in games[0].config.modules


def expected_loss(game: Game, seat: int, direction: int) -> float:
    """The mean cost of one open side to a direction, over every order the attacks may have."""
    flat = game.position.state.read()
    at = layout_of(game.config)
    used = flat.byte[at.used]
    cards = [flat.byte[at.attacks + i] - 1 for i in range(4)]
    known = used + (game.config.open_attack or bool(flat.byte[at.peeked] >> seat & 1))
    orders = [cards[:known] + list(rest) for rest in permutations(cards[known:])]
    cost = 0
    for order in orders:
        for scoring, side in enumerate(order[used:], start=flat.rounds):
            if scoring < 3 and side == direction:
                cost += scoring + 1
            elif scoring == 2 and DIRECTIONS[side] not in (
                DIRECTIONS[direction],
                DIRECTIONS[(direction + 2) % 4],
            ):
                cost += 1
    return cost / len(orders)


def test_danger_is_the_loss_to_be_expected(games: list[Game]) -> None:
    knew = 0
    for game in games:
        flat = game.position.state.read()
        knew += game.config.open_attack or flat.byte[layout_of(game.config).peeked] > 0
        for seat in range(game.config.players):
            for direction in range(4):
                found = sum(
                    feature.danger(game.position.state, seat, direction)
                    for feature in features_of(game)
                )
                assert found == pytest.approx(expected_loss(game, seat, direction))
    assert knew > 0
