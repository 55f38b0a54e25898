"""Moves as two words, and lists of them.

A move is a pair of 64-bit words. The lower 42 bits of both are money (``money.py``): what is taken,
or what is paid. Above them:

=======  =====  ==================================  =======  =====  ======================
lo bits         meaning                             hi bits         meaning
=======  =====  ==================================  =======  =====  ======================
42..46   kind   one of codes.TAKE ... FORGO             42..48   x      + 64
47..52   tile   the tile it is about                49..55   y      + 64
53       turn   reserve: on its back                56..57   room   0 to 2
54..59   out    swap: the tile that leaves          58..60   chest  its building type
..       ..     ..                                  61..63   work   master: what is done
=======  =====  ==================================  =======  =====  ======================
"""

from __future__ import annotations

from collections.abc import Iterator

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, realloc
    from cython.cimports.sabika.rules.state import u64
else:
    from sabika.rules.state import u64


if not cython.compiled:  # the compiler has them inline, from moves.pxd

    def head_lo(kind: cython.int, tile: cython.int) -> u64:
        """Return the lower word of a move of this kind about this tile."""
        return (cython.cast(u64, kind) << 42) | (cython.cast(u64, tile) << 47)

    def at_hi(x: cython.int, y: cython.int) -> u64:
        """Return the upper word of a move to this square."""
        return (cython.cast(u64, x + 64) << 42) | (cython.cast(u64, y + 64) << 49)

    def kind_of(lo: u64) -> cython.int:
        return (lo >> 42) & 31

    def tile_of(lo: u64) -> cython.int:
        return (lo >> 47) & 63

    def turned(lo: u64) -> cython.bint:
        return (lo >> 53) & 1 != 0

    def out_of(lo: u64) -> cython.int:
        return (lo >> 54) & 63

    def x_of(hi: u64) -> cython.int:
        return cython.cast(cython.int, (hi >> 42) & 127) - 64

    def y_of(hi: u64) -> cython.int:
        return cython.cast(cython.int, (hi >> 49) & 127) - 64

    def room_of(hi: u64) -> cython.int:
        return (hi >> 56) & 3

    def chest_of(hi: u64) -> cython.int:
        return (hi >> 58) & 7

    def remodel_of(hi: u64) -> cython.int:
        return (hi >> 61) & 7

    def add(moves: Moves, lo: u64, hi: u64) -> None:
        """Put a move at the end of a list."""
        del moves.lo[moves.n :], moves.hi[moves.n :]
        moves.lo.append(lo)
        moves.hi.append(hi)
        moves.n += 1

    def make_room(moves: Moves, n: cython.int) -> None:
        """Let a list have room for so many more moves: a loop then asks only once."""

    def add_within(moves: Moves, lo: u64, hi: u64) -> None:
        """Put a move at the end of a list that has room for it."""
        add(moves, lo, hi)


class Moves:
    """A list of moves that grows; cleared and filled again at every decision."""

    def __init__(self) -> None:
        self.n = 0
        if cython.compiled:
            self.room = 0
            self.grow()
        else:
            self.lo: list[int] = []
            self.hi: list[int] = []

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.lo)
            free(self.hi)

    def grow(self) -> cython.int:
        if cython.compiled:
            self.room = self.room * 2 if self.room else 1024
            self.lo = cython.cast(
                cython.pointer(u64), realloc(self.lo, self.room * cython.sizeof(u64))
            )
            self.hi = cython.cast(
                cython.pointer(u64), realloc(self.hi, self.room * cython.sizeof(u64))
            )
        return self.n

    def clear(self) -> None:
        self.n = 0

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, index: int) -> tuple[int, int]:
        if not 0 <= index < self.n:
            raise IndexError(index)
        return self.lo[index], self.hi[index]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for i in range(self.n):
            yield self.lo[i], self.hi[i]
