"""The turn: section 4."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import (
    city_of,
    display_of,
    follow,
    market_of,
    offered,
    refused,
    reserve_of,
    tiles,
    tiles_in,
)
from rules.table import Table, purse
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position

DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")


def takes(*display: str | None) -> set[tuple[str, ...]]:
    return {move.cards for move in offered(Table().display(*display).lay(), ev.Take)}


def test_take_one_or_several() -> None:
    """4.1: the rulebook's example: both cards on the left, or one of the others."""
    assert takes(*DISPLAY) == {
        ("denar-1",),
        ("dirham-4",),
        ("ducat-7",),
        ("florin-9",),
        ("denar-1", "dirham-4"),
    }


def test_take_goes_into_the_hand() -> None:
    """4.1: and the taken cards are gone from the display until the turn's end."""
    position = Table().display(*DISPLAY).deck("ducat-2", "ducat-3").lay()
    position.play(ev.Take(("dirham-4", "denar-1")))
    assert set(position.hand(0)) == {"denar-1", "dirham-4"}
    assert display_of(position) == ["ducat-2", "ducat-3", "ducat-7", "florin-9"]
    assert position.to_act == 1


def test_take_equal_cards() -> None:
    """4.1: two of a kind are two cards: one, or both if they total at most 5."""
    assert takes("denar-2", "denar-2", "florin-1", "florin-6") == {
        ("denar-2",),
        ("florin-1",),
        ("florin-6",),
        ("denar-2", "denar-2"),
        ("denar-2", "florin-1"),
        ("denar-2", "denar-2", "florin-1"),
    }


def test_take_four_at_once() -> None:
    """4.1: 1 + 1 + 1 + 2 in four currencies; a short display offers what is there."""
    four = ("denar-2", "dirham-1", "ducat-1", "florin-1")
    assert four in takes(*four)
    assert takes(None, "florin-5", None, None) == {("florin-5",)}


def test_take_more_than_five_or_what_is_not_there() -> None:
    """4.1."""
    position = Table().display(*DISPLAY).lay()
    too_much = refused(position, ev.Take(("denar-1", "ducat-7")))
    assert too_much == Refusal("take-too-much", "4.1", {"total": 8})
    missing = refused(position, ev.Take(("denar-1", "denar-1")))
    assert missing == Refusal("not-in-display", "4.1", {"cards": "denar-1"})
    assert refused(position, ev.Take(())).code == "take-nothing"


def test_missing_card_is_named_among_equal_ones() -> None:
    """4.1: the display holds both denars; it is the florin that it lacks."""
    position = Table().display("denar-1", "denar-1", "ducat-7", "ducat-9").lay()
    refusal = refused(position, ev.Take(("denar-1", "denar-1", "florin-2")))
    assert refusal == Refusal("not-in-display", "4.1", {"cards": "florin-2"})


def buying(*hand: str) -> Table:
    return Table().market("garden-10a", "tower-7", "tower-12", "pavilion-5").hand(0, *hand)


def test_buy_without_change() -> None:
    """4.2: the rulebook's example: a garden of 10 denar, paid 11; the turn ends, no change."""
    position = buying("denar-5", "denar-6", "florin-4").lay()
    position.play(ev.Buy("garden-10a", ("denar-5", "denar-6")))
    assert position.phase == "placing"
    assert position.hand(0) == ("florin-4",)
    assert tiles_in(position, position.state.read().bought) == {"garden-10a"}


def test_the_green_players_school() -> None:
    """4.2: the same example in Granada: a school of 10, paid 11."""
    table = Table("granada").market("arena-2", "school-10", "park-4", "market-6")
    position = table.hand(0, "dirham-4", "dirham-7").lay()
    assert offered(position, ev.Buy) == [ev.Buy("school-10", ("dirham-7", "dirham-4"))]
    position.play(ev.Buy("school-10", ("dirham-7", "dirham-4")))
    assert (position.phase, position.hand(0)) == ("placing", ())


def test_payment_goes_to_the_discard_pile() -> None:
    """4.2."""
    position = buying("denar-5", "denar-6", "florin-4").discard("ducat-9").lay()
    position.play(ev.Buy("garden-10a", ("denar-5", "denar-6")))
    flat = position.state.read()
    assert (flat.discard_lo, flat.discard_hi) == purse(["denar-5", "denar-6", "ducat-9"])


def test_each_space_has_its_currency() -> None:
    """4.2: denar, dirham, ducat, florin for the spaces 1 to 4."""
    hand = [f"{name}-{v}" for name in ("denar", "dirham", "ducat", "florin") for v in (6, 7)]
    bought = {(m.tile, *m.payment) for m in offered(buying(*hand).lay(), ev.Buy)}
    assert bought == {
        ("garden-10a", "denar-7", "denar-6"),
        ("tower-7", "dirham-7"),
        ("tower-12", "ducat-7", "ducat-6"),
        ("pavilion-5", "florin-6"),
        ("pavilion-5", "florin-7"),
    }


def test_other_currencies_cannot_be_added() -> None:
    """4.2: not instead of the space's currency, and not beside enough of it."""
    position = buying("denar-9", "denar-8", "dirham-1").lay()
    for payment in (("denar-9", "dirham-1"), ("denar-9", "denar-8", "dirham-1")):
        refusal = refused(position, ev.Buy("garden-10a", payment))
        assert refusal == Refusal("other-currency", "4.2", {"currency": "denar"})


def test_price_has_to_be_paid() -> None:
    """4.2: with cards in hand, and enough; only for tiles of the market."""
    position = buying("denar-9", "denar-8").lay()
    assert refused(position, ev.Buy("garden-10a", ("denar-9",))) == Refusal(
        "too-little", "4.2", {"paid": 9, "price": 10}
    )
    assert refused(position, ev.Buy("garden-10a", ())).params == {"paid": 0, "price": 10}
    assert refused(position, ev.Buy("garden-10a", ("denar-9", "denar-9"))) == Refusal(
        "not-in-hand", "4.2", {"cards": "denar-9"}
    )
    assert refused(position, ev.Buy("garden-11", ("denar-9", "denar-8"))) == Refusal(
        "not-on-offer", "4.2", {"tile": "garden-11"}
    )


def remodelling() -> Table:
    """A city of three in a row to the east, an open tile and a walled one in the reserve."""
    city = {(1, 0): "pavilion-8", (2, 0): "garden-11"}
    return Table().city(0, city).reserve(0, "tower-12", "seraglio-8")


def test_build_from_the_reserve() -> None:
    """4.3."""
    position = remodelling().lay()
    position.play(ev.Build("tower-12", 0, 1))
    assert city_of(position, 0)[(0, 1)] == "tower-12"
    assert reserve_of(position, 0) == {"seraglio-8"}
    assert position.to_act == 1


def test_take_a_tile_out_of_the_city() -> None:
    """4.3: only where section 5 holds afterwards: the middle of the row has to stay."""
    position = remodelling().lay()
    assert offered(position, ev.Remove) == [ev.Remove("garden-11")]
    assert refused(position, ev.Remove("pavilion-8")) == Refusal(
        "cut-off", "5.3", {"tile": "pavilion-8"}
    )
    position.play(ev.Remove("garden-11"))
    assert city_of(position, 0) == {(1, 0): "pavilion-8"}
    assert reserve_of(position, 0) == {"tower-12", "seraglio-8", "garden-11"}
    assert position.to_act == 1


def test_swap_in_exactly_the_freed_place() -> None:
    """4.3: a swap names no square, and reaches tiles that could not be removed."""
    position = remodelling().lay()
    position.play(ev.Swap("tower-12", "pavilion-8"))
    assert city_of(position, 0) == {(1, 0): "tower-12", (2, 0): "garden-11"}
    assert reserve_of(position, 0) == {"pavilion-8", "seraglio-8"}
    assert position.to_act == 1


def test_remodelling_uses_the_own_reserve_and_city() -> None:
    """4.3: a tile has to be where the move says it is."""
    position = remodelling().reserve(1, "chambers-11").settle(1, "chambers-10").lay()
    reserve = Refusal("not-in-reserve", "4.3", {"tile": "chambers-11"})
    assert refused(position, ev.Build("chambers-11", 0, 1)) == reserve
    assert refused(position, ev.Swap("chambers-11", "garden-11")) == reserve
    city = Refusal("not-in-city", "4.3", {"tile": "chambers-10"})
    assert refused(position, ev.Remove("chambers-10")) == city
    assert refused(position, ev.Swap("tower-12", "chambers-10")) == city


@pytest.mark.parametrize("move", [ev.Remove("start"), ev.Swap("tower-12", "start")])
def test_start_tile_never_moves(move: ev.Move) -> None:
    """4.3."""
    assert refused(remodelling().lay(), move) == Refusal("start-tile", "4.3", {})


EXACT = ("denar-9", "denar-1", "dirham-7", "ducat-9", "ducat-3", "florin-5")


def shopping(position: Position, spaces: int) -> None:
    """Buy the tiles of the first spaces exactly, one after the other."""
    purchases = [
        ev.Buy("garden-10a", ("denar-9", "denar-1")),
        ev.Buy("tower-7", ("dirham-7",)),
        ev.Buy("tower-12", ("ducat-9", "ducat-3")),
        ev.Buy("pavilion-5", ("florin-5",)),
    ]
    for purchase in purchases[:spaces]:
        assert position.phase == "action"
        position.play(purchase)


def test_five_actions() -> None:
    """4.4: four exact purchases and one more, whatever it is; then the actions are over."""
    for fifth in (ev.Take(("florin-9",)), ev.Build("chambers-11", 0, 1)):
        position = buying(*EXACT, "florin-4").display(*DISPLAY).reserve(0, "chambers-11").lay()
        shopping(position, 4)
        assert (position.to_act, position.phase) == (0, "action")
        assert offered(position, ev.Buy) == []
        position.play(fifth)
        assert position.phase == "placing"
        bought = tiles_in(position, position.state.read().bought)
        assert bought == {"garden-10a", "tower-7", "tower-12", "pavilion-5"}


def test_two_purchases_then_a_swap() -> None:
    """4.4: the rulebook's example: buys exactly, again exactly, swaps; then places both."""
    table = buying(*EXACT).city(0, {(1, 0): "pavilion-8"}).reserve(0, "chambers-11")
    position = table.bag("arcades-9", "arcades-10").lay()
    shopping(position, 2)
    position.play(ev.Swap("chambers-11", "pavilion-8"))
    assert position.phase == "placing"
    position.play(ev.Place("garden-10a", 2, 0))
    follow(position, ev.Reserve("tower-7"), *tiles("arcades-9", "arcades-10"))
    assert city_of(position, 0) == {(1, 0): "chambers-11", (2, 0): "garden-10a"}
    assert reserve_of(position, 0) == {"pavilion-8", "tower-7"}
    assert position.to_act == 1


def test_overpaying_ends_the_actions() -> None:
    """4.4: also after exact purchases, and with money left for more."""
    position = buying(*EXACT[:-1], "florin-6").lay()
    shopping(position, 3)
    position.play(ev.Buy("pavilion-5", ("florin-6",)))
    assert position.phase == "placing"


@pytest.mark.parametrize(
    "move", [ev.Take(("denar-1",)), ev.Build("chambers-11", 0, 1)], ids=["take", "build"]
)
def test_only_a_purchase_grants_another_action(move: ev.Move) -> None:
    """4.4: taking money or remodelling ends the actions; nothing to place, so the turn too."""
    position = Table().display(*DISPLAY).reserve(0, "chambers-11").lay()
    position.play(move)
    assert (position.to_act, position.phase) == (1, "action")


def test_turns_go_clockwise() -> None:
    """4.1: seat after seat, and from the last to the first (section 4)."""
    position = Table().to_move(1).lay()
    seats = []
    for _ in range(4):
        seats.append(position.to_act)
        position.play(offered(position, ev.Take)[0])
    assert seats == [1, 2, 0, 1]


def test_extra_action_is_a_right() -> None:
    """4.5: it can be given up, and only it: before an exact purchase an action is due."""
    position = buying(*EXACT).lay()
    assert refused(position, ev.EndActions()) == Refusal("no-extra-action", "4.5", {})
    shopping(position, 1)
    assert ev.EndActions() in position.legal_moves()
    position.play(ev.EndActions())
    assert position.phase == "placing"


def test_nothing_is_refilled_before_the_end_of_the_turn() -> None:
    """4.6: neither between actions nor while tiles are being placed."""
    position = buying(*EXACT).display(*DISPLAY).lay()
    shopping(position, 2)
    assert market_of(position) == [None, None, "tower-12", "pavilion-5"]
    position.play(ev.Take(("denar-1", "dirham-4")))
    position.play(ev.Reserve("tower-7"))
    assert market_of(position) == [None, None, "tower-12", "pavilion-5"]
    assert display_of(position) == [None, None, "ducat-7", "florin-9"]
    position.play(ev.Reserve("garden-10a"))
    assert None not in market_of(position) + display_of(position)
