"""Rulings: section 12, where the rulebooks differ or are silent."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import (
    bazaars_of,
    cards,
    display_of,
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
from rules.table import Table
from sabika.play import events as ev
from sabika.play.codec import CARDS
from sabika.play.errors import Refusal
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.play.view import view_of
from sabika.rules.codes import DIRK
from sabika.rules.ruleset import Configuration

DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")
MARKET = ("garden-10a", "tower-7", "tower-11a", "pavilion-8")
SIX = ("chambers-5", "chambers-6", "chambers-8", "chambers-10", "chambers-11", "garden-11")
TAKE = ev.Take(("ducat-7",))
BUY = ev.Buy("garden-10a", ("denar-9", "denar-2"))
KEEP = ev.Reserve("garden-10a")


def buyer(players: int = 3, modules: tuple[str, ...] = (), **options: object) -> Table:
    """The first player can buy the garden, too dearly."""
    table = Table(players=players, modules=modules, **options).market(*MARKET).display(*DISPLAY)
    return table.hand(0, "denar-9", "denar-2")


def tied_set_up(config: Configuration, *start: ev.Event) -> Position:
    """A set-up in which the first and the last of three have the same starting money."""
    return set_up(
        config,
        *tiles("tower-7", "tower-8", "tower-12", "tower-13"),
        *cards("denar-9", "denar-9", "denar-2", "dirham-9", "dirham-9", "dirham-8"),
        *cards("ducat-9", "ducat-9", "ducat-2"),
        *start,
        *cards(*DISPLAY[:1], "florin-2", "florin-3", "florin-4"),
    )


@pytest.mark.parametrize("seat", [0, 2])
def test_the_seed_decides_among_the_tied(seat: int) -> None:
    """12.1: without an order of age one of the tied is drawn."""
    assert tied_set_up(Configuration(), ev.StartPlayer(seat)).player == seat


@pytest.mark.parametrize(("ages", "seat"), [((2, 1, 0), 2), ((1, 0, 2), 0)])
def test_the_order_of_age_decides(ages: tuple[int, ...], seat: int) -> None:
    """12.1: the youngest first; no drawing then."""
    assert tied_set_up(Configuration(ages=ages)).player == seat


def test_at_most_five() -> None:
    """12.2: exactly 5 is allowed for several cards."""
    position = Table().display("denar-1", "dirham-4", "ducat-5", "florin-9").lay()
    assert position.why_not(ev.Take(("denar-1", "dirham-4"))) is None
    assert refused(position, ev.Take(("denar-1", "ducat-5"))).params == {"total": 6}


def test_simple_scoring_gives_three() -> None:
    """12.3: not 5."""
    position = Table("granada", scoring="simple").settle(0, "market-12").lay()
    assert points(position, "A") == {(0, "market"): 3}


def test_no_money_anywhere() -> None:
    """12.4: with deck and discard pile empty the display stays short."""
    table = Table().display(None, None, "florin-9", None).deck(rest="hand")
    position = table.lay()
    assert refused(position, ev.Pass()) == Refusal("not-stuck", "12.4", {})
    assert happened(position, ev.Take(("florin-9",))) == []
    assert display_of(position) == [None] * 4
    assert (position.to_act, position.legal_moves()) == (1, [ev.Pass()])


@pytest.mark.parametrize("tiles_left", ["reserve", "city"])
def test_who_can_remodel_does_not_pass(tiles_left: str) -> None:
    """12.4: a tile to build or to remove is something that can be done."""
    table = Table().display(*[None] * 4).deck(rest="hand")
    position = getattr(table, {"reserve": "reserve", "city": "settle"}[tiles_left])(0, "tower-12")
    assert refused(position.lay(), ev.Pass()) == Refusal("not-stuck", "12.4", {})


def test_passing() -> None:
    """12.4: it is the only move, and the next player's turn comes."""
    position = Table().display(*[None] * 4).deck(rest="hand").lay()
    assert position.legal_moves() == [ev.Pass()]
    position.play(ev.Pass())
    assert (position.to_act, position.turns) == (1, 1)


def test_dirks_third_is_rounded_down() -> None:
    """12.5: a third of five is one."""
    table = Table(players=2).display(*DISPLAY).deck("B", "ducat-2")
    position = table.bag(*SIX[:5], rest="reserve").lay()
    follow(position, TAKE, *cards("B", "ducat-2"), *tiles(SIX[0]))
    assert tiles_in(position, position.state.read().in_city[DIRK]) == {SIX[0]}


def test_gifts_also_of_tiles_that_could_be_built() -> None:
    """12.6."""
    position = buyer(players=2).lay()
    position.play(BUY)
    assert position.why_not(ev.Place("garden-10a", 1, 0)) is None
    assert position.why_not(ev.Gift("garden-10a")) is None


def refill_and_score(*bag: str) -> Position:
    """The first player buys and takes money; A turns up and the market has a gap."""
    table = buyer(players=2).hand(0, "denar-1").bag(*bag, rest="reserve").deck("A", "ducat-2")
    position = table.settle(0, "tower-12").lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-1")))
    position.play(TAKE)
    return position


def test_refill_then_score_then_dirk() -> None:
    """12.7: Dirk empties the bag, and the game goes on until the market cannot be filled."""
    bag = ("tower-8", *SIX)
    position = refill_and_score(*bag)
    follow(position, ev.Place("garden-10a", 0, 1), *cards("A", "ducat-2"), *tiles(*bag))
    assert position.scores == (6 + 5, 0)
    flat = position.state.read()
    assert flat.bag_at == flat.bag_n
    assert (position.phase, position.to_act) == ("action", 1)


def test_score_before_the_end_of_the_game_is_looked_at() -> None:
    """12.7: the market could not be filled, and A is scored all the same."""
    position = refill_and_score()
    events = happened(position, ev.Place("garden-10a", 0, 1))
    assert [event.scoring for event in events if isinstance(event, ev.Scored)] == ["A"]
    assert position.phase == "left_over"


def test_left_over_tiles_are_placed_or_forgone() -> None:
    """12.8: there is no way into the reserve; a forgone tile stays on the market."""
    position = buyer().bag(rest="reserve").hand(1, "dirham-1").lay()
    position.play(BUY)
    position.play(KEEP)
    assert {type(move) for move in position.legal_moves()} == {ev.Place, ev.Forgo}
    before = reserve_of(position, 1)
    position.play(ev.Forgo("tower-7"))
    assert (reserve_of(position, 1), market_of(position)[1]) == (before, "tower-7")


def test_nine_scouts_in_granada() -> None:
    """12.9: one for each type."""
    game = Game("granada", players=3, modules=("invaders",), seed="nine")
    view = game.view(None)
    assert (len(view.scouts), view.scouts_left) == (2, 7)
    slots = Table("granada", modules=("invaders",)).slots
    pile = game.position.state.read().byte[slots.scouts : slots.scouts + 9]
    assert sorted(pile) == list(range(1, 10))


def test_bazaars_drawn_for_dirk() -> None:
    """12.10: they are laid beside the market, and another tile is drawn for him."""
    table = Table(players=2, modules=("bazaars",)).display(*DISPLAY).deck("A", "ducat-2")
    position = table.lay()
    outcomes = tiles("bazaar-denar-a", *SIX[:3], "bazaar-ducat-a", "bazaar-ducat-b", *SIX[3:])
    follow(position, TAKE, *cards("A", "ducat-2"), *outcomes)
    assert tiles_in(position, position.state.read().in_city[DIRK]) == set(SIX)
    assert bazaars_of(position) == {"bazaar-denar-a", "bazaar-ducat-a", "bazaar-ducat-b"}


def test_a_bazaar_given_to_dirk_has_no_effect() -> None:
    """12.10."""
    table = buyer(players=2, modules=("bazaars",)).bazaars("bazaar-florin-a").dirk("garden-12")
    position = table.hand(0, "florin-8").lay()
    before = [points(position, scoring) for scoring in "ABC"]
    position.play(ev.Buy("bazaar-florin-a", ("florin-8",)))
    position.play(ev.EndActions())
    position.play(ev.Gift("bazaar-florin-a"))
    assert [points(position, scoring) for scoring in "ABC"] == before


def test_overpaying_with_useless_cards() -> None:
    """12.11: legal, but not listed: listed payments could spare no card."""
    position = Table().market(*MARKET).hand(0, *(f"denar-{v}" for v in (9, 5, 4, 3, 2))).lay()
    listed = {move.payment for move in offered(position, ev.Buy)}
    assert listed == {
        ("denar-9", "denar-5"),
        ("denar-9", "denar-4"),
        ("denar-9", "denar-3"),
        ("denar-9", "denar-2"),
        ("denar-5", "denar-4", "denar-3"),
        ("denar-5", "denar-4", "denar-2"),
        ("denar-5", "denar-3", "denar-2"),
    }
    useless = ev.Buy("garden-10a", ("denar-9", "denar-5", "denar-2"))
    assert position.why_not(useless) is None
    position.play(useless)
    assert set(position.hand(0)) == {"denar-4", "denar-3"}


def test_overpaying_for_a_flip_and_for_chests() -> None:
    """12.11: any sufficient payment is accepted there too."""
    table = Table("granada").market("arena-4", "library-6", "park-12", "district-12")
    position = table.hand(0, "denar-5", "ducat-3", "ducat-1").lay()
    position.play(ev.Buy("arena-4", ("denar-5",)))
    assert position.why_not(ev.Place("arena-4", 1, 0, ("ducat-3", "ducat-1"))) is None
    table = Table(modules=("treasure_chamber",)).hand(0, "denar-8", "florin-1")
    assert table.lay().why_not(ev.Chests(1, ("denar-8", "florin-1"))) is None


def test_chest_offers_skip_those_who_can_place_none() -> None:
    """12.12: the second player's only tower carries a chest already."""
    table = Table(players=4, modules=("treasure_chamber",)).hand(0, "denar-8")
    table.rooms("tower tower tower tower", "garden " * 4, "arcades " * 4)
    table.settle(1, "tower-12").chests("tower-12").settle(2, "garden-11").settle(3, "tower-11a")
    position = table.lay()
    position.play(ev.Chests(1, ("denar-8",)))
    assert (position.to_act, position.phase) == (3, "chests")


def test_no_limit_of_turns() -> None:
    """12.13: the rules have none; a game cut off is reported as that, never as a result."""
    table = Table().settle(0, "tower-12").settle(1, "tower-11a").settle(2, "garden-11")
    position = table.lay()
    for _ in range(30):  # in and out, in and out
        position.play((offered(position, ev.Remove) + offered(position, ev.Build))[0])
    assert (position.turns, position.over) == (30, False)
    game = Game("alhambra", players=3, seed="cut off")
    game.cut_off = True
    assert (game.outcome().reason, game.outcome().winners) == ("cut_off", ())


def test_attack_is_cut_at_the_total() -> None:
    """12.14: a loss of one against nothing costs nothing."""
    table = Table(modules=("invaders",)).display(*DISPLAY).attacks("north").scores(0, 1, 2)
    position = table.deck("A", "ducat-2").lay()
    position.play(TAKE)
    assert position.scores == (0, 0, 1)


def test_swap_with_a_chest() -> None:
    """12.15: the chest returns to the bag, the new tile comes without one."""
    table = Table(modules=("treasure_chamber",)).rooms("garden " * 4, "tower " * 4, "arcades " * 4)
    position = table.settle(0, "tower-12").chests("tower-12").reserve(0, "tower-11a").lay()
    bag = position.shown()[1]["chest_bag"]
    position.play(ev.Swap("tower-11a", "tower-12"))
    parts = position.shown()[1]
    assert (parts["chest_tiles"], parts["chest_bag"]) == (0, bag + 1)


def test_buying_a_bazaar_wins_no_scout() -> None:
    """12.16: although the payment is exact."""
    table = buyer(modules=("invaders", "bazaars")).scouts("pavilion", "garden").attacks("north")
    position = table.bazaars("bazaar-florin-a").hand(0, "florin-8").lay()
    assert happened(position, ev.Buy("bazaar-florin-a", ("florin-8",))) == []
    assert view_of(position, 0).scouts == ("pavilion", "garden")


def test_reshuffling_waits_until_a_card_is_needed() -> None:
    """12.17: the last card of the deck fills the display: no reshuffle before the next need."""
    table = Table().display(*DISPLAY).deck("ducat-2", rest="discard")
    position = table.lay()
    assert happened(position, TAKE) == cards("ducat-2")
    assert happened(position, ev.Take(("ducat-2",)))[0] == ev.Reshuffle()


def test_chests_before_a_master_builder() -> None:
    """12.18: the chest is on its tile, and the room refilled, when the builder is asked for."""
    table = Table(modules=("treasure_chamber", "master_builders")).hand(
        0, "denar-8", "denar-builder"
    )
    table.rooms("tower garden garden garden", "garden " * 4, "arcades " * 4)
    position = table.settle(0, "tower-12").lay()
    position.play(ev.Chests(1, ("denar-8",)))
    assert position.phase == "chests"
    follow(position, ev.Stow("tower", "tower-12"), *[ev.DrawChest("pavilion")] * 4)
    assert position.phase == "master"
    bag = position.shown()[1]["chest_bag"]
    position.play(ev.Master("denar-builder", ev.Remove("tower-12")))
    assert position.shown()[1]["chest_bag"] == bag + 1


def test_dirks_third_counts_bazaars() -> None:
    """12.19: four buildings and two bazaars make two; he draws that many buildings."""
    bag = ("bazaar-denar-a", SIX[0], "bazaar-denar-b", SIX[1], SIX[2], SIX[3])
    table = Table(players=2, modules=("bazaars",)).display(*DISPLAY).deck("B", "ducat-2")
    position = table.bag(*bag, rest="reserve").lay()
    follow(position, TAKE, *cards("B", "ducat-2"), *tiles(*bag[:4]))
    assert tiles_in(position, position.state.read().in_city[DIRK]) == set(SIX[:2])


def test_dirk_gets_what_there_is() -> None:
    """12.19: three bazaars and a building make one; after A four of six."""
    bazaars = ("bazaar-denar-a", "bazaar-denar-b", "bazaar-ducat-a", "bazaar-ducat-b")
    table = Table(players=2, modules=("bazaars",)).display(*DISPLAY)
    position = table.deck("A", "ducat-2").bag(*bazaars, *SIX[:4], rest="reserve").lay()
    follow(position, TAKE, *cards("A", "ducat-2"), *tiles(*bazaars, *SIX[:4]))
    assert tiles_in(position, position.state.read().in_city[DIRK]) == set(SIX[:4])
    assert (position.phase, position.to_act) == ("action", 1)


def test_builders_count_for_left_over_tiles() -> None:
    """12.20: 3 of their currency: a builder and a 1 beat a 3."""
    table = buyer(modules=("master_builders",)).bag(rest="reserve")
    position = table.hand(1, "dirham-builder", "dirham-1").hand(2, "dirham-3").lay()
    position.play(BUY)
    position.play(KEEP)
    assert (position.to_act, offered(position, ev.Forgo)) == (1, [ev.Forgo("tower-7")])


def test_no_chests_no_rank() -> None:
    """12.21: who has none does not share a place."""
    table = Table(modules=("treasure_chamber",)).rooms("garden " * 4, "tower " * 4, "arcades " * 4)
    position = table.settle(0, "tower-12").chests("tower-12").settle(1, "tower-11a").lay()
    chests = {who: n for (who, what), n in points(position, "C").items() if what == "chests"}
    assert chests == {0: 22}


def test_the_last_attack_comes_before_the_winner_is_found() -> None:
    """12.21: the leader loses the lead to an open side."""
    table = buyer(modules=("invaders",)).bag(rest="reserve").attacks("north").scores(20, 20, 19)
    position = table.city(2, {(0, 1): "arcades-8b"}).city(1, {(1, 0): "arcades-9"}).lay()
    position.play(BUY)
    position.play(KEEP)
    # Arcades share 18 + 10; an open start tile costs 5, one more column to the north 3.
    assert position.scores == (20 - 5, 20 + 14 - 8, 19 + 14 + 1 - 4)
    assert position.outcome().winners == (2,)


def test_only_bazaars_left_in_the_bag() -> None:
    """12.22: they are drawn and laid out, and the game ends."""
    bazaars = ("bazaar-denar-a", "bazaar-florin-b")
    position = buyer(modules=("bazaars",)).bag(*bazaars, rest="reserve").lay()
    position.play(BUY)
    follow(position, KEEP, *tiles(*bazaars))
    assert bazaars_of(position) == set(bazaars)
    assert market_of(position)[0] is None
    assert position.over


def test_piles_differ_by_at_most_one() -> None:
    """12.23: seen in where A and B can lie: a pile apart from the ends, over many games."""
    deepest = 0
    for seed in range(40):
        flat = Position.start(Configuration(players=4), f"odd {seed}").state.read()
        deck = [CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n]]
        size = (len(deck) - 2) // 5
        assert size <= deck.index("A") <= 2 * (size + 1)
        assert 3 * size <= deck.index("B") - 1 <= 4 * (size + 1)
        deepest = max(deepest, deck.index("A") - size)
    assert deepest > 8


def test_up_to_three_moats() -> None:
    """12.24: none, one, two and three sides occur in Granada."""
    names = Table("granada").names
    assert {len(walls) for walls in names.walls} == {0, 1, 2, 3}


def test_modules_with_granada() -> None:
    """12.25: master builders and invaders; moats protect like walls."""
    modules = ("master_builders", "invaders")
    table = Table("granada", modules=modules).display(*DISPLAY).attacks("north").scores(5, 5, 5)
    position = table.city(0, {(0, 1): "bath_house-10"}).deck("A", "ducat-2").lay()
    position.play(TAKE)
    # A moat to the north: nothing lies open. A bath house and a moat of one were scored.
    assert position.scores == (5 + 1 + 1, 4, 4)


def test_new_scouts_also_when_the_game_ends() -> None:
    """12.26: A turns up in the very turn that cannot fill the market."""
    table = buyer(modules=("invaders",)).hand(0, "denar-1").bag(rest="reserve")
    table.scouts("seraglio", "tower").attacks("north").deck("A", "ducat-2").hand(1, "dirham-1")
    position = table.lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-1")))
    position.play(TAKE)
    new = ev.Scouts(("chambers", "arcades"))
    follow(position, KEEP, *cards("A", "ducat-2"), ev.Attack("north"), new)
    assert position.phase == "left_over"
    assert view_of(position, 0).scouts == new.types
