"""Bazaars: section B."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import (
    bazaars_of,
    cards,
    city_of,
    follow,
    happened,
    market_of,
    offered,
    points,
    refused,
    reserve_of,
    set_up,
    tiles,
    tiles_in,
)
from rules.table import Square, Table
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

MODULE = ("bazaars",)
MARKET = ("garden-10a", "tower-9a", "tower-11a", "pavilion-7")
BAZAAR = "bazaar-florin-a"


def test_eight_bazaars_join_the_bag() -> None:
    """B.1: two for each currency, three types each, no walls."""
    position = Table(modules=MODULE).lay()
    names, parts = position.book.names, position.shown()[1]
    bazaars = names.tiles[54:]
    assert len(bazaars) == 8
    assert set(names.walls[54:]) == {""}
    assert sorted(parts["bazaar_currency"].values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(len(set(types)) == 3 for types in parts["bazaar_types"].values())
    flat = position.state.read()
    assert set(flat.bag[flat.bag_at : flat.bag_n]) >= set(range(54, 62))
    assert Position.start(Configuration(modules=MODULE), "b").state.read().bag_n == 62


def test_a_bazaar_drawn_is_laid_beside_the_market() -> None:
    """B.2: drawing goes on until the space has a building; any number can lie there."""
    position = Table(modules=MODULE).market(*MARKET).hand(0, "denar-9", "denar-2").lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    coming = ("bazaar-denar-a", "bazaar-ducat-b", "garden-11")
    follow(position, ev.Reserve("garden-10a"), *tiles(*coming))
    assert bazaars_of(position) == set(coming[:2])
    assert market_of(position)[0] == "garden-11"


def test_bazaars_at_set_up() -> None:
    """B.2: also while the market is filled for the first time."""
    position = set_up(
        Configuration(modules=MODULE),
        *tiles("tower-7", BAZAAR, "tower-8", "tower-12", "tower-13"),
        *cards("denar-9", "denar-9", "denar-2", "dirham-9", "dirham-9", "dirham-9"),
        *cards("ducat-9", "ducat-9", "ducat-9"),
        *cards("florin-1", "florin-2", "florin-3", "florin-4"),
    )
    assert market_of(position) == ["tower-7", "tower-8", "tower-12", "tower-13"]
    assert bazaars_of(position) == {BAZAAR}


def shop(*hand: str) -> Table:
    return Table(modules=MODULE).market(*MARKET).bazaars(BAZAAR).hand(0, *hand)


def test_price_is_that_of_the_tile_in_the_space() -> None:
    """B.3: the rulebook's example: this bazaar costs 7 in yellow now; another action follows."""
    position = shop("florin-4", "florin-3", "florin-8").lay()
    payments = [move.payment for move in offered(position, ev.Buy) if move.tile == BAZAAR]
    assert payments == [("florin-4", "florin-3")]
    position.play(ev.Buy(BAZAAR, ("florin-4", "florin-3")))
    assert (position.to_act, position.phase) == (0, "action")
    assert bazaars_of(position) == set()
    assert tiles_in(position, position.state.read().bought) == {BAZAAR}
    assert position.hand(0) == ("florin-8",)


def test_only_exact_payment_is_allowed() -> None:
    """B.3: neither more nor less, and in the bazaar's currency."""
    position = shop("florin-8", "florin-6", "denar-7").lay()
    for payment, paid in ((("florin-8",), 8), (("florin-6",), 6)):
        refusal = refused(position, ev.Buy(BAZAAR, payment))
        assert refusal == Refusal("not-exact", "B.3", {"paid": paid, "price": 7})
    assert refused(position, ev.Buy(BAZAAR, ("denar-7",))).params == {"currency": "florin"}
    assert refused(position, ev.Buy(BAZAAR, ("florin-7",))).code == "not-in-hand"
    assert refused(position, ev.Buy("bazaar-denar-a", ("denar-7",))).code == "not-on-offer"


def test_no_price_while_the_space_is_empty() -> None:
    """B.3: the price tile has been bought this turn."""
    position = shop("florin-7", "florin-4", "florin-3").lay()
    position.play(ev.Buy("pavilion-7", ("florin-7",)))
    refusal = refused(position, ev.Buy(BAZAAR, ("florin-4", "florin-3")))
    assert refusal == Refusal("price-tile-gone", "B.3", {"currency": "florin"})
    position.play(ev.EndActions())
    follow(position, ev.Reserve("pavilion-7"), *tiles("seraglio-4"))
    assert bazaars_of(position) == {BAZAAR}  # and it costs 4 now


def test_more_than_five_actions() -> None:
    """B.3, 4.4: bazaars and buildings, each paid exactly, grant action after action."""
    table = shop("florin-7", "florin-4", "florin-3", "denar-9", "denar-1", "dirham-9")
    position = table.hand(0, "ducat-9", "ducat-2", "denar-8", "denar-2").bazaars("bazaar-denar-a")
    game = position.lay()
    for move in (
        ev.Buy(BAZAAR, ("florin-4", "florin-3")),
        ev.Buy("bazaar-denar-a", ("denar-8", "denar-2")),
        ev.Buy("garden-10a", ("denar-9", "denar-1")),
        ev.Buy("tower-9a", ("dirham-9",)),
        ev.Buy("tower-11a", ("ducat-9", "ducat-2")),
        ev.Buy("pavilion-7", ("florin-7",)),
    ):
        game.play(move)
        assert game.phase == "action"


def test_a_bazaar_is_placed_and_reserved_like_any_tile() -> None:
    """B.4."""
    for move in (ev.Place(BAZAAR, 0, -1), ev.Reserve(BAZAAR)):
        position = shop("florin-7").lay()
        position.play(ev.Buy(BAZAAR, ("florin-7",)))
        position.play(ev.EndActions())
        assert {type(m) for m in position.legal_moves()} == {ev.Place, ev.Reserve}
        assert refused(position, ev.Place(BAZAAR, 1, 1)).code == "no-neighbour"
        position.play(move)
        in_city = isinstance(move, ev.Place)
        assert city_of(position, 0) == ({(0, -1): BAZAAR} if in_city else {})
        assert reserve_of(position, 0) == (set() if in_city else {BAZAAR})


def test_a_bazaar_is_remodelled_like_any_tile() -> None:
    """B.4: built, removed and swapped."""
    table = Table(modules=MODULE).city(0, {(1, 0): BAZAAR}).reserve(0, "bazaar-denar-a", "tower-12")
    position = table.lay()
    legal = position.legal_moves()
    for move in (
        ev.Remove(BAZAAR),
        ev.Build("bazaar-denar-a", 1, 1),
        ev.Swap("tower-12", BAZAAR),
        ev.Swap("bazaar-denar-a", BAZAAR),
    ):
        assert move in legal
    position.play(ev.Build("bazaar-denar-a", 2, 0))
    assert city_of(position, 0) == {(1, 0): BAZAAR, (2, 0): "bazaar-denar-a"}


def test_a_bazaar_is_no_building_type() -> None:
    """B.4: it counts in no ranking."""
    position = Table(modules=MODULE).settle(0, BAZAAR, "bazaar-denar-a").lay()
    assert [points(position, scoring) for scoring in "ABC"] == [{}, {}, {}]


AROUND: dict[Square, str] = {  # six buildings and two free squares around (2, 0)
    (2, 0): "bazaar-denar-b",  # chambers, garden, tower
    (1, 0): "chambers-10",
    (1, 1): "pavilion-8",
    (2, 1): "chambers-11",
    (3, 1): "tower-11a",
    (3, 0): "garden-10a",
    (1, -1): "seraglio-9",
}


def bazaar_points(city: dict[Square, str], scoring: str = "C") -> dict[str, int]:
    found = points(Table(modules=MODULE).city(0, city).lay(), scoring)
    return {what: number for (_, what), number in found.items() if what.startswith("bazaar")}


def test_four_buildings_of_three_colours() -> None:
    """B.5: the rulebook's example: 4 x 3 = 12; without the violet one 3 x 2 = 6."""
    assert bazaar_points(AROUND) == {"bazaar-denar-b": 12}
    assert bazaar_points(AROUND | {(3, 1): "arcades-9"}) == {"bazaar-denar-b": 6}


@pytest.mark.parametrize("scoring", ["A", "B"])
def test_bazaars_score_at_the_end_only(scoring: str) -> None:
    """B.5: at C."""
    assert bazaar_points(AROUND, scoring) == {}


def test_at_most_24() -> None:
    """B.5: eight matching tiles of three types; diagonals count, walls do not matter."""
    city = AROUND | {(1, 1): "garden-11", (1, -1): "tower-12"}
    city |= {(3, 1): "garden-8a", (2, -1): "tower-11a", (3, -1): "tower-9a"}
    assert bazaar_points(city) == {"bazaar-denar-b": 24}


def test_tiles_further_away_do_not_count() -> None:
    """B.5: nor does the start tile; a bazaar without matching neighbours scores nothing."""
    assert bazaar_points({(1, 0): "bazaar-denar-b"}) == {}
    city = {(1, 0): "bazaar-denar-b", (2, 0): "pavilion-8", (3, 0): "tower-12"}
    assert bazaar_points(city) == {}
    assert bazaar_points(city | {(2, 1): "garden-11"}) == {"bazaar-denar-b": 1}


def test_a_tile_may_count_for_several_bazaars() -> None:
    """B.5: and bazaars do not count for each other."""
    city = {(1, 0): "tower-12", (0, 1): "bazaar-denar-b", (1, 1): "bazaar-dirham-b"}
    assert bazaar_points(city) == {"bazaar-denar-b": 1, "bazaar-dirham-b": 1}


def test_a_bazaar_in_the_reserve_scores_nothing() -> None:
    """B.5: each bazaar in a city."""
    position = Table(modules=MODULE).settle(0, "tower-12").reserve(0, "bazaar-denar-b").lay()
    assert points(position, "C") == {(0, "tower"): 21}


def test_bazaars_do_not_fill_the_market_and_are_not_given_out() -> None:
    """B.6: one in the bag does not save the game (6.4); unsold ones stay (8.1)."""
    table = shop("denar-9", "denar-2", "florin-9").bag("bazaar-ducat-b", rest="reserve")
    position = table.lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    follow(position, ev.Reserve("garden-10a"), *tiles("bazaar-ducat-b"))
    assert market_of(position)[0] is None
    assert (position.phase, position.to_act) == ("left_over", 0)
    assert offered(position, ev.Forgo) == [ev.Forgo("pavilion-7")]
    assert happened(position, ev.Forgo("pavilion-7"))
    assert position.over
    assert bazaars_of(position) == {BAZAAR, "bazaar-ducat-b"}
