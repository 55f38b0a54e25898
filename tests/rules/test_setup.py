"""Components and set-up: sections 2 and 3."""

from __future__ import annotations

from collections import Counter

import pytest

# isort: split
from rules.asking import cards, city_of, display_of, market_of, offered, refused, set_up, tiles
from rules.table import Table
from sabika.components import DIRECTIONS, load
from sabika.play import events as ev
from sabika.play.codec import CARDS, card_worth
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

MARKET = ("tower-7", "tower-8", "tower-12", "tower-13")
TWENTY = {
    "nines": ("denar-9", "dirham-9", "ducat-9"),  # 27 in three
    "exact": ("denar-9", "dirham-9", "ducat-2"),  # 20 in three
    "four": ("denar-9", "dirham-9", "denar-1", "ducat-3"),  # 22 in four
    "most": ("florin-9", "florin-9", "florin-1", "florin-9"),  # 28 in four
}
DISPLAY = ("denar-5", "dirham-5", "ducat-5", "florin-5")


def all_cards(position: Position) -> Counter[str]:
    """Every card of a game that has just been set up."""
    flat = position.state.read()
    found = Counter(CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n])
    found.update(card for card in display_of(position) if card is not None)
    for seat in range(position.config.players):
        found.update(position.hand(seat))
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_money_cards(players: int) -> None:
    """2.1: 4 currencies x 9 values x 3 copies; one copy less for two players."""
    found = all_cards(Position.start(Configuration(players=players), "money"))
    copies = 2 if players == 2 else 3
    values = {card: copies for card in CARDS[:40] if not card.endswith("builder")}
    assert found == Counter(values) + Counter(A=1, B=1)
    assert sum(values.values()) == (72 if players == 2 else 108)


@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_building_tiles(game: str) -> None:
    """2.2: 54 tiles, up to three walled sides each; each in exactly one place at the start."""
    position = Position.start(Configuration(game=game, players=3), "tiles")
    flat, names = position.state.read(), position.book.names
    bag = [names.tiles[n] for n in flat.bag[flat.bag_at : flat.bag_n]]
    assert sorted(bag + [str(tile) for tile in market_of(position)]) == sorted(names.tiles)
    assert len(names.tiles) == 54
    assert {len(walls) for walls in names.walls} == {0, 1, 2, 3}
    for number, walls in enumerate(names.walls):
        bits = position.book.tile_side(number, 0)[2]
        assert [side for i, side in enumerate("NESW") if bits >> i & 1] == sorted(
            walls, key="NESW".index
        )


@pytest.mark.parametrize("seat", range(3))
def test_every_player_has_a_start_tile_without_walls(seat: int) -> None:
    """2.3: an open tile fits on all four sides of the start tile, a walled one on the others."""
    position = Table().reserve(seat, "pavilion-8", "seraglio-8").to_move(seat).lay()
    squares = {(move.x, move.y) for move in offered(position, ev.Build) if "pav" in move.tile}
    assert squares == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    walled = {(move.x, move.y) for move in offered(position, ev.Build) if "ser" in move.tile}
    assert walled == {(1, 0), (0, -1), (-1, 0)}
    assert refused(position, ev.Build("seraglio-8", 0, 1)).code == "walls-differ"


def test_two_scoring_cards() -> None:
    """2.3: A and B, once each, and in the deck only."""
    for seed in "abc":
        position = Position.start(Configuration(players=6), seed)
        flat = position.state.read()
        deck = Counter(CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n])
        assert (deck["A"], deck["B"]) == (1, 1)


def opening(*hands: str, first: int | None = None) -> list[ev.Event]:
    """The outcomes of a set-up in which the players draw these hands."""
    money = [card for name in hands for card in TWENTY[name]]
    start = [] if first is None else [ev.StartPlayer(first)]
    return [*tiles(*MARKET), *cards(*money), *start, *cards(*DISPLAY)]


def test_market_is_laid_in_order() -> None:
    """3.1: four tiles to the spaces 1, 2, 3, 4; nothing else on the table yet."""
    position = set_up(Configuration(), *opening("four", "exact", "nines"))
    assert market_of(position) == list(MARKET)
    assert [city_of(position, seat) for seat in range(3)] == [{}, {}, {}]


def test_everybody_draws_to_twenty() -> None:
    """3.2: in seat order until 20 or more, whatever the currencies: 20 is enough, 28 the most."""
    position = set_up(Configuration(), *opening("most", "exact", "four"))
    for seat, name in enumerate(("most", "exact", "four")):
        assert sorted(position.hand(seat)) == sorted(TWENTY[name])
    assert [sum(map(card_worth, position.hand(seat))) for seat in range(3)] == [28, 20, 22]


def test_nobody_has_less_than_twenty_or_more_than_28() -> None:
    """3.2."""
    for seed in range(20):
        position = Position.start(Configuration(players=6), str(seed))
        for seat in range(6):
            worth = sorted(card_worth(card) for card in position.hand(seat))
            assert 20 <= sum(worth) <= 28
            assert sum(worth) - worth[-1] < 20  # some card was the last


def test_hands_are_secret() -> None:
    """3.2: then hands are secret: a view shows the own one only."""
    from sabika.play.game import Game

    view = Game.of(Configuration(), seed="secret").view(1)
    assert [seat.hand is None for seat in view.seats] == [True, False, True]
    assert all(seat.hand_size >= 3 for seat in view.seats)


def test_fewest_cards_start() -> None:
    """3.3: three cards before four, although they are worth more."""
    position = set_up(Configuration(), *opening("four", "nines", "most"))
    assert position.player == position.to_act == 1


def test_lowest_total_starts_among_the_fewest() -> None:
    """3.3."""
    position = set_up(Configuration(), *opening("nines", "four", "exact"))
    assert position.player == 2


def test_youngest_starts_among_the_tied() -> None:
    """3.3, 12.1: two with 20 in three cards; one with more does not count, however young."""
    config = Configuration(ages=(1, 2, 0))
    position = set_up(config, *opening("exact", "nines", "exact"))
    assert position.player == 2


def test_display_is_laid_after_the_money() -> None:
    """3.4: the next four cards."""
    position = set_up(Configuration(), *opening("four", "exact", "nines"))
    assert display_of(position) == list(DISPLAY)


def scoring_places(players: int, seeds: int) -> list[tuple[int, int, int]]:
    """Of each game: cards in the piles, those above A, those above B (without A)."""
    found = []
    for seed in range(seeds):
        flat = Position.start(Configuration(players=players), f"pile {seed}").state.read()
        deck = [CARDS[kind] for kind in flat.deck[flat.deck_at : flat.deck_n]]
        found.append((len(deck) - 2, deck.index("A"), deck.index("B") - 1))
    return found


@pytest.mark.parametrize("players", [2, 6])
def test_scoring_cards_lie_in_the_second_and_fourth_pile(players: int) -> None:
    """3.5, 12.23: five piles whose sizes differ by at most one, the first on top."""
    for cards_left, above_a, above_b in scoring_places(players, 30):
        size, odd = divmod(cards_left, 5)
        assert size <= above_a <= 2 * size + min(odd, 2)
        assert 3 * size + max(odd - 2, 0) <= above_b <= 4 * size + odd


def test_scoring_cards_can_lie_anywhere_in_their_piles() -> None:
    """3.5: they are shuffled in: on top of the pile, at its bottom, and between."""
    places = scoring_places(2, 150)
    for above in (
        Counter(above_a - cards_left // 5 for cards_left, above_a, _ in places),
        Counter(above_b - 3 * (cards_left // 5) for cards_left, _, above_b in places),
    ):
        assert len(above) >= 11
        assert max(above.values()) < 40


EXPECTED_ORDER = [
    *[ev.DrawTile] * 4,  # market
    *[ev.DrawTile] * 6,  # Dirk
    *[ev.DrawChest] * 12,
    ev.Scouts,
    *[ev.DrawBuilder] * 4,
]


def test_order_of_set_up() -> None:
    """3.1 to 3.4 with modules: market, Dirk, rooms, scouts, builders, money, display."""
    config = Configuration(
        players=2, modules=("treasure_chamber", "master_builders", "invaders", "bazaars")
    )
    types = load().alhambra_types
    rooms = [ev.DrawChest(types[i % 6]) for i in range(12)]
    builders = [ev.DrawBuilder(f"{name}-builder") for name in ("denar", "denar", "ducat", "florin")]
    dirk = tiles("garden-6", "garden-7", "garden-9", "garden-11", "garden-12", "pavilion-8")
    money = opening("four", "exact")[4:]
    outcomes = [*tiles(*MARKET), *dirk, *rooms, ev.Scouts(("tower", "garden")), *builders, *money]
    assert [type(event) for event in outcomes[:27]] == EXPECTED_ORDER
    position = set_up(config, *outcomes)
    assert (position.phase, position.to_act) == ("action", 1)


def test_open_attack_takes_the_place_of_scouts_in_set_up() -> None:
    """3.1, I.5: with the variant a direction is opened where scouts would be."""
    config = Configuration(players=3, modules=("invaders",), open_attack=True)
    outcomes = opening("four", "exact", "nines")
    position = set_up(config, *outcomes[:4], ev.OpenAttack(DIRECTIONS[3]), *outcomes[4:])
    assert position.shown()[1]["coming_attack"] == 3
