"""The judge: how many points a position promises.

It counts what the players can expect from every ranking still to be scored, the wall, room to
grow, tiles in the reserve and money, and what experience adds to that. ``aim`` takes the view of
one seat; ``value`` then compares positions of that seat's turn, and computes again only what
differs. ``face`` is enough where only moves of one position are compared.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.insight import Insight
    from cython.cimports.sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import NO_TILE, popcount
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.bots.mind.insight import Insight
    from sabika.bots.mind.rankings import BUILT, KEPT_BACK
    from sabika.rules.book import Book, Feature
    from sabika.rules.codes import NO_TILE, popcount
    from sabika.rules.lens import look
    from sabika.rules.state import State


class Judge(Insight):
    """Weighs positions of one book; it has memory of its own, so one for each thread.

    ``experience`` is what was learned from futures (``experience.py``); without it the judge
    relies on its weights.
    """

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        Insight.__init__(self, book, weights, experience)
        if not cython.compiled:
            self.sums = [0.0] * 7

    def aim(self, s: State, seat: cython.int) -> None:
        """Take the view of a seat at the beginning of its decision, with all that it needs."""
        i: cython.int
        self.face(s, seat)
        for i in range(self.book.n_types):
            self.kind_now(s, i)
        self.form_now(s)
        self.weigh_offers(s)
        if self.learned:
            self.face_turn(s)

    def value(self, s: State) -> cython.double:
        """Return how well a position of this seat's turn promises to end, in points."""
        i: cython.int
        money: cython.double
        sum: cython.double = s.score[self.seat]
        for i in range(s.players):
            sum -= self.against[i] * s.score[i]
        money = self.purse(s.hand_lo[self.seat], s.hand_hi[self.seat], s, NO_TILE)
        sum += self.city_value(s) + money
        if self.learned:
            sum += self.insight(s, money)
        return sum

    def totals(self, s: State) -> None:
        """Write into ``sums`` how many points each player can expect to end with."""
        i: cython.int
        k: cython.int
        scoring: cython.int
        for i in range(7):
            self.sums[i] = 0.0
        self.read(s)
        for k in range(self.book.n_types):
            self.tally(s, k, -1, 0, 0)
            for scoring in range(s.rounds, 3):
                self.add_gains(self.contest_kind(k, scoring))
        for i in range(s.players):
            self.fear(s, i)
            look(self.book, s, i)
            self.sums[i] += s.score[i] + self.form(s, i) + self.hand_value(s, i)
        for k in range(self.book.n_features):
            if cython.cast(Feature, self.book.features[k]).contested(s, 0) >= 0:
                self.contest_of(s, k, 0)
                self.add_gains(1.0)

    def add_gains(self, times: cython.double) -> None:
        """Add what a ranking promises to each player, so many times."""
        i: cython.int
        for i in range(self.book.n_ranked):
            self.sums[self.book.ranked[i]] += times * self.gain[i]

    def hand_value(self, s: State, seat: cython.int) -> cython.double:
        """Return what a hand and a reserve are worth, whatever is on offer."""
        kept: cython.double = self.w[KEPT_BACK] * (self.w[BUILT] + 4.0) * min(self.turns / 2, 1.0)
        return self.wealth(s.hand_lo[seat], s.hand_hi[seat]) + kept * popcount(s.reserve[seat])

    def judged(self, s: State, seat: int) -> float:
        """Return the value of a position for a seat."""
        self.aim(s, seat)
        return self.value(s)

    def studied(self, s: State, seat: int, end: State) -> tuple[float, float, list[float]]:
        """Return the value of an end of a seat's turn, the part of insight in it, and its signs."""
        self.aim(s, seat)
        value = self.value(end)
        purse = self.purse(end.hand_lo[self.seat], end.hand_hi[self.seat], end, NO_TILE)
        return value, self.insight(end, purse), self.signs(end, purse)
