"""From a seed to every shuffle, worked out again without the engine (``docs/chance.md``).

The algorithm, as it is written down here once more:

1. The key is the SHA-256 of ``sabika-key:`` and the seed in UTF-8: eight words of 32 bits, each
   read lowest byte first. The commitment is the SHA-256 of the seed alone.
2. Words come from ChaCha20 (RFC 8439, 2.3) under that key, block counter from 0, nonce words
   (stream, number, 0); a block gives its sixteen words in order.
3. A number below n is the next word modulo n; words from the largest multiple of n within 2^32 on
   are skipped, so that all numbers are equally likely.
4. A shuffle goes from the last entry down to the second: entry i changes places with entry
   ``below(i + 1)``. Draws are from the front.
5. Streams, each with its number: 1 the bag; 2 the money; 3 a pile (number 2 to 5); 4 a reshuffle
   (number: how many there were); 5 the builders; 6 a chest (number: how many were drawn); 7 the
   attacks; 8 the scouts; 9 the start player. All others have the number 0.
6. Before shuffling, things lie in order: tiles as in their file, then bazaars; money by currency
   and value, copies together; four builders of each currency; north, east, south, west; scouts by
   type.
7. A chest is the one at place ``below(chests in the bag)`` when they lie in order of their types.
8. Starting money, then the display come off the shuffled money. The rest makes five piles in its
   order, the first ones taking the odd cards. A goes behind the second, B behind the fourth; with
   master builders, those after the ones dealt (two for each seat) go behind the third (three) and
   the fifth (three; six players: one). Each pile that got a card is shuffled.
9. Tied for the start: the player at place ``below(tied)`` among them in seat order.
"""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from random import Random

import pytest

from play.board import Board, faces_of
from play.chance import (
    ATTACKS,
    BAG,
    BUILDERS,
    MONEY,
    RESHUFFLE,
    SCOUTS,
    Chance,
    SetUp,
    all_builders,
    all_money,
    chacha,
    drawn_chests,
    types_of,
)
from play.tables import EVERY_TABLE, TABLES, Story, eager, played, some, uniform
from sabika.components import DIRECTIONS, load
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.play.seeds import commitment_of, key_of, new_seed
from sabika.rules.ruleset import Configuration

SEEDS = ("sabika", "", "ñandú", "0" * 100)
WITH_CHESTS = [name for name in TABLES if "t" in name.split("-")[1]]


def test_the_block_of_rfc_8439() -> None:
    """The test vector of 2.3.2."""
    key = struct.unpack("<8I", bytes(range(32)))
    nonce = struct.unpack("<3I", bytes.fromhex("000000090000004a00000000"))
    expected = """
        e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
        466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2
    """
    assert chacha(key, 1, nonce) == [int(word, 16) for word in expected.split()]


def test_words_past_the_last_multiple_are_skipped() -> None:
    chance = Chance("", BAG)
    chance.words = iter([2**32 - 1, 2**32 - 4, 2**32 - 7, 20])
    assert chance.below(10) == (2**32 - 7) % 10
    assert chance.below(7) == 6


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_the_set_up_follows_from_the_seed(name: str) -> None:
    config = EVERY_TABLE[name]
    for seed in SEEDS[: some(4) + 1]:
        due = SetUp(config, seed)
        game = Game.of(config, seed=seed)
        board = Board(game.position)
        assert board.bag() == due.bag
        assert [face and face.tile for face in board.market()] == due.buildings[:4]
        assert {face.tile for face in board.faces_in(board.flat.in_city[6])} == set(
            due.buildings[4:]
        )
        assert {face.tile for face in board.beside()} == due.beside
        builders = [due.builders[2 * seat : 2 * seat + 2] for seat in range(config.players)]
        hands = [Counter(hand) + Counter(builders[seat]) for seat, hand in enumerate(due.hands)]
        assert board.hands == hands
        assert board.display == due.display
        assert board.deck == due.deck
        assert board.aside() == Counter(due.aside)
        assert game.to_act == due.start
        assert (ev.StartPlayer(due.start) in game.events) == (due.tied and config.ages is None)
        if "treasure_chamber" in config.modules:
            assert [chest for room in board.rooms() for chest in room] == due.chests()
        if "invaders" in config.modules:
            compare_invaders(board, seed)


def compare_invaders(board: Board, seed: str) -> None:
    """I.1: both piles, in the order of their draws."""
    at = board.layout
    attacks = [DIRECTIONS[i - 1] for i in board.flat.byte[at.attacks : at.attacks + 4]]
    assert attacks == Chance(seed, ATTACKS).shuffled(DIRECTIONS)
    scouts = [board.types[i - 1] for i in board.flat.byte[at.scouts : at.scouts + at.n_scouts]]
    assert scouts == (Chance(seed, SCOUTS).shuffled(types_of(board.config)) if scouts else [])


# Chance during a game.


def test_reshuffles_follow_from_the_seed() -> None:
    """6.3: the discards in order, then shuffled; whatever was played."""
    found = 0
    for name in WITH_CHESTS[: some(12) + 1]:
        story = Story(name, choose=uniform)
        seed = story.game.seed
        assert seed is not None
        number = 0
        for before, after in zip(story.moments, story.moments[1:], strict=False):
            news = story.game.events[before.events : after.events]
            for at, event in enumerate(news):
                if isinstance(event, ev.Reshuffle):
                    drawn = [e.card for e in news[at:] if isinstance(e, ev.DrawCard)]
                    deck = drawn + Board(story.at(after)).deck
                    lying = Counter(deck)
                    kinds = dict.fromkeys(all_money(3))
                    order = [card for card in kinds for _ in range(lying[card])]
                    assert deck == Chance(seed, RESHUFFLE, number).shuffled(order)
                    number += 1
        found += number
    assert found >= 2


def test_chests_follow_from_the_seed() -> None:
    """T.5: every chest drawn in a game, by how many were drawn before it."""
    rooms = 0
    for name in WITH_CHESTS[: some(12)]:
        story = Story(name, turns=some(400) + 60)
        seed = story.game.seed
        assert seed is not None
        number = 12
        for before, after in zip(story.moments, story.moments[1:], strict=False):
            news = story.game.events[before.events : after.events]
            drawn = [event.chest for event in news if isinstance(event, ev.DrawChest)]
            if drawn:
                board = Board(story.at(after))
                bag = board.by_type(board.layout.chest_bag) + Counter(drawn)
                assert drawn == drawn_chests(seed, bag, number, len(drawn))
                number += len(drawn)
                rooms += 1
    assert rooms > 5


def test_attacks_and_scouts_of_a_game_are_those_of_its_seed() -> None:
    game = Game("granada", players=3, modules=["invaders"], seed="attacks")
    played(game, Random(1), 400, eager)
    attacks = [event.direction for event in game.events if isinstance(event, ev.Attack)]
    scouts = [name for event in game.events if isinstance(event, ev.Scouts) for name in event.types]
    assert len(attacks) == 3
    assert attacks == Chance("attacks", ATTACKS).shuffled(DIRECTIONS)[:3]
    assert scouts == Chance("attacks", SCOUTS).shuffled(load().granada_types)[: len(scouts)]


# Seeds.


def test_the_same_seed_gives_the_same_game() -> None:
    for name in list(TABLES)[:: 6 if some(10) > 1 else 18]:
        one, two, other = (
            played(Game.of(TABLES[name], seed=seed), Random(9), some(300), eager)
            for seed in ("a", "a", "b")
        )
        assert one.events == two.events
        assert one.position == two.position
        assert one.events != other.events


def test_positions_and_games_start_alike() -> None:
    for name, config in TABLES.items():
        game = Game.of(config, seed=name)
        assert game.position == Position.start(config, name)


def test_seeds_keys_and_commitments() -> None:
    assert key_of("sabika") == [
        *struct.unpack("<8I", hashlib.sha256(b"sabika-key:sabika").digest())
    ]
    assert commitment_of("sabika") == hashlib.sha256(b"sabika").hexdigest()
    assert Game(seed="sabika").commitment == commitment_of("sabika")
    assert Game(seed=7).seed == "7"
    assert len({new_seed() for _ in range(100)}) == 100
    assert Game().seed != Game().seed


# Test vectors: seed "sabika".

VECTORS = {
    "words": """
        479ff253 d38a209c 9322165f 0d3f9d92 a7c0fa7b 6993fb56 b770ca37 35cd3d83
    """,
    "money": """
        ducat-8 denar-7 denar-5 ducat-2 florin-4 dirham-6 dirham-9 ducat-1 denar-3 denar-8
        florin-7 dirham-7 denar-4 florin-9 dirham-1 florin-4 dirham-5 dirham-3 florin-2 ducat-8
        dirham-9 ducat-1 florin-6 ducat-3 florin-1 denar-1 ducat-6 ducat-5 florin-1 dirham-1
        denar-2 dirham-6 dirham-8 dirham-4 ducat-5 ducat-5 florin-3 denar-3 florin-8 ducat-2
        dirham-4 denar-3 florin-2 florin-4 dirham-8 denar-8 denar-8 denar-9 ducat-1 florin-1
        ducat-2 ducat-7 dirham-7 florin-5 dirham-6 dirham-8 dirham-2 ducat-7 florin-3 ducat-4
        ducat-3 florin-9 denar-6 florin-9 dirham-7 ducat-6 denar-1 florin-3 florin-5 ducat-4
        ducat-3 dirham-1 florin-6 ducat-7 denar-7 denar-6 denar-9 florin-7 ducat-9 denar-5
        ducat-9 denar-9 florin-2 denar-4 florin-6 dirham-5 denar-2 dirham-4 florin-5 ducat-8
        denar-7 denar-5 florin-8 dirham-2 denar-1 denar-2 dirham-5 florin-8 ducat-6 ducat-4
        dirham-3 florin-7 ducat-9 denar-4 dirham-3 dirham-9 denar-6 dirham-2
    """,
    "alhambra bag": """
        seraglio-7 pavilion-8 arcades-6b pavilion-2 chambers-11 seraglio-6 chambers-6 garden-10c
        chambers-7a pavilion-3 tower-7 pavilion-6 tower-10 arcades-4 tower-12 garden-8a
        arcades-6a chambers-7b chambers-5 seraglio-9 arcades-8b garden-8c arcades-9 chambers-9a
        arcades-7 garden-6 garden-9 chambers-8 tower-9c arcades-5 tower-11a pavilion-4
        pavilion-7 garden-7 chambers-9b tower-8 garden-12 seraglio-4 tower-9a chambers-10
        tower-11b arcades-8a tower-9b garden-11 tower-13 tower-11c garden-10a garden-10b
        seraglio-8 seraglio-3 arcades-10 garden-8b seraglio-5 pavilion-5
    """,
    "granada bag": """
        library-4 park-2 district-4 arena-2 hospital-8 bath_house-4 park-6 hospital-10 school-6
        bath_house-2 school-10 hospital-2 hostel-12 market-4 school-12 school-8 school-4
        district-6 market-6 hospital-4 library-6 arena-10 hostel-6 bath_house-8 arena-6 market-8
        bath_house-10 arena-8 library-12 park-4 hospital-12 library-2 market-2 park-8 library-8
        district-10 park-10 district-2 arena-12 hostel-8 market-12 bath_house-6 bath_house-12
        market-10 district-12 park-12 library-10 hostel-10 hostel-4 school-2 hospital-6
        district-8 arena-4 hostel-2
    """,
    "builders": """
        florin ducat dirham ducat denar denar ducat dirham dirham florin ducat florin dirham
        denar florin denar
    """,
    "attacks": """
        south west east north
    """,
    "scouts": """
        pavilion tower seraglio garden chambers arcades
    """,
    "chests": """
        seraglio tower tower garden chambers arcades pavilion garden arcades tower garden garden
    """,
    "second pile": """
        dirham-4 ducat-2 florin-3 ducat-7 denar-3 dirham-7 denar-8 denar-8 florin-5 ducat-1
        florin-1 florin-4 florin-8 florin-2 ducat-2 dirham-8 ducat-5 A denar-3 denar-9
    """,
}


def vector(name: str) -> list[str]:
    """A test vector as a list."""
    return VECTORS[name].split()


def test_vectors_are_what_the_algorithm_gives() -> None:
    words = Chance("sabika", BAG).words
    assert [f"{next(words):08x}" for _ in range(8)] == vector("words")
    assert Chance("sabika", MONEY).shuffled(all_money(3)) == vector("money")
    for game in ("alhambra", "granada"):
        tiles = [face.tile for face, _ in faces_of(game, False)]
        assert Chance("sabika", BAG).shuffled(tiles) == vector(f"{game} bag")
    builders = Chance("sabika", BUILDERS).shuffled(all_builders())
    assert [card.split("-")[0] for card in builders] == vector("builders")
    assert Chance("sabika", ATTACKS).shuffled(DIRECTIONS) == vector("attacks")
    assert Chance("sabika", SCOUTS).shuffled(load().alhambra_types) == vector("scouts")
    assert drawn_chests("sabika", Counter(dict(load().chests)), 0, 12) == vector("chests")


def test_vectors_are_what_the_engine_gives() -> None:
    modules = ("treasure_chamber", "master_builders", "invaders")
    game = Game("alhambra", players=3, modules=modules, seed="sabika")
    board = Board(game.position)
    events = game.events
    cards = [event.card for event in events if isinstance(event, ev.DrawCard)]
    assert cards == vector("money")[: len(cards)]
    piled = len(vector("money")) - len(cards)
    first, second = -(-piled // 5), -(-(piled - 1) // 5) + 1
    assert board.deck[:first] == vector("money")[len(cards) : len(cards) + first]
    assert board.deck[first : first + second] == vector("second pile")
    tiles = [event.tile for event in events if isinstance(event, ev.DrawTile)]
    assert tiles + board.bag() == vector("alhambra bag")
    dealt = [str(event.card) for event in events if isinstance(event, ev.DrawBuilder)]
    assert [card.split("-")[0] for card in dealt] == vector("builders")[:6]
    chests = [event.chest for event in events if isinstance(event, ev.DrawChest)]
    assert chests == vector("chests")
    assert ev.Scouts(tuple(vector("scouts")[:2])) in events
    assert DIRECTIONS[board.flat.byte[board.layout.attacks] - 1] == vector("attacks")[0]
    granada = Board(Position.start(Configuration(game="granada", players=5), "sabika"))
    assert granada.bag() == vector("granada bag")[4:]
