"""Money cards: values, payments, and the deck with its five piles (2.1, 3.5, 6.3, M)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from .components import SPACES
from .faults import Fault

BUILDER_VALUE = 3  # M.1
SCORING_CARDS = ("A", "B")


def currency(card: str) -> str:
    """The currency of a card."""
    return card.split("-")[0]


def is_builder(card: str) -> bool:
    """M.1: is the card a master builder?"""
    return card.endswith("-builder")


def value(card: str) -> int:
    """2.1, M.1: the value of a money card or a master builder."""
    return BUILDER_VALUE if is_builder(card) else int(card.split("-")[1])


def total(cards: Iterable[str]) -> int:
    """The value of several cards together."""
    return sum(value(card) for card in cards)


def holding(hand: Counter[str], name: str) -> int:
    """8.1, 12.20: the total of one currency in a hand."""
    return total(card for card in hand.elements() if currency(card) == name)


def can_pay_exactly(hand: Counter[str], name: str, price: int) -> bool:
    """B.3: do some cards of that currency total exactly the price?"""
    sums = {0}
    for card in hand.elements():
        if currency(card) == name:
            sums |= {before + value(card) for before in sums}
    return price in sums


def all_money(players: int) -> Counter[str]:
    """2.1: 4 currencies x values 1..9 x 3 copies, 2 copies for two players."""
    copies = 2 if players == 2 else 3
    return Counter({f"{name}-{n}": copies for name in SPACES for n in range(1, 10)})


def all_builders() -> Counter[str]:
    """M.1: four master builders in each currency."""
    return Counter({f"{name}-builder": 4 for name in SPACES})


def divisions(cards: int) -> list[tuple[int, ...]]:
    """12.23: every way to make five piles of the cards whose sizes differ by at most one."""
    small, bigger = divmod(cards, 5)
    return [
        tuple(small + (1 if pile in big else 0) for pile in range(5))
        for big in combinations(range(5), bigger)
    ]


def kind(card: str) -> str:
    """A, B, `builder` or `money`."""
    if card in SCORING_CARDS:
        return card
    return "builder" if is_builder(card) else "money"


def fits(seen: list[str], sizes: tuple[int, ...], builders: tuple[int, int]) -> bool:
    """3.5, M.2: can the kinds seen so far, in this order, come from piles of these sizes?"""
    third, fifth = builders
    extras: list[dict[str, int]] = [{}, {"A": 1}, {"builder": third}, {"B": 1}, {"builder": fifth}]
    start = 0
    for size, extra in zip(sizes, extras, strict=True):
        contents = {"money": size, **extra}
        end = start + sum(contents.values())
        part = Counter(seen[start:end])
        if any(count > contents.get(what, 0) for what, count in part.items()):
            return False
        start = end
    return len(seen) <= start


class Deck:
    """The money deck: what it may still hold, how many cards, and the discard pile."""

    def __init__(self, players: int, with_builders: bool) -> None:
        self.supply = all_money(players)  # money cards neither dealt nor drawn
        self.builders = all_builders() if with_builders else Counter()
        # M.2: three into the third pile and three into the fifth, six players: one into the fifth
        self.pile_builders = (3, 1 if players == 6 else 3) if with_builders else (0, 0)
        self.discarded: Counter[str] = Counter()
        self.seen: list[str] = []  # kinds of cards in the first pass through the deck
        self.first_pass = True
        self.divisions: list[tuple[int, ...]] = []
        self.size = 0

    def deal_builder(self, card: str) -> None:
        """M.1: a builder is dealt at set-up."""
        if self.builders[card] < 1:
            raise Fault("M.1", f"no {card} is left among the master builders")
        self.builders[card] -= 1

    def deal(self, card: str, rule: str) -> None:
        """3.2, 3.4: a card leaves the pack before the piles are made; scoring cards are not in."""
        if self.supply[card] < 1:
            raise Fault(rule, f"no {card} is left in the pack")
        self.supply[card] -= 1

    def make_piles(self) -> None:
        """3.5: the other cards become five piles with A, B and the builders."""
        cards = self.supply.total()
        self.divisions = divisions(cards)
        self.size = cards + len(SCORING_CARDS) + sum(self.pile_builders)

    def draw(self, card: str) -> None:
        """6.2: the top card is turned."""
        if self.size < 1:
            raise Fault("6.3", f"{card} is drawn from an empty deck")
        if self.first_pass:
            self._draw_first_pass(card)
        else:
            if self.supply[card] < 1:
                raise Fault("6.3", f"no {card} was in the reshuffled discard pile any more")
            self.supply[card] -= 1
        self.size -= 1

    def _draw_first_pass(self, card: str) -> None:
        """3.5, M.2: A, B and the builders only where some division of the piles has them."""
        what = kind(card)
        if what == "money":
            if self.supply[card] < 1:
                raise Fault("2.1", f"no {card} is left in the deck")
            self.supply[card] -= 1
        elif what == "builder":
            if self.builders[card] < 1:
                raise Fault("M.1", f"no {card} is left among the master builders")
            self.builders[card] -= 1
        self.seen.append(what)
        if not any(fits(self.seen, sizes, self.pile_builders) for sizes in self.divisions):
            rule = "M.2" if what == "builder" else "3.5"
            raise Fault(rule, f"{card} as card {len(self.seen)} of the deck fits no five piles")

    def discard(self, cards: Iterable[str]) -> None:
        """4.2, M.3: spent cards go to the discard pile, builders out of the game."""
        self.discarded.update(card for card in cards if not is_builder(card))

    def reshuffle(self) -> None:
        """6.3, 12.17: the discard pile becomes the deck."""
        if self.size or not self.discarded.total():
            raise Fault("6.3", "a reshuffle needs an empty deck and a discard pile")
        self.supply = self.discarded
        self.discarded = Counter()
        self.size = self.supply.total()
        self.first_pass = False
