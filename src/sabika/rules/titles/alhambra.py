"""Alhambra: six building types, ties share."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Feature
    from cython.cimports.sabika.rules.c_codes import popcount
    from cython.cimports.sabika.rules.scoring import award_shared
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Feature
    from sabika.rules.codes import popcount
    from sabika.rules.scoring import award_shared
    from sabika.rules.state import State, u64


class SharedPlaces(Feature):
    """Players are ranked by their tiles of a type; those level share (7.2, 7.3)."""

    def score(self, s: State, scoring: cython.int) -> None:
        kind: cython.int
        i: cython.int
        at: cython.int
        tiles: u64
        for kind in range(self.book.n_types):
            tiles = self.book.of_kind(s, kind)
            for i in range(self.book.n_ranked):
                at = self.book.ranked[i]
                s.tally[at] = popcount(s.in_city[at] & tiles)
            at = 9 * kind + 3 * scoring
            award_shared(
                self.book,
                s,
                kind,
                self.book.points[at],
                self.book.points[at + 1],
                self.book.points[at + 2],
            )
