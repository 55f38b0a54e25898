"""Remodelling: a tile from the reserve, a tile to the reserve, or one for the other (4.3).

It is an action of the turn, and what a master builder is played for (M.4): then the same moves
carry that card and stand inside a master move.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import (
        BESIDE,
        BUILD,
        FACING,
        FREE,
        MASTER,
        MOVABLE,
        REMOVE,
        ROWS,
        SWAP,
        lowest,
        popcount,
    )
    from cython.cimports.sabika.rules.c_refusals import NOT_IN_CITY, NOT_IN_RESERVE, NOT_NOW
    from cython.cimports.sabika.rules.city import (
        exchange,
        exchange_fault,
        lift,
        placing_fault,
        put,
        removal_fault,
    )
    from cython.cimports.sabika.rules.lens import hi_of, look, square_of, tile_on
    from cython.cimports.sabika.rules.moves import (
        Moves,
        add_within,
        head_lo,
        make_room,
        out_of,
        tile_of,
        x_of,
        y_of,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.city import (
        exchange,
        exchange_fault,
        lift,
        placing_fault,
        put,
        removal_fault,
    )
    from sabika.rules.codes import (
        BESIDE,
        BUILD,
        FACING,
        FREE,
        MASTER,
        MOVABLE,
        REMOVE,
        ROWS,
        SWAP,
        lowest,
        popcount,
    )
    from sabika.rules.lens import hi_of, look, square_of, tile_on
    from sabika.rules.moves import (
        Moves,
        add_within,
        head_lo,
        make_room,
        out_of,
        tile_of,
        x_of,
        y_of,
    )
    from sabika.rules.refusals import NOT_IN_CITY, NOT_IN_RESERVE, NOT_NOW
    from sabika.rules.state import State, u64


if not cython.compiled:  # the compiler has it inline, from remodel.pxd

    def tile_in(tiles: u64, tile: cython.int) -> cython.bint:
        """Say whether a tile is in a set."""
        return (tiles >> tile) & 1 != 0


def clashes(s: State, i: cython.int, walls: cython.int) -> u64:
    """Return the squares, of word i, where a side of a tile with these walls meets its opposite.

    A neighbour's wall and one's own are both there or both not (5.2), on every side.
    """
    side: cython.int
    own: u64
    found: u64 = 0
    for side in range(4):
        own = -cython.cast(u64, (walls >> side) & 1)  # all ones for a wall: no branch to guess
        found |= s.lens[i * ROWS + FACING + side] ^ (own & s.lens[i * ROWS + BESIDE + side])
    return found


def room_for(s: State, i: cython.int, walls: cython.int) -> u64:
    """Return the squares, of word i, where a tile with these walls may be built (5.2 to 5.5)."""
    return s.lens[i * ROWS + FREE] & ~clashes(s, i, walls)


def as_kind(kind: cython.int, master: cython.bint) -> u64:
    """Return the kind of a remodelling for the lower word of a move."""
    return cython.cast(u64, MASTER if master else kind) << 42


def inside(kind: cython.int, master: cython.bint) -> u64:
    """Return the kind of a remodelling for the upper word, where a master move has it."""
    return cython.cast(u64, kind) << 61 if master else 0


def offer_remodels(
    book: Book,
    s: State,
    seat: cython.int,
    master: cython.bint,
    lo: u64,
    hi: u64,
    moves: Moves,
) -> None:
    """List every remodelling of a city; ``lo, hi`` is the card that a master move plays."""
    tiles: u64 = s.removable[seat]
    remove_lo: u64 = lo | as_kind(REMOVE, master)
    remove_hi: u64 = hi | inside(REMOVE, master)
    make_room(moves, 64)
    while tiles:
        add_within(moves, remove_lo | head_lo(0, lowest(tiles)), remove_hi)
        tiles &= tiles - 1
    if s.reserve[seat]:
        look(book, s, seat)
        offer_reserve(book, s, seat, master, lo, hi, moves)


def offer_reserve(
    book: Book,
    s: State,
    seat: cython.int,
    master: cython.bint,
    lo: u64,
    hi: u64,
    moves: Moves,
) -> None:
    """List what can be done with the tiles of the reserve.

    A swap has to match the same neighbours, so it cuts no path (5.6). The start tile never moves.
    """
    tiles: u64 = s.reserve[seat]
    fits: u64
    clash: u64
    tile: cython.int
    i: cython.int
    build_lo: u64 = lo | as_kind(BUILD, master)
    build_hi: u64 = hi | inside(BUILD, master)
    swap_lo: u64 = lo | as_kind(SWAP, master)
    swap_hi: u64 = hi | inside(SWAP, master)
    out: u64
    make_room(moves, 64 * s.words * popcount(tiles))
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for i in range(s.words):
            clash = clashes(s, i, book.walls[tile])
            fits = s.lens[i * ROWS + FREE] & ~clash
            while fits:
                add_within(
                    moves, build_lo | head_lo(0, tile), build_hi | hi_of(s, 64 * i + lowest(fits))
                )
                fits &= fits - 1
            fits = s.lens[i * ROWS + MOVABLE] & ~clash
            while fits:
                out = tile_on(s, 64 * i + lowest(fits))
                add_within(moves, swap_lo | head_lo(0, tile) | (out << 54), swap_hi)
                fits &= fits - 1


def can_remodel(book: Book, s: State, seat: cython.int) -> cython.bint:
    """Say whether any remodelling is possible."""
    tiles: u64 = s.reserve[seat]
    possible: u64
    tile: cython.int
    i: cython.int
    if s.removable[seat]:
        return True
    if tiles == 0:
        return False
    look(book, s, seat)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for i in range(s.words):
            possible = s.lens[i * ROWS + FREE] | s.lens[i * ROWS + MOVABLE]
            if possible & ~clashes(s, i, book.walls[tile]):
                return True
    return False


def check_remodel(
    book: Book, s: State, seat: cython.int, kind: cython.int, lo: u64, hi: u64
) -> cython.int:
    """Say why a remodelling is not allowed, 0 if it is."""
    tile: cython.int = tile_of(lo)
    out: cython.int = out_of(lo)
    if kind == REMOVE:
        if not tile_in(s.in_city[seat], tile):
            return NOT_IN_CITY
        return removal_fault(book, s, seat, tile)
    if not tile_in(s.reserve[seat], tile):
        return NOT_IN_RESERVE
    if kind == BUILD:
        look(book, s, seat)
        return placing_fault(s, book.walls[tile], x_of(hi), y_of(hi))
    if kind != SWAP:
        return NOT_NOW
    if not tile_in(s.in_city[seat], out):
        return NOT_IN_CITY | (1 << 8)  # the tile that should leave
    look(book, s, seat)
    return exchange_fault(s, book.walls[tile], square_of(s, s.tile_x[out], s.tile_y[out]))


def do_remodel(book: Book, s: State, seat: cython.int, kind: cython.int, lo: u64, hi: u64) -> None:
    """Carry a legal remodelling out."""
    tile: cython.int = tile_of(lo)
    if kind == REMOVE:
        lift(book, s, seat, tile)
        book.tile_left(s, seat, tile)
    elif kind == BUILD:
        s.reserve[seat] &= ~(cython.cast(u64, 1) << tile)
        put(book, s, seat, tile, x_of(hi), y_of(hi))
    else:
        exchange(book, s, seat, tile, out_of(lo))
        book.tile_left(s, seat, out_of(lo))
