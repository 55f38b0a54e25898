"""The parts of the greedy bot, against the engine and by hand."""

from __future__ import annotations

from random import Random

import pytest

from bots.tables import ALL_MODULES, TABLES, label, moments
from sabika.bots.greedy_bazaars import bazaar_value
from sabika.bots.greedy_city import bits_of, city_of, longest_run, shape_of, square_at
from sabika.bots.greedy_money import Offer, Purse, cheapest, without
from sabika.bots.greedy_outlook import outlook_of, unseen_tiles
from sabika.bots.greedy_rank import expected_points
from sabika.bots.greedy_weights import Weights
from sabika.components import DIRECTIONS
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.view import TileView
from sabika.rules.ruleset import Configuration

SOME = TABLES[::4]


# The city.


@pytest.mark.parametrize("config", SOME, ids=label)
def test_walls_are_as_long_as_the_engine_says(config: Configuration) -> None:
    longest = 0
    for game in moments(config, "walls", every=17):
        for seat in game.view(None).seats:
            assert shape_of(city_of(seat.city)).wall == seat.wall
            longest = max(longest, seat.wall)
    assert longest > 2


@pytest.mark.parametrize("config", SOME, ids=label)
def test_tiles_fit_where_the_engine_says(config: Configuration) -> None:
    compared = 0
    for game in moments(config, "room", every=1):
        if game.phase != "placing":
            continue
        view = game.view(game.to_act)
        assert view.seat is not None
        shape = shape_of(city_of(view.seats[view.seat].city))
        places = [move for move in game.legal_moves() if isinstance(move, ev.Place)]
        for tile in view.to_place:
            walls = bits_of(tile.walls)
            found = {square for square, fitting in shape.room if fitting >> walls & 1}
            assert found == {square_at(m.x, m.y) for m in places if m.tile == tile.id}
            assert bool(shape.fits >> walls & 1) == bool(found)
            assert bool(shape.fits_twice >> walls & 1) == (len(found) > 1)
            compared += 1
    assert compared > 10


def test_open_sides_of_a_city_by_hand() -> None:
    start = shape_of(city_of(()))
    assert start.open_sides == (1, 1, 1, 1)
    assert (start.wall, start.walls) == (0, 0)
    corner = shape_of(frozenset({(square_at(0, 0), 0), (square_at(1, 0), bits_of("NE"))}))
    assert corner.open_sides == (1, 0, 2, 1)
    assert (corner.wall, corner.walls) == (2, 2)


@pytest.mark.parametrize(
    ("outline", "length"),
    [("....", 0), ("WWWW", 4), ("WW..W", 3), (".WW.W", 2), ("W...", 1)],
)
def test_runs_go_around_the_corner(outline: str, length: int) -> None:
    assert longest_run([side == "W" for side in outline]) == length


# Places.


@pytest.mark.parametrize("players", [2, 3, 5])
def test_with_nothing_to_come_places_give_their_points(players: int) -> None:
    for game in moments(Configuration(players=players), "places", every=25):
        view = game.view(None)
        table = view.config.box.points
        for scoring in range(3):
            given = {
                (line.player, line.source): line.points for line in view.score_now("ABC"[scoring])
            }
            for kind, points in table.items():
                tallies = [sum(p.tile.type == kind for p in seat.city) for seat in view.seats]
                if view.dirk is not None:
                    tallies.append(sum(tile.type == kind for tile in view.dirk.tiles))
                held = [tally for tally in tallies if tally]
                if len(set(held)) == len(held):  # shares of ties are rounded (7.3)
                    expected = expected_points(tuple(map(float, tallies)), 0.0, points[scoring])
                    for seat in range(players):
                        assert round(expected[seat], 6) == given.get((seat, kind), 0)


def test_a_lead_is_worth_less_the_more_is_to_come() -> None:
    sure = expected_points((3.0, 1.0, 1.0), 0.0, (21, 13, 6))
    soon = expected_points((3.0, 1.0, 1.0), 2.0, (21, 13, 6))
    late = expected_points((3.0, 1.0, 1.0), 9.0, (21, 13, 6))
    assert sure[0] > soon[0] > late[0] > late[1]
    assert sure[1] == pytest.approx(9.5)  # a tie counts half a place each
    assert expected_points((1.0, 0.0), 0.0, (8, 1, 0))[1] == 0  # none, no rank (7.2)


def test_equal_numbers_are_ranked_by_the_dearest_tile() -> None:
    first, second = expected_points((2 + 9 / 32, 2 + 8 / 32), 0.0, (3, 2, 1))
    assert first > 2.9
    assert second < 2.1


# Money.


def test_the_cheapest_payment_is_exact_and_short() -> None:
    payments = [
        ("denar-5", "denar-2"),
        ("denar-4", "denar-2", "denar-1"),
        ("denar-8",),
        ("denar-7",),
    ]
    assert cheapest(payments, 7, 2) == [("denar-7",), ("denar-5", "denar-2")]
    assert cheapest(payments, 6, 1) == [("denar-7",)]


def test_money_is_worth_less_the_more_one_has() -> None:
    purse = Purse(Weights(), (), 1.0, 1.0)
    few, many = ("denar-5",), tuple(f"{c}-9" for c in ("denar", "ducat", "florin") * 3)
    more = ("dirham-4",)
    assert purse.worth(few + more) - purse.worth(few) > purse.worth(many + more) - purse.worth(many)
    assert purse.worth(("denar-2", "denar-3")) > purse.worth(("denar-5",))


def test_cards_that_complete_a_price_are_worth_more() -> None:
    offer = Offer("tower-9a", 0, 9, 12.0)
    purse = Purse(Weights(), (offer,), 1.0, 1.0)
    hand = ("denar-5",)
    assert purse.worth((*hand, "denar-4")) > purse.worth((*hand, "denar-3")) + 1
    assert purse.worth((*hand, "denar-4")) > purse.worth((*hand, "florin-4")) + 1
    assert purse.worth((*hand, "denar-4"), bought="tower-9a") == pytest.approx(
        Purse(Weights(), (), 1.0, 1.0).worth((*hand, "denar-4"))
    )


def test_what_is_left_of_a_hand() -> None:
    assert without(("denar-5", "denar-5", "ducat-1"), ("denar-5",)) == ["denar-5", "ducat-1"]


# Bazaars, and what is to come.


def test_bazaars_are_worth_what_the_engine_says_at_the_end() -> None:
    found = 0
    for number in range(4):
        game = Game("alhambra", 2, ("bazaars",), seed=f"bazaars {number}")
        rng = Random(number)
        while not game.over:
            game.play(game.position.codec.decode(*rng.choice(game.position.legal_words())))
        lines = [line for line in game.score_now("C") if line.source.startswith("bazaar")]
        for seat in game.view(None).seats:
            tiles = {square_at(placed.x, placed.y): placed.tile for placed in seat.city}
            points = sum(line.points for line in lines if line.player == seat.seat)
            assert bazaar_value(tiles, 0.0) == points
            found += points
    assert found


def test_a_bazaar_hopes_for_its_empty_squares() -> None:
    bazaar = TileView("bazaar-denar-a", None, None, "", currency="denar", types=("pavilion",))
    tiles = {square_at(3, 3): bazaar}
    assert bazaar_value(tiles, 0.0) == 0
    assert 0 < bazaar_value(tiles, 0.2) < bazaar_value(tiles, 0.4)


@pytest.mark.parametrize("config", SOME, ids=label)
def test_unseen_tiles_are_those_in_the_bag(config: Configuration) -> None:
    for game in moments(config, "unseen", every=29):
        flat = game.position.state.read()
        names = game.position.book.names.tiles
        bag = {names[tile] for tile in flat.bag[flat.bag_at : flat.bag_n]}
        buildings = {name for name in bag if not name.startswith("bazaar")}
        assert {tile.id for tile in unseen_tiles(game.view(0))} == buildings


def test_scorings_to_come_and_turns_run_out() -> None:
    turns = []
    for game in moments(Configuration(players=3), "outlook", every=20):
        view = game.view(0)
        outlook = outlook_of(view)
        to_come = [n for n, letter in enumerate("ABC") if letter not in view.scored]
        assert [number for number, _ in outlook.scorings] == to_come
        turns.append(outlook.turns)
    assert turns == sorted(turns, reverse=True)
    assert turns[0] > 15
    assert turns[-1] < 2


def test_a_known_attack_is_feared_most() -> None:
    config = Configuration("alhambra", 3, ALL_MODULES, open_attack=True)
    view = next(iter(moments(config, "fear", every=1))).view(0)
    assert view.coming_attack is not None
    danger = outlook_of(view).danger
    known = DIRECTIONS.index(view.coming_attack)
    assert danger[known] >= max(danger) - 1e-9
    peace = next(iter(moments(Configuration(players=3), "peace", every=1))).view(0)
    assert outlook_of(peace).danger == (0.0,) * 4
