"""The end of a turn: section 6."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import (
    cards,
    city_of,
    display_of,
    follow,
    happened,
    market_of,
    offered,
    refused,
    reserve_of,
    tiles,
)
from rules.table import Table
from sabika.play import events as ev
from sabika.play.codec import CARDS
from sabika.play.errors import Refusal
from sabika.play.position import Position

MARKET = ("garden-10a", "tower-7", "tower-12", "pavilion-5")


def bought(table: Table) -> Position:
    """The first player has bought the tower-7 exactly and the pavilion-5 too dearly."""
    position = table.market(*MARKET).hand(0, "dirham-7", "florin-6").lay()
    position.play(ev.Buy("tower-7", ("dirham-7",)))
    position.play(ev.Buy("pavilion-5", ("florin-6",)))
    return position


def deck_of(position: Position) -> list[str]:
    flat = position.state.read()
    return [CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n]]


@pytest.mark.parametrize("first", ["tower-7", "pavilion-5"])
def test_bought_tiles_are_placed_in_any_order(first: str) -> None:
    """6.1: into the city or into the reserve."""
    position = bought(Table())
    second = "pavilion-5" if first == "tower-7" else "tower-7"
    assert {move.tile for move in offered(position, ev.Reserve)} == {first, second}
    position.play(ev.Reserve(first))
    assert (position.to_act, position.phase) == (0, "placing")
    position.play(next(move for move in offered(position, ev.Place)))
    assert list(city_of(position, 0).values()) == [second]
    assert reserve_of(position, 0) == {first}
    assert (position.to_act, position.phase) == (1, "action")


def test_a_placed_tile_is_there_for_the_next() -> None:
    """6.1: the second tile may stand on the first; section 5 is checked each time."""
    table = Table().market("garden-10a", "tower-11a", "tower-12", "pavilion-8")
    position = table.hand(0, "dirham-9", "dirham-2", "florin-9").lay()
    position.play(ev.Buy("tower-11a", ("dirham-9", "dirham-2")))
    position.play(ev.Buy("pavilion-8", ("florin-9",)))
    assert refused(position, ev.Place("pavilion-8", 2, 0)).code == "no-neighbour"
    position.play(ev.Place("tower-11a", 1, 0))
    position.play(ev.Place("pavilion-8", 2, 0))
    assert city_of(position, 0) == {(1, 0): "tower-11a", (2, 0): "pavilion-8"}


def test_every_bought_tile_has_to_be_placed() -> None:
    """6.1: nothing else can be done before, and only tiles bought this turn are placed."""
    position = bought(Table().reserve(0, "chambers-11"))
    for move in (ev.Take(("florin-9",)), ev.Build("chambers-11", 0, 1), ev.EndActions()):
        assert refused(position, move) == Refusal("not-now", "4", {"due": "placing"})
    for move in (ev.Place("chambers-11", 0, 1), ev.Reserve("garden-10a")):
        assert refused(position, move) == Refusal("not-bought", "6.1", {"tile": move.tile})


def test_display_is_refilled_to_four() -> None:
    """6.2: from the deck, into the gaps in order."""
    table = Table().display("denar-1", "dirham-4", "ducat-7", "florin-9")
    position = table.deck("ducat-2", "ducat-3", "ducat-5").lay()
    follow(position, ev.Take(("denar-1", "dirham-4")), *cards("ducat-2", "ducat-3"))
    assert display_of(position) == ["ducat-2", "ducat-3", "ducat-7", "florin-9"]


def test_scoring_card_is_set_aside_and_replaced() -> None:
    """6.2: it leaves the game, the next card takes its place, and it is scored before the turn."""
    table = Table().display("denar-1", "dirham-4", "ducat-7", "florin-9").settle(1, "tower-12")
    position = table.deck("ducat-2", "A", "ducat-3", "ducat-5").lay()
    events = happened(position, ev.Take(("denar-1", "dirham-4")))
    assert events[:3] == cards("ducat-2", "A", "ducat-3")
    assert [type(event) for event in events[3:]] == [ev.Scored]
    assert display_of(position) == ["ducat-2", "ducat-3", "ducat-7", "florin-9"]
    assert (position.scores, position.to_act) == ((0, 6, 0), 1)
    assert "A" not in deck_of(position)


def test_empty_deck_is_replaced_by_the_discards() -> None:
    """6.3: all of them, shuffled, and the discard pile is empty then."""
    table = Table().display("denar-1", "dirham-4", "ducat-7", "florin-9")
    position = table.deck("ducat-2", rest="discard").lay()
    events = happened(position, ev.Take(("denar-1", "dirham-4")))
    assert events[:2] == [*cards("ducat-2"), ev.Reshuffle()]
    flat = position.state.read()
    assert (flat.discard_lo, flat.discard_hi) == (0, 0)
    assert len(deck_of(position)) == 108 - 4 - 2  # the display is full again


def test_reshuffled_deck_is_shuffled() -> None:
    """6.3: not in the order of the cards."""
    table = Table().display("denar-1", "dirham-4", "ducat-7", "florin-9")
    position = table.deck(rest="discard").lay()
    position.play(ev.Take(("denar-1",)))
    deck = deck_of(position)
    assert len(deck) == 103
    assert deck != sorted(deck)
    assert not {"A", "B"} & set(deck)


def test_spaces_two_and_four_are_refilled_in_order() -> None:
    """6.4: the rulebook's example: first space 2, then space 4."""
    position = bought(Table().bag("arcades-9", "chambers-10", "chambers-11"))
    position.play(ev.Reserve("tower-7"))
    follow(position, ev.Reserve("pavilion-5"), *tiles("arcades-9", "chambers-10"))
    assert market_of(position) == ["garden-10a", "arcades-9", "tower-12", "chambers-10"]


def test_market_is_filled_as_far_as_possible() -> None:
    """6.4: one tile for two spaces: it is laid, and the game ends after this turn."""
    position = bought(Table().bag("arcades-9", rest="reserve").hand(1, "denar-1", "ducat-1"))
    position.play(ev.Reserve("tower-7"))
    follow(position, ev.Reserve("pavilion-5"), *tiles("arcades-9"))
    assert market_of(position) == ["garden-10a", "arcades-9", "tower-12", None]
    assert position.phase == "left_over"
    assert position.turns == 1


def test_a_full_market_with_an_empty_bag_goes_on() -> None:
    """6.4: an empty bag alone does not end the game: the market could be filled completely."""
    position = bought(Table().bag("arcades-9", "chambers-10", rest="reserve"))
    position.play(ev.Reserve("tower-7"))
    position.play(ev.Reserve("pavilion-5"))
    assert (position.phase, position.to_act) == ("action", 1)
    position.play(offered(position, ev.Take)[0])  # nothing is missing on the market
    assert (position.phase, position.to_act) == ("action", 2)


DIRK = ("chambers-5", "chambers-6", "chambers-8", "chambers-10", "chambers-11", "garden-11")


def late_turn() -> Table:
    """Two players and modules; the first one can buy, remodel with a builder, and more."""
    table = Table(players=2, modules=("treasure_chamber", "master_builders", "invaders"))
    table.market("garden-10a", "tower-7", "tower-12", "tower-8").attacks("east")
    table.display("denar-1", "dirham-4", "ducat-7", "florin-9").scouts("garden", "seraglio")
    table.rooms("tower garden garden garden", *["arcades arcades chambers chambers"] * 2)
    table.hand(0, "dirham-7", "florin-8", "florin-builder").reserve(0, "pavilion-8")
    return table.deck("A")


def test_order_of_the_end_of_a_turn() -> None:
    """6.5: tiles, builder, display, market, scoring, attack, new scouts, Dirk's tiles."""
    position = late_turn().scores(5, 0).lay()
    position.play(ev.Buy("tower-7", ("dirham-7",)))
    position.play(ev.Take(("denar-1", "dirham-4")))
    assert position.phase == "placing"
    position.play(ev.Place("tower-7", 0, 1))
    assert position.phase == "master"
    follow(
        position,
        ev.Master("florin-builder", ev.Build("pavilion-8", 1, 0)),
        *cards("A", "ducat-2", "ducat-3"),
        *tiles("tower-9a"),
        ev.Attack("east"),
        ev.Scouts(("tower", "pavilion")),
        *tiles(*DIRK),
    )
    # Tower, pavilion and a wall of 3; then the east side of (1, 0) lies open, and of the other
    # city the start tile. Dirk's new tiles came too late to be scored.
    assert position.scores == (5 + 6 + 1 + 3 - 1, 0)
    assert position.state.read().score[6] == 0
    assert (position.phase, position.to_act) == ("action", 1)


def test_order_of_the_end_of_a_turn_with_chests() -> None:
    """6.5: tiles, then the modules' steps (chests, room, builder), then the market."""
    position = late_turn().lay()
    position.play(ev.Buy("tower-7", ("dirham-7",)))
    position.play(ev.Chests(1, ("florin-8",)))
    assert position.phase == "placing"
    position.play(ev.Place("tower-7", 0, 1))
    assert position.phase == "chests"
    follow(position, ev.Stow("tower", "tower-7"), *[ev.DrawChest("tower")] * 4)
    assert position.phase == "master"
    follow(position, ev.NoMaster(), *tiles("tower-9a"))
    assert (position.phase, position.to_act) == ("action", 1)
