"""Bazaars: tiles beside the market that score for what lies around them (section B)."""

from __future__ import annotations

from typing import Any

import cython

from sabika.rules.state import Flat

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature, price_of
    from cython.cimports.sabika.rules.c_codes import BUY_BESIDE, NO_TILE, lowest, popcount
    from cython.cimports.sabika.rules.c_refusals import (
        NOT_EXACT,
        NOT_IN_HAND,
        NOT_ON_OFFER,
        OTHER_CURRENCY,
        PRICE_TILE_GONE,
    )
    from cython.cimports.sabika.rules.money import money_missing, part_of, pay, spend, total, worth
    from cython.cimports.sabika.rules.moves import Moves, head_lo, tile_of
    from cython.cimports.sabika.rules.remodel import tile_in
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book, Feature, price_of
    from sabika.rules.codes import BUY_BESIDE, NO_TILE, lowest, popcount
    from sabika.rules.money import money_missing, part_of, pay, spend, total, worth
    from sabika.rules.moves import Moves, head_lo, tile_of
    from sabika.rules.refusals import (
        NOT_EXACT,
        NOT_IN_HAND,
        NOT_ON_OFFER,
        OTHER_CURRENCY,
        PRICE_TILE_GONE,
    )
    from sabika.rules.remodel import tile_in
    from sabika.rules.state import State, u64


class Bazaars(Feature):
    """Eight tiles without walls (B.1); each has a currency and three building types."""

    def __init__(self, book: Book, bazaars: list[tuple[int, list[int]]]) -> None:
        Feature.__init__(self, book)
        if not cython.compiled:
            self.currency = [0] * 64
            self.matches = [0] * 64
        self.beside = book.claim_word()
        self.first = book.n_tiles
        self.count = len(bazaars)
        self.item = book.claim_items(self.count)
        for currency, types in bazaars:
            tile = book.add_tile(0, [(-1, 0)])
            self.currency[tile] = currency
            self.matches[tile] = sum(1 << kind for kind in types)
        book.own(BUY_BESIDE, self)

    def tile_drawn(self, s: State, tile: cython.int) -> cython.int:
        """Lay a bazaar beside the market; another tile is due (B.2)."""
        if tile < self.first:
            return 0
        s.word[self.beside] |= cython.cast(u64, 1) << tile
        return 1

    def price(self, s: State, tile: cython.int) -> cython.int:
        """Return the price of the tile in the space of its currency, 0 while empty (B.3)."""
        other: cython.int = s.market[self.currency[tile]]
        return 0 if other == NO_TILE else price_of(self.book, s, other)

    def offer_actions(self, s: State, moves: Moves) -> None:
        """List the exact payments for the bazaars on offer."""
        tiles: u64 = s.word[self.beside]
        tile: cython.int
        price: cython.int
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            price = self.price(s, tile)
            if price:
                spend(
                    part_of(s.hand_lo[s.turn], s.hand_hi[s.turn], self.currency[tile]),
                    self.currency[tile],
                    price,
                    True,
                    head_lo(BUY_BESIDE, tile),
                    0,
                    moves,
                )

    def check_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        tile: cython.int = tile_of(lo)
        paid: cython.int
        price: cython.int
        if not tile_in(s.word[self.beside], tile):
            return NOT_ON_OFFER
        price = self.price(s, tile)
        if price == 0:
            return PRICE_TILE_GONE | (self.currency[tile] << 8)
        if money_missing(s, s.turn, lo, hi):
            return NOT_IN_HAND
        paid = total(part_of(lo, hi, self.currency[tile]))
        if paid != worth(lo, hi):
            return OTHER_CURRENCY | (self.currency[tile] << 8)
        return 0 if paid == price else NOT_EXACT | (paid << 8) | (price << 16)

    def play_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Buy it; the payment is exact, so another action follows (B.3). No scout (12.16)."""
        bit: u64 = cython.cast(u64, 1) << tile_of(lo)
        pay(s, s.turn, lo, hi)
        s.word[self.beside] &= ~bit
        s.bought |= bit
        s.again = 1
        return 1

    def score(self, s: State, scoring: cython.int) -> None:
        """At C each bazaar in a city scores (B.5)."""
        seat: cython.int
        i: cython.int
        if scoring < 2:
            return
        for seat in range(s.players):
            for i in range(self.count):
                if tile_in(s.in_city[seat], self.first + i):
                    s.sheet[7 * (self.item + i) + seat] = self.worth_of(s, seat, self.first + i)

    def bonus(self, s: State, seat: cython.int) -> cython.int:
        i: cython.int
        sum: cython.int = 0
        for i in range(self.count):
            if tile_in(s.in_city[seat], self.first + i):
                sum += self.worth_of(s, seat, self.first + i)
        return sum

    def room(self, s: State, seat: cython.int) -> cython.int:
        """The empty squares around each bazaar; the start tile lies at (0, 0)."""
        i: cython.int
        tiles: u64
        bazaar: cython.int
        found: cython.int = 0
        for i in range(self.count):
            bazaar = self.first + i
            if not tile_in(s.in_city[seat], bazaar):
                continue
            found += 8
            if -1 <= s.tile_x[bazaar] <= 1 and -1 <= s.tile_y[bazaar] <= 1:
                found -= 1
            tiles = s.in_city[seat] & ~(cython.cast(u64, 1) << bazaar)
            while tiles:
                if self.touch(s, lowest(tiles), bazaar):
                    found -= 1
                tiles &= tiles - 1
        return found

    def touch(self, s: State, tile: cython.int, bazaar: cython.int) -> cython.bint:
        """Say whether two tiles of a city lie side by side or corner to corner."""
        return (
            abs(s.tile_x[tile] - s.tile_x[bazaar]) <= 1
            and abs(s.tile_y[tile] - s.tile_y[bazaar]) <= 1
        )

    def worth_of(self, s: State, seat: cython.int, bazaar: cython.int) -> cython.int:
        """Adjacent matching tiles, diagonals included, times different types among them."""
        tiles: u64 = s.in_city[seat]
        tile: cython.int
        kind: cython.int
        found: cython.int = 0
        types: cython.int = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            kind = self.book.shown_kind(s, tile)
            if kind < 0 or not (self.matches[bazaar] >> kind) & 1:
                continue
            if self.touch(s, tile, bazaar):
                found += 1
                types |= 1 << kind
        return found * popcount(types)

    def marks(self, s: State) -> u64:
        return s.word[self.beside]

    def mark_name(self) -> str:
        """Return where a bazaar lies that can be bought."""
        return "beside the market"

    def show(self, flat: Flat) -> dict[str, Any]:
        """Return the bazaars on offer and what each bazaar is."""
        beside = flat.word[self.beside]
        tiles = range(self.first, self.first + self.count)
        return {
            "beside": [tile for tile in tiles if beside >> tile & 1],
            "bazaar_currency": {tile: self.currency[tile] for tile in tiles},
            "bazaar_types": {
                tile: [kind for kind in range(9) if self.matches[tile] >> kind & 1]
                for tile in tiles
            },
        }
