"""Set-up, in the order of section 3."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Feature, Step
    from cython.cimports.sabika.rules.c_codes import (
        BAG,
        BUILDER,
        MONEY,
        MONEY_CARDS,
        NONE,
        START_PLAYER,
        YOUNGEST,
        card_value,
    )
    from cython.cimports.sabika.rules.chance import (
        below,
        impossible,
        note,
        open_stream,
        scripted,
        shuffle_bag,
        shuffle_deck,
    )
    from cython.cimports.sabika.rules.lens import draw_plan
    from cython.cimports.sabika.rules.money import cards_in, gain, worth
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import draw_building, draw_card, stack_deck
else:
    from sabika.rules.book import Feature, Step
    from sabika.rules.chance import (
        below,
        impossible,
        note,
        open_stream,
        scripted,
        shuffle_bag,
        shuffle_deck,
    )
    from sabika.rules.codes import (
        BAG,
        BUILDER,
        MONEY,
        MONEY_CARDS,
        NONE,
        START_PLAYER,
        YOUNGEST,
        card_value,
    )
    from sabika.rules.lens import draw_plan
    from sabika.rules.money import cards_in, gain, worth
    from sabika.rules.state import State, u64
    from sabika.rules.supply import draw_building, draw_card, stack_deck


class Opening(Step):
    """Set-up, in the order of section 3."""

    def enter(self, s: State) -> cython.int:
        i: cython.int
        for i in range(self.book.n_tiles):
            s.bag[i] = i
        s.bag_n = self.book.n_tiles
        for i in range(s.players):
            draw_plan(self.book, s, i)
        open_stream(s, BAG, 0)
        shuffle_bag(s, 0, s.bag_n)
        if not self.lay_market(s):
            return 0
        for i in range(self.book.n_features):
            cython.cast(Feature, self.book.features[i]).set_up(s)
        if not self.deal_money(s) or not self.find_start_player(s):
            return 0
        for i in range(4):
            s.display[i] = draw_card(self.book, s)
        if s.fault == 0:
            stack_deck(self.book, s)
        return 0

    def lay_market(self, s: State) -> cython.int:
        """Lay four tiles (3.1), even sides up, with the marker on odd (G.2)."""
        i: cython.int
        tile: cython.int
        for i in range(4):
            tile = draw_building(self.book, s)
            if tile == NONE:
                return 0
            s.market[i] = tile
        s.marker = self.book.two_sided
        return 1

    def deal_money(self, s: State) -> cython.int:
        """Shuffle the money; each player draws until 20 or more (3.2)."""
        kind: cython.int
        seat: cython.int
        sum: cython.int
        for kind in range(40):
            if kind % 10 != BUILDER:
                for _ in range(self.book.copies):
                    s.deck[s.deck_n] = kind
                    s.deck_n += 1
        open_stream(s, MONEY_CARDS, 0)
        shuffle_deck(s, 0, s.deck_n)
        for seat in range(s.players):
            sum = 0
            while sum < 20:
                kind = draw_card(self.book, s)
                if kind == NONE:
                    return 0
                gain(s, seat, kind)
                sum += card_value(kind)
        return 1

    def find_start_player(self, s: State) -> cython.int:
        """Fewest cards, then lowest total, then the youngest (3.3, 12.1)."""
        seat: cython.int
        rank: cython.int
        best: cython.int = 1 << 20
        level: cython.int = 0
        lo: u64
        hi: u64
        for seat in range(s.players):
            lo = s.hand_lo[seat] & MONEY
            hi = s.hand_hi[seat] & MONEY
            rank = 256 * cards_in(lo, hi) + worth(lo, hi)
            s.tally[seat] = rank
            if rank < best:
                best = rank
                level = 0
            if rank == best:
                level += 1
        if level > 1 and not self.book.has_ages:
            if s.scripted:
                seat = scripted(s, START_PLAYER)
                if seat >= s.players or (seat >= 0 and s.tally[seat] != best):
                    impossible(s)
                if s.fault:
                    return 0
                s.turn = seat
                note(s, START_PLAYER, seat)
                return 1
            open_stream(s, YOUNGEST, 0)
            level = below(s, level)
            for seat in range(s.players):
                if s.tally[seat] == best:
                    if level == 0:
                        s.turn = seat
                        note(s, START_PLAYER, seat)
                    level -= 1
            return 1
        level = -1
        for seat in range(s.players):
            if s.tally[seat] == best and (
                level < 0 or self.book.ages[seat] < self.book.ages[level]
            ):
                level = seat
        s.turn = level
        return 1
