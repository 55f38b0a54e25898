"""Dirk, the imaginary third player of two (section 9)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import DIRK, NONE
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import draw_building
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.codes import DIRK, NONE
    from sabika.rules.state import State, u64
    from sabika.rules.supply import draw_building


class Dirk(Feature):
    """He gets tiles at set-up and after A and B, is ranked like a player, and takes gifts."""

    def __init__(self, book: Book) -> None:
        Feature.__init__(self, book)
        book.set_copies(2)
        book.allow_gifts()
        book.rank_also(DIRK)

    def give(self, s: State, tiles: cython.int, back: cython.bint) -> None:
        """Draw tiles for him, as far as they last (12.10, 12.19)."""
        tile: cython.int
        for _ in range(tiles):
            tile = draw_building(self.book, s)
            if tile == NONE:
                return
            s.in_city[DIRK] |= cython.cast(u64, 1) << tile
            if back:
                s.back |= cython.cast(u64, 1) << tile

    def set_up(self, s: State) -> None:
        """Six tiles, even sides up (9.2, G.9)."""
        self.give(s, 6, False)

    def after_scoring(self, s: State, scoring: cython.int) -> None:
        """Six after A, a third of the bag after B, on the marker's side (9.2, G.9, 12.5)."""
        if scoring == 0:
            self.give(s, 6, s.marker != 0)
        elif scoring == 1:
            self.give(s, (s.bag_n - s.bag_at) // 3, s.marker != 0)
