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
    from cython.cimports.sabika.rules.c_codes import NO_TILE
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.bots.mind.insight import Insight
    from sabika.rules.codes import NO_TILE
    from sabika.rules.state import State


class Judge(Insight):
    """Weighs positions of one book; it has memory of its own, so one for each thread.

    ``experience`` is what was learned from futures (``experience.py``); without it the judge
    relies on its weights.
    """

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
