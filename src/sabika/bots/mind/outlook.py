"""The outlook: how many points everybody can expect to end with, and so the chance to win.

Where a future is left off all players are looked at, not only the seat whose turn was compared. The
judge's formulas add up what each can expect; two senses, trained on how futures go on
(``benchmarks/learn``), say what that overlooks: one for a player's whole standing, one for what a
player holds of a building type.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
    from cython.cimports.sabika.bots.mind.estate import Estate
    from cython.cimports.sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from cython.cimports.sabika.bots.mind.sense import OF_MOMENT, OF_TURN, SIGNS, Sense
    from cython.cimports.sabika.bots.mind.sums import PRICES, reach_of
    from cython.cimports.sabika.rules.book import Book, Feature, price_of
    from cython.cimports.sabika.rules.c_codes import NO_TILE, NONE, card_value, lowest, popcount
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.money import cards_in, part_of, total, worth
    from cython.cimports.sabika.rules.state import State, u64
else:
    from math import exp, sqrt

    from sabika.bots.mind.estate import Estate
    from sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from sabika.bots.mind.sense import OF_MOMENT, OF_TURN, SIGNS, Sense
    from sabika.bots.mind.sums import PRICES, reach_of
    from sabika.rules.book import Book, Feature, price_of
    from sabika.rules.codes import NO_TILE, NONE, card_value, lowest, popcount
    from sabika.rules.lens import look
    from sabika.rules.money import cards_in, part_of, total, worth
    from sabika.rules.state import State, u64


class Outlook(Estate):
    """Looks at positions of one book; it has memory of its own, so one for each thread.

    Without experience it relies on its weights.
    """

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        Estate.__init__(self, book, weights)
        if not cython.compiled:
            self.sums = [0.0] * 7
            self.ranks = [0.0] * 7
            self.hopes = [0.0] * 7 * 9
        self.learned = experience is not None
        if experience is not None:
            self.standing, self.holding = (Sense(numbers) for numbers in experience)

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
                self.sums[i] += self.standing.say()
                for k in range(self.book.n_types):
                    self.face_holding(s, i, k)
                    self.sums[i] += self.holding.say()

    def rankings(self, s: State) -> None:
        """Write into ``ranks`` what all rankings promise each player, by type into ``hopes``."""
        i: cython.int
        k: cython.int
        scoring: cython.int
        times: cython.double
        for i in range(7):
            self.ranks[i] = 0.0
        self.read(s)
        for k in range(self.book.n_types):
            for i in range(7):
                self.hopes[9 * i + k] = 0.0
            self.tally(s, k, -1, 0, 0)
            for scoring in range(s.rounds, 3):
                times = self.contest_kind(k, scoring)
                for i in range(self.book.n_ranked):
                    self.hopes[9 * self.book.ranked[i] + k] += times * self.gain[i]
            for i in range(7):
                self.ranks[i] += self.hopes[9 * i + k]
        for k in range(self.book.n_features):
            if cython.cast(Feature, self.book.features[k]).contested(s, 0) >= 0:
                self.contest_of(s, k, 0)
                for i in range(self.book.n_ranked):
                    self.ranks[self.book.ranked[i]] += self.gain[i]

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
        for i in range(4):
            if s.market[i] == NO_TILE:
                gaps += 1
            else:
                prices += price_of(self.book, s, s.market[i])
            if s.display[i] != NONE:
                open_money += card_value(s.display[i])
        self.standing.signs[0] = min(self.turns / 20.0, 1.5)
        self.standing.signs[1] = self.future
        self.standing.signs[2] = s.players / 6.0
        self.standing.signs[3] = 1.0 if self.book.n_ranked > s.players else 0.0
        self.standing.signs[4] = s.rounds / 2.0
        self.standing.signs[5] = self.share[s.rounds] if s.rounds < 3 else 0.0
        self.standing.signs[6] = self.share[1] if s.rounds < 2 else 0.0
        self.standing.signs[7] = s.last
        self.standing.signs[8] = gaps / 4.0
        self.standing.signs[9] = open_money / 20.0
        self.standing.signs[10] = prices / 40.0
        for i in range(OF_TURN):
            self.holding.signs[i] = self.standing.signs[i]
        self.standing.see_turn()
        self.standing.see_moment()
        self.holding.see_turn()
        self.holding.see_moment()

    def face_player(self, s: State, seat: cython.int, form: cython.double) -> None:
        """Take in one player: points, money, city (as last looked over) and what is expected."""
        i: cython.int
        best: cython.double = -1000.0
        exact: cython.int = 0
        paid_exactly: cython.int = 0
        payable: cython.int = 0
        price: cython.int
        part: u64
        reach: u64
        lo: u64 = s.hand_lo[seat]
        hi: u64 = s.hand_hi[seat]
        for i in range(s.players):
            if i != seat:
                best = max(best, s.score[i])
        for i in range(4):
            part = part_of(lo, hi, i)
            reach = reach_of(part)
            exact += popcount(reach & PRICES)
            if s.market[i] != NO_TILE:
                price = price_of(self.book, s, s.market[i])
                if (reach >> price) & 1:
                    paid_exactly += 1
                if total(part) >= price:
                    payable += 1
        self.standing.signs[16] = (s.score[seat] - best) / 30.0
        self.standing.signs[17] = worth(lo, hi) / 30.0
        self.standing.signs[18] = cards_in(lo, hi) / 10.0
        self.standing.signs[19] = exact / 20.0
        for i in range(5):
            self.standing.signs[20 + i] = self.traits[i] / 10.0
        self.standing.signs[21] = self.traits[1]
        self.standing.signs[23] = self.traits[3]
        self.standing.signs[25] = popcount(s.in_city[seat]) / 15.0
        self.standing.signs[26] = popcount(s.reserve[seat])
        self.standing.signs[27] = ((seat - s.actor + s.players) % s.players) / (s.players - 1.0)
        self.standing.signs[28] = form / 20.0
        self.standing.signs[29] = self.ranks[seat] / 40.0
        self.standing.signs[30] = paid_exactly / 2.0
        self.standing.signs[31] = payable / 4.0

    def face_holding(self, s: State, seat: cython.int, kind: cython.int) -> None:
        """Take in what a player holds of a type beside the others, and how much is to come."""
        i: cython.int
        n: cython.int
        who: cython.int
        own: cython.int = 0
        most: cython.int = 0
        next: cython.int = 0
        level: cython.int = 0
        offered: cython.int = 0
        tiles: u64 = self.book.of_kind(s, kind)
        own = popcount(s.in_city[seat] & tiles)
        for i in range(self.book.n_ranked):
            who = self.book.ranked[i]
            if who == seat:
                continue
            n = popcount(s.in_city[who] & tiles)
            if n == own:
                level += 1
            if n > most:
                next = most
                most = n
            elif n > next:
                next = n
        for i in range(4):
            if s.market[i] != NO_TILE and (tiles >> s.market[i]) & 1:
                offered += 1
        self.holding.signs[16] = own / 4.0
        self.holding.signs[17] = most / 4.0
        self.holding.signs[18] = next / 4.0
        self.holding.signs[19] = self.coming[kind] / 8.0
        self.holding.signs[20] = 0.0
        if s.rounds < 3:
            self.holding.signs[20] = self.coming[kind] * self.share[s.rounds] / 4.0
        self.holding.signs[21] = self.book.points[9 * kind + 6] / 20.0
        self.holding.signs[22] = popcount(s.reserve[seat] & tiles)
        self.holding.signs[23] = self.hopes[9 * seat + kind] / 20.0
        self.holding.signs[24] = level / 2.0
        self.holding.signs[25] = offered / 2.0
        self.holding.signs[26] = 0.0
        if self.book.two_sided:
            self.holding.signs[26] = self.dearest(s, s.in_city[seat] & tiles) / 13.0

    def dearest(self, s: State, tiles: u64) -> cython.int:
        """Return the highest price among tiles: it decides between equals in Granada (G.6)."""
        best: cython.int = 0
        while tiles:
            best = max(best, price_of(self.book, s, lowest(tiles)))
            tiles &= tiles - 1
        return best

    def studied(self, s: State) -> tuple[list[float], list[list[float]]]:
        """Return the points that weights alone promise each player, and each player's signs.

        Those of all come first, then those of the standing, then those of each type.
        """
        points, found = [], []
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
