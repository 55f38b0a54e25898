"""Granada: section G."""

from __future__ import annotations

from collections import Counter

import pytest

# isort: split
from rules.asking import (
    cards,
    city_of,
    follow,
    happened,
    market_of,
    offered,
    points,
    refused,
    tiles,
    tiles_in,
)
from rules.table import Table, purse
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position
from sabika.rules.codes import DIRK
from sabika.rules.ruleset import Configuration

ORDER = (
    *("arena", "bath_house", "library", "hostel", "hospital"),
    *("market", "park", "school", "district"),
)
SCHOOLS = {  # by price: those with an odd one are backs
    2: "school-2",
    3: "market-2",
    4: "school-4",
    5: "hostel-4",
    6: "school-6",
    7: "bath_house-6",
    8: "school-8",
    9: "hospital-8",
    10: "school-10",
    11: "library-10",
    12: "school-12",
    13: "arena-12",
}
MARKET = ("arena-4", "library-6", "park-12", "district-12")
SIX = ("hostel-2", "hostel-8", "hostel-6", "hostel-10", "hostel-12", "market-10")
DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")


def backs(position: Position) -> set[str]:
    return tiles_in(position, position.state.read().back)


def marker(position: Position) -> str:
    return "odd" if position.state.read().marker else "even"


def test_tiles_are_two_sided() -> None:
    """G.1: an even price in front, the next odd one and another type behind, moats alike."""
    position = Table("granada").lay()
    book, names = position.book, position.book.names
    seen = Counter()
    for tile in range(54):
        front, back = book.tile_side(tile, 0), book.tile_side(tile, 1)
        assert front[1] % 2 == 0
        assert back[1] == front[1] + 1
        assert back[0] != front[0]
        assert back[2] == front[2]
        seen.update([(names.types[kind], price) for kind, price, _ in (front, back)])
    assert seen == Counter({(kind, price): 1 for kind in ORDER for price in range(2, 14)})


def test_set_up_shows_even_sides_and_the_marker_on_odd() -> None:
    """G.2."""
    position = Position.start(Configuration(game="granada"), "marker")
    assert backs(position) == set()
    assert marker(position) == "odd"


def buy_two_and_four(table: Table) -> Position:
    """Buy the tiles of spaces 2 and 4; both go into the reserve."""
    table.market("arena-4", "library-6", "park-12", "district-4").bag("arena-2", "hostel-2")
    position = table.hand(0, "dirham-6", "florin-5").lay()
    position.play(ev.Buy("library-6", ("dirham-6",)))
    position.play(ev.Buy("district-4", ("florin-5",)))
    position.play(ev.Reserve("library-6"))
    follow(position, ev.Reserve("district-4"), *tiles("arena-2", "hostel-2"))
    return position


def test_refill_of_spaces_two_and_four_with_the_marker_on_even() -> None:
    """G.2: the rulebook's example: even sides, first 2 then 4; then the marker goes to odd."""
    position = buy_two_and_four(Table("granada").marker("even"))
    assert market_of(position) == ["arena-4", "arena-2", "park-12", "hostel-2"]
    assert backs(position) == set()
    assert marker(position) == "odd"


def test_refill_with_the_marker_on_odd() -> None:
    """G.2: new tiles show their odd sides, the old ones stay as they lie."""
    position = buy_two_and_four(Table("granada").marker("odd").hand(1, "dirham-3"))
    assert backs(position) == {"arena-2", "hostel-2"}
    assert marker(position) == "even"
    assert offered(position, ev.Buy) == [ev.Buy("arena-2", ("dirham-3",))]  # the library of 3


def test_marker_stays_if_no_tile_was_laid() -> None:
    """G.2: after taking money, and when the bag is empty."""
    position = Table("granada").display(*DISPLAY).marker("odd").lay()
    position.play(ev.Take(("ducat-7",)))
    assert marker(position) == "odd"
    table = Table("granada").market(*MARKET).bag(rest="reserve").hand(0, "denar-5").marker("odd")
    position = table.lay()
    position.play(ev.Buy("arena-4", ("denar-5",)))
    position.play(ev.Reserve("arena-4"))
    assert marker(position) == "odd"


def bought_both(*money: str, players: int = 3) -> Position:
    """The red player of the rulebook has bought an arena and a library."""
    table = Table("granada", players=players).market(*MARKET)
    position = table.hand(0, "denar-4", "dirham-6", *money).lay()
    position.play(ev.Buy("arena-4", ("denar-4",)))
    position.play(ev.Buy("library-6", ("dirham-6",)))
    position.play(ev.EndActions())
    return position


def test_the_red_players_flips() -> None:
    """G.3: the rulebook's example: 3 in orange for a hospital, 5 in green for a district."""
    position = bought_both("ducat-3", "dirham-5")
    position.play(ev.Place("arena-4", 1, 0, ("ducat-3",)))
    assert (position.to_act, position.phase) == (0, "placing")  # no extra action for exactly 3
    position.play(ev.Place("library-6", 0, 1, ("dirham-5",)))
    assert city_of(position, 0) == {(1, 0): "arena-4", (0, 1): "library-6"}
    assert backs(position) >= {"arena-4", "library-6"}
    assert position.hand(0) == ()  # no change
    flat = position.state.read()
    paid = purse(["denar-4", "dirham-6", "ducat-3", "dirham-5"])
    assert (flat.discard_lo, flat.discard_hi) == paid
    found = points(position, "A")
    assert (found[(0, "hospital")], found[(0, "district")]) == (1, 1)


def test_built_on_the_side_it_was_bought_on() -> None:
    """G.3: without payment the tile stays as it was."""
    position = bought_both("ducat-3")
    position.play(ev.Place("arena-4", 1, 0))
    assert backs(position) == set()
    assert points(position, "A")[(0, "arena")] == 1
    assert position.hand(0) == ("ducat-3",)


def test_a_tile_bought_on_its_back_is_turned_to_its_front() -> None:
    """G.3: the other side, whichever it is."""
    table = Table("granada").market(*MARKET).turned("arena-4")
    position = table.hand(0, "denar-6", "florin-4").lay()
    position.play(ev.Buy("arena-4", ("denar-6",)))  # a hospital of 5
    position.play(ev.Place("arena-4", 1, 0, ("florin-4",)))
    assert "arena-4" not in backs(position)
    assert points(position, "A")[(0, "arena")] == 1


@pytest.mark.parametrize(
    ("flip", "refusal"),
    [
        (("ducat-2",), Refusal("flip-too-little", "G.3", {"paid": 2, "price": 3})),
        ((), Refusal("flip-too-little", "G.3", {"paid": 0, "price": 3})),
        (("ducat-2", "florin-2"), Refusal("flip-mixed", "G.3", {})),
        (("ducat-2", "florin-1"), Refusal("flip-mixed", "G.3", {})),
        (("denar-9",), Refusal("not-in-hand", "4.2", {"cards": "denar-9"})),
    ],
)
def test_flip_costs_three_in_one_currency(flip: tuple[str, ...], refusal: Refusal) -> None:
    """G.3."""
    position = bought_both("ducat-2", "florin-2", "florin-1")
    assert refused(position, ev.Place("arena-4", 1, 0, flip)) == refusal
    flips = {move.flip for move in offered(position, ev.Place)}
    assert flips == {None, ("florin-2", "florin-1")}


def test_each_tile_is_paid_separately() -> None:
    """G.3: 6 in one currency, spent on the first tile, turns no second one."""
    position = bought_both("ducat-6")
    position.play(ev.Place("arena-4", 1, 0, ("ducat-6",)))
    assert {move.flip for move in offered(position, ev.Place)} == {None}


def test_money_just_taken_may_be_used() -> None:
    """G.3."""
    table = Table("granada").market(*MARKET).display(*DISPLAY)
    position = table.hand(0, "denar-4").lay()
    position.play(ev.Buy("arena-4", ("denar-4",)))
    position.play(ev.Take(("ducat-7",)))
    position.play(ev.Place("arena-4", 1, 0, ("ducat-7",)))
    assert "arena-4" in backs(position)


def test_side_in_the_reserve_is_chosen_freely() -> None:
    """G.4: by default the side it was bought on."""
    position = bought_both()
    sides = {(move.tile, move.side) for move in offered(position, ev.Reserve)}
    assert sides == {(tile, side) for tile in MARKET[:2] for side in ("front", "back")}
    position.play(ev.Reserve("arena-4", "back"))
    position.play(ev.Reserve("library-6"))
    assert backs(position) & {"arena-4", "library-6"} == {"arena-4"}
    table = Table("granada").market(*MARKET).turned("arena-4").hand(0, "denar-6")
    for side, expected in ((None, True), ("back", True), ("front", False)):
        position = table.lay()
        position.play(ev.Buy("arena-4", ("denar-6",)))
        position.play(ev.Reserve("arena-4", side))
        assert ("arena-4" in backs(position)) == expected


def test_a_tile_in_a_reserve_or_city_is_never_turned() -> None:
    """G.4: building, removing and swapping keep the side."""
    table = Table("granada").city(0, {(1, 0): "arena-12", (2, 0): "market-12"})
    table.reserve(0, "hostel-10", "school-12").turned("arena-12", "hostel-10")
    before = table.lay()
    for move in (
        ev.Build("hostel-10", 0, 1),
        ev.Build("school-12", 0, 1),
        ev.Remove("market-12"),
        ev.Swap("hostel-10", "arena-12"),
        ev.Swap("school-12", "arena-12"),
    ):
        position = before.copy()
        position.play(move)
        assert backs(position) == {"arena-12", "hostel-10"}


def schools(table: Table, seat: int, *prices: int) -> Table:
    """Give a city schools of these prices."""
    found = {price: SCHOOLS[price] for price in prices}
    table.turned(*(tile for price, tile in found.items() if price % 2))
    return table.settle(seat, *found.values())


def for_schools(position: Position, scoring: str) -> list[int]:
    found = points(position, scoring)
    return [found.get((seat, "school"), 0) for seat in range(position.config.players)]


def test_scoring_order() -> None:
    """G.5: moats, then the types from the arena to the district."""
    table = Table("granada").display(*DISPLAY).deck("A", "ducat-2")
    table.settle(0, "arena-10", "bath_house-10", "library-12", "hostel-10", "hospital-10")
    table.settle(0, "market-12", "park-10", "school-12", "district-10")
    events = happened(table.lay(), ev.Take(("ducat-7",)))
    scored = next(event for event in events if isinstance(event, ev.Scored))
    assert [line.source for line in scored.lines] == ["wall", *ORDER]


def test_yellow_has_most_schools_at_a() -> None:
    """G.6: the rulebook's example: 3, 2 and 2 schools are 7 points for yellow."""
    table = schools(Table("granada"), 0, 2, 4, 6)
    position = schools(schools(table, 1, 8, 10), 2, 12, 13).lay()
    assert for_schools(position, "A") == [7, 0, 0]


def test_equal_numbers_at_a_are_ranked_by_price() -> None:
    """G.6: the example's note: yellow and red with three each: the dearest school decides."""
    table = schools(Table("granada"), 0, 6, 8, 10)
    position = schools(schools(table, 1, 2, 4, 11), 2, 12, 13).lay()
    assert for_schools(position, "A") == [0, 8, 0]


def test_blue_and_green_at_b() -> None:
    """G.6: the rulebook's example: 4, 3 and 2 schools: 2 x 9 = 18 for blue, 9 for green."""
    table = schools(Table("granada"), 0, 2, 4, 6, 8)
    position = schools(schools(table, 1, 10, 11, 12), 2, 9, 13).lay()
    assert for_schools(position, "B") == [18, 9, 0]


def test_green_is_first_by_price_at_c() -> None:
    """G.6: the rulebook's example: four each, 9 against 12: 30, 20 and 10 points."""
    table = schools(Table("granada"), 0, 6, 7, 8, 9)
    position = schools(schools(table, 1, 3, 4, 5, 12), 2, 10, 13).lay()
    assert for_schools(position, "C") == [20, 30, 10]


def test_only_visible_tiles_in_cities_count() -> None:
    """G.6: the hidden side of a tile and reserves do not."""
    table = schools(Table("granada"), 0, 12).reserve(0, "school-10").settle(1, "arena-12")
    assert for_schools(table.lay(), "C") == [3, 0, 0]  # arena-12 shows its arena


@pytest.mark.parametrize(
    ("scoring", "expected"), [("A", [0, 3, 0, 0]), ("B", [3, 10, 0, 0]), ("C", [10, 18, 0, 3])]
)
def test_simple_scoring(scoring: str, expected: list[int]) -> None:
    """G.7: fixed points; ties by price; moats as ever."""
    table = schools(Table("granada", players=4, scoring="simple"), 0, 6, 7, 8, 9)
    schools(schools(table, 1, 3, 4, 5, 12), 3, 13)
    standard = schools(Table("granada", players=4), 0, 6, 7, 8, 9)
    schools(schools(standard, 1, 3, 4, 5, 12), 3, 13)
    position, other = table.lay(), standard.lay()
    assert for_schools(position, scoring) == expected
    moats = [points(p, scoring)[(0, "wall")] for p in (position, other)]
    assert moats[0] == moats[1] > 0


def test_left_over_tiles_cannot_be_turned() -> None:
    """G.8: they are placed as they lie."""
    table = Table("granada").market(*MARKET).bag(rest="reserve").turned("park-12")
    position = table.hand(0, "denar-5", "ducat-9").lay()
    position.play(ev.Buy("arena-4", ("denar-5",)))
    position.play(ev.Reserve("arena-4"))
    assert position.phase == "left_over"
    assert refused(position, ev.Place("park-12", 1, 0, ("ducat-9",))) == Refusal(
        "flip-left-over", "G.8", {"tile": "park-12"}
    )
    assert {move.flip for move in offered(position, ev.Place)} == {None}
    position.play(ev.Place("park-12", 1, 0))
    assert "park-12" in backs(position)
    assert position.scores[0] == 3 + 1  # a hospital of 13 and a moat


def test_dirks_first_tiles_show_even_sides() -> None:
    """G.9: at set-up the marker stands on odd, his tiles do not."""
    position = Position.start(Configuration(game="granada", players=2), "dirk")
    assert position.state.read().in_city[DIRK].bit_count() == 6
    assert backs(position) == set()


@pytest.mark.parametrize("side", ["odd", "even"])
@pytest.mark.parametrize(("card", "number"), [("A", 6), ("B", 2)])
def test_dirks_later_tiles_show_the_markers_side(card: str, number: int, side: str) -> None:
    """G.9: as it stands at that moment, after A and after B."""
    table = Table("granada", players=2).display(*DISPLAY).marker(side).bag(*SIX, rest="reserve")
    position = table.deck(card, "ducat-2").lay()
    follow(position, ev.Take(("ducat-7",)), *cards(card, "ducat-2"), *tiles(*SIX[:number]))
    assert backs(position) == (set(SIX[:number]) if side == "odd" else set())


def test_dirks_later_tiles_come_after_the_refill_moved_the_marker() -> None:
    """G.9: the market got an odd side, so Dirk gets even ones."""
    table = Table("granada", players=2).display(*DISPLAY).marker("odd").deck("A", "ducat-2")
    position = table.market(*MARKET).hand(0, "denar-4").lay()
    position.play(ev.Buy("arena-4", ("denar-4",)))
    position.play(ev.Take(("ducat-7",)))
    outcomes = [*cards("A", "ducat-2"), *tiles("park-2"), *tiles(*SIX)]
    follow(position, ev.Reserve("arena-4", "front"), *outcomes)
    assert backs(position) == {"park-2"}


def test_a_gift_may_be_turned_first() -> None:
    """G.9: for at least 3 of one currency; his tiles count in N (G.6)."""
    position = bought_both("ducat-3", players=2)
    assert refused(position, ev.Gift("arena-4", ("ducat-2",))).code == "not-in-hand"
    position.play(ev.Gift("arena-4", ("ducat-3",)))
    position.play(ev.Gift("library-6"))
    assert position.hand(0) == ()
    assert "arena-4" in backs(position)
    assert "library-6" not in backs(position)
    assert {(who, what) for who, what in points(position, "A") if who == "dirk"} == {
        ("dirk", "hospital"),
        ("dirk", "library"),
    }


def test_dirks_tiles_count_in_the_number() -> None:
    """G.9: two schools of his make N three, and he is ranked by price like anybody."""
    table = schools(Table("granada", players=2), 0, 12, 8).dirk("school-10", "arena-12")
    position = table.turned("arena-12").lay()
    found = points(position, "B")
    assert (found[("dirk", "school")], found[(0, "school")]) == (8, 4)
