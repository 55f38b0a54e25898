"""What money is worth: cards, payments, and the purchases a hand makes possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabika.bots.greedy_weights import Weights
from sabika.components import CURRENCIES
from sabika.play.codec import CARDS, card_worth

BUILDER = "builder"
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
    """Says what a hand is worth while these offers lie open."""

    def __init__(self, weights: Weights, offers: Sequence[Offer], future: float, stays: float):
        """``future`` scales what money is good for later, ``stays`` is an offer's chance to last."""
        self.weights = weights
        self.offers = offers
        self.future = future
        self.stays = stays
        self.cards = {card: self._card(card) for card in VALUE}

    def _card(self, card: str) -> float:
        weights = self.weights
        worth = weights.coin * VALUE[card] + weights.card
        if card.endswith(BUILDER):
            worth += weights.builder
        return worth * self.future

    def cost(self, payment: Iterable[str]) -> float:
        """Return what cards are worth apart from the offers."""
        cards = self.cards
        return sum([cards[card] for card in payment])

    def plans(self, hand: Iterable[str], bought: str | None = None) -> float:
        """Return what the offers add to a hand; one of them may have been bought by now."""
        reach = [1, 1, 1, 1]
        total = [0, 0, 0, 0]
        for card in hand:
            currency, value = CURRENCY[card], VALUE[card]
            reach[currency] |= reach[currency] << value
            total[currency] += value
        found = 0.0
        for offer in self.offers:
            if offer.tile != bought:
                found += self._plan(offer, reach[offer.currency], total[offer.currency])
        return found * self.stays

    def _plan(self, offer: Offer, reach: int, total: int) -> float:
        weights = self.weights
        net = offer.gain - weights.coin * self.future * offer.price
        if net <= 0:
            return 0.0
        if reach >> offer.price & 1:
            return weights.plan_exact * net + weights.plan_action
        if total >= offer.price and not offer.only_exact:
            return weights.plan_over * net
        return weights.plan_part * net * min(total, offer.price) / offer.price


def cheapest(
    payments: Iterable[tuple[str, ...]], purse: Purse, price: int, keep: int
) -> list[tuple[str, ...]]:
    """Return the best few payments: the exact ones and the others, each by what they cost."""
    exact: list[tuple[float, int, tuple[str, ...]]] = []
    over: list[tuple[float, int, tuple[str, ...]]] = []
    cards = purse.cards
    for number, payment in enumerate(payments):
        total = 0
        cost = 0.0
        for card in payment:
            total += VALUE[card]
            cost += cards[card]
        (exact if total == price else over).append((cost, number, payment))
    exact.sort()
    over.sort()
    return [entry[2] for entry in exact[:keep] + over[:keep]]


def is_exact(payment: Iterable[str], price: int) -> bool:
    """Say whether a payment leaves the right to another action (4.4)."""
    return sum(VALUE[card] for card in payment) == price


def without(hand: Iterable[str], payment: Iterable[str]) -> list[str]:
    """Return the cards of a hand that are left after a payment."""
    left = list(hand)
    for card in payment:
        left.remove(card)
    return left
