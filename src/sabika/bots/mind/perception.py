"""Perception: signs that insight and outlook have in common."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.estate import Estate
    from cython.cimports.sabika.bots.mind.reason import OF_MOMENT, Sense
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import DIRK, NO_TILE, lowest, popcount
    from cython.cimports.sabika.rules.city import longest_wall
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.money import total
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.bots.mind.estate import Estate
    from sabika.bots.mind.reason import OF_MOMENT, Sense
    from sabika.rules.book import Book, Feature
    from sabika.rules.city import longest_wall
    from sabika.rules.codes import DIRK, NO_TILE, lowest, popcount
    from sabika.rules.lens import look
    from sabika.rules.money import total
    from sabika.rules.state import State, u64


class Perception(Estate):
    """Writes signs, each about as large as 1."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        Estate.__init__(self, book, weights)
        if not cython.compiled:
            self.odds = [0.0] * 14
            self.ranks = [0.0] * 7
            self.hopes = [0.0] * 7 * 9
        self.learned = False
        self.exact = self.nearly = self.payable = 0.0

    def rankings(self, s: State) -> None:
        """Write into ``ranks`` what all rankings promise each player, by type into ``hopes``."""
        i: cython.int
        k: cython.int
        scoring: cython.int
        times: cython.double
        for i in range(7):
            self.ranks[i] = 0.0
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

    def lead_on_average(self, s: State, seat: cython.int) -> cython.double:
        """Return by how many points a seat leads the mean of the others."""
        i: cython.int
        sum: cython.int = 0
        for i in range(s.players):
            sum += s.score[seat] - s.score[i]
        return sum / (s.players - 1.0)

    def expected_lead(self, s: State, seat: cython.int) -> cython.double:
        """Return by how much a seat leads the best of the others, scorings to come counted in.

        The seat's city is in the lens afterwards.
        """
        i: cython.int
        best: cython.double = -1000.0
        for i in range(s.players):
            if i != seat:
                best = max(best, self.expected(s, i))
        return self.expected(s, seat) - best

    def expected(self, s: State, seat: cython.int) -> cython.double:
        """Return a seat's points with what rankings and its wall promise."""
        look(self.book, s, seat)
        return s.score[seat] + self.ranks[seat] + (3 - s.rounds) * longest_wall(s)

    def lead_on_best(self, s: State, seat: cython.int) -> cython.int:
        """Return by how many points a seat leads the best of the others."""
        i: cython.int
        best: cython.int = -1000
        for i in range(s.players):
            if i != seat:
                best = max(best, s.score[i])
        return s.score[seat] - best

    def count_prices(self, s: State) -> None:
        """Note which part of the tiles to come has each price."""
        i: cython.int
        tile: cython.int
        number: cython.int = 0
        unseen: u64 = self.tiles & ~s.in_city[DIRK] & ~s.bought
        for i in range(s.players):
            unseen &= ~(s.in_city[i] | s.reserve[i])
        for i in range(4):
            if s.market[i] != NO_TILE:
                unseen &= ~(cython.cast(u64, 1) << s.market[i])
        for i in range(14):
            self.odds[i] = 0.0
        while unseen:
            tile = lowest(unseen)
            unseen &= unseen - 1
            number += 1
            self.odds[self.book.price[tile]] += 0.5
            self.odds[self.book.price[64 * self.book.two_sided + tile]] += 0.5
        for i in range(14):
            self.odds[i] /= max(number, 1)

    def weigh_part(self, part: u64, reach: u64, wider: u64) -> None:
        """Note which part of the tiles to come the cards of a currency could pay.

        Exactly, exactly with what ``wider`` can pay, or at all.
        """
        k: cython.int
        bit: u64 = 4
        sum: cython.int = total(part)
        self.exact = self.nearly = self.payable = 0.0
        for k in range(2, 14):
            if k <= sum:
                self.payable = self.payable + self.odds[k]
            if reach & bit:
                self.exact = self.exact + self.odds[k]
            elif wider & bit:
                self.nearly = self.nearly + self.odds[k]
            bit <<= 1

    def look_closer(self, s: State) -> None:
        """Note where tiles fit the city in the lens, and what modules make of it."""
        i: cython.int
        if not self.learned:
            return
        for i in range(4):
            self.details[i] = self.squares_for(s, 1 << i) / 10.0
            self.details[4 + i] = 0.0
            if s.market[i] != NO_TILE and self.squares_for(s, self.book.walls[s.market[i]]):
                self.details[4 + i] = 1.0
        self.details[8] = self.loss(s) / 10.0
        self.details[9] = 0.0
        self.details[10] = 0.0
        for i in range(self.book.n_features):
            self.details[9] = (
                self.details[9]
                + cython.cast(Feature, self.book.features[i]).bonus(s, self.seat) / 10.0
            )
            self.details[10] = (
                self.details[10]
                + cython.cast(Feature, self.book.features[i]).room(s, self.seat) / 10.0
            )

    def show_kind(
        self, sense: Sense, s: State, seat: cython.int, kind: cython.int, hope: cython.double
    ) -> None:
        """Show what a player has of a type beside the others, and how much is to come."""
        i: cython.int
        n: cython.int
        who: cython.int
        most: cython.int = 0
        next: cython.int = 0
        level: cython.int = 0
        sum: cython.int = 0
        offered: cython.int = 0
        waiting: cython.int = 0
        ahead: cython.int = 0
        tiles: u64 = self.book.of_kind(s, kind)
        own: cython.int = popcount(s.in_city[seat] & tiles)
        for i in range(self.book.n_ranked):
            who = self.book.ranked[i]
            if who == seat:
                continue
            n = popcount(s.in_city[who] & tiles)
            sum += n
            if n == own:
                level += 1
            if who != DIRK:
                waiting += popcount(s.reserve[who] & tiles)
            if n > most:
                next = most
                most = n
                ahead = s.score[who] - s.score[seat] if who != DIRK else 0
            elif n > next:
                next = n
        for i in range(4):
            if s.market[i] != NO_TILE and (tiles >> s.market[i]) & 1:
                offered += 1
        sense.signs[OF_MOMENT] = own / 4.0
        sense.signs[OF_MOMENT + 1] = most / 4.0
        sense.signs[OF_MOMENT + 2] = next / 4.0
        sense.signs[OF_MOMENT + 3] = self.coming[kind] / 8.0
        sense.signs[OF_MOMENT + 4] = 0.0
        sense.signs[OF_MOMENT + 5] = self.book.points[9 * kind + 6] / 20.0
        sense.signs[OF_MOMENT + 6] = popcount(s.reserve[seat] & tiles)
        sense.signs[OF_MOMENT + 7] = hope / 20.0
        sense.signs[OF_MOMENT + 8] = level / 2.0
        sense.signs[OF_MOMENT + 9] = offered / 2.0
        sense.signs[OF_MOMENT + 10] = popcount(s.in_city[DIRK] & tiles) / 4.0
        sense.signs[OF_MOMENT + 11] = popcount(s.in_city[(seat + 1) % s.players] & tiles) / 4.0
        sense.signs[OF_MOMENT + 12] = ahead / 30.0
        sense.signs[OF_MOMENT + 13] = waiting
        sense.signs[OF_MOMENT + 14] = 0.0
        sense.signs[OF_MOMENT + 15] = (own - most) / 3.0
        sense.signs[OF_MOMENT + 16] = (sum + own) / 10.0
        sense.signs[OF_MOMENT + 17] = 0.0
        if s.rounds < 3:
            sense.signs[OF_MOMENT + 4] = self.coming[kind] * self.share[s.rounds] / 4.0
            sense.signs[OF_MOMENT + 14] = self.book.points[9 * kind + 3 * s.rounds] / 20.0
        if self.book.two_sided:
            sense.signs[OF_MOMENT + 17] = self.book.dearest(s, s.in_city[seat] & tiles) / 13.0
