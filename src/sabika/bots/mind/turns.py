"""Whole turns: every sequence of decisions worth a look, judged where the turn ends.

Until cards and tiles are drawn at its end a turn holds no chance (but for chests and a scout's
peek), so what can be done in it is searched to the end: purchases that chain, what to pay with,
where every tile goes, what is rebuilt, and what the money taken now buys next.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.sabika.bots.mind.habit import Habit
    from cython.cimports.sabika.bots.mind.judge import Judge
    from cython.cimports.sabika.bots.mind.turns import DEEP, WIDE
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import NO_MASTER
    from cython.cimports.sabika.rules.moves import Moves, kind_of
    from cython.cimports.sabika.rules.state import State, u64
else:
    from math import exp

    from sabika.bots.mind.habit import Habit
    from sabika.bots.mind.judge import Judge
    from sabika.rules.book import Book
    from sabika.rules.codes import NO_MASTER
    from sabika.rules.moves import Moves, kind_of
    from sabika.rules.state import State, u64

    DEEP = 20  # decisions of one turn
    WIDE = 24  # moves looked at for one decision


class Turns:
    """Searches turns of one book; it has memory of its own, so one for each thread."""

    def __init__(
        self, book: Book, weights: list[float], experience: list[list[float]] | None = None
    ) -> None:
        self.book = book
        self.judge = Judge(book, weights, experience)
        self.habit = Habit(book, self.judge)
        states = [State() for _ in range(DEEP + 1)]
        lists = [Moves() for _ in range(DEEP + 1)]
        self.kept = [states, lists]
        if not cython.compiled:
            self.states = states
            self.lists = lists
            self.chosen = [0] * WIDE * DEEP
            self.liked = [0.0] * WIDE * DEEP
            self.line_lo = [0] * DEEP * (DEEP + 1)
            self.line_hi = [0] * DEEP * (DEEP + 1)
            self.length = [0] * (DEEP + 1)
            self.value = [0.0] * WIDE
            self.odds = [0.0] * WIDE
            self.number = [0] * WIDE
            self.plan_n = [0] * WIDE
            self.plan_lo = [0] * WIDE * DEEP
            self.plan_hi = [0] * WIDE * DEEP
        else:
            for i in range(DEEP + 1):
                self.states[i] = cython.cast(cython.p_void, states[i])
                self.lists[i] = cython.cast(cython.p_void, lists[i])
        self.seat = self.leaves = self.n = 0
        self.limit(2000, WIDE, 7)

    def limit(self, leaves: int, root_width: int, width: int) -> None:
        """Set how many ends of turns are judged at most, and how many moves looked at."""
        self.most = leaves
        self.root_width = min(root_width, WIDE)
        self.width = min(width, WIDE)

    def plan(self, s: State) -> list[tuple[float, int, list[tuple[int, int]]]]:
        """Return the best moves with value, number in the list of legal moves, and line."""
        with cython.nogil:
            self.find(s)
        found = [
            (
                self.value[i],
                self.number[i],
                [
                    (self.plan_lo[DEEP * i + k], self.plan_hi[DEEP * i + k])
                    for k in range(self.plan_n[i])
                ],
            )
            for i in range(self.n)
        ]
        found.sort(key=lambda entry: (-entry[0], entry[1]))
        return found

    def find(self, s: State) -> None:
        """Search the rest of the turn of the seat to act."""
        i: cython.int
        at: cython.int
        self.seat = s.actor
        self.leaves = 0
        self.book.legal(s, cython.cast(Moves, self.lists[0]))
        self.habit.aim(s, self.seat)
        self.n = self.select(s, cython.cast(Moves, self.lists[0]), 0, self.root_width)
        for i in range(self.n):
            at = self.chosen[i]
            self.number[i] = at
            self.value[i] = self.follow(
                s,
                0,
                cython.cast(Moves, self.lists[0]).lo[at],
                cython.cast(Moves, self.lists[0]).hi[at],
            )
            self.keep_plan(i)

    def end_of(self, s: State, line: list[tuple[int, int]]) -> State:
        """Return the end of the turn of the seat to act that a line leads to."""
        end: State = s.copy()
        end.pausing = 1
        end.paused = 0
        for lo, hi in line:
            if end.paused or end.over or end.actor != s.actor:
                break
            self.step(end, lo, hi)
        return end

    def step(self, s: State, lo: u64, hi: u64) -> None:
        self.book.play(s, lo, hi)

    def best(self) -> cython.int:
        """Return which of the first moves is best, the first of those equally good."""
        i: cython.int
        found: cython.int = 0
        for i in range(1, self.n):
            if self.value[i] > self.value[found] or (
                self.value[i] == self.value[found] and self.number[i] < self.number[found]
            ):
                found = i
        return found

    def some(self, chance: cython.double, doubt: cython.double) -> cython.int:
        """Return one of the first moves: the better the likelier, by points in units of doubt.

        ``chance`` is from 0 to 1 and decides; the same gives the same move.
        """
        i: cython.int
        best: cython.double = self.value[self.best()]
        sum: cython.double = 0.0
        for i in range(self.n):
            self.odds[i] = exp((self.value[i] - best) / doubt)
            sum += self.odds[i]
        chance *= sum
        for i in range(self.n - 1):
            chance -= self.odds[i]
            if chance < 0:
                return i
        return self.n - 1

    def keep_plan(self, i: cython.int) -> None:
        """Keep the line that was just found for a first move."""
        at: cython.int = self.chosen[i]
        k: cython.int
        self.plan_n[i] = 1 + self.length[1]
        self.plan_lo[DEEP * i] = cython.cast(Moves, self.lists[0]).lo[at]
        self.plan_hi[DEEP * i] = cython.cast(Moves, self.lists[0]).hi[at]
        for k in range(self.length[1]):
            self.plan_lo[DEEP * i + k + 1] = self.line_lo[DEEP + k]
            self.plan_hi[DEEP * i + k + 1] = self.line_hi[DEEP + k]

    def select(self, s: State, moves: Moves, depth: cython.int, most: cython.int) -> cython.int:
        """Choose the moves that look best at a glance; return how many."""
        i: cython.int
        k: cython.int
        n: cython.int = 0
        base: cython.int = WIDE * depth
        value: cython.double
        for i in range(moves.n):
            value = self.habit.prefer(s, moves.lo[i], moves.hi[i])
            if n == most and value <= self.liked[base + n - 1]:
                continue
            if n < most:
                n += 1
            k = n - 1
            while k > 0 and self.liked[base + k - 1] < value:
                self.liked[base + k] = self.liked[base + k - 1]
                self.chosen[base + k] = self.chosen[base + k - 1]
                k -= 1
            self.liked[base + k] = value
            self.chosen[base + k] = i
        return n

    def follow(self, s: State, depth: cython.int, lo: u64, hi: u64) -> cython.double:
        """Return the value of a move with the best that can follow in this turn."""
        cython.cast(State, self.states[depth + 1]).copy_from(s)
        cython.cast(State, self.states[depth + 1]).pausing = 1
        cython.cast(State, self.states[depth + 1]).paused = 0
        self.book.play(cython.cast(State, self.states[depth + 1]), lo, hi)
        self.length[depth + 1] = 0
        if (
            cython.cast(State, self.states[depth + 1]).paused
            or cython.cast(State, self.states[depth + 1]).over
            or cython.cast(State, self.states[depth + 1]).actor != self.seat
            or depth + 1 == DEEP
        ):
            self.leaves += 1
            return self.judge.value(cython.cast(State, self.states[depth + 1]))
        return self.search(cython.cast(State, self.states[depth + 1]), depth + 1)

    def search(self, s: State, depth: cython.int) -> cython.double:
        """Return the value of the best way to go on, and keep that way as the line."""
        i: cython.int
        k: cython.int
        n: cython.int
        at: cython.int
        value: cython.double
        best: cython.double = -1e9
        width: cython.int = self.width
        if self.leaves >= self.most:
            width = 1
        elif depth > 3:
            width = max(self.width // 2, 2)
        self.book.legal(s, cython.cast(Moves, self.lists[depth]))
        if (
            kind_of(
                cython.cast(Moves, self.lists[depth]).lo[
                    cython.cast(Moves, self.lists[depth]).n - 1
                ]
            )
            == NO_MASTER
        ):
            self.leaves += 1
            return self.judge.value(s)  # whether to call a builder is decided when it is due
        self.refresh(s)
        n = self.select(s, cython.cast(Moves, self.lists[depth]), depth, width)
        for i in range(n):
            at = self.chosen[WIDE * depth + i]
            value = self.follow(
                s,
                depth,
                cython.cast(Moves, self.lists[depth]).lo[at],
                cython.cast(Moves, self.lists[depth]).hi[at],
            )
            if value > best:
                best = value
                self.length[depth] = 1 + self.length[depth + 1]
                self.line_lo[DEEP * depth] = cython.cast(Moves, self.lists[depth]).lo[at]
                self.line_hi[DEEP * depth] = cython.cast(Moves, self.lists[depth]).hi[at]
                for k in range(self.length[depth + 1]):
                    self.line_lo[DEEP * depth + k + 1] = self.line_lo[DEEP * (depth + 1) + k]
                    self.line_hi[DEEP * depth + k + 1] = self.line_hi[DEEP * (depth + 1) + k]
        return best

    def refresh(self, s: State) -> None:
        """Look at the seat's hand and city as they are now in the turn."""
        self.habit.weigh_hand(s)
        self.habit.forget()
