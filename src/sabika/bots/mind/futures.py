"""Futures: what a turn may lead to, told by playing on from positions that fit the view."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.habit import Habit
    from cython.cimports.sabika.bots.mind.judge import Judge
    from cython.cimports.sabika.bots.mind.outlook import Outlook
    from cython.cimports.sabika.bots.mind.turns import DEEP, WIDE, Turns
    from cython.cimports.sabika.rules.book import Book, Step
    from cython.cimports.sabika.rules.c_codes import WORD
    from cython.cimports.sabika.rules.moves import Moves
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.veil import deal_anew, gather_hands
else:
    from sabika.bots.mind.habit import Habit
    from sabika.bots.mind.judge import Judge
    from sabika.bots.mind.outlook import Outlook
    from sabika.bots.mind.turns import DEEP, WIDE, Turns
    from sabika.rules.book import Book, Step
    from sabika.rules.codes import WORD
    from sabika.rules.moves import Moves
    from sabika.rules.state import State, u64
    from sabika.rules.veil import deal_anew, gather_hands

TRIES = 50  # for hands that fit what is being asked
DOUBT = 0.2  # points: rivals choose a turn that is worth so much less to them e times less often
BRIEF = (24, 6, 3)  # how widely turns are searched in a future: ends judged, moves looked at


class Futures:
    """Plays lines of one turn on; it has memory of its own, so one for each thread.

    In the first rounds everybody searches their turns: what all do next matters most, and habit
    foretells it less well. ``rivals`` is what the others are taken to see in the ends of their
    turns beside the weights. Cards that the position shows in other hands stay there.
    """

    def __init__(
        self,
        book: Book,
        weights: list[float],
        habit: list[float],
        rounds: int,
        searched: int,
        experience: list[list[float]] | None = None,
        outlook: list[list[float]] | None = None,
        rivals: list[list[float]] | None = None,
    ) -> None:
        self.book = book
        self.outlook = Outlook(book, weights, outlook)
        self.habit = Habit(book, Judge(book, habit))
        self.search = Turns(book, weights, experience)
        self.search.limit(*BRIEF)
        self.rivals = Turns(book, weights, rivals)
        self.rivals.limit(*BRIEF)
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

    def study(
        self, number: int, i: int, near: int, far: int
    ) -> tuple[list[float], list[list[float]], list[float]]:
        """Play a line on in one sampled future; return what is seen of it after ``near`` rounds.

        That is what ``Outlook.studied`` says (nothing if the game is over by then), and with it
        the chances to win after every round from then on, ``far`` at most.
        """
        which: u64 = number
        at: cython.int = i
        points: list[float] = []
        signs: list[list[float]] = []
        chances: list[float] = []
        with cython.nogil:
            self.deal(which)
            self.play_line(at)
        for k in range(far):
            self.next_round(k)
            if k + 1 == near and not self.state.over:
                points, signs = self.outlook.studied(self.state)
            if k + 1 >= near:
                chances.append(self.chance())
        return points, signs, chances

    def chance(self) -> float:
        """Return the chance to win, as the future stands."""
        return self.outlook.chance(self.state, self.seat)

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
        """Play a line, then what follows; return how well that promises to end."""
        self.play_line(i)
        return self.foresee()

    def play_line(self, i: cython.int) -> None:
        """Play a line in the future that was dealt.

        Who gets the next left-over tile depends on hands (8.1), so a line may not fit there.
        """
        k: cython.int
        self.state.copy_from(self.dealt)
        self.state.pausing = 0
        for k in range(self.length[i]):
            if self.state.over or self.state.actor != self.seat or (k and self.state.last):
                break
            self.book.play(self.state, self.lo[DEEP * i + k], self.hi[DEEP * i + k])

    def foresee(self) -> cython.double:
        """Let everybody play on, round by round; return what they promise on average.

        The first rounds are surer of what comes of the line, the later ones closer to the end.
        """
        k: cython.int
        sum: cython.double = 0.0
        for k in range(self.rounds):
            self.next_round(k)
            sum += self.outlook.chance(self.state, self.seat)
        return sum / self.rounds

    def next_round(self, number: cython.int) -> None:
        """Let everybody play a turn: searching it in the first rounds, then by habit."""
        best: cython.int
        last: cython.int = self.state.turns + self.state.players
        searching: cython.bint = number < self.searched
        while self.state.over == 0 and (self.state.turns < last or self.state.last):
            if searching:
                self.play_turn()
            else:
                self.book.legal(self.state, self.moves)
                best = self.habit.choose(self.state, self.moves)
                self.book.play(self.state, self.moves.lo[best], self.moves.hi[best])

    def play_turn(self) -> None:
        """Search the turn of the seat to act and play it: the best for oneself, a good one else."""
        if self.state.actor == self.seat:
            self.search.find(self.state)
            self.play_plan(self.search, self.search.best())
        else:
            self.rivals.find(self.state)
            self.play_plan(self.rivals, self.rivals.some(self.whim(), DOUBT))

    def whim(self) -> cython.double:
        """Return a number from 0 to 1: the same in the same turn of the same future."""
        turns: u64 = self.state.turns + 1
        mix: u64 = (self.state.key[0] + 0x1E3779B1 * turns) & WORD
        mix = ((mix ^ (mix >> 16)) * 0x2C1B3C6D) & WORD
        mix = ((mix ^ (mix >> 12)) * 0x297A2D39) & WORD
        return (mix ^ (mix >> 15)) / 4294967296.0

    def play_plan(self, search: Turns, best: cython.int) -> None:
        """Play a turn that was found as planned, as far as the plan goes."""
        k: cython.int
        seat: cython.int = self.state.actor
        for k in range(search.plan_n[best]):
            if k and (self.state.over or self.state.actor != seat or self.state.last):
                break
            self.book.play(
                self.state, search.plan_lo[DEEP * best + k], search.plan_hi[DEEP * best + k]
            )
