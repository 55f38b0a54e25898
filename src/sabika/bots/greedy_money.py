"""What money is worth: cards, payments, and the purchases a hand makes possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

from sabika.bots.greedy_weights import Weights
from sabika.components import CURRENCIES
from sabika.play.codec import CARDS, card_worth

PLENTY = 30.0  # money beyond which more is hardly of use
MANY = 8.0  # and cards
BUILDERS = frozenset(CARDS[9:40:10])
VALUE = {card: card_worth(card) for card in CARDS[:40]}
CURRENCY = {card: CURRENCIES.index(card.partition("-")[0]) for card in CARDS[:40]}


class Offer(NamedTuple):
    """Something that can be bought: where, for how much, and what having it is worth."""

    tile: str
    currency: int
    price: int
    gain: float
    only_exact: bool = False


class Purse:
    """Says what a hand is worth while these offers lie open.

    ``future`` scales what money is good for later, ``stays`` is an offer's chance to last.
    """

    def __init__(
        self, weights: Weights, offers: Sequence[Offer], future: float, stays: float
    ) -> None:
        self.weights = weights
        self.offers = offers
        self.future = future
        self.stays = stays

    def worth(self, hand: Iterable[str], bought: str | None = None) -> float:
        """Return what a hand is worth; one of the offers may have been bought by now."""
        reach = [1, 1, 1, 1]
        total = [0, 0, 0, 0]
        number = builders = 0
        for card in hand:
            currency, value = CURRENCY[card], VALUE[card]
            reach[currency] |= reach[currency] << value
            total[currency] += value
            number += 1
            builders += card in BUILDERS
        plans = 0.0
        for offer in self.offers:
            if offer.tile != bought:
                plans += self._plan(offer, reach[offer.currency], total[offer.currency])
        return self.stays * plans + self.future * self._money(sum(total), number, builders)

    def _money(self, total: int, number: int, builders: int) -> float:
        """What cards are good for later: the more one has, the less another one is worth."""
        weights = self.weights
        coins = weights.coin * PLENTY * (1 - exp(-total / PLENTY))
        cards = weights.card * MANY * (1 - exp(-number / MANY))
        return coins + cards + weights.builder * builders

    def _plan(self, offer: Offer, reach: int, total: int) -> float:
        weights = self.weights
        net = offer.gain - weights.coin * self.future * offer.price * weights.price
        if net <= 0:
            return 0.0
        if reach >> offer.price & 1:
            return weights.plan_exact * net + weights.plan_action
        if total >= offer.price and not offer.only_exact:
            return weights.plan_over * net
        return weights.plan_part * net * min(total, offer.price) / offer.price


def cheapest(payments: Iterable[tuple[str, ...]], price: int, keep: int) -> list[tuple[str, ...]]:
    """Return the best few payments: those that waste least, of the fewest cards.

    If one is exact, all are: it grants an action (4.4).
    """
    ordered = sorted(
        (sum([VALUE[card] for card in payment]) - price, len(payment), payment)
        for payment in payments
    )
    exact = [payment for over, _, payment in ordered if over == 0]
    return exact[:keep] or [payment for _, _, payment in ordered[:keep]]


def is_exact(payment: Iterable[str], price: int) -> bool:
    """Say whether a payment leaves the right to another action (4.4)."""
    return sum(VALUE[card] for card in payment) == price


def without(hand: Iterable[str], payment: Iterable[str]) -> list[str]:
    """Return the cards of a hand that are left after a payment."""
    left = list(hand)
    for card in payment:
        left.remove(card)
    return left
