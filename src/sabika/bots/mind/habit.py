"""Habit: what a move is worth at a glance.

It orders what is searched, and plays what is imagined.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.judge import Judge
    from cython.cimports.sabika.bots.mind.rankings import AGAIN, CHEST, REMODEL
    from cython.cimports.sabika.rules.book import Book, price_of
    from cython.cimports.sabika.rules.c_codes import (
        BUILD,
        BUY,
        BUY_BESIDE,
        CHESTS,
        DIRK,
        GIFT,
        MASTER,
        NO_TILE,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        STOW,
        SWAP,
        TAKE,
    )
    from cython.cimports.sabika.rules.city import put
    from cython.cimports.sabika.rules.money import worth
    from cython.cimports.sabika.rules.moves import (
        Moves,
        kind_of,
        remodel_of,
        tile_of,
        turned,
        x_of,
        y_of,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.bots.mind.judge import Judge
    from sabika.bots.mind.rankings import AGAIN, CHEST, REMODEL
    from sabika.rules.book import Book, price_of
    from sabika.rules.city import put
    from sabika.rules.codes import (
        BUILD,
        BUY,
        BUY_BESIDE,
        CHESTS,
        DIRK,
        GIFT,
        MASTER,
        NO_TILE,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        STOW,
        SWAP,
        TAKE,
    )
    from sabika.rules.money import worth
    from sabika.rules.moves import (
        Moves,
        kind_of,
        remodel_of,
        tile_of,
        turned,
        x_of,
        y_of,
    )
    from sabika.rules.state import State, u64

SQUARE = ((1 << 14) - 1) << 42  # the bits of a move that say where
BAZAAR = 6.0  # what a bazaar is worth on average


class Habit:
    """Prefers moves by what they change at once, with memory of its own: one for each thread."""

    def __init__(self, book: Book, judge: Judge) -> None:
        self.book = book
        self.judge = judge
        self.trial = State()
        self.purse = self.last_form = 0.0
        self.last_square = 0
        self.forget()

    def aim(self, s: State, seat: cython.int) -> None:
        """Begin to compare the moves of a turn."""
        self.judge.aim(s, seat)
        self.weigh_hand(s)
        self.forget()

    def weigh_hand(self, s: State) -> None:
        """Note what the hand is worth as it is."""
        seat: cython.int = self.judge.seat
        self.purse = self.judge.purse(s.hand_lo[seat], s.hand_hi[seat], s, NO_TILE)

    def weigh_money(self, s: State) -> None:
        """See to it that offers and hand are weighed."""
        if not self.judge.weighed:
            self.judge.weigh_offers(s)
            self.weigh_hand(s)

    def forget(self) -> None:
        """Let what is worked out only when needed be worked out anew."""
        self.city = -1e9
        self.chest_gain = -1e9
        self.last_tile = NO_TILE

    def prefer(self, s: State, lo: u64, hi: u64) -> cython.double:
        """Return what a move brings; doing nothing brings nothing."""
        kind: cython.int = kind_of(lo)
        tile: cython.int = tile_of(lo)
        if kind == TAKE:
            return self.take(s, lo, hi)
        if kind == BUY:
            return self.buy(s, lo, hi)
        if kind == BUY_BESIDE:
            return BAZAAR + self.judge.w[AGAIN] - self.cost(s, lo, hi, NO_TILE)
        if kind == BUILD:
            return self.place(s, tile, lo, hi, True)
        if kind == PLACE:
            return self.place(s, tile, lo, hi, False)
        if kind == RESERVE:
            return self.judge.kept_back(s, tile, 1 if turned(lo) else 0)
        if kind == GIFT:
            return self.gift(s, tile, lo, hi)
        if kind == REMOVE or kind == SWAP or kind == MASTER:
            return self.rebuild(s, lo, hi)
        if kind == CHESTS:
            return self.chests(s, lo, hi)
        if kind == STOW:
            return 1.0
        return 0.0

    def cost(self, s: State, lo: u64, hi: u64, bought: cython.int) -> cython.double:
        """Return what the hand loses with a payment, and with an offer that is gone then."""
        seat: cython.int = self.judge.seat
        if not (lo | hi) & PURSE:
            return 0.0
        self.weigh_money(s)
        return self.purse - self.judge.purse(
            s.hand_lo[seat] - (lo & PURSE), s.hand_hi[seat] - (hi & PURSE), s, bought
        )

    def take(self, s: State, lo: u64, hi: u64) -> cython.double:
        """Return what cards add to the hand."""
        seat: cython.int = self.judge.seat
        self.weigh_money(s)
        return (
            self.judge.purse(
                s.hand_lo[seat] + (lo & PURSE), s.hand_hi[seat] + (hi & PURSE), s, NO_TILE
            )
            - self.purse
        )

    def buy(self, s: State, lo: u64, hi: u64) -> cython.double:
        """Return what a purchase brings; an exact one grants another action (4.4)."""
        tile: cython.int = tile_of(lo)
        i: cython.int
        gain: cython.double = -self.cost(s, lo, hi, tile)
        for i in range(4):
            if s.market[i] == tile:
                gain += self.judge.offer_gain[i]
        if worth(lo, hi) == price_of(self.book, s, tile):
            gain += self.judge.w[AGAIN]
        return gain

    def put_there(self, s: State, tile: cython.int, hi: u64) -> cython.double:
        """Return what the form of the city gains by a tile on a square."""
        square: u64 = hi & SQUARE
        seat: cython.int = self.judge.seat
        if tile != self.last_tile or square != self.last_square:
            self.trial.copy_from(s)
            self.trial.reserve[seat] = s.reserve[seat] & ~(cython.cast(u64, 1) << tile)
            put(self.book, self.trial, seat, tile, x_of(hi), y_of(hi))
            self.last_tile = tile
            self.last_square = square
            self.last_form = self.judge.form(self.trial, seat) - self.judge.form_now(s)
        return self.last_form

    def place(
        self, s: State, tile: cython.int, lo: u64, hi: u64, waited: cython.bint
    ) -> cython.double:
        """Return what a tile brings on a square, turned if that is paid for (G.3)."""
        flip: cython.int = 1 if (lo | hi) & PURSE else 0
        back: cython.int = (cython.cast(cython.int, (s.back >> tile) & 1)) ^ flip
        gain: cython.double = self.put_there(s, tile, hi)
        gain += self.judge.more_of(s, tile, back)
        if waited:
            gain -= self.judge.kept_back(s, tile, back)
        return gain - self.cost(s, lo, hi, NO_TILE)

    def gift(self, s: State, tile: cython.int, lo: u64, hi: u64) -> cython.double:
        """Return what giving a tile to Dirk brings (9.4)."""
        flip: cython.int = 1 if (lo | hi) & PURSE else 0
        back: cython.int = (cython.cast(cython.int, (s.back >> tile) & 1)) ^ flip
        kind: cython.int = self.book.kind[64 * back + tile]
        gain: cython.double = 0.0
        if kind >= 0:
            gain = self.judge.kind_value(
                s, kind, DIRK, 1, self.book.price[64 * back + tile]
            ) - self.judge.kind_now(s, kind)
        return gain - self.cost(s, lo, hi, NO_TILE)

    def rebuild(self, s: State, lo: u64, hi: u64) -> cython.double:
        """Return what a removal, a swap or a master builder's work brings: it is tried out."""
        if self.city < -1e8:
            self.city = self.judge.city_value(s)
        self.trial.copy_from(s)
        self.trial.pausing = 1
        self.book.play(self.trial, lo, hi)
        return (
            self.judge.city_value(self.trial)
            - self.city
            - self.cost(s, lo, hi, NO_TILE)
            - self.judge.w[REMODEL]
        )

    def chests_worth(self, s: State) -> cython.double:
        """Return what a room of chests is worth: two of four find a place, as a rule."""
        if self.chest_gain < -1e8:
            self.chest_gain = self.judge.w[CHEST] * (
                self.judge.contested(s, 2) - self.judge.contested(s, 0)
            )
        return self.chest_gain

    def chests(self, s: State, lo: u64, hi: u64) -> cython.double:
        """Return what a room of chests brings with this payment."""
        return self.chests_worth(s) - self.cost(s, lo, hi, NO_TILE)

    def passed_over(self, s: State, lo: u64, hi: u64, most: cython.double) -> cython.bint:
        """Say whether a move is not thought of when the best so far is worth ``most``.

        Tiles are seldom taken out of a city. Chests can be paid in hundreds of ways: if they would
        not even be worth it for nothing, no payment is looked at.
        """
        kind: cython.int = kind_of(lo)
        if kind == CHESTS:
            return self.chests_worth(s) <= most
        if kind == MASTER:
            kind = remodel_of(hi)
        return kind == REMOVE or kind == SWAP

    def choose(self, s: State, moves: Moves) -> cython.int:
        """Return the best move at a glance, the first of those equally good."""
        i: cython.int
        best: cython.int = 0
        value: cython.double
        most: cython.double = -1e9
        if moves.n == 1:
            return 0
        self.judge.face(s, s.actor)
        self.forget()
        for i in range(moves.n):
            if self.passed_over(s, moves.lo[i], moves.hi[i], most):
                continue
            value = self.prefer(s, moves.lo[i], moves.hi[i])
            if value > most:
                most = value
                best = i
        return best
