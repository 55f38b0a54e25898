"""Chance worked out without the engine, as the docstring of ``test_seeds`` tells it."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from play.board import faces_of
from play.literal import worth
from sabika.components import CURRENCIES, load
from sabika.rules.ruleset import Configuration

T = TypeVar("T")
BAG, MONEY, PILE, RESHUFFLE, BUILDERS, CHEST, ATTACKS, SCOUTS, START = range(1, 10)


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
