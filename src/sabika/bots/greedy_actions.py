"""The greedy bot's choice of an action: money, purchases, remodelling (section 4)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from sabika.bots.greedy_city import square_at
from sabika.bots.greedy_money import Offer, Purse, cheapest, is_exact, without
from sabika.bots.greedy_table import Table
from sabika.components import CURRENCIES
from sabika.play import events as ev
from sabika.play.view import TileView

KEEP = 3  # payments looked at closely for each thing to buy
REWORK_TURNS = 3  # a removal or a swap comes up once in so many turns
UNWILLING = -500.0  # for what is done only if nothing else can be
CHEST_PRICE = 8  # T.2


class Actions:
    """Values the actions of one decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.weights = table.weights
        self.hand = table.mine.hand or ()

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What lies open to be bought, with what each is worth."""
        view = self.table.view
        found = []
        for currency, tile in enumerate(view.market):
            if tile is not None and tile.price is not None:
                gain = self.table.tile_worth(tile)
                if tile.type in view.scouts:
                    gain += self.weights.scout
                found.append(Offer(tile.id, currency, tile.price, gain))
        for bazaar in view.bazaars:
            currency = CURRENCIES.index(bazaar.currency or "")
            beside = view.market[currency]
            if beside is not None and beside.price is not None:
                gain = self.table.tile_worth(bazaar)
                found.append(Offer(bazaar.id, currency, beside.price, gain, True))
        return tuple(found)

    @cached_property
    def purse(self) -> Purse:
        """What money is worth now."""
        turns = self.table.outlook.turns
        rivals = len(self.table.view.seats) - 1
        stays = (1 - self.weights.lasting) ** rivals * min(turns, 1.0)
        return Purse(self.weights, self.offers, min(0.1 + turns / 4, 1.0), stays)

    @cached_property
    def wealth(self) -> float:
        """What the hand is worth as it is."""
        return self.purse.worth(self.hand)

    def spending(self, payment: Sequence[str], bought: str | None = None) -> float:
        """Return what the hand loses with a payment, and with an offer that is gone then."""
        return self.wealth - self.purse.worth(without(self.hand, payment), bought)

    # Values.

    def values(self, moves: Sequence[ev.Move]) -> Iterator[tuple[ev.Move, float]]:
        """Return the moves worth a look with their values."""
        purchases: dict[str, list[ev.Buy]] = defaultdict(list)
        rooms: dict[int, list[ev.Chests]] = defaultdict(list)
        best_take = 0.0
        for move in moves:
            if isinstance(move, ev.Buy):
                purchases[move.tile].append(move)
            elif isinstance(move, ev.Chests):
                rooms[move.room].append(move)
            elif isinstance(move, ev.Take):
                value = self.take(move)
                best_take = max(best_take, value)
                yield move, value
            elif isinstance(move, ev.Remove | ev.Swap) and not self.may_rework:
                yield move, UNWILLING
            else:
                yield move, remodel_value(self.table, move)
        for tile, buys in purchases.items():
            yield from self.buy(tile, buys, best_take)
        for room, choices in rooms.items():
            yield from self.chests(room, choices)

    @property
    def may_rework(self) -> bool:
        """Whether to think of taking tiles out of the city in this turn.

        Not in every turn: two bots that answer each other's swaps would go on for ever.
        """
        view = self.table.view
        return view.turns // len(view.seats) % REWORK_TURNS == 0

    def take(self, move: ev.Take) -> float:
        """Return what cards of the display add to the hand."""
        return self.purse.worth(self.hand + move.cards) - self.wealth

    def buy(
        self, tile: str, buys: Sequence[ev.Buy], extra_action: float
    ) -> Iterator[tuple[ev.Move, float]]:
        """Value the best few payments for a tile; an exact one grants an action (4.4)."""
        offer = next(offer for offer in self.offers if offer.tile == tile)
        for payment in cheapest([buy.payment for buy in buys], offer.price, KEEP):
            value = offer.gain - self.spending(payment, tile)
            if is_exact(payment, offer.price):
                value += extra_action
            yield ev.Buy(tile, payment), value

    def chests(self, room: int, choices: Sequence[ev.Chests]) -> Iterator[tuple[ev.Move, float]]:
        """Value the chests of a room by how many of them can be placed (T.3)."""
        table = self.table
        chests: Counter[str | None] = Counter(table.view.rooms[room - 1])
        tiles = [placed.tile for placed in table.mine.city if not placed.chest]
        free = Counter(tile.type for tile in (*tiles, *table.view.to_place))
        number = sum((chests & free).values())
        left = sum(chests.values()) - number
        gain = (
            table.majorities.chest_gain(number) - self.weights.chest_left * left
            if number
            else UNWILLING
        )
        payments = [choice.payment for choice in choices]
        for payment in cheapest(payments, CHEST_PRICE, KEEP):
            yield ev.Chests(room, payment), gain - self.spending(payment)


def remodel_value(table: Table, move: ev.Move) -> float:
    """Return what a remodelling brings; other moves bring nothing."""
    if isinstance(move, ev.Build):
        tile = reserve_tile(table, move.tile)
        gain = table.build_gain(tile, tile.type, tile.price or 0, square_at(move.x, move.y))
        return gain - table.reserve_worth(tile.type, tile.price or 0)
    if isinstance(move, ev.Swap):
        return table.swap_gain(reserve_tile(table, move.tile), move.out)
    if isinstance(move, ev.Remove):
        return table.remove_gain(move.tile)
    return 0.0


def reserve_tile(table: Table, name: str) -> TileView:
    """Return a tile of this seat's reserve."""
    return next(tile for tile in table.mine.reserve if tile.id == name)
