"""Estates: what a seat's city, reserve and money are worth besides the points they have made.

``face`` takes the view of one seat; what its positions turn out to need is worked out then, and
computed again only where they differ.
"""

from __future__ import annotations

import math

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.sabika.bots.mind.estate import DETAILS, TRAITS
    from cython.cimports.sabika.bots.mind.rankings import (
        BONUS,
        BUILDER_CARD,
        BUILT,
        CARD,
        COIN,
        DANGER,
        GROWTH,
        HOPE,
        KEPT_BACK,
        MANY,
        OUTER,
        PLAN_ACTION,
        PLAN_EXACT,
        PLAN_OVER,
        PLAN_PART,
        PLENTY,
        RIVALRY,
        STUCK,
        SUMS,
        WALL_SIDE,
        Rankings,
    )
    from cython.cimports.sabika.bots.mind.sums import PRICES, reach_of
    from cython.cimports.sabika.rules.book import Book, Feature, price_of
    from cython.cimports.sabika.rules.c_codes import (
        BESIDE,
        DIRK,
        KEPT,
        NO_TILE,
        ROWS,
        WALLED,
        lowest,
        popcount,
    )
    from cython.cimports.sabika.rules.city import exposed, longest_wall
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.money import cards_in, part_of, total
    from cython.cimports.sabika.rules.remodel import room_for
    from cython.cimports.sabika.rules.state import State, u64
else:
    from math import exp

    from sabika.bots.mind.rankings import (
        BONUS,
        BUILDER_CARD,
        BUILT,
        CARD,
        COIN,
        DANGER,
        GROWTH,
        HOPE,
        KEPT_BACK,
        MANY,
        OUTER,
        PLAN_ACTION,
        PLAN_EXACT,
        PLAN_OVER,
        PLAN_PART,
        PLENTY,
        RIVALRY,
        STUCK,
        SUMS,
        WALL_SIDE,
        Rankings,
    )
    from sabika.bots.mind.sums import PRICES, reach_of
    from sabika.rules.book import Book, Feature, price_of
    from sabika.rules.city import exposed, longest_wall
    from sabika.rules.codes import (
        BESIDE,
        DIRK,
        KEPT,
        NO_TILE,
        ROWS,
        WALLED,
        lowest,
        popcount,
    )
    from sabika.rules.lens import look
    from sabika.rules.money import cards_in, part_of, total
    from sabika.rules.remodel import room_for
    from sabika.rules.state import State, u64

    TRAITS = 5  # of a city's form: wall, growth, walled sides, what fits nowhere, free squares
    DETAILS = 11  # seen by looking closer

LONG = 8.0  # turns; with fewer to come, room to grow and money are worth less
UNKNOWN = -1e9  # not worked out yet


def builders_in(lo: u64, hi: u64) -> cython.int:
    """Return how many master builders are in a hand (M.3)."""
    i: cython.int
    sum: cython.int = 0
    for i in range(4):
        sum += (part_of(lo, hi, i) >> 18) & 7
    return sum


class Estate(Rankings):
    """The part of the judge that knows cities and money."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        Rankings.__init__(self, book, weights)
        if not cython.compiled:
            self.coins = [0.0] * 256
            self.cards = [0.0] * 64
            self.pattern = [0] * 16
            self.threat = [0.0] * 4
            self.rows = [0] * 5
            self.kinds = [0.0] * 10
            self.promise = [0.0] * 10
            self.offer = [NO_TILE] * 4
            self.offer_gain = [0.0] * 4
            self.offer_price = [0] * 4
            self.own_form = self.kept = self.rivalled = 0.0
            self.traits = [0.0] * TRAITS
            self.own_traits = [0.0] * TRAITS
            self.details = [0.0] * DETAILS
            self.own_details = [0.0] * DETAILS
            self.weighed = False
            self.own_tiles = self.dirk_tiles = self.own_reserve = self.own_back = 0
        for sum in range(256):
            self.coins[sum] = self.w[COIN] * self.w[PLENTY] * (1 - math.exp(-sum / self.w[PLENTY]))
        for number in range(64):
            self.cards[number] = (
                self.w[CARD] * self.w[MANY] * (1 - math.exp(-number / self.w[MANY]))
            )
        for tile in range(self.book.n_tiles):
            kind, _, walls = self.book.tile_side(tile, 0)
            if kind >= 0:
                self.pattern[walls] |= cython.cast(u64, 1) << tile

    def face(self, s: State, seat: cython.int) -> None:
        """Take the view of a seat at the beginning of its decision."""
        i: cython.int
        sum: cython.double = 0.0
        best: cython.double = -1000.0
        self.seat = seat
        self.read(s)
        for i in range(s.players):
            best = max(best, s.score[i]) if i != seat else best
        for i in range(7):
            self.against[i] = 0.0
        for i in range(s.players):
            if i != seat:
                self.against[i] = exp((s.score[i] - best) / 25.0)
                sum += self.against[i]
        for i in range(s.players):
            self.against[i] *= self.w[RIVALRY] / sum
        self.own_tiles = s.in_city[seat]
        self.dirk_tiles = s.in_city[DIRK]
        self.own_reserve = s.reserve[seat]
        self.own_back = s.back
        for i in range(5):
            self.rows[i] = s.plan[KEPT * seat + i]
        for i in range(self.book.n_types):
            self.kinds[i] = UNKNOWN
        self.own_form = UNKNOWN
        self.weighed = False
        self.fear(s, seat)
        look(self.book, s, seat)

    def kind_now(self, s: State, kind: cython.int) -> cython.double:
        """Return what the rankings of a type promise as things are."""
        if self.kinds[kind] == UNKNOWN:
            self.kinds[kind] = self.kind_value(s, kind, self.seat, 0, 0)
        return self.kinds[kind]

    def form_now(self, s: State) -> cython.double:
        """Return what the form of the seat's city is worth as things are."""
        i: cython.int
        if self.own_form == UNKNOWN:
            self.own_form = self.form(s, self.seat)
            self.look_closer(s)
            for i in range(TRAITS):
                self.own_traits[i] = self.traits[i]
            for i in range(DETAILS):
                self.own_details[i] = self.details[i]
        return self.own_form

    def weigh_offers(self, s: State) -> None:
        """Note what the market offers and what that would bring."""
        i: cython.int
        tile: cython.int
        self.weighed = True
        for i in range(4):
            tile = s.market[i]
            self.offer[i] = tile
            if tile != NO_TILE:
                self.offer_price[i] = price_of(self.book, s, tile)
                self.offer_gain[i] = self.built(s, tile)

    # The city.

    def form(self, s: State, seat: cython.int) -> cython.double:
        """Return what the form of the city in the lens is worth: wall, room to grow, open sides."""
        i: cython.int
        ahead: cython.double = min(self.turns / LONG, 1.0)
        worth: cython.double
        self.look_over(s, seat)
        worth = self.w[WALL_SIDE] * (3 - s.rounds) * self.traits[0]
        worth += self.w[GROWTH] * ahead * self.traits[1]
        worth += self.w[OUTER] * ahead * self.traits[2]
        worth -= self.w[STUCK] * min(self.turns, 1.0) * self.traits[3]
        worth -= self.w[DANGER] * self.loss(s)
        if s.in_city[seat] & ~self.tiles:
            for i in range(self.book.n_features):
                worth += self.w[BONUS] * cython.cast(Feature, self.book.features[i]).bonus(s, seat)
                worth += (
                    self.w[HOPE] * ahead * cython.cast(Feature, self.book.features[i]).room(s, seat)
                )
        return worth

    def look_over(self, s: State, seat: cython.int) -> None:
        """Note the traits of the city in the lens."""
        i: cython.int
        k: cython.int
        outer: cython.int = 0
        stuck: cython.int = 0
        waiting: u64 = s.reserve[seat]
        for i in range(s.words):
            for k in range(4):
                outer += popcount(s.lens[i * ROWS + WALLED + k] & ~s.lens[i * ROWS + BESIDE + k])
        while waiting:
            if self.squares_for(s, self.book.walls[lowest(waiting)]) == 0:
                stuck += 1
            waiting &= waiting - 1
        self.traits[0] = longest_wall(s)
        self.traits[1] = self.growth(s)
        self.traits[2] = outer
        self.traits[3] = stuck
        self.traits[4] = self.squares_for(s, 0)

    def look_closer(self, s: State) -> None:
        """Note what only those need who have learned to see it."""

    def growth(self, s: State) -> cython.double:
        """Return which part of the tiles to come fits the city in the lens, half more if easily."""
        i: cython.int
        k: cython.int
        walls: cython.int
        fits: cython.int
        unseen: u64 = self.tiles
        sum: cython.double = 0.0
        number: cython.double = 0.0
        for i in range(s.players):
            unseen &= ~s.in_city[i]
        for walls in range(16):
            k = popcount(unseen & self.pattern[walls])
            if k:
                number += k
                fits = self.squares_for(s, walls)
                if fits:
                    sum += 1.5 * k if fits > 1 else k
        return sum / number if number > 0 else 0.0

    def squares_for(self, s: State, walls: cython.int) -> cython.int:
        """Return on how many squares of the city in the lens a tile with these walls fits."""
        i: cython.int
        sum: cython.int = 0
        for i in range(s.words):
            sum += popcount(room_for(s, i, walls))
        return sum

    def fear(self, s: State, seat: cython.int) -> None:
        """Note what open sides of a seat will cost (I.2)."""
        i: cython.int
        k: cython.int
        for i in range(4):
            self.threat[i] = 0.0
            for k in range(self.book.n_features):
                self.threat[i] += cython.cast(Feature, self.book.features[k]).danger(s, seat, i)

    def loss(self, s: State) -> cython.double:
        """Return what the open sides of the city in the lens will cost, as last feared."""
        i: cython.int
        sum: cython.double = 0.0
        for i in range(4):
            if self.threat[i] > 0:
                sum += self.threat[i] * exposed(s, i)
        return sum

    def kept_back(self, s: State, tile: cython.int, back: cython.int) -> cython.double:
        """Return what a tile in the reserve is worth: part of what it would be in the city."""
        worth: cython.double = self.w[BUILT] + self.more_of(s, tile, back)
        return self.w[KEPT_BACK] * worth * min(self.turns / 2, 1.0)

    def built(self, s: State, tile: cython.int) -> cython.double:
        """Return what a tile of the market would bring, roughly; the city is in the lens."""
        back: cython.int = cython.cast(cython.int, (s.back >> tile) & 1)
        worth: cython.double
        if self.squares_for(s, self.book.walls[tile]) == 0:
            return self.kept_back(s, tile, back)
        worth = self.more_of(s, tile, back)
        if self.book.two_sided:
            worth = max(
                worth,
                self.more_of(s, tile, 1 - back)
                - self.w[COIN] * self.future * (self.book.flip_price + 1),
            )
        return worth + self.w[BUILT] * min(self.turns / 2 + 0.3, 1.0)

    def more_of(self, s: State, tile: cython.int, back: cython.int) -> cython.double:
        """Return what one more tile of the type on a side brings in the rankings."""
        kind: cython.int = self.book.kind[64 * back + tile]
        if kind < 0:
            return 0.0
        return self.kind_value(
            s, kind, self.seat, 1, self.book.price[64 * back + tile]
        ) - self.kind_now(s, kind)

    def city_value(self, s: State) -> cython.double:
        """Return what city and reserve of this seat promise, tiles of the others counted in."""
        i: cython.int
        tile: cython.int
        waiting: u64
        tiles: u64
        sum: cython.double = 0.0
        same: cython.bint = (
            s.in_city[self.seat] == self.own_tiles and s.reserve[self.seat] == self.own_reserve
        )
        changed: u64 = (
            (s.in_city[self.seat] ^ self.own_tiles)
            | (s.in_city[DIRK] ^ self.dirk_tiles)
            | (s.back ^ self.own_back)
        )
        for i in range(self.book.n_types):
            tiles = self.book.fronts[i] | self.book.backs[i]
            if changed & tiles:
                self.promise[i] = self.kind_value(s, i, self.seat, 0, 0)
            else:
                self.promise[i] = self.kind_now(s, i)
            sum += self.promise[i]
        self.rivalled = self.contested(s, 0)
        sum += self.rivalled
        for i in range(5):
            same = same and self.rows[i] == s.plan[KEPT * self.seat + i]
        if same and s.plan_stride[self.seat]:
            sum += self.form_now(s)
            for i in range(TRAITS):
                self.traits[i] = self.own_traits[i]
            for i in range(DETAILS):
                self.details[i] = self.own_details[i]
        else:
            look(self.book, s, self.seat)
            sum += self.form(s, self.seat)
            self.look_closer(s)
        self.kept = 0.0
        waiting = s.reserve[self.seat]
        while waiting:
            tile = lowest(waiting)
            waiting &= waiting - 1
            self.kept += self.kept_back(s, tile, cython.cast(cython.int, (s.back >> tile) & 1))
        return sum + self.kept

    # Money.

    def wealth(self, lo: u64, hi: u64) -> cython.double:
        """Return what money is good for later; the more one has, the less more is worth."""
        i: cython.int
        sum: cython.int = 0
        exact: cython.int = 0
        part: u64
        for i in range(4):
            part = part_of(lo, hi, i)
            if part:
                sum += total(part)
                exact += popcount(reach_of(part) & PRICES)
        return self.future * (
            self.coins[min(sum, 255)]
            + self.cards[min(cards_in(lo, hi), 63)]
            + self.w[BUILDER_CARD] * builders_in(lo, hi)
            + self.w[SUMS] * exact
        )

    def plan(self, i: cython.int, reach: u64, total: cython.int) -> cython.double:
        """Return what the cards of a currency promise of its offer."""
        price: cython.int = self.offer_price[i]
        net: cython.double = self.offer_gain[i] - self.w[COIN] * self.future * price
        if net <= 0:
            return 0.0
        if (reach >> price) & 1:
            return self.w[PLAN_EXACT] * net + self.w[PLAN_ACTION]
        if total >= price:
            return self.w[PLAN_OVER] * net
        return self.w[PLAN_PART] * net * total / price

    def purse(self, lo: u64, hi: u64, s: State, bought: cython.int) -> cython.double:
        """Return what a hand is worth while the offers aimed at last, but for one bought."""
        i: cython.int
        part: u64
        plans: cython.double = 0.0
        for i in range(4):
            if (
                self.offer[i] != NO_TILE
                and self.offer[i] != bought
                and s.market[i] == self.offer[i]
            ):
                part = part_of(lo, hi, i)
                plans += self.plan(i, reach_of(part), total(part))
        return self.stays * plans + self.wealth(lo, hi)
