"""The steps of a game, in the order of the rulebook: set-up, the turn, its end, the end of the game.

What modules add to a turn stands in ``modules/``; the order of the steps stands in ``titles/``.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature, Step
    from cython.cimports.sabika.rules.c_codes import (
        BAG,
        BUILD,
        BUILDER,
        BUY,
        CARD_A,
        DIRK,
        END_ACTIONS,
        FORGO,
        GIFT,
        MONEY,
        MONEY_CARDS,
        NO_TILE,
        NONE,
        PASS,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        START_PLAYER,
        SWAP,
        TAKE,
        YOUNGEST,
        lowest,
    )
    from cython.cimports.sabika.rules.c_refusals import (
        FLIP_LEFT_OVER,
        FLIP_MIXED,
        FLIP_TOO_LITTLE,
        NO_DIRK,
        NO_EXTRA_ACTION,
        NOT_BOUGHT,
        NOT_IN_DISPLAY,
        NOT_IN_HAND,
        NOT_LEFT_OVER,
        NOT_NOW,
        NOT_ON_OFFER,
        NOT_STUCK,
        ONE_SIDED,
        OTHER_CURRENCY,
        TAKE_NOTHING,
        TAKE_TOO_MUCH,
        TOO_LITTLE,
    )
    from cython.cimports.sabika.rules.chance import below, note, open_stream, scripted
    from cython.cimports.sabika.rules.chance import impossible, shuffle_bag, shuffle_deck
    from cython.cimports.sabika.rules.city import find_removable, look, placing_fault, put, room_for
    from cython.cimports.sabika.rules.money import card_value, cards_in, covers, gain
    from cython.cimports.sabika.rules.money import part_of, pay, spend, total, worth
    from cython.cimports.sabika.rules.moves import Moves, at_hi, head_lo, kind_of, tile_of
    from cython.cimports.sabika.rules.moves import turned, x_of, y_of
    from cython.cimports.sabika.rules.remodel import check_remodel, do_remodel, offer_remodels
    from cython.cimports.sabika.rules.remodel import tile_in
    from cython.cimports.sabika.rules.scoring import score_round
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import draw_building, draw_card, stack_deck
else:
    from sabika.rules.book import Book, Feature, Step
    from sabika.rules.chance import below, impossible, note, open_stream, scripted
    from sabika.rules.chance import shuffle_bag, shuffle_deck
    from sabika.rules.city import find_removable, look, placing_fault, put, room_for
    from sabika.rules.codes import (
        BAG,
        BUILD,
        BUILDER,
        BUY,
        CARD_A,
        DIRK,
        END_ACTIONS,
        FORGO,
        GIFT,
        MONEY,
        MONEY_CARDS,
        NO_TILE,
        NONE,
        PASS,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        START_PLAYER,
        SWAP,
        TAKE,
        YOUNGEST,
        lowest,
    )
    from sabika.rules.money import card_value, cards_in, covers, gain, part_of, pay, spend
    from sabika.rules.money import total, worth
    from sabika.rules.moves import Moves, at_hi, head_lo, kind_of, tile_of, turned, x_of, y_of
    from sabika.rules.refusals import (
        FLIP_LEFT_OVER,
        FLIP_MIXED,
        FLIP_TOO_LITTLE,
        NO_DIRK,
        NO_EXTRA_ACTION,
        NOT_BOUGHT,
        NOT_IN_DISPLAY,
        NOT_IN_HAND,
        NOT_LEFT_OVER,
        NOT_NOW,
        NOT_ON_OFFER,
        NOT_STUCK,
        ONE_SIDED,
        OTHER_CURRENCY,
        TAKE_NOTHING,
        TAKE_TOO_MUCH,
        TOO_LITTLE,
    )
    from sabika.rules.remodel import check_remodel, do_remodel, offer_remodels, tile_in
    from sabika.rules.scoring import score_round
    from sabika.rules.state import State, u64
    from sabika.rules.supply import draw_building, draw_card, stack_deck


def money_fault(s: State, seat: cython.int, lo: u64, hi: u64) -> cython.int:
    """Say whether cards are missing in a hand."""
    if covers(s.hand_lo[seat], lo) and covers(s.hand_hi[seat], hi):
        return 0
    return NOT_IN_HAND


class Opening(Step):
    """Set-up, in the order of section 3."""

    def enter(self, s: State) -> cython.int:
        i: cython.int
        for i in range(self.book.n_tiles):
            s.bag[i] = i
        s.bag_n = self.book.n_tiles
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


class Actions(Step):
    """The turn (section 4): take money, buy a tile, remodel, and what modules add."""

    def enter(self, s: State) -> cython.int:
        s.actor = s.turn
        s.again = 0
        return 1

    def offer(self, s: State, moves: Moves) -> None:
        i: cython.int
        self.offer_takes(s, moves)
        self.offer_buys(s, moves)
        offer_remodels(self.book, s, s.turn, False, 0, 0, moves)
        for i in range(self.book.n_features):
            cython.cast(Feature, self.book.features[i]).offer_actions(s, moves)
        if s.again:
            moves.add(head_lo(END_ACTIONS, NO_TILE), 0)
        elif moves.n == 0:
            moves.add(head_lo(PASS, NO_TILE), 0)

    def offer_takes(self, s: State, moves: Moves) -> None:
        """List the sets of cards of 4.1; of equal cards the first ones."""
        chosen: cython.int
        i: cython.int
        k: cython.int
        n: cython.int
        sum: cython.int
        good: cython.bint
        lo: u64
        hi: u64
        unit: u64
        for chosen in range(1, 16):
            lo = head_lo(TAKE, NO_TILE)
            hi = 0
            n = 0
            sum = 0
            good = True
            for i in range(4):
                if not (chosen >> i) & 1:
                    continue
                if s.display[i] == NONE:
                    good = False
                    break
                for k in range(i):
                    if s.display[k] == s.display[i] and not (chosen >> k) & 1:
                        good = False
                n += 1
                sum += card_value(s.display[i])
                unit = cython.cast(u64, 1) << (
                    21 * ((s.display[i] // 10) & 1) + 2 * (s.display[i] % 10)
                )
                if s.display[i] < 20:
                    lo += unit
                else:
                    hi += unit
            if good and (n == 1 or sum <= 5):
                moves.add(lo, hi)

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
                        self.book.shown_price(s, tile),
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
                unit = cython.cast(u64, 1) << (
                    21 * ((s.display[i] // 10) & 1) + 2 * (s.display[i] % 10)
                )
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
                if money_fault(s, s.turn, lo, hi):
                    return NOT_IN_HAND
                paid = total(part_of(lo, hi, i))
                if paid != worth(lo, hi):
                    return OTHER_CURRENCY | (i << 8)
                price = self.book.shown_price(s, tile)
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
        exact: cython.bint = worth(lo, hi) == self.book.shown_price(s, tile)
        for i in range(4):
            if s.market[i] == tile:
                s.market[i] = NO_TILE
        pay(s, s.turn, lo, hi)
        s.bought |= cython.cast(u64, 1) << tile
        for i in range(self.book.n_features):
            cython.cast(Feature, self.book.features[i]).tile_bought(s, tile, exact)
        s.again = exact
        return exact


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
        two_sided: cython.bint = self.book.two_sided
        for i in range(s.words):
            fits = room_for(s, i, self.book.walls[tile])
            while fits:
                square = 64 * i + lowest(fits)
                fits &= fits - 1
                hi = at_hi(square % s.stride + s.lens_x, square // s.stride + s.lens_y)
                moves.add(head_lo(PLACE, tile), hi)
                if two_sided:
                    self.offer_flips(s, head_lo(PLACE, tile), hi, moves)
        moves.add(head_lo(RESERVE, tile), 0)
        if two_sided:
            moves.add(head_lo(RESERVE, tile) | (cython.cast(u64, 1) << 53), 0)
        if self.book.gifts:
            moves.add(head_lo(GIFT, tile), 0)
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
        if money_fault(s, s.turn, lo, hi):
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
        s.turns += 1
        if not s.last:
            s.turn = (s.turn + 1) % s.players
            s.step = self.book.first_step - 1
        return 0


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
                moves.add(
                    head_lo(PLACE, tile),
                    at_hi(square % s.stride + s.lens_x, square // s.stride + s.lens_y),
                )
        moves.add(head_lo(FORGO, tile), 0)

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
