"""A table: one game that is played choice by choice, with rewards."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.envs.core.c_layout import (
        CHOICES,
        CUT_OFF,
        GOES_ON,
        OVER,
        PLAYED,
        REFUSED,
    )
    from cython.cimports.sabika.envs.core.choices import Choices
    from cython.cimports.sabika.envs.core.sight import Sight
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.envs.core.choices import Choices
    from sabika.envs.core.layout import CHOICES, CUT_OFF, GOES_ON, OVER, PLAYED, REFUSED
    from sabika.envs.core.sight import Sight
    from sabika.rules.book import Book
    from sabika.rules.state import State


class Table:
    """One game at a time, with memory of its own: one for each thread.

    A reward is made of three parts, each with a weight: the *placing* at the end, from 1 for the
    first to -1 for the last; the *margin* at the end, one's own points less the mean of the others;
    and, as *shaping*, the same margin of the points of each scoring as it comes. Rewards of all
    seats add up to 0. A game that is cut off has no result, so neither placing nor margin (12.13).
    """

    def __init__(self, book: Book, max_turns: int, weights: tuple[float, float, float]) -> None:
        self.book = book
        self.state = State()
        self.blank = State()
        self.choices = Choices(book)
        self.sight = Sight(book)
        self.max_turns = max_turns
        self.placing, self.margin, self.shaping = weights
        if not cython.compiled:
            self.reward = [0.0] * 6
            self.before = [0] * 6

    # For Python.

    def reset(self, key: list[int]) -> None:
        """Begin a new game from a key of chance."""
        self.state.copy_from(self.blank)
        self.state.set_key(key)
        self.open()

    def load(self, state: State, said: list[int]) -> None:
        """Go on from a position, with a decision that has come so far."""
        self.state.copy_from(state)
        if self.state.over == 0:
            self.choices.resume(self.state, said)

    def step(self, choice: int) -> int:
        """Make a choice of the player to act; return what it has led to (``layout.REFUSED``...)."""
        number: cython.int = choice
        if number < 0 or number >= CHOICES:
            return REFUSED
        return self.act(number)

    def play(self, lo: int, hi: int) -> int:
        """Play a legal move of the player to act as one step; nothing is checked."""
        self.note_scores()
        self.book.play(self.state, lo, hi)
        return self.conclude()

    def actor(self) -> int:
        """Return the seat that decides."""
        return self.state.actor

    def rewards(self) -> list[float]:
        """Return what the last move brought, seat by seat."""
        return [self.reward[seat] for seat in range(self.book.players)]

    def observe(self, seat: int) -> None:
        """Write what a seat knows; whoever decides also knows what has been chosen."""
        self.show(seat, 0)

    # For the engine.

    def open(self) -> None:
        """Set the game up by the state's key."""
        seat: cython.int
        self.book.open(self.state)
        for seat in range(6):
            self.reward[seat] = 0.0
        self.choices.start(self.state)

    def act(self, choice: cython.int) -> cython.int:
        """Make a choice; the last of a chain plays the move."""
        if not self.choices.take(choice):
            return REFUSED
        if not self.choices.decided():
            return GOES_ON
        self.note_scores()
        self.book.play(self.state, self.choices.moves.lo[0], self.choices.moves.hi[0])
        return self.conclude()

    def note_scores(self) -> None:
        """Note the points before a move."""
        seat: cython.int
        for seat in range(self.state.players):
            self.before[seat] = self.state.score[seat]

    def conclude(self) -> cython.int:
        """Work out the rewards of a move that was played, and begin the next decision."""
        i: cython.int
        seat: cython.int
        gain: cython.double
        lead: cython.double
        status: cython.int = self.status()
        others: cython.int = self.state.players - 1
        for seat in range(self.state.players):
            gain = 0.0
            lead = 0.0
            for i in range(self.state.players):
                if i != seat:
                    gain -= self.state.score[i] - self.before[i]
                    lead -= self.state.score[i]
            gain = self.state.score[seat] - self.before[seat] + gain / others
            lead = self.state.score[seat] + lead / others
            self.reward[seat] = self.shaping * gain
            if status == OVER:
                self.reward[seat] += self.placing * self.place_of(seat) + self.margin * lead
        if status == PLAYED:
            self.choices.start(self.state)
        else:
            self.choices.clear()
        return status

    def status(self) -> cython.int:
        """Return how the game stands after a move; a last turn is always finished."""
        if self.state.over:
            return OVER
        if self.state.turns >= self.max_turns and self.state.last == 0:
            return CUT_OFF
        return PLAYED

    def place_of(self, seat: cython.int) -> cython.double:
        """Return 1 for the first to -1 for the last; those level share their places."""
        i: cython.int
        ahead: cython.double = 0.0
        for i in range(self.state.players):
            if self.state.score[i] > self.state.score[seat]:
                ahead += 1.0
            elif i != seat and self.state.score[i] == self.state.score[seat]:
                ahead += 0.5
        return 1.0 - 2.0 * ahead / (self.state.players - 1)

    def show(self, seat: cython.int, at: cython.Py_ssize_t) -> None:
        """Write what a seat knows, from there on."""
        self.sight.look_from(self.state, seat, at)
        if seat == self.state.actor:
            self.add_chosen(0, at)

    def add_chosen(self, first: cython.int, at: cython.Py_ssize_t) -> None:
        """Count the choices of this decision, from the one with this number on."""
        i: cython.int
        for i in range(first, self.choices.length):
            self.sight.count(self.choices.said[i], at)
