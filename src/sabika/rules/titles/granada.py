"""Granada: nine building types on two-sided tiles, nobody shares."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Feature
    from cython.cimports.sabika.rules.c_codes import popcount
    from cython.cimports.sabika.rules.scoring import award_ranked
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Feature
    from sabika.rules.codes import popcount
    from sabika.rules.scoring import award_ranked
    from sabika.rules.state import State, u64


class SoleRanks(Feature):
    """Equal numbers are ranked by the dearest tile; points grow with the number (G.6, G.7).

    ``book.by_number``: they are multiplied by how many tiles of the type all cities show.
    """

    def score(self, s: State, scoring: cython.int) -> None:
        kind: cython.int
        i: cython.int
        at: cython.int
        times: cython.int
        tiles: u64
        held: u64
        for kind in range(self.book.n_types):
            tiles = self.book.of_kind(s, kind)
            times = 0
            for i in range(self.book.n_ranked):
                at = self.book.ranked[i]
                held = s.in_city[at] & tiles
                times += popcount(held)
                s.tally[at] = 32 * popcount(held) + self.book.dearest(s, held)
            if not self.book.by_number:
                times = 1
            at = 9 * kind + 3 * scoring
            award_ranked(
                self.book,
                s,
                kind,
                times * self.book.points[at],
                times * self.book.points[at + 1],
                times * self.book.points[at + 2],
            )
