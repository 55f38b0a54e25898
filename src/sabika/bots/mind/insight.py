"""Insight: what experience adds to judgement.

Three senses were trained on futures (``benchmarks/learn``) to say what the weights overlook in
the end of a turn: one for the money of a currency beside what it may buy, one for the city's form,
one for a building type. Their signs are what the seat may see, each about as large as 1.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.estate import Estate
    from cython.cimports.sabika.bots.mind.sense import OF_MOMENT, OF_TURN, SIGNS, Sense
    from cython.cimports.sabika.bots.mind.sums import PRICES, reach_of
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import DIRK, NO_TILE, NONE, card_value, popcount
    from cython.cimports.sabika.rules.money import cards_in, part_of, total, worth
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.bots.mind.estate import Estate
    from sabika.bots.mind.sense import OF_MOMENT, OF_TURN, SIGNS, Sense
    from sabika.bots.mind.sums import PRICES, reach_of
    from sabika.rules.book import Book
    from sabika.rules.codes import DIRK, NO_TILE, NONE, card_value, popcount
    from sabika.rules.money import cards_in, part_of, total, worth
    from sabika.rules.state import State, u64


class Insight(Estate):
    """The part of the judge that learned; without experience it is silent."""

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        Estate.__init__(self, book, weights)
        if not cython.compiled:
            self.harm = [0.0] * 4
            self.told = [0.0] * 10
        self.learned = experience is not None
        if experience is not None:
            self.money, self.shape, self.types = (Sense(numbers) for numbers in experience)

    def face_turn(self, s: State) -> None:
        """Take in what is the same for all ends of a turn."""
        i: cython.int
        best: cython.double = -1000.0
        for i in range(s.players):
            if i != self.seat:
                best = max(best, s.score[i])
        self.money.signs[0] = min(self.turns / 20.0, 1.5)
        self.money.signs[1] = self.future
        self.money.signs[2] = self.stays
        self.money.signs[3] = s.players / 6.0
        self.money.signs[4] = 1.0 if self.book.n_ranked > s.players else 0.0
        self.money.signs[5] = s.rounds / 2.0
        self.money.signs[6] = self.share[s.rounds] if s.rounds < 3 else 0.0
        self.money.signs[7] = (s.score[self.seat] - best) / 30.0
        for i in range(OF_TURN):
            self.shape.signs[i] = self.money.signs[i]
            self.types.signs[i] = self.money.signs[i]
        self.money.see_turn()
        self.shape.see_turn()
        self.types.see_turn()
        self.types.see_moment()  # to types all moments of a turn are alike
        for i in range(self.book.n_types):
            self.told[i] = self.say_type(s, i)
        self.weigh_harm(s)

    def weigh_harm(self, s: State) -> None:
        """Note what it would cost this seat if a rival bought an offer, on average."""
        i: cython.int
        k: cython.int
        kind: cython.int
        back: cython.int
        sum: cython.double
        for i in range(4):
            self.harm[i] = 0.0
            if self.offer[i] == NO_TILE:
                continue
            back = cython.cast(cython.int, (s.back >> self.offer[i]) & 1)
            kind = self.book.kind[64 * back + self.offer[i]]
            if kind < 0:
                continue
            sum = 0.0
            for k in range(s.players):
                if k != self.seat:
                    sum += self.kind_value(s, kind, k, 1, self.offer_price[i])
                    sum -= self.kind_now(s, kind)
            self.harm[i] = sum / (s.players - 1)

    def face_moment(self, s: State, purse: cython.double) -> None:
        """Take in what the end of a turn leaves to all."""
        i: cython.int
        gaps: cython.int = 0
        cards: cython.int = 0
        open_money: cython.int = 0
        rivals: cython.int = 0
        lo: u64 = s.hand_lo[self.seat]
        hi: u64 = s.hand_hi[self.seat]
        for i in range(4):
            if s.market[i] == NO_TILE:
                gaps += 1
            if s.display[i] != NONE:
                cards += 1
                open_money += card_value(s.display[i])
        for i in range(s.players):
            if i != self.seat:
                rivals += s.hand_n[i]
        self.money.signs[8] = gaps / 4.0
        self.money.signs[9] = cards / 4.0
        self.money.signs[10] = open_money / 20.0
        self.money.signs[11] = worth(lo, hi) / 30.0
        self.money.signs[12] = cards_in(lo, hi) / 10.0
        self.money.signs[13] = rivals / (10.0 * (s.players - 1))
        self.money.signs[14] = s.hand_n[(self.seat + 1) % s.players] / 10.0
        self.money.signs[15] = purse / 20.0
        for i in range(OF_TURN, OF_MOMENT):
            self.shape.signs[i] = self.money.signs[i]
        self.money.see_moment()
        self.shape.see_moment()

    def face_currency(self, s: State, i: cython.int) -> None:
        """Take in the money of one currency: in hand, on display, and what it may buy."""
        k: cython.int
        value: cython.int
        cards: cython.int = 0
        open_money: cython.int = 0
        fitting: cython.int = 0
        part: u64 = part_of(s.hand_lo[self.seat], s.hand_hi[self.seat], i)
        reach: u64 = reach_of(part)
        offered: cython.bint = s.market[i] != NO_TILE and s.market[i] == self.offer[i]
        for k in range(OF_MOMENT, SIGNS):
            self.money.signs[k] = 0.0
        for k in range(4):
            if s.display[k] != NONE and s.display[k] // 10 == i:
                value = card_value(s.display[k])
                cards += 1
                open_money += value
                if offered and self.offer_price[i] >= value:
                    fitting |= cython.cast(cython.int, (reach >> (self.offer_price[i] - value)) & 1)
        self.money.signs[16] = total(part) / 15.0
        self.money.signs[17] = cards_in(part, 0) / 5.0
        self.money.signs[18] = popcount(reach & PRICES) / 12.0
        if offered:
            self.face_offer(i, reach, total(part))
        self.money.signs[26] = open_money / 9.0
        self.money.signs[27] = cards
        self.money.signs[28] = fitting

    def face_offer(self, i: cython.int, reach: u64, sum: cython.int) -> None:
        """Take in what the market offers for a currency, and how the hand could pay for it."""
        k: cython.int
        price: cython.int = self.offer_price[i]
        self.money.signs[19] = 1.0
        self.money.signs[20] = price / 13.0
        self.money.signs[21] = self.offer_gain[i] / 10.0
        self.money.signs[30] = self.harm[i] / 10.0
        if (reach >> price) & 1:
            self.money.signs[22] = 1.0
            self.money.signs[29] = self.offer_gain[i] / 10.0
        elif sum >= price:
            k = price + 1
            while k < 40 and not (reach >> k) & 1:
                k += 1
            self.money.signs[23] = 1.0
            self.money.signs[24] = (k - price) / 5.0
        else:
            self.money.signs[25] = (price - sum) / 10.0

    def face_shape(self, s: State) -> None:
        """Take in the city as last looked over, and the reserve."""
        self.shape.signs[16] = self.traits[0] / 10.0
        self.shape.signs[17] = self.traits[1]
        self.shape.signs[18] = self.traits[2] / 10.0
        self.shape.signs[19] = popcount(s.in_city[self.seat]) / 15.0
        self.shape.signs[20] = popcount(s.reserve[self.seat])
        self.shape.signs[21] = self.traits[3]
        self.shape.signs[22] = self.kept / 10.0
        self.shape.signs[23] = self.traits[4] / 15.0

    def face_type(self, s: State, kind: cython.int) -> None:
        """Take in who has how much of a type, and how much of it is to come."""
        i: cython.int
        n: cython.int
        own: cython.int = 0
        most: cython.int = 0
        next: cython.int = 0
        tiles: u64 = self.book.of_kind(s, kind)
        for i in range(self.book.n_ranked):
            n = popcount(s.in_city[self.book.ranked[i]] & tiles)
            if self.book.ranked[i] == self.seat:
                own = n
            elif n > most:
                next = most
                most = n
            elif n > next:
                next = n
        self.types.signs[16] = own / 4.0
        self.types.signs[17] = most / 4.0
        self.types.signs[18] = next / 4.0
        self.types.signs[19] = self.coming[kind] / 8.0
        self.types.signs[20] = 0.0
        if s.rounds < 3:
            self.types.signs[20] = self.coming[kind] * self.share[s.rounds] / 4.0
        self.types.signs[21] = self.book.points[9 * kind + 6] / 20.0
        self.types.signs[22] = popcount(s.reserve[self.seat] & tiles)

    def say_type(self, s: State, kind: cython.int) -> cython.double:
        self.face_type(s, kind)
        return self.types.say()

    def insight(self, s: State, purse: cython.double) -> cython.double:
        """Return the points that experience adds to the end of a turn, its city looked over."""
        i: cython.int
        sum: cython.double = 0.0
        changed: u64 = (
            (s.in_city[self.seat] ^ self.own_tiles)
            | (s.in_city[DIRK] ^ self.dirk_tiles)
            | (s.reserve[self.seat] ^ self.own_reserve)
            | (s.back ^ self.own_back)
        )
        for i in range(self.book.n_types):
            if changed & (self.book.fronts[i] | self.book.backs[i]):
                sum += self.say_type(s, i)
            else:
                sum += self.told[i]
        self.face_moment(s, purse)
        for i in range(4):
            self.face_currency(s, i)
            sum += self.money.say()
        self.face_shape(s)
        return sum + self.shape.say()

    def signs(self, s: State, purse: float) -> list[float]:
        """Return the signs of the end of a turn: of turn and moment, then each thing's by itself.

        The things are the four currencies, the city's form and the types.
        """
        self.face_moment(s, purse)
        found = [self.money.signs[k] for k in range(OF_MOMENT)]
        for i in range(4):
            self.face_currency(s, i)
            found += [self.money.signs[k] for k in range(OF_MOMENT, SIGNS)]
        self.face_shape(s)
        found += [self.shape.signs[k] for k in range(OF_MOMENT, SIGNS)]
        for i in range(self.book.n_types):
            self.face_type(s, i)
            found += [self.types.signs[k] for k in range(OF_MOMENT, SIGNS)]
        return found
