"""Treasure chamber: section T."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

# isort: split
from rules.asking import follow, happened, offered, points, refused, tiles_in
from rules.table import Table, purse
from sabika.components import load
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

MODULE = ("treasure_chamber",)
TYPES = load().alhambra_types
ROOMS = ("tower tower garden pavilion", "arcades arcades arcades arcades", "garden " * 4)
MONEY = ("ducat-3", "denar-3", "dirham-4", "florin-8", "florin-1")


def chamber(players: int = 3, rooms: tuple[str, ...] = ROOMS) -> Table:
    return Table(players=players, modules=MODULE).rooms(*rooms).hand(0, *MONEY)


def shown(position: Position) -> dict[str, Any]:
    """The rooms, the chests being distributed and the tiles that carry one, by name."""
    parts = position.shown()[1]
    return {
        "rooms": [sorted(TYPES[kind] for kind in room) for room in parts["rooms"]],
        "left": [TYPES[kind] for kind in parts["chests_left"]],
        "bag": parts["chest_bag"],
        "on": tiles_in(position, parts["chest_tiles"]),
    }


def drawn(*types: str) -> list[ev.Event]:
    return [ev.DrawChest(name) for name in types]


FOUR = drawn("seraglio", "seraglio", "chambers", "tower")
BUY = ev.Chests(1, ("florin-8",))


def test_three_rooms_of_four() -> None:
    """T.1: out of 42 chests in the colours of the six types."""
    position = Position.start(Configuration(modules=MODULE), "chests")
    found = shown(position)
    assert [len(room) for room in found["rooms"]] == [4, 4, 4]
    assert found["bag"] == 42 - 12
    start = Table(modules=MODULE)
    flat = position.state.read()
    bag = {name: flat.byte[start.slots.chest_bag + kind] for kind, name in enumerate(TYPES)}
    in_all = Counter(bag) + Counter(name for room in found["rooms"] for name in room)
    assert in_all == {
        "pavilion": 5,
        "seraglio": 5,
        "arcades": 7,
        "chambers": 7,
        "garden": 9,
        "tower": 9,
    }


def test_chests_are_bought_with_any_mix() -> None:
    """T.2: the rulebook's example: 3 + 3 + 4 in three currencies; no change."""
    position = chamber().settle(0, "tower-12").lay()
    payment = ("ducat-3", "denar-3", "dirham-4")
    position.play(ev.Chests(1, payment))
    assert position.hand(0) == ("florin-8", "florin-1")
    assert shown(position)["left"] == ["pavilion", "garden", "tower", "tower"]
    assert shown(position)["rooms"][0] == []
    flat = position.state.read()
    assert (flat.discard_lo, flat.discard_hi) == purse(payment)


def test_exact_payment_gives_no_extra_action() -> None:
    """T.2."""
    position = chamber().settle(0, "tower-12").lay()
    position.play(BUY)
    assert position.phase == "chests"


def test_chests_cost_eight() -> None:
    """T.2: 7 is too little; every room with chests is on offer, with nothing superfluous."""
    position = chamber().lay()
    assert refused(position, ev.Chests(2, ("ducat-3", "denar-3", "florin-1"))) == Refusal(
        "chests-too-little", "T.2", {"paid": 7, "price": 8}
    )
    found = {(move.room, frozenset(move.payment)) for move in offered(position, ev.Chests)}
    ways = [
        {"florin-8"},
        {"ducat-3", "denar-3", "dirham-4"},
        {"ducat-3", "dirham-4", "florin-1"},
        {"denar-3", "dirham-4", "florin-1"},
    ]
    assert found == {(room, frozenset(way)) for room in (1, 2, 3) for way in ways}


def test_chests_are_distributed_after_tiles_are_placed() -> None:
    """T.3: so a tile bought this turn can carry one, if it is in the city by then."""
    table = chamber().market("garden-10a", "tower-7", "tower-12", "tower-8").hand(0, "dirham-7")
    for move, phase in ((ev.Place("tower-7", 0, 1), "chests"), (ev.Reserve("tower-7"), "action")):
        position = table.lay()
        position.play(ev.Buy("tower-7", ("dirham-7",)))
        position.play(BUY)
        assert position.phase == "placing"
        position.play(move)
        assert position.phase == phase


def test_the_buyer_chooses_where_and_must_place_what_can_be_placed() -> None:
    """T.3: one chest a tile, of its colour."""
    position = chamber().settle(0, "tower-12", "tower-11a", "tower-11b", "seraglio-9").lay()
    position.play(BUY)
    assert set(position.legal_moves()) == {
        ev.Stow("tower", tile) for tile in ("tower-12", "tower-11a", "tower-11b")
    }
    assert refused(position, ev.Decline()) == Refusal("must-stow", "T.3", {})
    position.play(ev.Stow("tower", "tower-11a"))
    assert refused(position, ev.Stow("tower", "tower-11a")) == Refusal(
        "has-chest", "T.3", {"tile": "tower-11a"}
    )
    assert position.to_act == 0
    position.play(ev.Stow("tower", "tower-12"))
    assert shown(position)["on"] == {"tower-11a", "tower-12"}
    assert (position.to_act, position.phase) == (1, "action")


def test_left_over_chests_go_round_the_table() -> None:
    """T.4: to the left, who may place any of them; what nobody places goes into the bag."""
    table = chamber(players=4).settle(0, "tower-12").settle(1, "tower-11a", "garden-11")
    position = table.settle(3, "garden-10a", "tower-11b").lay()
    position.play(BUY)
    position.play(ev.Stow("tower", "tower-12"))
    assert (position.to_act, position.player) == (1, 0)
    assert set(position.legal_moves()) == {
        ev.Stow("tower", "tower-11a"),
        ev.Stow("garden", "garden-11"),
        ev.Decline(),
    }
    position.play(ev.Stow("tower", "tower-11a"))
    position.play(ev.Decline())
    assert position.to_act == 3  # the third player has no place for them
    bag = shown(position)["bag"]
    follow(position, ev.Stow("garden", "garden-10a"), *FOUR)
    found = shown(position)
    assert found["on"] == {"tower-12", "tower-11a", "garden-10a"}
    assert found["bag"] == bag + 1 - 4  # the pavilion came back, four were drawn
    assert (position.to_act, position.phase) == (1, "action")


def test_chests_that_nobody_can_place_go_straight_back() -> None:
    """T.4."""
    position = chamber().lay()
    bag = shown(position)["bag"]
    follow(position, BUY, *FOUR)
    assert shown(position)["on"] == set()
    assert shown(position)["bag"] == bag + 4 - 4
    assert position.to_act == 1


def test_the_emptied_room_gets_four_new_chests() -> None:
    """T.5: the other rooms stay."""
    position = chamber().lay()
    follow(position, BUY, *FOUR)
    found = shown(position)["rooms"]
    assert found[0] == ["chambers", "seraglio", "seraglio", "tower"]
    assert found[1:] == [["arcades"] * 4, ["garden"] * 4]


def almost_empty() -> Table:
    """Three chests are left in the bag: 27 lie on Dirk's tiles."""
    table = chamber(players=2, rooms=("tower tower garden garden", ROOMS[1], "seraglio " * 4))
    numbers = {"pavilion": 5, "chambers": 6, "garden": 7, "tower": 6, "arcades": 3}
    for kind, number in numbers.items():
        found = [tile.id for tile in load().alhambra_tiles if tile.front.type == kind]
        table.dirk(*found[:number]).chests(*found[:number])
    return table


def test_a_room_stays_empty_when_the_bag_has_fewer_than_four() -> None:
    """T.5: and from then on no room is ever refilled, even if chests come back."""
    table = almost_empty().settle(0, "tower-12", "tower-11a", "garden-11", "garden-12")
    position = table.hand(1, "ducat-9").lay()
    assert shown(position)["bag"] == 3
    position.play(BUY)
    while position.phase == "chests":
        position.play(offered(position, ev.Stow)[0])
    assert shown(position)["rooms"][0] == []
    assert refused(position, ev.Chests(1, ("ducat-9",))) == Refusal(
        "room-empty", "T.5", {"room": 1}
    )
    assert happened(position, ev.Chests(3, ("ducat-9",))) == []
    assert shown(position)["bag"] == 3 + 4  # the seraglios came back
    assert shown(position)["rooms"] == [[], ["arcades"] * 4, []]


@pytest.mark.parametrize(
    ("numbers", "scoring", "expected"),
    [
        ((2, 1, 0), "A", [7, 0, 0]),
        ((2, 1, 0), "B", [14, 7, 0]),
        ((3, 1, 2, 0), "C", [22, 7, 14, 0]),
        ((1, 1, 0), "A", [3, 3, 0]),  # 7 / 2
        ((2, 2, 1), "B", [10, 10, 0]),  # 21 / 2
        ((1, 1, 1), "C", [14, 14, 14]),  # 43 / 3
    ],
)
def test_chests_are_ranked(numbers: tuple[int, ...], scoring: str, expected: list[int]) -> None:
    """T.6: by their number, whatever the colours; ties share (7.3)."""
    left = ["tower-12", "garden-11", "chambers-11", "pavilion-8", "arcades-9", "arcades-10"]
    table = Table(players=max(len(numbers), 3), modules=MODULE).rooms(*ROOMS)
    for seat, number in enumerate(numbers):
        mine = [left.pop(0) for _ in range(number)]
        table.settle(seat, *mine).chests(*mine)
    found = points(table.lay(), scoring)
    assert [found.get((seat, "chests"), 0) for seat in range(len(numbers))] == expected


def test_a_chest_returns_to_the_bag_when_its_tile_leaves() -> None:
    """T.7: the tile goes to the reserve without it."""
    position = chamber().settle(0, "tower-12").chests("tower-12").lay()
    bag = shown(position)["bag"]
    position.play(ev.Remove("tower-12"))
    assert shown(position)["on"] == set()
    assert shown(position)["bag"] == bag + 1


def test_dirk_is_first_to_get_left_over_chests() -> None:
    """T.8: on his matching tiles, without a decision; then the opponent. Dirk is ranked."""
    table = chamber(players=2).settle(0, "garden-11").dirk("tower-13", "pavilion-2", "seraglio-3")
    position = table.settle(1, "tower-12", "pavilion-8").lay()
    position.play(BUY)
    position.play(ev.Stow("garden", "garden-11"))
    assert shown(position)["on"] == {"garden-11", "tower-13", "pavilion-2"}
    assert (position.to_act, shown(position)["left"]) == (1, ["tower"])
    follow(position, ev.Stow("tower", "tower-12"), *FOUR)
    found = points(position, "B")
    assert (found[("dirk", "chests")], found[(0, "chests")], found[(1, "chests")]) == (14, 3, 3)


def test_dirk_gets_what_the_buyer_cannot_place_at_all() -> None:
    """T.8: also if the buyer had no place for any of them."""
    position = chamber(players=2).dirk("tower-13").lay()
    follow(position, BUY, *FOUR)
    assert shown(position)["on"] == {"tower-13"}
