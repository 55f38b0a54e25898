"""The turn: take money, buy a tile, remodel, and what modules add (section 4)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Feature, Step, price_of
    from cython.cimports.sabika.rules.c_codes import (
        BUILD,
        BUILDER,
        BUY,
        END_ACTIONS,
        NO_TILE,
        NONE,
        PASS,
        REMOVE,
        SWAP,
        TAKE,
        card_unit,
        card_value,
    )
    from cython.cimports.sabika.rules.c_refusals import (
        NO_EXTRA_ACTION,
        NOT_IN_DISPLAY,
        NOT_IN_HAND,
        NOT_NOW,
        NOT_ON_OFFER,
        NOT_STUCK,
        OTHER_CURRENCY,
        TAKE_NOTHING,
        TAKE_TOO_MUCH,
        TOO_LITTLE,
    )
    from cython.cimports.sabika.rules.money import (
        cards_in,
        covers,
        gain,
        money_missing,
        part_of,
        pay,
        spend,
        total,
        worth,
    )
    from cython.cimports.sabika.rules.moves import Moves, add, head_lo, kind_of, tile_of
    from cython.cimports.sabika.rules.remodel import check_remodel, do_remodel, offer_remodels
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Feature, Step, price_of
    from sabika.rules.codes import (
        BUILD,
        BUILDER,
        BUY,
        END_ACTIONS,
        NO_TILE,
        NONE,
        PASS,
        REMOVE,
        SWAP,
        TAKE,
        card_unit,
        card_value,
    )
    from sabika.rules.money import (
        cards_in,
        covers,
        gain,
        money_missing,
        part_of,
        pay,
        spend,
        total,
        worth,
    )
    from sabika.rules.moves import Moves, add, head_lo, kind_of, tile_of
    from sabika.rules.refusals import (
        NO_EXTRA_ACTION,
        NOT_IN_DISPLAY,
        NOT_IN_HAND,
        NOT_NOW,
        NOT_ON_OFFER,
        NOT_STUCK,
        OTHER_CURRENCY,
        TAKE_NOTHING,
        TAKE_TOO_MUCH,
        TOO_LITTLE,
    )
    from sabika.rules.remodel import check_remodel, do_remodel, offer_remodels
    from sabika.rules.state import State, u64


def take_from(
    s: State,
    i: cython.int,
    sum: cython.int,
    passed: u64,
    lo: u64,
    hi: u64,
    moves: Moves,
) -> None:
    """Add each card from i on to those chosen, worth ``sum``, and then any further right (4.1).

    Of equal cards the left one is taken first: none of a kind that was passed over.
    """
    k: cython.int
    card: cython.int
    value: cython.int
    more_lo: u64
    more_hi: u64
    for k in range(i, 4):
        card = s.display[k]
        if card == NONE or (passed >> card) & 1:
            continue
        value = sum + card_value(card)
        if sum == 0 or value <= 5:
            more_lo = lo + (card_unit(card) if card < 20 else 0)
            more_hi = hi + (card_unit(card) if card >= 20 else 0)
            add(moves, more_lo, more_hi)
            if value < 5:
                take_from(s, k + 1, value, passed, more_lo, more_hi, moves)
        passed |= cython.cast(u64, 1) << card


class Actions(Step):
    """The turn (section 4): take money, buy a tile, remodel, and what modules add."""

    def enter(self, s: State) -> cython.int:
        s.actor = s.turn
        s.again = 0
        return 1

    def offer(self, s: State, moves: Moves) -> None:
        i: cython.int
        take_from(s, 0, 0, 0, head_lo(TAKE, NO_TILE), 0, moves)
        self.offer_buys(s, moves)
        offer_remodels(self.book, s, s.turn, False, 0, 0, moves)
        for i in range(self.book.n_features):
            cython.cast(Feature, self.book.features[i]).offer_actions(s, moves)
        if s.again:
            add(moves, head_lo(END_ACTIONS, NO_TILE), 0)
        elif moves.n == 0:
            add(moves, head_lo(PASS, NO_TILE), 0)

    def offer_buys(self, s: State, moves: Moves) -> None:
        """List the purchases of 4.2 with the payments of 12.11."""
        i: cython.int
        tile: cython.int
        part: u64
        for i in range(4):
            tile = s.market[i]
            if tile != NO_TILE:
                part = part_of(s.hand_lo[s.turn], s.hand_hi[s.turn], i)
                if part:
                    spend(
                        part,
                        i,
                        price_of(self.book, s, tile),
                        False,
                        head_lo(BUY, tile),
                        0,
                        moves,
                    )

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = kind_of(lo)
        if kind == TAKE:
            return self.check_take(s, lo, hi)
        if kind == BUY:
            return self.check_buy(s, lo, hi)
        if kind == BUILD or kind == REMOVE or kind == SWAP:
            return check_remodel(self.book, s, s.turn, kind, lo, hi)
        if kind == END_ACTIONS:
            return 0 if s.again else NO_EXTRA_ACTION
        if kind == PASS:
            moves: Moves = Moves()
            self.offer(s, moves)
            return 0 if moves.n == 1 and kind_of(moves.lo[0]) == PASS else NOT_STUCK
        if self.book.owner[kind] == cython.NULL:
            return NOT_NOW
        return cython.cast(Feature, self.book.owner[kind]).check_action(s, lo, hi)

    def check_take(self, s: State, lo: u64, hi: u64) -> cython.int:
        shown_lo: u64 = 0
        shown_hi: u64 = 0
        i: cython.int
        unit: u64
        for i in range(4):
            if s.display[i] != NONE:
                unit = card_unit(s.display[i])
                if s.display[i] < 20:
                    shown_lo += unit
                else:
                    shown_hi += unit
        if cards_in(lo, hi) == 0:
            return TAKE_NOTHING
        if not covers(shown_lo, lo) or not covers(shown_hi, hi):
            return NOT_IN_DISPLAY
        if cards_in(lo, hi) > 1 and worth(lo, hi) > 5:
            return TAKE_TOO_MUCH | (worth(lo, hi) << 8)
        return 0

    def check_buy(self, s: State, lo: u64, hi: u64) -> cython.int:
        i: cython.int
        tile: cython.int = tile_of(lo)
        paid: cython.int
        price: cython.int
        for i in range(4):
            if s.market[i] == tile:
                if money_missing(s, s.turn, lo, hi):
                    return NOT_IN_HAND
                paid = total(part_of(lo, hi, i))
                if paid != worth(lo, hi):
                    return OTHER_CURRENCY | (i << 8)
                price = price_of(self.book, s, tile)
                return 0 if paid >= price else TOO_LITTLE | (paid << 8) | (price << 16)
        return NOT_ON_OFFER

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = kind_of(lo)
        if kind == TAKE:
            self.take(s, lo, hi)
            return 0
        if kind == BUY:
            return self.buy(s, lo, hi)
        if kind == BUILD or kind == REMOVE or kind == SWAP:
            do_remodel(self.book, s, s.turn, kind, lo, hi)
            return 0
        if kind == END_ACTIONS or kind == PASS:
            return 0
        return cython.cast(Feature, self.book.owner[kind]).play_action(s, lo, hi)

    def take(self, s: State, lo: u64, hi: u64) -> None:
        i: cython.int
        unit: u64
        for i in range(4):
            if s.display[i] == NONE:
                continue
            unit = 21 * ((s.display[i] // 10) & 1) + 2 * (s.display[i] % 10)
            if ((lo if s.display[i] < 20 else hi) >> unit) & (
                7 if s.display[i] % 10 == BUILDER else 3
            ):
                unit = cython.cast(u64, 1) << unit
                if s.display[i] < 20:
                    lo -= unit
                else:
                    hi -= unit
                gain(s, s.turn, s.display[i])
                s.display[i] = NONE

    def buy(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Pay and take the tile; an exact payment grants another action (4.4)."""
        i: cython.int
        tile: cython.int = tile_of(lo)
        exact: cython.bint = worth(lo, hi) == price_of(self.book, s, tile)
        for i in range(4):
            if s.market[i] == tile:
                s.market[i] = NO_TILE
        pay(s, s.turn, lo, hi)
        s.bought |= cython.cast(u64, 1) << tile
        for i in range(self.book.n_features):
            cython.cast(Feature, self.book.features[i]).tile_bought(s, tile, exact)
        s.again = exact
        return exact
