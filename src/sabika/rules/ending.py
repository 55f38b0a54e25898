"""The end of the game: left-over tiles, scoring C (section 8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Step
    from cython.cimports.sabika.rules.c_codes import FORGO, NO_TILE, NONE, PLACE, PURSE, lowest
    from cython.cimports.sabika.rules.c_refusals import (
        FLIP_LEFT_OVER,
        NOT_LEFT_OVER,
        NOT_NOW,
        ONE_SIDED,
    )
    from cython.cimports.sabika.rules.city import placing_fault, put
    from cython.cimports.sabika.rules.lens import hi_of, look
    from cython.cimports.sabika.rules.money import part_of, total
    from cython.cimports.sabika.rules.moves import (
        Moves,
        add,
        head_lo,
        kind_of,
        tile_of,
        x_of,
        y_of,
    )
    from cython.cimports.sabika.rules.remodel import room_for
    from cython.cimports.sabika.rules.scoring import score_round
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Step
    from sabika.rules.city import placing_fault, put
    from sabika.rules.codes import FORGO, NO_TILE, NONE, PLACE, PURSE, lowest
    from sabika.rules.lens import hi_of, look
    from sabika.rules.money import part_of, total
    from sabika.rules.moves import Moves, add, head_lo, kind_of, tile_of, x_of, y_of
    from sabika.rules.refusals import FLIP_LEFT_OVER, NOT_LEFT_OVER, NOT_NOW, ONE_SIDED
    from sabika.rules.remodel import room_for
    from sabika.rules.scoring import score_round
    from sabika.rules.state import State, u64


class LeftOvers(Step):
    """Tiles left on the market go to who holds most of their currency (8.1, 8.2)."""

    def enter(self, s: State) -> cython.int:
        while s.space < 4:
            if s.market[s.space] != NO_TILE:
                s.actor = self.receiver(s, s.space)
                if s.actor != NONE:
                    return 1
            s.space += 1
        return 0

    def fits(self, s: State) -> cython.bint:
        """Whoever is asked holds most."""
        return self.receiver(s, s.space) == s.actor

    def receiver(self, s: State, currency: cython.int) -> cython.int:
        """Return who holds most, NONE for a tie or nothing; builders count 3 (12.20)."""
        best: cython.int = 0
        who: cython.int = NONE
        seat: cython.int
        held: cython.int
        for seat in range(s.players):
            held = total(part_of(s.hand_lo[seat], s.hand_hi[seat], currency))
            if held > best:
                best = held
                who = seat
            elif held == best:
                who = NONE
        return who

    def offer(self, s: State, moves: Moves) -> None:
        i: cython.int
        square: cython.int
        tile: cython.int = s.market[s.space]
        fits: u64
        look(self.book, s, s.actor)
        for i in range(s.words):
            fits = room_for(s, i, self.book.walls[tile])
            while fits:
                square = 64 * i + lowest(fits)
                fits &= fits - 1
                add(
                    moves,
                    head_lo(PLACE, tile),
                    hi_of(s, square),
                )
        add(moves, head_lo(FORGO, tile), 0)

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = kind_of(lo)
        if kind != PLACE and kind != FORGO:
            return NOT_NOW
        if tile_of(lo) != s.market[s.space]:
            return NOT_LEFT_OVER
        if kind == FORGO:
            return 0
        if (lo | hi) & PURSE:
            return FLIP_LEFT_OVER if self.book.two_sided else ONE_SIDED
        look(self.book, s, s.actor)
        return placing_fault(s, self.book.walls[tile_of(lo)], x_of(hi), y_of(hi))

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        """A forgone tile stays where it is; the next space is looked at."""
        if kind_of(lo) == PLACE:
            put(self.book, s, s.actor, tile_of(lo), x_of(hi), y_of(hi))
            s.market[s.space] = NO_TILE
        s.space += 1
        return self.enter(s)


class FinalScoring(Step):
    """Scoring C (8.3)."""

    def enter(self, s: State) -> cython.int:
        score_round(self.book, s, 2)
        return 0


class Over(Step):
    """The game is over."""

    def enter(self, s: State) -> cython.int:
        s.over = 1
        s.actor = NONE
        s.bought = 0
        return 1
