"""Choices: a decision as a short chain of small choices from one fixed list.

A chain is made by striking out moves: whoever decides names the kind of move, then a tile, a
square, the cards, one after the other, and what is not meant drops out of the list of legal moves.
What can be chosen next is what the moves that are left say next, so every chain ends at a legal
move, and every legal move has a chain. A choice that leaves no choice is made by itself. The rules
stand nowhere here.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.sabika.envs.core.c_layout import (
        ACROSS,
        BY_ACROSS,
        BY_BUILDER,
        BY_CARD,
        BY_KIND,
        BY_NOTHING,
        BY_OUT,
        BY_ROOM,
        BY_SIDE,
        BY_SQUARE,
        BY_TILE,
        BY_UP,
        BY_WORK,
        CARD,
        CHOICES,
        ENOUGH,
        KIND,
        LONGEST,
        ROOM,
        SIDE,
        SQUARE,
        STAGES,
        TILE,
        UP,
    )
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import (
        BUILD,
        BUY,
        BUY_BESIDE,
        CHESTS,
        FORGO,
        GIFT,
        MASTER,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        STOW,
        SWAP,
        TAKE,
        card_unit,
        highest,
    )
    from cython.cimports.sabika.rules.moves import (
        Moves,
        kind_of,
        out_of,
        remodel_of,
        room_of,
        tile_of,
        turned,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.envs.core.layout import (
        ACROSS,
        BY_ACROSS,
        BY_BUILDER,
        BY_CARD,
        BY_KIND,
        BY_NOTHING,
        BY_OUT,
        BY_ROOM,
        BY_SIDE,
        BY_SQUARE,
        BY_TILE,
        BY_UP,
        BY_WORK,
        CARD,
        CHOICES,
        ENOUGH,
        KIND,
        LONGEST,
        ROOM,
        SIDE,
        SQUARE,
        STAGES,
        TILE,
        UP,
    )
    from sabika.rules.book import Book
    from sabika.rules.codes import (
        BUILD,
        BUY,
        BUY_BESIDE,
        CHESTS,
        FORGO,
        GIFT,
        MASTER,
        PLACE,
        PURSE,
        REMOVE,
        RESERVE,
        STOW,
        SWAP,
        TAKE,
        card_unit,
        highest,
    )
    from sabika.rules.moves import (
        Moves,
        kind_of,
        out_of,
        remodel_of,
        room_of,
        tile_of,
        turned,
    )
    from sabika.rules.state import State, u64

    FOLLOWING = bytearray(32 * STAGES)  # by kind of move and stage: the next stage

    def square_choice(hi: u64) -> cython.int:
        """Return a move's square on the map; the map wraps around."""
        return 16 * ((((hi >> 49) & 127) + 8) & 15) + ((((hi >> 42) & 127) + 8) & 15)


def _fill_following() -> None:
    chains = {
        TAKE: (BY_CARD,),
        BUY: (BY_TILE, BY_CARD),
        BUILD: (BY_TILE, BY_SQUARE, BY_ACROSS, BY_UP),
        REMOVE: (BY_TILE,),
        SWAP: (BY_TILE, BY_OUT),
        CHESTS: (BY_ROOM, BY_CARD),
        PLACE: (BY_TILE, BY_SIDE, BY_SQUARE, BY_ACROSS, BY_UP, BY_CARD),
        RESERVE: (BY_TILE, BY_SIDE),
        GIFT: (BY_TILE, BY_SIDE, BY_CARD),
        STOW: (BY_TILE,),
        MASTER: (BY_BUILDER, BY_WORK),
        FORGO: (BY_TILE,),
    }
    for kind in range(32):
        for stage in range(STAGES):
            FOLLOWING[kind * STAGES + stage] = BY_NOTHING
        stage = BY_KIND
        for following in chains.get(kind, ()):
            FOLLOWING[kind * STAGES + stage] = following
            stage = following
        FOLLOWING[kind * STAGES + BY_WORK] = BY_TILE  # from here on as the remodelling itself


_fill_following()


class Choices:
    """One decision being made. It has memory of its own, so one for each thread."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.moves = Moves()
        self.kept = None
        if not cython.compiled:
            self.mask: Any = None
            self.said = [0] * LONGEST
        self.stage = BY_NOTHING
        self.kind = self.length = 0
        self.back = self.paid_lo = self.paid_hi = 0

    # For Python.

    def write_to(self, mask: Any) -> None:
        """Set where masks are written: signed bytes, as many as there are choices or a multiple."""
        self.kept = mask
        if cython.compiled:
            view: cython.schar[::1] = mask
            self.mask = cython.address(view[0])
        else:
            self.mask = memoryview(mask)

    def begin(self, s: State) -> None:
        """Begin the decision that is due in a position; the game is not over."""
        self.start(s)

    def resume(self, s: State, said: list[int]) -> bool:
        """Take up a decision that has come so far (``chosen``); False if it cannot have."""
        self.start(s)
        while self.length < len(said):
            if not self.choose(said[self.length]):
                return False
        return True

    def choose(self, choice: int) -> bool:
        """Make a choice; False if it is not offered, and then nothing has changed."""
        number: cython.int = choice
        return 0 <= number < CHOICES and self.take(number)

    def done(self) -> bool:
        """Say whether only one move is left."""
        return self.decided()

    def move(self) -> tuple[int, int]:
        """Return the move that is left, as the engine has it."""
        return self.moves[0]

    def left(self) -> list[tuple[int, int]]:
        """Return the moves that are left."""
        return list(self.moves)

    def chosen(self) -> list[int]:
        """Return the choices so far, with those that were made by themselves."""
        return [self.said[i] for i in range(self.length)]

    def offered(self) -> list[int]:
        """Return what can be chosen now, in order."""
        return sorted({self.says(lo, hi) for lo, hi in self.moves})

    def mark(self) -> None:
        """Write the mask."""
        self.offer(0)

    def chain(self, lo: int, hi: int) -> list[int]:
        """Return the choices still to be made for a move that is left; they are made then."""
        found: list[int] = []
        while not self.done():
            choice = self.says(lo, hi)
            found.append(choice)
            if not self.take(choice):
                raise ValueError("that move is not among those left")
        return found

    # For the engine.

    def decided(self) -> cython.bint:
        return self.length > 0 and self.moves.n == 1

    def start(self, s: State) -> None:
        """List the legal moves and make what leaves no choice; a single move is still asked for."""
        self.book.legal(s, self.moves)
        self.back = s.back
        self.stage = BY_KIND
        self.kind = 0
        self.length = 0
        self.paid_lo = 0
        self.paid_hi = 0
        self.settle()

    def clear(self) -> None:
        """Nothing is to be decided any more."""
        self.moves.n = 0
        self.length = 0

    def says(self, lo: u64, hi: u64) -> cython.int:
        """Return the choice that a move makes now."""
        kind: cython.int
        if self.stage == BY_KIND:
            kind = kind_of(lo)
            return KIND - 1 + (BUY if kind == BUY_BESIDE else kind)
        if self.stage == BY_TILE:
            return TILE + tile_of(lo)
        if self.stage == BY_SQUARE:
            return SQUARE + square_choice(hi)
        if self.stage == BY_CARD or self.stage == BY_BUILDER:
            return self.next_card(lo, hi)
        if self.stage == BY_SIDE:
            if self.kind == RESERVE:
                return SIDE + (1 if turned(lo) else 0)
            kind = (self.back >> tile_of(lo)) & 1
            return SIDE + (1 - kind if (lo | hi) & PURSE else kind)
        if self.stage == BY_OUT:
            return TILE + out_of(lo)
        if self.stage == BY_ACROSS:
            return ACROSS + ((((hi >> 42) & 127) + 8) >> 4)
        if self.stage == BY_UP:
            return UP + ((((hi >> 49) & 127) + 8) >> 4)
        if self.stage == BY_ROOM:
            return ROOM + room_of(hi)
        if self.stage == BY_WORK:
            return KIND - 1 + remodel_of(hi)
        return ENOUGH

    def next_card(self, lo: u64, hi: u64) -> cython.int:
        """Return the highest card of a move that has not been named; none left is enough.

        Payments are such that no card could be withheld (12.11), so none is part of another.
        """
        rest: u64 = (hi & PURSE) - self.paid_hi
        first: cython.int = 20
        at: cython.int
        if rest == 0:
            rest = (lo & PURSE) - self.paid_lo
            first = 0
            if rest == 0:
                return ENOUGH
        at = highest(rest)
        if at >= 21:
            at -= 21
            first += 10
        return CARD + first + min(at >> 1, 9)

    def settle(self) -> None:
        """Make every choice that leaves no choice. No two moves are alike, so this ends."""
        i: cython.int
        choice: cython.int
        while self.moves.n > 1:
            choice = self.says(self.moves.lo[0], self.moves.hi[0])
            for i in range(1, self.moves.n):
                if self.says(self.moves.lo[i], self.moves.hi[i]) != choice:
                    return
            self.follow(choice)

    def follow(self, choice: cython.int) -> None:
        """Go on to what is chosen after a choice."""
        self.said[self.length] = choice
        self.length += 1
        if self.stage == BY_KIND or self.stage == BY_WORK:
            self.kind = choice - KIND + 1
        elif self.stage == BY_CARD and choice != ENOUGH:
            if choice < CARD + 20:
                self.paid_lo += card_unit(choice - CARD)
            else:
                self.paid_hi += card_unit(choice - CARD)
            return
        self.stage = FOLLOWING[self.kind * STAGES + self.stage]

    def take(self, choice: cython.int) -> cython.bint:
        """Make a choice, and those that follow by themselves; False if no move makes it."""
        i: cython.int
        n: cython.int = 0
        for i in range(self.moves.n):
            if self.says(self.moves.lo[i], self.moves.hi[i]) == choice:
                self.moves.lo[n] = self.moves.lo[i]
                self.moves.hi[n] = self.moves.hi[i]
                n += 1
        if n == 0:
            return False
        self.moves.n = n
        self.follow(choice)
        self.settle()
        return True

    def offer(self, at: cython.Py_ssize_t) -> None:
        """Write the mask from there on: 1 for what can be chosen now."""
        i: cython.int
        for i in range(CHOICES):
            self.mask[at + i] = 0
        for i in range(self.moves.n):
            self.mask[at + self.says(self.moves.lo[i], self.moves.hi[i])] = 1
