"""Random play inside the compiled engine: complete list, uniform choice, no Python on the way."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import ALL
    from cython.cimports.sabika.rules.moves import Moves
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.codes import ALL
    from sabika.rules.moves import Moves
    from sabika.rules.state import State, u64


def next_choice(state: u64) -> u64:
    """Return the next state of xorshift64: choices of a playout, not chance of a game."""
    state ^= (state << 13) & ALL
    state ^= state >> 7
    state ^= (state << 17) & ALL
    return state


def play_out(book: Book, s: State, moves: Moves, seed: u64, max_turns: cython.int) -> cython.int:
    """Play random moves to the end, or until so many turns are done; return the decisions made."""
    decisions: cython.int = 0
    at: u64
    while s.over == 0 and s.turns < max_turns:
        book.legal(s, moves)
        seed = next_choice(seed)
        # 32 bits times the number of moves, shifted down: a bias below one in a million
        at = ((seed >> 32) * cython.cast(u64, moves.n)) >> 32
        book.play(s, moves.lo[at], moves.hi[at])
        decisions += 1
    return decisions


def play_randomly(book: Book, s: State, seed: int, max_turns: int) -> int:
    """Play a position out at random, without the GIL; return how many decisions it took."""
    moves: Moves = Moves()
    start: u64 = (seed & ALL) | 1
    limit: cython.int = min(max_turns, 65535)
    decisions: cython.int
    with cython.nogil:
        decisions = play_out(book, s, moves, start, limit)
    return decisions
