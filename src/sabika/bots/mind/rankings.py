"""Rankings: what is to come in a game, and what every ranking still to be scored promises."""

from __future__ import annotations

import math

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.rankings import LASTING, NOISE, STEPS, WIDTH
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import DIRK, popcount
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import pile_start
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.codes import DIRK, popcount
    from sabika.rules.state import State, u64
    from sabika.rules.supply import pile_start

    STEPS = 64  # of what is to come, half a tile each
    WIDTH = 40  # the longest lead in a table, in half tiles
    (NOISE, RIVALRY, COIN, PLENTY, CARD, MANY, SUMS, BUILDER_CARD) = range(8)
    (PLAN_EXACT, PLAN_OVER, PLAN_PART, PLAN_ACTION, LASTING, WALL_SIDE, OUTER) = range(8, 15)
    (GROWTH, KEPT_BACK, STUCK, DANGER, BONUS, HOPE, REMODEL, BUILT, CHEST, AGAIN) = range(15, 25)

SOLD_PER_TURN = 0.66  # tiles
SOLD_PER_CARD = 0.6  # tiles bought while one money card is drawn


class Rankings:
    """The part of the judge that knows tiles to come, scorings to come, and who leads."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        self.book = book
        if not cython.compiled:
            self.w = [0.0] * 25
            self.lead = [0.0] * 81 * STEPS
            self.shows = [0.0] * STEPS
            self.share = [0.0] * 3
            self.coming = [0.0] * 9
            self.against = [0.0] * 7
            self.rank = [0] * 7
            self.count = [0] * 7
            self.gain = [0.0] * 7
            self.turns = self.future = self.stays = 0.0
        self.seat = 0
        for i in range(25):
            self.w[i] = weights[i]
        for step in range(STEPS):
            self._fill_step(step)
        self.tiles = 0
        for tile in range(self.book.n_tiles):
            if self.book.tile_side(tile, 0)[0] >= 0:
                self.tiles |= cython.cast(u64, 1) << tile

    def _fill_step(self, step: int) -> None:
        """Work out what leads are worth when so much is to come."""
        to_come = step / 2.0
        scale = 0.02 + self.w[NOISE] * math.sqrt(2 * to_come / self.book.n_ranked)
        for lead in range(-WIDTH, WIDTH + 1):
            power = min(max(lead / 2.0 / scale, -30.0), 30.0)
            self.lead[81 * step + lead + WIDTH] = 1 / (1 + math.exp(-power))
        self.shows[step] = 1 - math.exp(-to_come / self.book.n_ranked)

    # What is to come.

    def read(self, s: State) -> None:
        """Estimate how much will still be bought, and how much of it before each scoring."""
        i: cython.int
        unseen: u64 = self.tiles & ~s.in_city[DIRK] & ~s.bought
        left: cython.double
        cards: cython.double
        for i in range(s.players):
            unseen &= ~(s.in_city[i] | s.reserve[i])
        for i in range(self.book.n_types):
            self.coming[i] = popcount(unseen & self.book.fronts[i])
            if self.book.two_sided:
                self.coming[i] = 0.5 * (self.coming[i] + popcount(unseen & self.book.backs[i]))
        left = s.bag_n - s.bag_at
        if self.book.n_ranked > s.players:  # Dirk takes his part (9.2)
            if s.rounds < 1:
                left = left - 6 if left > 6 else 0
            if s.rounds < 2:
                left -= left / 4
        if s.last:
            left = 0
        self.turns = left / (SOLD_PER_TURN * s.players)
        for i in range(2):
            cards = 0
            if i >= s.rounds and s.reshuffles == 0:
                cards = max(pile_start(s, 2 * i + 1), s.deck_at) + pile_start(s, 2 * i + 2)
                cards = max(cards / 2 - s.deck_at, 1.0)
            self.share[i] = min(cards * SOLD_PER_CARD / (left + 1), 1.0)
        self.share[2] = left / (left + 4)
        self.future = min(0.1 + self.turns / 4, 1.0)
        self.stays = min(self.turns, 1.0)
        for _ in range(s.players - 1):
            self.stays *= 1 - self.w[LASTING]

    # Rankings.

    def contest(
        self, to_come: cython.double, first: cython.int, second: cython.int, third: cython.int
    ) -> None:
        """Write what each holder can expect of a ranking when so much is still to be shared.

        ``rank`` holds what is compared, in half tiles, ``count`` what decides whether one is
        ranked at all. The more is to come, the less a lead is worth.
        """
        n: cython.int = self.book.n_ranked
        i: cython.int
        k: cython.int
        at: cython.int
        wide: cython.int = WIDTH
        last: cython.int = STEPS - 1
        step: cython.int = min(cython.cast(cython.int, 2 * to_come + 0.5), last)
        one: cython.double
        two: cython.double
        three: cython.double
        ahead: cython.double
        for i in range(n):
            one = 1.0
            two = 0.0
            three = 0.0
            for k in range(n):
                if k != i:
                    at = min(max(self.rank[k] - self.rank[i], -wide), wide)
                    ahead = self.lead[81 * step + at + wide]
                    three += (two - three) * ahead
                    two += (one - two) * ahead
                    one -= one * ahead
            one = one * first + two * second + three * third
            if self.count[i] == 0:
                one *= self.shows[step]
            self.gain[i] += one

    def tally(
        self, s: State, kind: cython.int, seat: cython.int, more: cython.int, price: cython.int
    ) -> None:
        """Count the tiles of a type, ``more`` of them for a seat; ties go by price (G.6)."""
        tiles: u64 = self.book.of_kind(s, kind)
        held: u64
        i: cython.int
        who: cython.int
        best: cython.int
        for i in range(self.book.n_ranked):
            who = self.book.ranked[i]
            held = s.in_city[who] & tiles
            self.count[i] = popcount(held) + (more if who == seat else 0)
            self.rank[i] = 2 * self.count[i]
            if self.book.two_sided:
                best = self.book.dearest(s, held)
                if who == seat:
                    best = max(best, price)
                if best >= 8:
                    self.rank[i] += 1

    def weigh(self) -> cython.double:
        """Return the gains of a ranking from the point of view taken."""
        i: cython.int
        sum: cython.double = 0.0
        for i in range(self.book.n_ranked):
            if self.book.ranked[i] == self.seat:
                sum += self.gain[i]
            else:
                sum -= self.against[self.book.ranked[i]] * self.gain[i]
        return sum

    def kind_value(
        self, s: State, kind: cython.int, seat: cython.int, more: cython.int, price: cython.int
    ) -> cython.double:
        """Return what the rankings of a type promise, with more tiles of it for a holder."""
        scoring: cython.int
        times: cython.double
        sum: cython.double = 0.0
        self.tally(s, kind, seat, more, price)
        for scoring in range(s.rounds, 3):
            times = self.contest_kind(kind, scoring)
            sum += times * self.weigh()
        return sum

    def contest_kind(self, kind: cython.int, scoring: cython.int) -> cython.double:
        """Write what a scoring of the type just counted promises each holder, but for a factor.

        Return that factor: how many tiles of the type all cities will show (G.7), or 1.
        """
        i: cython.int
        at: cython.int = 9 * kind + 3 * scoring
        to_come: cython.double = self.coming[kind] * self.share[scoring]
        times: cython.double = 0.8 * to_come
        for i in range(self.book.n_ranked):
            self.gain[i] = 0.0
            times += self.count[i]
        self.contest(
            to_come, self.book.points[at], self.book.points[at + 1], self.book.points[at + 2]
        )
        return times if self.book.by_number else 1.0

    def contested(self, s: State, more: cython.int) -> cython.double:
        """Return what the rankings of modules promise, with more for this seat."""
        k: cython.int
        sum: cython.double = 0.0
        for k in range(self.book.n_features):
            if cython.cast(Feature, self.book.features[k]).contested(s, 0) < 0:
                continue
            self.contest_of(s, k, more)
            sum += self.weigh()
        return sum

    def contest_of(self, s: State, k: cython.int, more: cython.int) -> None:
        """Write what the ranking of a feature promises each holder, with more for this seat."""
        i: cython.int
        scoring: cython.int
        for i in range(self.book.n_ranked):
            self.gain[i] = 0.0
            self.count[i] = cython.cast(Feature, self.book.features[k]).contested(
                s, self.book.ranked[i]
            )
            if self.book.ranked[i] == self.seat:
                self.count[i] += more
            self.rank[i] = 2 * self.count[i]
        for scoring in range(s.rounds, 3):
            self.contest(
                8.0 * self.share[scoring],
                cython.cast(Feature, self.book.features[k]).prize(scoring, 0),
                cython.cast(Feature, self.book.features[k]).prize(scoring, 1),
                cython.cast(Feature, self.book.features[k]).prize(scoring, 2),
            )
