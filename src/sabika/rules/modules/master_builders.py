"""Master builders: money of value 3 that can remodel a city instead (section M)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature, Step
    from cython.cimports.sabika.rules.c_codes import (
        BUILDER,
        BUILDER_CARDS,
        BUILDERS,
        DRAW_BUILDER,
        MASTER,
        NO_MASTER,
        NO_TILE,
        PURSE,
    )
    from cython.cimports.sabika.rules.c_refusals import NOT_A_BUILDER, NOT_IN_HAND, NOT_NOW
    from cython.cimports.sabika.rules.chance import (
        impossible,
        note,
        open_stream,
        scripted,
        shuffle_bytes,
    )
    from cython.cimports.sabika.rules.money import cards_in, gain, money_missing, pay
    from cython.cimports.sabika.rules.moves import Moves, add, head_lo, kind_of, remodel_of
    from cython.cimports.sabika.rules.remodel import (
        can_remodel,
        check_remodel,
        do_remodel,
        offer_remodels,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book, Feature, Step
    from sabika.rules.chance import impossible, note, open_stream, scripted, shuffle_bytes
    from sabika.rules.codes import (
        BUILDER,
        BUILDER_CARDS,
        BUILDERS,
        DRAW_BUILDER,
        MASTER,
        NO_MASTER,
        NO_TILE,
        PURSE,
    )
    from sabika.rules.money import cards_in, gain, money_missing, pay
    from sabika.rules.moves import Moves, add, head_lo, kind_of, remodel_of
    from sabika.rules.refusals import NOT_A_BUILDER, NOT_IN_HAND, NOT_NOW
    from sabika.rules.remodel import can_remodel, check_remodel, do_remodel, offer_remodels
    from sabika.rules.state import State, u64


class MasterBuilders(Feature):
    """Sixteen cards: two dealt to each player, some in the third and fifth pile, the rest aside.

    Sixteen bytes hold them in this order, as kind + 1; those dealt or stacked are blanked.
    """

    def __init__(self, book: Book) -> None:
        Feature.__init__(self, book)
        self.cards = book.claim_bytes(16)
        book.set_builder_copies(4)

    def set_up(self, s: State) -> None:
        """Deal two to each, face down (M.1)."""
        i: cython.int
        kind: cython.int
        seat: cython.int
        for i in range(16):
            s.byte[self.cards + i] = 10 * (i // 4) + BUILDER + 1
        open_stream(s, BUILDER_CARDS, 0)
        shuffle_bytes(s, self.cards, 16)
        for seat in range(s.players):
            for i in range(2):
                kind = self.next_builder(s, 2 * seat + i)
                if kind < 0:
                    return
                gain(s, seat, kind)
                if kind < 20:
                    s.secret_lo[seat] += cython.cast(u64, 1) << (21 * (kind // 10) + 18)
                else:
                    s.secret_hi[seat] += cython.cast(u64, 1) << (21 * (kind // 10 - 2) + 18)
                note(s, DRAW_BUILDER, kind)

    def next_builder(self, s: State, number: cython.int) -> cython.int:
        """Take the card of this number off the shuffled sixteen, or the one the script says."""
        kind: cython.int
        i: cython.int
        if s.scripted:
            kind = scripted(s, DRAW_BUILDER)
            if kind < 0:
                return -1
            for i in range(number, 16):
                if s.byte[self.cards + i] == kind + 1:
                    s.byte[self.cards + i] = s.byte[self.cards + number]
                    s.byte[self.cards + number] = kind + 1
                    break
            else:
                impossible(s)
                return -1
        kind = s.byte[self.cards + number] - 1
        s.byte[self.cards + number] = 0
        return kind

    def pile_cards(self, s: State, pile: cython.int) -> cython.int:
        """Three into the third and three into the fifth; six players: one (M.2)."""
        if pile == 2:
            return 3
        if pile == 4:
            return 1 if s.players == 6 else 3
        return 0

    def pile_card(self, s: State, pile: cython.int, number: cython.int) -> cython.int:
        at: cython.int = self.cards + 2 * s.players + (0 if pile == 2 else 3) + number
        kind: cython.int = s.byte[at] - 1
        s.byte[at] = 0
        return kind

    def fetch_card(self, s: State, kind: cython.int) -> cython.int:
        """Nobody knows which builders lie in the deck: change one with one laid aside."""
        i: cython.int
        k: cython.int
        for i in range(16):
            if s.byte[self.cards + i] == kind + 1:
                for k in range(s.deck_at, s.deck_n):
                    if s.deck[k] < 40 and s.deck[k] % 10 == BUILDER:
                        s.byte[self.cards + i] = s.deck[k] + 1
                        s.deck[k] = kind
                        return k
        return -1

    def veil(self, s: State, seat: cython.int) -> None:
        i: cython.int
        for i in range(16):
            s.byte[self.cards + i] = 0

    def redeal(self, s: State, seat: cython.int) -> None:
        """Lay aside every card that is nowhere else; hands and deck have been dealt already."""
        i: cython.int
        currency: cython.int
        left: cython.int
        word: u64
        at: cython.int = 15
        for currency in range(4):
            left = 4
            for i in range(s.players):
                word = s.hand_lo[i] if currency < 2 else s.hand_hi[i]
                left -= (word >> (21 * (currency & 1) + 18)) & 7
            word = s.gone_lo if currency < 2 else s.gone_hi
            left -= (word >> (21 * (currency & 1) + 18)) & 7
            for i in range(4):
                if s.display[i] == 10 * currency + BUILDER:
                    left -= 1
            for i in range(s.deck_at, s.deck_n):
                if s.deck[i] == 10 * currency + BUILDER:
                    left -= 1
            for _ in range(left):
                s.byte[self.cards + at] = 10 * currency + BUILDER + 1
                at -= 1


class MasterAtWork(Step):
    """At the end of one's turn one card may be played for a remodelling (M.4)."""

    def enter(self, s: State) -> cython.int:
        s.actor = s.turn
        if not (s.hand_lo[s.turn] | s.hand_hi[s.turn]) & BUILDERS:
            return 0
        return can_remodel(self.book, s, s.turn)

    def fits(self, s: State) -> cython.bint:
        """Whoever is asked has a builder."""
        return (s.hand_lo[s.turn] | s.hand_hi[s.turn]) & BUILDERS != 0

    def offer(self, s: State, moves: Moves) -> None:
        at: cython.int
        unit: u64
        for at in range(18, 42, 21):
            unit = cython.cast(u64, 1) << at
            if (s.hand_lo[s.turn] >> at) & 7:
                offer_remodels(self.book, s, s.turn, True, unit, 0, moves)
            if (s.hand_hi[s.turn] >> at) & 7:
                offer_remodels(self.book, s, s.turn, True, 0, unit, moves)
        add(moves, head_lo(NO_MASTER, NO_TILE), 0)

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        if kind_of(lo) == NO_MASTER:
            return 0
        if kind_of(lo) != MASTER:
            return NOT_NOW
        if cards_in(lo, hi) != 1 or not ((lo | hi) & PURSE & BUILDERS):
            return NOT_A_BUILDER
        if money_missing(s, s.turn, lo, hi):
            return NOT_IN_HAND
        return check_remodel(self.book, s, s.turn, remodel_of(hi), lo, hi)

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        if kind_of(lo) == MASTER:
            pay(s, s.turn, lo, hi)
            do_remodel(self.book, s, s.turn, remodel_of(hi), lo, hi)
        return 0
