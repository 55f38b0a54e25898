"""Futures: what a turn may lead to, told by playing on from positions that fit the view."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
    from cython.cimports.sabika.bots.mind.habit import Habit
    from cython.cimports.sabika.bots.mind.judge import Judge
    from cython.cimports.sabika.bots.mind.turns import DEEP, WIDE, Turns
    from cython.cimports.sabika.rules.book import Book, Step
    from cython.cimports.sabika.rules.c_codes import WORD
    from cython.cimports.sabika.rules.moves import Moves
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.veil import deal_anew, gather_hands
else:
    from math import exp, sqrt

    from sabika.bots.mind.habit import Habit
    from sabika.bots.mind.judge import Judge
    from sabika.bots.mind.turns import DEEP, WIDE, Turns
    from sabika.rules.book import Book, Step
    from sabika.rules.codes import WORD
    from sabika.rules.moves import Moves
    from sabika.rules.state import State, u64
    from sabika.rules.veil import deal_anew, gather_hands

TRIES = 50  # for hands that fit what is being asked
BRIEF = (24, 6, 3)  # how widely turns are searched in a future: ends judged, moves looked at


class Futures:
    """Plays lines of one turn on; it has memory of its own, so one for each thread.

    In the first rounds everybody searches their turns: what all do next matters most, and habit
    foretells it less well.
    """

    def __init__(
        self,
        book: Book,
        weights: list[float],
        habit: list[float],
        rounds: int,
        searched: int,
        experience: list[list[float]] | None = None,
    ) -> None:
        self.book = book
        self.judge = Judge(book, weights)
        self.habit = Habit(book, Judge(book, habit))
        self.search = Turns(book, weights, experience)
        self.search.limit(*BRIEF)
        self.seen = State()
        self.dealt = State()
        self.state = State()
        self.moves = Moves()
        if not cython.compiled:
            self.length = [0] * WIDE
            self.lo = [0] * WIDE * DEEP
            self.hi = [0] * WIDE * DEEP
            self.found = [0.0] * WIDE
        self.rounds = rounds
        self.searched = searched
        self.n = self.seat = 0

    def begin(
        self, seen: State, seat: int, key: list[int], lines: list[list[tuple[int, int]]]
    ) -> None:
        """Take a seat's position, the lines to compare, and a key of chance for the samples."""
        self.seen.copy_from(seen)
        self.seen.set_key(key)
        self.seat = seat
        self.n = len(lines)
        for i, line in enumerate(lines):
            self.length[i] = len(line)
            for k in range(len(line)):
                self.lo[DEEP * i + k], self.hi[DEEP * i + k] = line[k]

    def sample(self, number: int, alive: int) -> list[float]:
        """Return what each line (of those alive, as bits) led to in one sampled future."""
        which: u64 = number
        lines: u64 = alive
        with cython.nogil:
            self.try_all(which, lines)
        return [self.found[i] for i in range(self.n)]

    def try_all(self, number: u64, alive: u64) -> None:
        i: cython.int
        self.deal(number)
        for i in range(self.n):
            if (alive >> i) & 1:
                self.found[i] = self.try_line(i)

    def deal(self, number: u64) -> None:
        """Fill what is hidden by chance; the same number gives the same deal."""
        i: cython.int
        for i in range(TRIES):
            self.dealt.copy_from(self.seen)
            self.dealt.key[0] = (self.seen.key[0] + (number & WORD)) & WORD
            self.dealt.key[1] = (self.seen.key[1] + i) & WORD
            gather_hands(self.dealt, self.seat)
            deal_anew(self.book, self.dealt, self.seat)
            if cython.cast(Step, self.book.steps[self.dealt.step]).fits(self.dealt):
                return

    def try_line(self, i: cython.int) -> cython.double:
        """Play a line, then what follows; return how well that promises to end.

        Who gets the next left-over tile depends on hands (8.1), so a line may not fit there.
        """
        k: cython.int
        self.state.copy_from(self.dealt)
        self.state.pausing = 0
        for k in range(self.length[i]):
            if self.state.over or self.state.actor != self.seat or (k and self.state.last):
                break
            self.book.play(self.state, self.lo[DEEP * i + k], self.hi[DEEP * i + k])
        return self.foresee()

    def foresee(self) -> cython.double:
        """Let everybody play on, round by round; return what they promise on average.

        The first rounds are surer of what comes of the line, the later ones closer to the end.
        """
        k: cython.int
        sum: cython.double = 0.0
        for k in range(self.rounds):
            self.imagine(self.state.turns + self.state.players, k < self.searched)
            sum += self.promise()
        return sum / self.rounds

    def imagine(self, last: cython.int, searching: cython.bint) -> None:
        """Let everybody play on until so many turns are done: by habit, or searching."""
        best: cython.int
        while self.state.over == 0 and (self.state.turns < last or self.state.last):
            if searching:
                self.play_turn()
            else:
                self.book.legal(self.state, self.moves)
                best = self.habit.choose(self.state, self.moves)
                self.book.play(self.state, self.moves.lo[best], self.moves.hi[best])

    def play_turn(self) -> None:
        """Search the turn of the seat to act and play it as planned, as far as the plan goes."""
        k: cython.int
        seat: cython.int = self.state.actor
        best: cython.int
        self.search.find(self.state)
        best = self.search.best()
        for k in range(self.search.plan_n[best]):
            if k and (self.state.over or self.state.actor != seat or self.state.last):
                break
            self.book.play(
                self.state,
                self.search.plan_lo[DEEP * best + k],
                self.search.plan_hi[DEEP * best + k],
            )

    def promise(self) -> cython.double:
        """Return the chance to win, about: by the leads expected and how much can still happen."""
        i: cython.int
        lag: cython.double
        odds: cython.double = 1.0
        spread: cython.double = 0.6
        if self.state.over:
            for i in range(self.state.players):
                self.judge.sums[i] = self.state.score[i]
        else:
            self.judge.totals(self.state)
            spread = 2.0 + 14.0 * sqrt(min(self.judge.turns, 30.0) / 30.0)
        for i in range(self.state.players):
            if i != self.seat:
                lag = (self.judge.sums[i] - self.judge.sums[self.seat]) / spread
                odds += exp(min(max(lag, -30.0), 30.0))
        return 1.0 / odds
