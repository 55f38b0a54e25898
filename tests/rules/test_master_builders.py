"""Master builders: section M."""

from __future__ import annotations

from collections import Counter

import pytest

# isort: split
from rules.asking import (
    cards,
    city_of,
    display_of,
    follow,
    offered,
    refused,
    reserve_of,
    set_up,
    tiles,
)
from rules.table import Table, is_builder, purse
from sabika.components import CURRENCIES
from sabika.play import events as ev
from sabika.play.codec import CARDS, card_worth
from sabika.play.errors import Refusal
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

MODULE = ("master_builders",)
DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")


def deck_of(position: Position) -> list[str]:
    flat = position.state.read()
    return [CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n]]


def builders_in(position: Position) -> Counter[str]:
    """The builders in hands and deck."""
    found = [card for seat in range(position.config.players) for card in position.hand(seat)]
    return Counter(card for card in found + deck_of(position) if is_builder(card))


def test_sixteen_cards_four_in_each_currency() -> None:
    """M.1: each worth 3; with six players all of them are dealt or stacked."""
    position = Position.start(Configuration(players=6, modules=MODULE), "builders")
    assert builders_in(position) == {f"{name}-builder": 4 for name in CURRENCIES}
    assert card_worth("denar-builder") == 3


def test_two_for_each_player_before_the_money() -> None:
    """M.1: they do not count towards 20 (3.2), and are dealt in seat order."""
    dealt = ("ducat", "florin", "denar", "denar", "ducat", "florin")
    builders = [ev.DrawBuilder(f"{name}-builder") for name in dealt]
    money = ("denar-9", "denar-5", "denar-5", "denar-1")  # 14 and two builders would be 20
    position = set_up(
        Configuration(modules=MODULE),
        *tiles("tower-7", "tower-8", "tower-12", "tower-13"),
        *builders,
        *cards(*money),
        *cards("dirham-9", "dirham-9", "dirham-2", "ducat-9", "ducat-9", "ducat-9"),
        *cards("florin-1", "florin-2", "florin-3", "florin-4"),
    )
    assert Counter(position.hand(0)) == Counter(["ducat-builder", "florin-builder", *money])
    assert Counter(position.hand(1))["denar-builder"] == 2
    assert position.player == 1  # three cards worth 20, builders apart (3.3)


def test_dealt_face_down() -> None:
    """M.1: nobody else sees them."""
    game = Game("alhambra", players=3, modules=MODULE, seed="face down")
    seen = [event for event in game.seen_events(1) if isinstance(event, ev.DrawBuilder)]
    assert [event.card is None for event in seen] == [True, True, False, False, True, True]
    assert game.view(0).seats[1].hand is None


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_three_into_the_third_and_fifth_pile(players: int) -> None:
    """M.2: six players: one into the fifth. The rest leaves the game."""
    stacked = 4 if players == 6 else 6
    for seed in range(10):
        position = Position.start(Configuration(players=players, modules=MODULE), str(seed))
        deck = deck_of(position)
        money = [card for card in deck if card not in ("A", "B") and not is_builder(card)]
        size, odd = divmod(len(money), 5)
        above = [
            sum(card in money for card in deck[:i]) for i, c in enumerate(deck) if is_builder(c)
        ]
        assert len(above) == stacked
        assert all(2 * size <= n <= 3 * size + min(odd, 3) for n in above[:3])
        assert all(4 * size <= n <= len(money) for n in above[3:])
        assert deck.index("A") < deck.index("B")
        assert sum(builders_in(position).values()) == 2 * players + stacked


def test_taken_like_a_money_card() -> None:
    """M.3: it counts 3: with a 2 it makes 5, with a 3 it is too much."""
    table = Table(modules=MODULE).display("denar-builder", "dirham-2", "ducat-3", "florin-9")
    position = table.lay()
    assert {move.cards for move in offered(position, ev.Take) if len(move.cards) > 1} == {
        ("denar-builder", "dirham-2"),
        ("dirham-2", "ducat-3"),
    }
    too_much = refused(position, ev.Take(("denar-builder", "ducat-3")))
    assert too_much == Refusal("take-too-much", "4.1", {"total": 6})
    position.play(ev.Take(("denar-builder", "dirham-2")))
    assert set(position.hand(0)) == {"denar-builder", "dirham-2"}


def buyer(*hand: str) -> Table:
    table = Table(modules=MODULE).market("garden-10a", "tower-7", "tower-11a", "tower-13")
    return table.hand(0, *hand)


def test_two_builders_and_a_nine_buy_the_violet_building() -> None:
    """M.3: the rulebook's example: 3 + 3 + 9 = 15 in yellow, or keep the builders."""
    position = buyer("florin-builder", "florin-builder", "florin-9").lay()
    payment = ("florin-9", "florin-builder", "florin-builder")
    assert offered(position, ev.Buy) == [ev.Buy("tower-13", payment)]
    assert refused(position, ev.Buy("tower-13", payment[:2])).params == {"paid": 12, "price": 13}
    position.play(ev.Buy("tower-13", payment))
    assert position.hand(0) == ()
    flat = position.state.read()
    assert (flat.discard_lo, flat.discard_hi) == purse(["florin-9"])  # builders leave the game


def test_exact_payment_with_builders() -> None:
    """M.3: worth 3, so 9 + 1 + 3 is exactly 13 and grants another action."""
    position = buyer("florin-builder", "florin-9", "florin-1").lay()
    position.play(ev.Buy("tower-13", ("florin-9", "florin-builder", "florin-1")))
    assert position.phase == "action"


def test_a_builder_is_money_of_its_own_currency() -> None:
    """M.3: a denar builder buys nothing in florin."""
    position = buyer("denar-builder", "florin-9", "florin-1").lay()
    refusal = refused(position, ev.Buy("tower-13", ("florin-9", "florin-1", "denar-builder")))
    assert refusal == Refusal("other-currency", "4.2", {"currency": "florin"})


def test_builders_are_not_reshuffled() -> None:
    """M.3: neither those paid with nor those played for a remodelling."""
    table = buyer("florin-builder", "florin-9", "florin-1", "denar-builder").display(*DISPLAY)
    position = table.deck(rest="discard").settle(0, "tower-12").lay()
    position.play(ev.Buy("tower-13", ("florin-9", "florin-builder", "florin-1")))
    position.play(ev.Take(("ducat-7",)))
    position.play(ev.Reserve("tower-13"))
    position.play(ev.Master("denar-builder", ev.Remove("tower-12")))
    assert None not in display_of(position)
    assert builders_in(position) == Counter()
    assert len(deck_of(position)) > 90


def remodeller(*hand: str) -> Table:
    table = Table(modules=MODULE).display(*DISPLAY).hand(0, *hand)
    return table.city(0, {(1, 0): "pavilion-8"}).reserve(0, "garden-11")


BUILD = ev.Build("garden-11", 0, 1)


@pytest.mark.parametrize(
    ("remodel", "city", "reserve"),
    [
        (BUILD, {(1, 0): "pavilion-8", (0, 1): "garden-11"}, set()),
        (ev.Remove("pavilion-8"), {}, {"garden-11", "pavilion-8"}),
        (ev.Swap("garden-11", "pavilion-8"), {(1, 0): "garden-11"}, {"pavilion-8"}),
    ],
    ids=["build", "remove", "swap"],
)
def test_an_extra_remodel_at_the_end_of_the_turn(
    remodel: ev.Build | ev.Remove | ev.Swap, city: dict[tuple[int, int], str], reserve: set[str]
) -> None:
    """M.4: any of 4.3; the card leaves the game."""
    position = remodeller("denar-builder", "denar-4").lay()
    position.play(ev.Take(("ducat-7",)))
    assert (position.to_act, position.phase) == (0, "master")
    assert ev.Master("denar-builder", remodel) in position.legal_moves()
    position.play(ev.Master("denar-builder", remodel))
    assert (city_of(position, 0), reserve_of(position, 0)) == (city, reserve)
    assert set(position.hand(0)) == {"denar-4", "ducat-7"}
    flat = position.state.read()
    assert (flat.discard_lo, flat.discard_hi) == (0, 0)
    assert position.to_act == 1


def test_one_a_turn() -> None:
    """M.4: a second builder in hand has to wait; and it need not be played at all."""
    for move in (ev.Master("denar-builder", BUILD), ev.NoMaster()):
        position = remodeller("denar-builder", "denar-builder").lay()
        position.play(ev.Take(("ducat-7",)))
        position.play(move)
        assert (position.to_act, position.phase) == (1, "action")


def test_tiles_bought_this_turn_are_placed_before() -> None:
    """M.4: after 6.1, so a tile just put into the reserve can be built."""
    table = remodeller("denar-builder", "florin-9", "florin-5")
    position = table.market("garden-10a", "tower-7", "tower-11a", "tower-13").lay()
    position.play(ev.Buy("tower-13", ("florin-9", "florin-5")))
    position.play(ev.Reserve("tower-13"))
    follow(
        position,
        ev.Master("denar-builder", ev.Build("tower-13", 2, 0)),
        *tiles("tower-8"),
    )
    assert city_of(position, 0)[(2, 0)] == "tower-13"


def test_a_builder_taken_this_turn_can_be_played() -> None:
    """M.4: it is in hand by then."""
    table = Table(modules=MODULE).display("denar-builder", *DISPLAY[1:]).settle(0, "tower-12")
    position = table.lay()
    position.play(ev.Take(("denar-builder",)))
    position.play(ev.Master("denar-builder", ev.Remove("tower-12")))
    assert reserve_of(position, 0) == {"tower-12"}


def test_asked_only_if_one_could_be_played() -> None:
    """M.4: not without a builder, and not without anything to remodel."""
    no_card = remodeller("denar-4").lay()
    no_tile = Table(modules=MODULE).display(*DISPLAY).hand(0, "denar-builder").lay()
    for position in (no_card, no_tile):
        position.play(ev.Take(("ducat-7",)))
        assert (position.to_act, position.phase) == (1, "action")


def test_the_remodelling_obeys_section_5() -> None:
    """M.4: the same reasons as for an action."""
    position = remodeller("denar-builder").lay()
    position.play(ev.Take(("ducat-7",)))
    for remodel, code in (
        (ev.Build("garden-11", 1, 1), None),
        (ev.Build("garden-11", 2, 1), "no-neighbour"),
        (ev.Build("garden-11", 1, 0), "square-taken"),
        (ev.Remove("start"), "start-tile"),
        (ev.Swap("garden-11", "tower-12"), "not-in-city"),
        (ev.Build("tower-12", 0, 1), "not-in-reserve"),
    ):
        move = ev.Master("denar-builder", remodel)
        if code is None:
            assert position.why_not(move) is None
        else:
            assert refused(position, move).code == code
    assert refused(position, ev.Master("ducat-7", BUILD)) == Refusal("not-a-builder", "M.4", {})
    missing = refused(position, ev.Master("ducat-builder", BUILD))
    assert missing == Refusal("not-in-hand", "4.2", {"cards": "ducat-builder"})
