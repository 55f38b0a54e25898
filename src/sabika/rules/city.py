"""Cities: where a tile may go, which may leave, walls and open sides (sections 5, 7.4, I.2)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import (
        BESIDE,
        FACING,
        FLOOD,
        FREE,
        JOIN_EAST,
        JOIN_SOUTH,
        LAST,
        NO_TILE,
        OCCUPIED,
        RING,
        ROWS,
        WALLED,
        lowest,
        popcount,
    )
    from cython.cimports.sabika.rules.c_refusals import (
        CUT_OFF,
        HOLE,
        HOLE_LEFT,
        NO_NEIGHBOUR,
        OUT_OF_REACH,
        TAKEN,
        WALLS_DIFFER,
    )
    from cython.cimports.sabika.rules.lens import (
        amend_plan,
        backward,
        draw_plan,
        forward,
        has,
        look,
        square_of,
        tile_on,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.codes import (
        BESIDE,
        FACING,
        FLOOD,
        FREE,
        JOIN_EAST,
        JOIN_SOUTH,
        LAST,
        NO_TILE,
        OCCUPIED,
        RING,
        ROWS,
        WALLED,
        lowest,
        popcount,
    )
    from sabika.rules.lens import (
        amend_plan,
        backward,
        draw_plan,
        forward,
        has,
        look,
        square_of,
        tile_on,
    )
    from sabika.rules.refusals import (
        CUT_OFF,
        HOLE,
        HOLE_LEFT,
        NO_NEIGHBOUR,
        OUT_OF_REACH,
        TAKEN,
        WALLS_DIFFER,
    )
    from sabika.rules.state import State, u64


def put(
    book: Book, s: State, seat: cython.int, tile: cython.int, x: cython.int, y: cython.int
) -> None:
    """Lay a tile into a city."""
    s.in_city[seat] |= cython.cast(u64, 1) << tile
    s.tile_x[tile] = x
    s.tile_y[tile] = y
    amend_plan(book, s, seat, tile, x, y)
    find_removable(s, seat)


def lift(book: Book, s: State, seat: cython.int, tile: cython.int) -> None:
    """Take a tile out of a city into the reserve."""
    bit: u64 = cython.cast(u64, 1) << tile
    x: cython.int = s.tile_x[tile]
    y: cython.int = s.tile_y[tile]
    s.in_city[seat] &= ~bit
    s.reserve[seat] |= bit
    s.tile_x[tile] = 0
    s.tile_y[tile] = 0
    amend_plan(book, s, seat, NO_TILE, x, y)
    find_removable(s, seat)


def exchange(book: Book, s: State, seat: cython.int, tile: cython.int, out: cython.int) -> None:
    """Put a reserve tile in the place of a city tile, which goes to the reserve."""
    s.tile_x[tile] = s.tile_x[out]
    s.tile_y[tile] = s.tile_y[out]
    s.tile_x[out] = 0
    s.tile_y[out] = 0
    s.in_city[seat] ^= (cython.cast(u64, 1) << tile) | (cython.cast(u64, 1) << out)
    s.reserve[seat] ^= (cython.cast(u64, 1) << tile) | (cython.cast(u64, 1) << out)
    amend_plan(book, s, seat, tile, s.tile_x[tile], s.tile_y[tile])
    find_removable(s, seat)


def find_removable(s: State, seat: cython.int) -> None:
    """Find the tiles that may leave the city in the lens (4.3, 5.3, 5.5).

    A tile may not leave if it has neighbours on all four sides (a hole) or if others are reached
    only through it. Four tiles joined in a ring keep two of a tile's neighbours joined without it;
    if at most one way out of a tile is not so kept, it may go. The rest may go only if a longer
    way leads around, and there is one only if some wall stands free inside the city: then, and
    only then, tiles - joins + rings is not 1. In that case the rest is tried by flooding.
    """
    i: cython.int
    euler: cython.int = 0
    here: u64
    n: u64
    e: u64
    so: u64
    w: u64
    for i in range(s.words):
        here = s.lens[i * ROWS + OCCUPIED]
        e = here & s.lens[i * ROWS + BESIDE + 1] & ~s.lens[i * ROWS + FACING + 1]
        so = here & s.lens[i * ROWS + BESIDE + 2] & ~s.lens[i * ROWS + FACING + 2]
        s.lens[i * ROWS + JOIN_EAST] = e
        s.lens[i * ROWS + JOIN_SOUTH] = so
        euler += popcount(here) - popcount(e) - popcount(so)
    for i in range(s.words):  # a ring is named by its north-western tile
        here = s.lens[i * ROWS + JOIN_EAST] & s.lens[i * ROWS + JOIN_SOUTH]
        here &= forward(s, JOIN_SOUTH, i, 1) & backward(s, JOIN_EAST, i, s.stride)
        s.lens[i * ROWS + RING] = here
        euler += popcount(here)
    for i in range(s.words):
        n = forward(s, JOIN_SOUTH, i, s.stride) & ~forward(s, RING, i, s.stride)
        e = s.lens[i * ROWS + JOIN_EAST] & ~s.lens[i * ROWS + RING]
        so = s.lens[i * ROWS + JOIN_SOUTH] & ~backward(s, RING, i, 1)
        w = backward(s, JOIN_EAST, i, 1) & ~forward(s, RING, i, s.stride - 1)
        s.lens[i * ROWS + LAST] = (n & e) | (so & w) | ((n | e) & (so | w))
    collect_removable(s, seat, euler == 1)


def collect_removable(s: State, seat: cython.int, decided: cython.bint) -> None:
    """Note which tiles may leave; ``decided`` if the row LAST (doubtful ones) settles it."""
    found: u64 = 0
    free: u64
    start: cython.int = square_of(s, 0, 0)
    square: cython.int
    i: cython.int
    for i in range(s.words):
        free = s.lens[i * ROWS + OCCUPIED] & ~(
            s.lens[i * ROWS + BESIDE]
            & s.lens[i * ROWS + BESIDE + 1]
            & s.lens[i * ROWS + BESIDE + 2]
            & s.lens[i * ROWS + BESIDE + 3]
        )
        if decided:
            free &= ~s.lens[i * ROWS + LAST]
        if start >> 6 == i:
            free &= ~(cython.cast(u64, 1) << (start & 63))
        while free:
            square = 64 * i + lowest(free)
            free &= free - 1
            if decided or not has(s, LAST, square) or reached_without(s, square):
                found |= cython.cast(u64, 1) << tile_on(s, square)
    s.removable[seat] = found


def reached_without(s: State, square: cython.int) -> cython.bint:
    """Say whether every other tile is reached from the start tile without this one (5.3)."""
    i: cython.int
    start: cython.int = square_of(s, 0, 0)
    flood: u64
    rest: u64
    grown: cython.bint = True
    whole: cython.bint = True
    for i in range(s.words):
        s.lens[i * ROWS + FLOOD] = 0
    s.lens[(start >> 6) * ROWS + FLOOD] = cython.cast(u64, 1) << (start & 63)
    while grown:
        grown = False
        whole = True
        for i in range(s.words):
            rest = s.lens[i * ROWS + OCCUPIED]
            if square >> 6 == i:
                rest &= ~(cython.cast(u64, 1) << (square & 63))
            flood = s.lens[i * ROWS + FLOOD]
            flood |= forward(s, FLOOD, i, 1) & s.lens[i * ROWS + JOIN_EAST]
            flood |= backward(s, FLOOD, i, s.stride) & s.lens[i * ROWS + JOIN_SOUTH]
            flood |= from_west(s, i) | from_north(s, i)
            flood &= rest
            if flood != s.lens[i * ROWS + FLOOD]:
                s.lens[i * ROWS + FLOOD] = flood
                grown = True
            if flood != rest:
                whole = False
    return whole


def from_west(s: State, i: cython.int) -> u64:
    """Return the squares reached over their own west side."""
    return backward(s, FLOOD, i, 1) & backward(s, JOIN_EAST, i, 1)


def from_north(s: State, i: cython.int) -> u64:
    """Return the squares reached over their own north side."""
    return forward(s, FLOOD, i, s.stride) & forward(s, JOIN_SOUTH, i, s.stride)


def step_of(s: State, side: cython.int) -> cython.int:
    """Return how far a neighbour's bit lies from a square's own."""
    if side == 0:
        return s.stride
    if side == 1:
        return 1
    if side == 2:
        return -s.stride
    return -1


def longest_wall(s: State) -> cython.int:
    """Return the longest unbroken stretch of outer wall of the city in the lens (7.4).

    The outline is one closed line (5.6). It is followed clockwise, side by side, from the south
    side of the first tile; a stretch that runs across the beginning is put together at the end.
    """
    square: cython.int = 0
    i: cython.int
    for i in range(s.words):
        if s.lens[i * ROWS + OCCUPIED]:
            square = 64 * i + lowest(s.lens[i * ROWS + OCCUPIED])
            break
    first: cython.int = square
    side: cython.int = 2
    ahead: cython.int
    run: cython.int = 0
    best: cython.int = 0
    opening: cython.int = -1  # the stretch before the first gap
    while True:
        if has(s, WALLED + side, square):
            run += 1
        else:
            if opening < 0:
                opening = run
            best = max(best, run)
            run = 0
        ahead = (side + 1) & 3
        i = square + step_of(s, ahead)
        if not has(s, OCCUPIED, i):
            side = ahead  # round the corner of the same tile
        elif has(s, OCCUPIED, i + step_of(s, side)):
            square = i + step_of(s, side)  # into the corner
            side = (side + 3) & 3
        else:
            square = i  # straight on
        if square == first and side == 2:
            break
    if opening < 0:
        return run  # walled all round
    return max(best, run + opening)


def exposed(s: State, direction: cython.int) -> cython.int:
    """Return how many sides of the city in the lens lie open to a direction (I.2)."""
    found: cython.int = 0
    i: cython.int
    here: u64
    for i in range(s.words):
        here = s.lens[i * ROWS + OCCUPIED] & ~s.lens[i * ROWS + BESIDE + direction]
        found += popcount(here & ~s.lens[i * ROWS + WALLED + direction])
    return found


# Why not. The same rows as above, asked one by one; 0 if nothing is wrong, otherwise the refusal
# and, from bit 8, what it is about.


def placing_fault(s: State, walls: cython.int, x: cython.int, y: cython.int) -> cython.int:
    """Say why a tile with these walls may not go to a square of the city in the lens."""
    column: cython.int = x - s.lens_x
    row: cython.int = y - s.lens_y
    square: cython.int = square_of(s, x, y)
    side: cython.int
    beside: cython.bint = False
    way: cython.bint = False
    if column < 0 or column >= s.stride or row < 0 or row >= s.rows:
        return NO_NEIGHBOUR
    if has(s, OCCUPIED, square):
        return TAKEN
    for side in range(4):
        if has(s, BESIDE + side, square):
            beside = True
            if has(s, FACING + side, square) != ((walls >> side) & 1 != 0):
                return WALLS_DIFFER | (side << 8)
            if not has(s, FACING + side, square):
                way = True
    if not beside:
        return NO_NEIGHBOUR
    if not way:
        return OUT_OF_REACH
    if not has(s, FREE, square):
        return HOLE
    return 0


def exchange_fault(s: State, walls: cython.int, square: cython.int) -> cython.int:
    """Say why a tile with these walls may not replace the one on a square."""
    side: cython.int
    for side in range(4):
        if has(s, BESIDE + side, square) and (
            has(s, FACING + side, square) != ((walls >> side) & 1 != 0)
        ):
            return WALLS_DIFFER | (side << 8)
    return 0


def removal_fault(book: Book, s: State, seat: cython.int, tile: cython.int) -> cython.int:
    """Say why a city tile may not leave."""
    if (s.removable[seat] >> tile) & 1:
        return 0
    look(book, s, seat)
    square: cython.int = square_of(s, s.tile_x[tile], s.tile_y[tile])
    if (
        has(s, BESIDE, square)
        and has(s, BESIDE + 1, square)
        and has(s, BESIDE + 2, square)
        and has(s, BESIDE + 3, square)
    ):
        return HOLE_LEFT
    return CUT_OFF


def settle(book: Book, s: State) -> None:
    """Derive what follows from where the tiles lie; for positions that were written by hand."""
    for seat in range(s.players):
        draw_plan(book, s, seat)
        find_removable(s, seat)
