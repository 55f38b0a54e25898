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
6. Before shuffling, things lie in order: tiles as in their file, then bazaars; money by currency and
   value, copies together; four builders of each currency; north, east, south, west; scouts by type.
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
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

import pytest

from play.literal import worth
from play.tables import EVERY_TABLE, TABLES, Board, Story, eager, faces_of, played, some
from sabika.components import CURRENCIES, DIRECTIONS, load
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.play.seeds import commitment_of, key_of, new_seed
from sabika.rules.ruleset import Configuration

T = TypeVar("T")
BAG, MONEY, PILE, RESHUFFLE, BUILDERS, CHEST, ATTACKS, SCOUTS, START = range(1, 10)
SEEDS = ("sabika", "", "ñandú", "0" * 100)


# ChaCha20 in plain Python.


def quarter(block: list[int], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1."""
    for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[first] = (block[first] + block[second]) % 2**32
        mixed = block[third] ^ block[first]
        block[third] = (mixed << turn | mixed >> (32 - turn)) % 2**32


def chacha(key: Sequence[int], counter: int, nonce: Sequence[int]) -> list[int]:
    """RFC 8439, 2.3: a block of sixteen words."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *key, counter, *nonce]
    block = list(start)
    for _ in range(10):
        for a in range(4):
            quarter(block, a, 4 + a, 8 + a, 12 + a)
        for a in range(4):
            quarter(block, a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
    return [(word + first) % 2**32 for word, first in zip(block, start, strict=True)]


class Chance:
    """One stream of numbers of a seed."""

    def __init__(self, seed: str, stream: int, number: int = 0) -> None:
        digest = hashlib.sha256(b"sabika-key:" + seed.encode("utf-8")).digest()
        self.words = self.keystream(struct.unpack("<8I", digest), (stream, number, 0))

    def keystream(self, key: Sequence[int], nonce: Sequence[int]) -> Iterator[int]:
        """The words of the stream."""
        counter = 0
        while True:
            yield from chacha(key, counter, nonce)
            counter += 1

    def below(self, n: int) -> int:
        """A number below n."""
        return next(word % n for word in self.words if word < 2**32 // n * n)

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in the order of chance."""
        found = list(things)
        for i in range(len(found) - 1, 0, -1):
            j = self.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found


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


# The set-up of a game.


def all_money(players: int) -> list[str]:
    """Currency by currency, value by value, copies together (2.1)."""
    copies = 2 if players == 2 else 3
    values = range(1, 10)
    return [f"{name}-{v}" for name in CURRENCIES for v in values for _ in range(copies)]


def all_builders() -> list[str]:
    return [f"{name}-builder" for name in CURRENCIES for _ in range(4)]


def types_of(config: Configuration) -> tuple[str, ...]:
    box = load()
    return box.alhambra_types if config.game == "alhambra" else box.granada_types


class SetUp:
    """What a seed makes of a configuration before the first decision."""

    def __init__(self, config: Configuration, seed: str) -> None:
        self.config, self.seed = config, seed
        self.has = config.modules.__contains__
        self.lay_tiles()
        builders = Chance(seed, BUILDERS).shuffled(all_builders())
        self.builders = builders if self.has("master_builders") else []
        self.deal_money()
        self.stack_piles()

    def lay_tiles(self) -> None:
        """3.1, B.2, 9.2: the market, what lies beside it, Dirk's six; the bag afterwards."""
        faces = faces_of(self.config.game, self.has("bazaars"))
        self.bag = Chance(self.seed, BAG).shuffled(face.tile for face, _ in faces)
        self.buildings: list[str] = []
        self.beside: set[str] = set()
        while len(self.buildings) < (10 if self.config.players == 2 else 4):
            tile = self.bag.pop(0)
            if tile.startswith("bazaar"):
                self.beside.add(tile)
            else:
                self.buildings.append(tile)

    def chests(self) -> list[str]:
        """T.1: the twelve chests of the rooms."""
        return drawn_chests(self.seed, Counter(dict(load().chests)), 0, 12)

    def deal_money(self) -> None:
        """M.1, 3.2 to 3.4: the hands, who starts, the display."""
        self.money = Chance(self.seed, MONEY).shuffled(all_money(self.config.players))
        self.hands: list[list[str]] = []
        for _ in range(self.config.players):
            hand: list[str] = []
            while worth(hand) < 20:
                hand.append(self.money.pop(0))
            self.hands.append(hand)
        ranks = [(len(hand), worth(hand)) for hand in self.hands]
        tied = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
        if self.config.ages is not None:
            self.start = min(tied, key=self.config.ages.index)
        elif len(tied) > 1:
            self.start = tied[Chance(self.seed, START).below(len(tied))]
        else:
            self.start = tied[0]
        self.tied = len(tied) > 1
        self.display = [self.money.pop(0) for _ in range(4)]

    def stack_piles(self) -> None:
        """3.5, M.2: five piles with A, B and builders."""
        players = self.config.players
        size, odd = divmod(len(self.money), 5)
        spare = self.builders[2 * players :]
        last = 1 if players == 6 else 3
        into = {2: ["A"], 3: spare[:3], 4: ["B"], 5: spare[3 : 3 + last]}
        self.aside = spare[3 + last :]
        self.deck: list[str] = []
        for number in range(1, 6):
            cards = [self.money.pop(0) for _ in range(size + (number <= odd))]
            extra = into.get(number, [])
            cards += extra
            self.deck += Chance(self.seed, PILE, number).shuffled(cards) if extra else cards


def drawn_chests(seed: str, bag: Counter[str], before: int, count: int) -> list[str]:
    """T.1, T.5: so many chests drawn from a bag, when so many were drawn before."""
    found = []
    left = Counter(bag)
    for number in range(before, before + count):
        lying = [name for name in load().alhambra_types for _ in range(left[name])]
        found.append(lying[Chance(seed, CHEST, number).below(len(lying))])
        left[found[-1]] -= 1
    return found


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
    for name in list(TABLES)[: some(24)]:
        story = Story(name, turns=400)
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
                    order = [
                        card for card in dict.fromkeys(all_money(3)) for _ in range(lying[card])
                    ]
                    assert deck == Chance(seed, RESHUFFLE, number).shuffled(order)
                    number += 1
        found += number
    assert found >= 2


def test_chests_follow_from_the_seed() -> None:
    """T.5: every chest drawn in a game, by how many were drawn before it."""
    names = [name for name in TABLES if "t" in name.split("-")[1]]
    rooms = 0
    for name in names[: some(12)]:
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
