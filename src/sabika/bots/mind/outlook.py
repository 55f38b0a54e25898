"""The outlook: how many points everybody can expect to end with, and so the chance to win.

Where a future is left off all players are looked at, not only the seat whose turn was compared. The
judge's formulas add up what each can expect; two senses, trained on how futures go on
(``benchmarks/learn``), see what that overlooks, and reason says it: one sees a player's whole
standing, one what a player holds of a building type.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
    from cython.cimports.sabika.bots.mind.estate import builders_in
    from cython.cimports.sabika.bots.mind.perception import Perception
    from cython.cimports.sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from cython.cimports.sabika.bots.mind.reason import OF_MOMENT, OF_TURN, SIGNS
    from cython.cimports.sabika.bots.mind.sums import PRICES, reach_of
    from cython.cimports.sabika.rules.book import Book, price_of
    from cython.cimports.sabika.rules.c_codes import NO_TILE, NONE, card_value, popcount
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.money import cards_in, part_of, total, worth
    from cython.cimports.sabika.rules.state import State, u64
else:
    from math import exp, sqrt

    from sabika.bots.mind.estate import builders_in
    from sabika.bots.mind.perception import Perception
    from sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from sabika.bots.mind.reason import OF_MOMENT, OF_TURN, SIGNS
    from sabika.bots.mind.sums import PRICES, reach_of
    from sabika.rules.book import Book, price_of
    from sabika.rules.codes import NO_TILE, NONE, card_value, popcount
    from sabika.rules.lens import look
    from sabika.rules.money import cards_in, part_of, total, worth
    from sabika.rules.state import State, u64
from sabika.bots.mind.reason import reason_of


class Outlook(Perception):
    """Looks at positions of one book; it has memory of its own, so one for each thread.

    Without experience it relies on its weights.
    """

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        Perception.__init__(self, book, weights)
        if not cython.compiled:
            self.sums = [0.0] * 7
        self.learned = experience is not None
        if experience is not None:
            (self.standing, self.holding), self.reason = reason_of(experience)

    def chance(self, s: State, seat: cython.int) -> cython.double:
        """Return a seat's chance to win, about: by leads expected and how much can happen still."""
        i: cython.int
        lag: cython.double
        odds: cython.double = 1.0
        spread: cython.double = 0.6
        if s.over:
            for i in range(s.players):
                self.sums[i] = s.score[i]
        else:
            self.totals(s)
            spread = self.spread()
        for i in range(s.players):
            if i != seat:
                lag = (self.sums[i] - self.sums[seat]) / spread
                odds += exp(min(max(lag, -30.0), 30.0))
        return 1.0 / odds

    def spread(self) -> cython.double:
        """Return how many points a lead is to be measured by, as last read."""
        return 2.0 + 14.0 * sqrt(min(self.turns, 30.0) / 30.0)

    def totals(self, s: State) -> None:
        """Write into ``sums`` how many points each player can expect to end with."""
        i: cython.int
        k: cython.int
        form: cython.double
        self.read(s)
        self.rankings(s)
        if self.learned:
            self.face_all(s)
        for i in range(s.players):
            self.fear(s, i)
            look(self.book, s, i)
            form = self.form(s, i)
            self.sums[i] = s.score[i] + self.ranks[i] + form + self.hand_value(s, i)
            if self.learned:
                self.face_player(s, i, form)
                self.standing.forget()
                self.standing.take_in()
                self.holding.forget()
                for k in range(self.book.n_types):
                    self.face_holding(s, i, k)
                    self.holding.take_in()
                self.sums[i] += self.reason.say()

    def hand_value(self, s: State, seat: cython.int) -> cython.double:
        """Return what a hand and a reserve are worth, whatever is on offer."""
        kept: cython.double = self.w[KEPT_BACK] * (self.w[BUILT] + 4.0) * min(self.turns / 2, 1.0)
        return self.wealth(s.hand_lo[seat], s.hand_hi[seat]) + kept * popcount(s.reserve[seat])

    # What the senses see.

    def face_all(self, s: State) -> None:
        """Take in what is the same for all players."""
        i: cython.int
        gaps: cython.int = 0
        open_money: cython.int = 0
        prices: cython.int = 0
        highest: cython.int = 0
        for i in range(4):
            if s.market[i] == NO_TILE:
                gaps += 1
            else:
                prices += price_of(self.book, s, s.market[i])
            if s.display[i] != NONE:
                open_money += card_value(s.display[i])
                highest = max(highest, card_value(s.display[i]))
        self.standing.signs[0] = min(self.turns / 20.0, 1.5)
        self.standing.signs[1] = self.future
        self.standing.signs[2] = s.players / 6.0
        self.standing.signs[3] = 1.0 if self.book.n_ranked > s.players else 0.0
        self.standing.signs[4] = s.rounds / 2.0
        self.standing.signs[5] = self.share[s.rounds] if s.rounds < 3 else 0.0
        self.standing.signs[6] = self.share[1] if s.rounds < 2 else 0.0
        self.standing.signs[7] = s.last
        self.standing.signs[8] = self.book.n_features / 4.0
        self.standing.signs[12] = gaps / 4.0
        self.standing.signs[13] = open_money / 20.0
        self.standing.signs[14] = prices / 40.0
        self.standing.signs[15] = highest / 9.0
        self.count_prices(s)
        for i in range(OF_TURN):
            self.holding.signs[i] = self.standing.signs[i]
        self.standing.see_turn()
        self.standing.see_moment()
        self.holding.see_turn()
        self.holding.see_moment()

    def face_player(self, s: State, seat: cython.int, form: cython.double) -> None:
        """Take in one player: points, money, city (as last looked over) and what is expected."""
        i: cython.int
        exact: cython.int = 0
        small: cython.int = 0
        odds: cython.double = 0.0
        payable_odds: cython.double = 0.0
        paid_exactly: cython.int = 0
        payable: cython.int = 0
        price: cython.int
        part: u64
        reach: u64
        lo: u64 = s.hand_lo[seat]
        hi: u64 = s.hand_hi[seat]
        for i in range(4):
            part = part_of(lo, hi, i)
            reach = reach_of(part)
            self.weigh_part(part, reach, 0)
            odds += self.exact
            payable_odds += self.payable
            small += cards_in(part & 63, 0)
            exact += popcount(reach & PRICES)
            if s.market[i] != NO_TILE:
                price = price_of(self.book, s, s.market[i])
                if (reach >> price) & 1:
                    paid_exactly += 1
                if total(part) >= price:
                    payable += 1
        self.standing.signs[28] = self.lead_on_best(s, seat) / 30.0
        self.standing.signs[29] = worth(lo, hi) / 30.0
        self.standing.signs[30] = cards_in(lo, hi) / 10.0
        self.standing.signs[31] = exact / 20.0
        for i in range(5):
            self.standing.signs[32 + i] = self.traits[i] / 10.0
        self.standing.signs[33] = self.traits[1]
        self.standing.signs[35] = self.traits[3]
        self.standing.signs[37] = popcount(s.in_city[seat]) / 15.0
        self.standing.signs[38] = popcount(s.reserve[seat])
        self.standing.signs[39] = ((seat - s.actor + s.players) % s.players) / (s.players - 1.0)
        self.standing.signs[40] = form / 20.0
        self.standing.signs[41] = self.ranks[seat] / 40.0
        self.standing.signs[42] = paid_exactly / 2.0
        self.standing.signs[43] = payable / 4.0
        self.standing.signs[44] = odds / 2.0
        self.standing.signs[45] = payable_odds / 4.0
        self.standing.signs[46] = (3 - s.rounds) * self.traits[0] / 20.0
        self.standing.signs[47] = small / 5.0
        self.standing.signs[48] = builders_in(lo, hi) / 2.0
        self.standing.signs[49] = (self.traits[2] - self.traits[0]) / 5.0
        self.standing.signs[50] = self.lead_on_average(s, seat) / 30.0
        self.standing.signs[51] = self.loss(s) / 10.0

    def face_holding(self, s: State, seat: cython.int, kind: cython.int) -> None:
        """Take in what a player holds of a type beside the others, and how much is to come."""
        i: cython.int
        payable: cython.int = 0
        exactly: cython.int = 0
        part: u64
        price: cython.int
        self.show_kind(self.holding, s, seat, kind, self.hopes[9 * seat + kind])
        for i in range(4):
            if s.market[i] != NO_TILE and (self.book.of_kind(s, kind) >> s.market[i]) & 1:
                part = part_of(s.hand_lo[seat], s.hand_hi[seat], i)
                price = price_of(self.book, s, s.market[i])
                if (reach_of(part) >> price) & 1:
                    exactly += 1
                elif total(part) >= price:
                    payable += 1
        self.holding.signs[46] = exactly
        self.holding.signs[47] = payable

    def studied(self, s: State) -> tuple[list[float], list[list[float]]]:
        """Return the points that weights alone promise each player, and each player's signs.

        Those of all come first, then those of the standing, then those of each type.
        """
        points, found = [], []
        self.read(s)
        self.rankings(s)
        self.face_all(s)
        common = [self.standing.signs[k] for k in range(OF_MOMENT)]
        for i in range(s.players):
            self.fear(s, i)
            look(self.book, s, i)
            form = self.form(s, i)
            points.append(s.score[i] + self.ranks[i] + form + self.hand_value(s, i))
            self.face_player(s, i, form)
            signs = common + [self.standing.signs[k] for k in range(OF_MOMENT, SIGNS)]
            for kind in range(self.book.n_types):
                self.face_holding(s, i, kind)
                signs += [self.holding.signs[k] for k in range(OF_MOMENT, SIGNS)]
            found.append(signs)
        return points, found
