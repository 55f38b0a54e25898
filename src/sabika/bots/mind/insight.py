"""Insight: what experience adds to judgement.

Three senses and reason were trained on futures (``benchmarks/learn``) to say what the weights
overlook in the end of a turn: one sees the money of a currency beside what it may buy, one the
city's form, one a building type. Their signs are what the seat may see, each about as large as 1.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.estate import builders_in
    from cython.cimports.sabika.bots.mind.perception import Perception
    from cython.cimports.sabika.bots.mind.reason import OF_MOMENT, OF_TURN, SIGNS
    from cython.cimports.sabika.bots.mind.sums import PRICES, reach_of
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import DIRK, NO_TILE, NONE, card_value, popcount
    from cython.cimports.sabika.rules.money import cards_in, part_of, total, worth
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.bots.mind.estate import builders_in
    from sabika.bots.mind.perception import Perception
    from sabika.bots.mind.reason import OF_MOMENT, OF_TURN, SIGNS
    from sabika.bots.mind.sums import PRICES, reach_of
    from sabika.rules.book import Book
    from sabika.rules.codes import DIRK, NO_TILE, NONE, card_value, popcount
    from sabika.rules.money import cards_in, part_of, total, worth
    from sabika.rules.state import State, u64
from sabika.bots.mind.reason import reason_of


class Insight(Perception):
    """The part of the judge that learned; without experience it is silent."""

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        Perception.__init__(self, book, weights)
        if not cython.compiled:
            self.harm = [0.0] * 4
        self.learned = experience is not None
        if experience is not None:
            (self.money, self.shape, self.types), self.reason = reason_of(experience)

    def face_turn(self, s: State) -> None:
        """Take in what is the same for all ends of a turn."""
        i: cython.int
        self.rankings(s)
        self.money.signs[0] = min(self.turns / 20.0, 1.5)
        self.money.signs[1] = self.future
        self.money.signs[2] = self.expected_lead(s, self.seat) / 30.0
        self.money.signs[3] = s.players / 6.0
        self.money.signs[4] = 1.0 if self.book.n_ranked > s.players else 0.0
        self.money.signs[5] = s.rounds / 2.0
        self.money.signs[6] = self.share[s.rounds] if s.rounds < 3 else 0.0
        self.money.signs[7] = self.lead_on_best(s, self.seat) / 30.0
        self.money.signs[8] = self.share[1] if s.rounds < 2 else 0.0
        self.money.signs[9] = s.last
        self.money.signs[10] = self.lead_on_average(s, self.seat) / 30.0
        self.money.signs[11] = self.book.n_features / 4.0
        for i in range(OF_TURN):
            self.shape.signs[i] = self.money.signs[i]
            self.types.signs[i] = self.money.signs[i]
        self.money.see_turn()
        self.shape.see_turn()
        self.types.see_turn()
        self.types.see_moment()  # to types all moments of a turn are alike
        for i in range(self.book.n_types):
            self.promise[i] = self.kinds[i]
            self.face_type(s, i)
            self.types.remember(i)
        self.weigh_harm(s)
        self.count_prices(s)

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
        self.money.signs[12] = gaps / 4.0
        self.money.signs[13] = cards / 4.0
        self.money.signs[14] = open_money / 20.0
        self.money.signs[15] = worth(lo, hi) / 30.0
        self.money.signs[16] = cards_in(lo, hi) / 10.0
        self.money.signs[17] = rivals / (10.0 * (s.players - 1))
        self.money.signs[18] = s.hand_n[(self.seat + 1) % s.players] / 10.0
        self.money.signs[19] = purse / 20.0
        self.face_offers(s)
        for i in range(OF_TURN, OF_MOMENT):
            self.shape.signs[i] = self.money.signs[i]
        self.money.see_moment()
        self.shape.see_moment()

    def face_offers(self, s: State) -> None:
        """Take in how many offers can be paid, and what all of them mean."""
        i: cython.int
        part: u64
        exact: cython.int = 0
        payable: cython.int = 0
        highest: cython.int = 0
        chain: cython.double = 0.0
        dear: cython.double = 0.0
        harm: cython.double = 0.0
        for i in range(4):
            if s.display[i] != NONE:
                highest = max(highest, card_value(s.display[i]))
            if s.market[i] == NO_TILE or s.market[i] != self.offer[i]:
                continue
            harm += self.harm[i]
            part = part_of(s.hand_lo[self.seat], s.hand_hi[self.seat], i)
            if (reach_of(part) >> self.offer_price[i]) & 1:
                exact += 1
                chain += self.offer_gain[i]
            elif total(part) >= self.offer_price[i]:
                payable += 1
                dear = max(dear, self.offer_gain[i])
        self.money.signs[20] = exact / 2.0
        self.money.signs[21] = payable / 2.0
        self.money.signs[22] = chain / 10.0
        self.money.signs[23] = dear / 10.0
        self.money.signs[24] = highest / 9.0
        self.money.signs[25] = popcount(s.reserve[self.seat])
        self.money.signs[26] = popcount(s.in_city[self.seat]) / 15.0
        self.money.signs[27] = harm / 10.0

    def face_currency(self, s: State, i: cython.int) -> None:
        """Take in the money of one currency: in hand, on display, and what it may buy."""
        k: cython.int
        value: cython.int
        cards: cython.int = 0
        open_money: cython.int = 0
        fitting: cython.int = 0
        highest: cython.int = 0
        part: u64 = part_of(s.hand_lo[self.seat], s.hand_hi[self.seat], i)
        reach: u64 = reach_of(part)
        wider: u64 = reach
        offered: cython.bint = s.market[i] != NO_TILE and s.market[i] == self.offer[i]
        for k in range(OF_MOMENT, SIGNS):
            self.money.signs[k] = 0.0
        for k in range(4):
            if s.display[k] != NONE and s.display[k] // 10 == i:
                value = card_value(s.display[k])
                cards += 1
                open_money += value
                highest = max(highest, value)
                wider |= reach << value
                if offered and self.offer_price[i] >= value:
                    fitting |= cython.cast(cython.int, (reach >> (self.offer_price[i] - value)) & 1)
        self.money.signs[28] = total(part) / 15.0
        self.money.signs[29] = cards_in(part, 0) / 5.0
        self.money.signs[30] = popcount(reach & PRICES) / 12.0
        if offered:
            self.face_offer(i, reach, total(part))
            if total(part) + highest >= self.offer_price[i]:
                self.money.signs[48] = 1.0
            self.money.signs[49] = self.details[4 + i]
        self.weigh_part(part, reach, wider)
        self.money.signs[43] = self.exact
        self.money.signs[44] = self.payable
        self.money.signs[45] = self.nearly
        for k in range(9):
            if (part >> (2 * k)) & 3:
                self.money.signs[46] = (k + 1) / 9.0
        self.money.signs[47] = cards_in(part & 63, 0) / 3.0
        self.money.signs[38] = open_money / 9.0
        self.money.signs[39] = cards
        self.money.signs[40] = fitting

    def face_offer(self, i: cython.int, reach: u64, sum: cython.int) -> None:
        """Take in what the market offers for a currency, and how the hand could pay for it."""
        k: cython.int
        price: cython.int = self.offer_price[i]
        self.money.signs[31] = 1.0
        self.money.signs[32] = price / 13.0
        self.money.signs[33] = self.offer_gain[i] / 10.0
        self.money.signs[42] = self.harm[i] / 10.0
        if (reach >> price) & 1:
            self.money.signs[34] = 1.0
            self.money.signs[41] = self.offer_gain[i] / 10.0
        elif sum >= price:
            k = price + 1
            while k < 40 and not (reach >> k) & 1:
                k += 1
            self.money.signs[35] = 1.0
            self.money.signs[36] = (k - price) / 5.0
            self.money.signs[50] = self.offer_gain[i] / 10.0
        else:
            self.money.signs[51] = self.harm[i] / 10.0
            self.money.signs[37] = (price - sum) / 10.0

    def face_shape(self, s: State) -> None:
        """Take in the city as last looked over, and the reserve."""
        i: cython.int
        fitting: cython.double = 0.0
        self.shape.signs[28] = self.traits[0] / 10.0
        self.shape.signs[29] = self.traits[1]
        self.shape.signs[30] = self.traits[2] / 10.0
        self.shape.signs[31] = popcount(s.in_city[self.seat]) / 15.0
        self.shape.signs[32] = popcount(s.reserve[self.seat])
        self.shape.signs[33] = self.traits[3]
        self.shape.signs[34] = self.kept / 10.0
        self.shape.signs[35] = self.traits[4] / 15.0
        self.shape.signs[36] = (3 - s.rounds) * self.traits[0] / 20.0
        self.shape.signs[38] = (self.traits[2] - self.traits[0]) / 5.0
        self.shape.signs[39] = popcount(s.reserve[self.seat]) - self.traits[3]
        for i in range(4):
            if s.market[i] != NO_TILE:
                fitting += self.details[4 + i]
            self.shape.signs[40 + i] = self.details[i]
        self.shape.signs[37] = fitting / 4.0
        for i in range(3):
            self.shape.signs[44 + i] = self.details[8 + i]
        self.shape.signs[47] = self.rivalled / 20.0
        self.shape.signs[48] = builders_in(s.hand_lo[self.seat], s.hand_hi[self.seat]) / 2.0

    def face_type(self, s: State, kind: cython.int) -> None:
        """Take in who has how much of a type, and how much of it is to come."""
        self.show_kind(self.types, s, self.seat, kind, self.promise[kind])

    def insight(self, s: State, purse: cython.double) -> cython.double:
        """Return the points that experience adds to the end of a turn, its city looked over."""
        i: cython.int
        changed: u64 = (
            (s.in_city[self.seat] ^ self.own_tiles)
            | (s.in_city[DIRK] ^ self.dirk_tiles)
            | (s.reserve[self.seat] ^ self.own_reserve)
            | (s.back ^ self.own_back)
        )
        self.types.forget()
        for i in range(self.book.n_types):
            if changed & (self.book.fronts[i] | self.book.backs[i]):
                self.face_type(s, i)
                self.types.take_in()
            else:
                self.types.recall(i)
        self.face_moment(s, purse)
        for i in range(4):
            self.face_currency(s, i)
            self.money.take_in()
        self.face_shape(s)
        self.shape.take_in()
        return self.reason.say()

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
