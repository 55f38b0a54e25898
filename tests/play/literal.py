"""The legal moves of a position by the letter of the rules: every subset tried, nothing clever."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from typing import Any

from play.board import Board, Face
from referee.city import Square, can_place, can_remove, can_swap, city_faults, places, swapped
from sabika.components import CURRENCIES
from sabika.play import events as ev

MANY = 4096  # more ways than this to choose from a hand are not tried one by one
CHEST_PRICE = 8  # T.2
FLIP_PRICE = 3  # G.3


def key(move: ev.Move) -> str:
    """A text that two moves share when they are the same, whatever the order of their cards."""
    plain = move.to_json()
    for field in ("cards", "payment", "flip"):
        if field in plain:
            plain[field] = sorted(plain[field])
    return json.dumps(plain)


def worth(cards: Iterable[str]) -> int:
    """What cards count together; a master builder counts 3 (M.1)."""
    return sum(3 if card.endswith("builder") else int(card[-1]) for card in cards)


def of_currency(hand: Counter[str], currency: str) -> Counter[str]:
    """The cards of one currency."""
    return Counter({card: n for card, n in hand.items() if card.startswith(currency + "-")})


def choices(hand: Counter[str]) -> int:
    """In how many ways cards of a hand can be chosen."""
    return prod(n + 1 for n in hand.values())


def sub_multisets(hand: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every way to choose cards of a hand."""
    cards = sorted(hand)
    for numbers in product(*(range(hand[card] + 1) for card in cards)):
        yield tuple(card for card, n in zip(cards, numbers, strict=True) for _ in range(n))


def payments(hand: Counter[str], price: int, exact: bool = False) -> list[tuple[str, ...]]:
    """Sufficient payments from which no card could be withheld (12.11), or exact ones (B.3)."""
    assert choices(hand) <= MANY
    return [
        cards
        for cards in sub_multisets(hand)
        if worth(cards) >= price
        and all(worth(cards) - worth([card]) < price for card in cards)
        and (not exact or worth(cards) == price)
    ]


class Listing:
    """The moves of one position; ``walls`` limits tiles to be built to those with such walls."""

    def __init__(self, board: Board, walls: set[str] | None = None) -> None:
        self.board = board
        self.chosen = walls
        self.actor = board.flat.actor
        self.hand = board.hands[self.actor]
        self.city = board.walls(self.actor)

    def small(self) -> bool:
        """Whether every payment of this position can be tried."""
        mixed = "treasure_chamber" in self.board.config.modules
        parts = [self.hand] if mixed else [of_currency(self.hand, name) for name in CURRENCIES]
        return all(choices(part) <= MANY for part in parts)

    def moves(self) -> list[ev.Move]:
        """Every legal move."""
        phase = self.board.position.phase
        found: Iterable[ev.Move] = {
            "action": self.actions,
            "placing": self.placings,
            "chests": self.stows,
            "master": self.masters,
            "left_over": self.left_overs,
        }[phase]()
        return list(found)

    def wanted(self, faces: Iterable[Face]) -> list[Face]:
        """The tiles with the walls looked at."""
        return [face for face in faces if self.chosen is None or face.walls in self.chosen]

    def actions(self) -> list[ev.Move]:
        """Section 4, T.2, B.3; to pass only if there is nothing else (12.4)."""
        moves: list[ev.Move] = [*self.takes(), *self.buys(), *self.remodels(), *self.chests()]
        if self.board.flat.again:
            moves.append(ev.EndActions())
        return moves or [ev.Pass()]

    def takes(self) -> list[ev.Move]:
        """4.1: one card, or several of at most 5 together."""
        return [
            ev.Take(cards)
            for cards in sub_multisets(Counter(self.board.display))
            if len(cards) == 1 or (cards and worth(cards) <= 5)
        ]

    def buys(self) -> Iterator[ev.Move]:
        """4.2 and B.3."""
        market = dict(zip(CURRENCIES, self.board.market(), strict=True))
        for currency, face in market.items():
            if face is not None:
                for cards in payments(of_currency(self.hand, currency), face.price):
                    yield ev.Buy(face.tile, cards)
        bazaars = {bazaar.id: bazaar for bazaar in self.board.config.box.bazaars}
        for beside in self.board.beside():
            currency = bazaars[beside.tile].currency
            face = market[currency]
            if face is not None:
                for cards in payments(of_currency(self.hand, currency), face.price, exact=True):
                    yield ev.Buy(beside.tile, cards)

    def remodels(self) -> Iterator[Any]:
        """4.3, each with the city of section 5 afterwards."""
        tiles = {face.tile: square for square, face in self.board.cities[self.actor].items()}
        for tile, square in tiles.items():
            if can_remove(self.city, square):
                yield ev.Remove(tile)
        for face in self.wanted(self.board.reserves[self.actor]):
            for x, y in self.squares_for(face.walls):
                yield ev.Build(face.tile, x, y)
            for tile, square in tiles.items():
                if can_swap(self.city, square, face.walls):
                    yield ev.Swap(face.tile, tile)

    def squares_for(self, walls: str) -> list[Square]:
        """Where such a tile may go."""
        found = places(self.city, walls)
        assert all(can_place(self.city, square, walls) for square in found)
        return found

    def chests(self) -> Iterator[ev.Move]:
        """T.2: any mix of currencies."""
        if "treasure_chamber" in self.board.config.modules:
            for room, chests in enumerate(self.board.rooms(), 1):
                if chests:
                    for cards in payments(self.hand, CHEST_PRICE):
                        yield ev.Chests(room, cards)

    def placings(self) -> Iterator[ev.Move]:
        """6.1, G.3, G.4, 9.4, G.9."""
        two_sided = self.board.config.game == "granada"
        flips: list[tuple[str, ...] | None] = [None]
        if two_sided:
            for currency in CURRENCIES:
                flips += payments(of_currency(self.hand, currency), FLIP_PRICE)
        for face in self.wanted(self.board.faces_in(self.board.flat.bought)):
            for flip in flips:
                for x, y in self.squares_for(face.walls):
                    yield ev.Place(face.tile, x, y, flip)
                if self.board.config.players == 2:
                    yield ev.Gift(face.tile, flip)
            for side in ("front", "back") if two_sided else (None,):
                yield ev.Reserve(face.tile, side)

    def stows(self) -> Iterator[ev.Move]:
        """T.3, T.4: the buyer must, the others may."""
        left = self.board.by_type(self.board.layout.chests_left)
        for face in self.board.cities[self.actor].values():
            if face.type in left and face.tile not in self.board.with_chest():
                yield ev.Stow(str(face.type), face.tile)
        if self.actor != self.board.flat.turn:
            yield ev.Decline()

    def masters(self) -> Iterator[ev.Move]:
        """M.4."""
        remodels = list(self.remodels())
        for card in self.hand:
            if card.endswith("builder"):
                for remodel in remodels:
                    yield ev.Master(card, remodel)
        yield ev.NoMaster()

    def left_overs(self) -> Iterator[ev.Move]:
        """8.2, G.8."""
        face = self.board.face(self.board.flat.market[self.board.flat.space])
        for x, y in self.squares_for(face.walls) if self.wanted([face]) else []:
            yield ev.Place(face.tile, x, y)
        yield ev.Forgo(face.tile)


def rules_broken(city: dict[Square, str]) -> set[str]:
    """The rules that a city breaks; who stands alone (5.4) cannot be reached either (5.3)."""
    rules = {fault.split(":")[0] for fault in city_faults(city)}
    return rules | ({"5.3"} if "5.4" in rules else set())


def swap_breaks(city: dict[Square, str], square: Square, walls: str) -> set[str]:
    """The rules that a swap breaks; the start tile never moves (4.3)."""
    return {"4.3"} if square == (0, 0) else rules_broken(swapped(city, square, walls))
