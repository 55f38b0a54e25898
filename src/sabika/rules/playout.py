"""Random play inside the compiled engine: complete list, uniform choice, no Python on the way."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import ALL, STAR, WORD, highest
    from cython.cimports.sabika.rules.moves import Moves, kind_of
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.codes import ALL, STAR, WORD, highest
    from sabika.rules.moves import Moves, kind_of
    from sabika.rules.state import State, u64

MOST_TURNS = 65535


def advance_choice(state: u64) -> u64:
    """Return the next state of xorshift64: choices of players, not chance of a game."""
    state ^= (state << 13) & ALL
    state ^= state >> 7
    state ^= (state << 17) & ALL
    return state


class Runner:
    """Plays games at random, one after the other, with memory of its own: one for each thread.

    Every seat has a stream of choices, begun by ``choices`` and drawn from as
    ``play.choices.Choices`` draws: what is played here is what random bots play there. The GIL is
    released meanwhile.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.state = State()
        self.blank = State()
        self.moves = Moves()
        if not cython.compiled:
            self.choice = [0] * 6
            self.sums = [0] * 12
            self.weight = [1] * 32
        self.weighted = False
        self.decisions = 0
        self.offered = 0

    def game(self, key: list[int], choices: list[int], max_turns: int) -> None:
        """Play a whole game: chance from ``key``, moves at random."""
        limit: cython.int = min(max_turns, MOST_TURNS)
        self.state.copy_from(self.blank)
        self.state.set_key(key)
        self.start(choices)
        with cython.nogil:
            self.book.open(self.state)
            self.play_out(limit)

    def playout(self, position: State, choices: list[int], max_turns: int) -> None:
        """Play a position to its end at random; the position itself stays."""
        limit: cython.int = min(max_turns, MOST_TURNS)
        self.start(choices)
        with cython.nogil:
            self.state.copy_from(position)
            self.play_out(limit)

    def start(self, choices: list[int]) -> None:
        """Begin the streams of the seats."""
        for seat in range(len(choices)):
            self.choice[seat] = choices[seat]

    def prefer(self, weights: list[int]) -> None:
        """Choose moves by the weight of their kind (``codes.TAKE`` and so on), not uniformly."""
        for kind in range(32):
            self.weight[kind] = weights[kind]
        self.weighted = True

    def choose_by_weight(self, seat: cython.int) -> cython.int:
        """Return a move, each as likely as its kind weighs; any if all weigh nothing."""
        i: cython.int
        left: cython.int = 0
        for i in range(self.moves.n):
            left += self.weight[kind_of(self.moves.lo[i])]
        if left == 0:
            return self.choose(seat, self.moves.n)
        left = self.choose(seat, left)
        i = 0
        while left >= self.weight[kind_of(self.moves.lo[i])]:
            left -= self.weight[kind_of(self.moves.lo[i])]
            i += 1
        return i

    def choose(self, seat: cython.int, n: cython.int) -> cython.int:
        """Return a number below n: as many bits as n has, again if they are too many."""
        bits: cython.int = highest(n) + 1
        found: cython.int = n
        while found >= n:
            self.choice[seat] = advance_choice(self.choice[seat])
            found = ((self.choice[seat] * STAR) & ALL) >> (64 - bits)
        return found

    def play_out(self, max_turns: cython.int) -> None:
        """Play to the end, or until so many turns are done; the last turn is always finished."""
        at: cython.int
        self.decisions = 0
        self.offered = 0
        while self.state.over == 0 and (self.state.turns < max_turns or self.state.last):
            self.book.legal(self.state, self.moves)
            if self.weighted:
                at = self.choose_by_weight(self.state.actor)
            else:
                at = self.choose(self.state.actor, self.moves.n)
            self.offered += self.moves.n
            self.decisions += 1
            self.book.play(self.state, self.moves.lo[at], self.moves.hi[at])

    def series(
        self, key: list[int], first: int, games: int, max_turns: int
    ) -> dict[str, list[int]]:
        """Play many games and sum up; game i has ``key`` with i added to its first two words.

        Nothing of Python is touched between the games. Scores are those of finished games.
        """
        start: u64 = first
        count: cython.int = games
        limit: cython.int = min(max_turns, MOST_TURNS)
        for i in range(12):
            self.sums[i] = 0
        self.blank.set_key(key)
        with cython.nogil:
            self.play_series(start, count, limit)
        names = ("games", "decisions", "offered", "turns", "finished")
        found = {name: [self.sums[i]] for i, name in enumerate(names)}
        found["scores"] = [self.sums[5 + seat] for seat in range(self.book.players)]
        return found

    def play_series(self, first: u64, games: cython.int, max_turns: cython.int) -> None:
        seat: cython.int
        number: u64 = first
        for _ in range(games):
            self.state.copy_from(self.blank)
            self.state.key[0] = (self.state.key[0] + (number & WORD)) & WORD
            self.state.key[1] = (self.state.key[1] + (number >> 32)) & WORD
            for seat in range(6):
                self.choice[seat] = (((6 * number + seat + 1) * STAR) & ALL) | 1
            self.book.open(self.state)
            self.play_out(max_turns)
            self.sums[0] += 1
            self.sums[1] += self.decisions
            self.sums[2] += self.offered
            self.sums[3] += self.state.turns
            if self.state.over:
                self.sums[4] += 1
                for seat in range(self.state.players):
                    self.sums[5 + seat] += self.state.score[seat]
            number += 1

    def scores(self) -> list[int]:
        """Return the points of the players where the last game ended."""
        return [self.state.score[seat] for seat in range(self.state.players)]

    def turns(self) -> int:
        """Return the turns of the last game."""
        return self.state.turns

    def over(self) -> bool:
        """Say whether the last game was played to its end."""
        return self.state.over != 0

    def copy_often(self, times: cython.int) -> None:
        for _ in range(times):
            self.blank.copy_from(self.state)
            self.state.copy_from(self.blank)

    def copies(self, pairs: int) -> None:
        """Copy the state to and fro, to see how long it takes; a runner is used up by it."""
        times: cython.int = pairs
        with cython.nogil:
            self.copy_often(times)
