"""Practice: planners play each other inside the compiled code, to find out what weights do."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.turns import DEEP, Turns
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.bots.mind.turns import DEEP, Turns
    from sabika.rules.book import Book
    from sabika.rules.state import State


class Practice:
    """A table of minds, one a seat.

    They look at the state itself, but only at what they may see: the judge never asks for another
    hand or for what comes out of deck and bag.
    """

    def __init__(self, book: Book, minds: list[Turns]) -> None:
        self.book = book
        self.state = State()
        self.minds = minds
        if not cython.compiled:
            self.mind = minds
        else:
            for seat in range(len(minds)):
                self.mind[seat] = cython.cast(cython.p_void, minds[seat])

    def game(self, key: list[int], max_turns: int) -> list[int]:
        """Play a game from a key of chance; return the scores."""
        limit: cython.int = max_turns
        self.state.copy_from(State())
        self.state.set_key(key)
        with cython.nogil:
            self.book.open(self.state)
            self.play_out(limit)
        return [self.state.score[seat] for seat in range(self.state.players)]

    def play_out(self, max_turns: cython.int) -> None:
        """Play to the end, or until so many turns are done."""
        seat: cython.int
        best: cython.int
        while self.state.over == 0 and (self.state.turns < max_turns or self.state.last):
            seat = self.state.actor
            cython.cast(Turns, self.mind[seat]).find(self.state)
            best = cython.cast(Turns, self.mind[seat]).best()
            self.book.play(
                self.state,
                cython.cast(Turns, self.mind[seat]).plan_lo[DEEP * best],
                cython.cast(Turns, self.mind[seat]).plan_hi[DEEP * best],
            )
