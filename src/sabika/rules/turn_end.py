"""The end of a turn: placing, refilling, scoring, the next player (sections 6 and G)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Step
    from cython.cimports.sabika.rules.c_codes import (
        CARD_A,
        DIRK,
        GIFT,
        NO_TILE,
        NONE,
        PLACE,
        PURSE,
        RESERVE,
        lowest,
    )
    from cython.cimports.sabika.rules.c_refusals import (
        FLIP_MIXED,
        FLIP_TOO_LITTLE,
        NO_DIRK,
        NOT_BOUGHT,
        NOT_IN_HAND,
        NOT_NOW,
        ONE_SIDED,
    )
    from cython.cimports.sabika.rules.city import placing_fault, put
    from cython.cimports.sabika.rules.lens import hi_of, look
    from cython.cimports.sabika.rules.money import money_missing, part_of, pay, spend, total, worth
    from cython.cimports.sabika.rules.moves import (
        Moves,
        add,
        head_lo,
        kind_of,
        tile_of,
        turned,
        x_of,
        y_of,
    )
    from cython.cimports.sabika.rules.remodel import room_for, tile_in
    from cython.cimports.sabika.rules.scoring import score_round
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import draw_building, draw_card
else:
    from sabika.rules.book import Step
    from sabika.rules.city import placing_fault, put
    from sabika.rules.codes import CARD_A, DIRK, GIFT, NO_TILE, NONE, PLACE, PURSE, RESERVE, lowest
    from sabika.rules.lens import hi_of, look
    from sabika.rules.money import money_missing, part_of, pay, spend, total, worth
    from sabika.rules.moves import Moves, add, head_lo, kind_of, tile_of, turned, x_of, y_of
    from sabika.rules.refusals import (
        FLIP_MIXED,
        FLIP_TOO_LITTLE,
        NO_DIRK,
        NOT_BOUGHT,
        NOT_IN_HAND,
        NOT_NOW,
        ONE_SIDED,
    )
    from sabika.rules.remodel import room_for, tile_in
    from sabika.rules.scoring import score_round
    from sabika.rules.state import State, u64
    from sabika.rules.supply import draw_building, draw_card


class Placing(Step):
    """Every tile bought this turn is placed, in any order (6.1)."""

    def enter(self, s: State) -> cython.int:
        s.again = 0
        return s.bought != 0

    def offer(self, s: State, moves: Moves) -> None:
        tiles: u64 = s.bought
        tile: cython.int
        look(self.book, s, s.turn)
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            self.offer_tile(s, tile, moves)

    def offer_tile(self, s: State, tile: cython.int, moves: Moves) -> None:
        i: cython.int
        square: cython.int
        fits: u64
        hi: u64
        two_sided: cython.bint = self.book.two_sided != 0
        for i in range(s.words):
            fits = room_for(s, i, self.book.walls[tile])
            while fits:
                square = 64 * i + lowest(fits)
                fits &= fits - 1
                hi = hi_of(s, square)
                add(moves, head_lo(PLACE, tile), hi)
                if two_sided:
                    self.offer_flips(s, head_lo(PLACE, tile), hi, moves)
        add(moves, head_lo(RESERVE, tile), 0)
        if two_sided:
            add(moves, head_lo(RESERVE, tile) | (cython.cast(u64, 1) << 53), 0)
        if self.book.gifts:
            add(moves, head_lo(GIFT, tile), 0)
            if two_sided:
                self.offer_flips(s, head_lo(GIFT, tile), 0, moves)

    def offer_flips(self, s: State, lo: u64, hi: u64, moves: Moves) -> None:
        """List the payments for turning a tile first (G.3)."""
        currency: cython.int
        for currency in range(4):
            spend(
                part_of(s.hand_lo[s.turn], s.hand_hi[s.turn], currency),
                currency,
                self.book.flip_price,
                False,
                lo,
                hi,
                moves,
            )

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = kind_of(lo)
        tile: cython.int = tile_of(lo)
        fault: cython.int
        if kind != PLACE and kind != RESERVE and kind != GIFT:
            return NOT_NOW
        if not tile_in(s.bought, tile):
            return NOT_BOUGHT
        if kind == RESERVE:
            return ONE_SIDED if turned(lo) and not self.book.two_sided else 0
        if kind == GIFT and not self.book.gifts:
            return NO_DIRK
        fault = self.check_flip(s, tile, lo, hi)
        if fault or kind == GIFT:
            return fault
        look(self.book, s, s.turn)
        return placing_fault(s, self.book.walls[tile], x_of(hi), y_of(hi))

    def check_flip(self, s: State, tile: cython.int, lo: u64, hi: u64) -> cython.int:
        """Say why a tile may not be turned with this payment; none at all is fine."""
        currency: cython.int
        paid: cython.int
        sum: cython.int = worth(lo, hi)
        if sum == 0:
            return 0
        if not self.book.two_sided:
            return ONE_SIDED
        if money_missing(s, s.turn, lo, hi):
            return NOT_IN_HAND
        for currency in range(4):
            paid = total(part_of(lo, hi, currency))
            if paid and paid != sum:
                return FLIP_MIXED
        if sum < self.book.flip_price:
            return FLIP_TOO_LITTLE | (sum << 8) | (self.book.flip_price << 16)
        return 0

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = kind_of(lo)
        tile: cython.int = tile_of(lo)
        bit: u64 = cython.cast(u64, 1) << tile
        s.bought &= ~bit
        if kind == RESERVE:
            s.reserve[s.turn] |= bit
            if self.book.two_sided:
                s.back &= ~bit
                if turned(lo):
                    s.back |= bit
            return s.bought != 0
        if (lo | hi) & PURSE:
            pay(s, s.turn, lo, hi)
            s.back ^= bit
        if kind == GIFT:
            s.in_city[DIRK] |= bit
        else:
            put(self.book, s, s.turn, tile, x_of(hi), y_of(hi))
        return s.bought != 0


class RefillDisplay(Step):
    """The display is refilled to four; a scoring card is set aside and replaced (6.2)."""

    def enter(self, s: State) -> cython.int:
        i: cython.int
        card: cython.int
        for i in range(4):
            if s.display[i] != NONE:
                continue
            card = draw_card(self.book, s)
            while card != NONE and card >= CARD_A:
                s.due = card - CARD_A + 1
                s.scoring_up |= s.due
                card = draw_card(self.book, s)
            s.display[i] = card
        return 0


class RefillMarket(Step):
    """The market is refilled in order; if it cannot be, this turn is the last (6.4, G.2)."""

    def enter(self, s: State) -> cython.int:
        i: cython.int
        tile: cython.int
        laid: cython.bint = False
        for i in range(4):
            if s.market[i] != NO_TILE:
                continue
            tile = draw_building(self.book, s)
            if tile == NONE:
                s.last = 1
                break
            laid = True
            s.market[i] = tile
            if s.marker:
                s.back |= cython.cast(u64, 1) << tile
        if laid and self.book.two_sided:
            s.marker ^= 1
        return 0


class ScoreIfDue(Step):
    """A scoring card turned up: it is scored now (6.5, 12.7)."""

    def enter(self, s: State) -> cython.int:
        scoring: cython.int
        if s.due and s.fault == 0:
            scoring = s.due - 1
            s.due = 0
            score_round(self.book, s, scoring)
        return 0


class NextTurn(Step):
    """The next player's turn, unless this one was the last."""

    def enter(self, s: State) -> cython.int:
        if s.turns < 65535:
            s.turns += 1
        if not s.last:
            s.turn = (s.turn + 1) % s.players
            s.step = self.book.first_step - 1
        return 0
