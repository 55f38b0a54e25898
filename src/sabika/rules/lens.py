"""The lens: how a city is looked at.

A city is the set of its tiles and where each lies. To answer a question it is looked at through
the *lens*: rows of bits, one bit a square, of a rectangle around the tiles with a frame of at least
one empty square. Square (x, y) is bit ``(y - lens_y) * stride + (x - lens_x)``, so a neighbour is a
shift away: north ``stride`` further, east 1. Small cities fit one word; the code is the same for
all sizes. Because the frame is empty, no row of squares runs into the next.

Sides and directions are 0 north, 1 east, 2 south, 3 west; walls are bits 1, 2, 4, 8.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book
    from cython.cimports.sabika.rules.c_codes import (
        ALL,
        BESIDE,
        FACING,
        FREE,
        KEPT,
        MOVABLE,
        NO_TILE,
        OCCUPIED,
        ROWS,
        WALLED,
        lowest,
    )
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.codes import (
        ALL,
        BESIDE,
        FACING,
        FREE,
        KEPT,
        MOVABLE,
        NO_TILE,
        OCCUPIED,
        ROWS,
        WALLED,
        lowest,
    )
    from sabika.rules.moves import at_hi
    from sabika.rules.state import State, u64


if not cython.compiled:  # the compiler has them inline, from lens.pxd

    def forward(s: State, row: cython.int, i: cython.int, by: cython.int) -> u64:
        """Return word i of a row in which a square has the bit of the one ``by`` further on."""
        at: cython.int = i + (by >> 6)
        found: u64 = 0
        by &= 63
        if at < s.words:
            found = s.lens[at * ROWS + row] >> by
            if by and at + 1 < s.words:
                found |= (s.lens[(at + 1) * ROWS + row] << (64 - by)) & ALL
        return found

    def backward(s: State, row: cython.int, i: cython.int, by: cython.int) -> u64:
        """Return word i of a row in which a square has the bit of the one ``by`` before."""
        at: cython.int = i - (by >> 6)
        found: u64 = 0
        by &= 63
        if at >= 0:
            found = (s.lens[at * ROWS + row] << by) & ALL
            if by and at > 0:
                found |= s.lens[(at - 1) * ROWS + row] >> (64 - by)
        return found

    def square_of(s: State, x: cython.int, y: cython.int) -> cython.int:
        """Return the bit of a square in the lens."""
        return (y - s.lens_y) * s.stride + x - s.lens_x

    def hi_of(s: State, square: cython.int) -> u64:
        """Return a square of the lens as the upper word of a move."""
        row = square * s.inverse >> 20
        return at_hi(square - row * s.stride + s.lens_x, row + s.lens_y)

    def has(s: State, row: cython.int, square: cython.int) -> cython.bint:
        """Say whether a square's bit is set in a row of the lens."""
        return (s.lens[(square >> 6) * ROWS + row] >> (square & 63)) & 1 != 0

    def tile_on(s: State, square: cython.int) -> cython.int:
        """Return the tile on a square of the city in the lens; there is one, not the start tile."""
        if s.words == 1:
            return s.on_square[64 * s.looked + square]
        return s.on_big[square]


def look(book: Book, s: State, seat: cython.int) -> None:
    """Bring a city into the lens: its tiles and walls, and what every square has around it."""
    if s.plan_stride[seat]:
        unroll_plan(s, seat, KEPT)
    else:
        survey(book, s, seat)
        look_everywhere(s, seat)


def unroll_plan(s: State, seat: cython.int, rows: cython.int) -> None:
    """Bring the first rows of a plan into the lens."""
    row: cython.int
    first: cython.Py_ssize_t = KEPT * seat
    s.looked = seat
    s.lens_x = s.plan_x[seat]
    s.lens_y = s.plan_y[seat]
    s.stride = s.plan_stride[seat]
    s.inverse = s.plan_inverse[seat]
    s.rows = s.plan_rows[seat]
    s.words = 1
    for row in range(rows):
        s.lens[row] = s.plan[first + row]


def look_everywhere(s: State, seat: cython.int) -> None:
    """Fill the rows that follow from the tiles and walls in the lens."""
    at: cython.int
    s.looked = seat
    for at in range(s.words):
        look_around(s, at)
    at = square_of(s, 0, 0)
    s.lens[(at >> 6) * ROWS + MOVABLE] &= ~(cython.cast(u64, 1) << (at & 63))


def survey(book: Book, s: State, seat: cython.int) -> None:
    """Bring the tiles and walls of a city into the lens, from where its tiles lie."""
    tiles: u64 = s.in_city[seat]
    west: cython.int = 0
    east: cython.int = 0
    south: cython.int = 0
    north: cython.int = 0
    tile: cython.int
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        west = min(west, s.tile_x[tile])
        east = max(east, s.tile_x[tile])
        south = min(south, s.tile_y[tile])
        north = max(north, s.tile_y[tile])
    chart(book, s, seat, west, east, south, north)


def chart(
    book: Book,
    s: State,
    seat: cython.int,
    west: cython.int,
    east: cython.int,
    south: cython.int,
    north: cython.int,
) -> None:
    """Bring the tiles and walls of a city into the lens, given how far they reach."""
    tiles: u64 = s.in_city[seat]
    tile: cython.int
    walls: cython.int
    square: cython.int
    at: cython.int
    side: cython.int
    set_frame(s, west, east, south, north)
    if s.words == 1:
        chart_small(book, s, seat)
        return
    for side in range(5):
        for at in range(s.words):
            s.lens[at * ROWS + side] = 0
    square = square_of(s, 0, 0)
    s.lens[(square >> 6) * ROWS + OCCUPIED] |= cython.cast(u64, 1) << (square & 63)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        square = square_of(s, s.tile_x[tile], s.tile_y[tile])
        s.on_big[square] = tile
        walls = 2 * book.walls[tile] + 1
        for side in range(5):
            s.lens[(square >> 6) * ROWS + side] |= cython.cast(u64, (walls >> side) & 1) << (
                square & 63
            )


def set_frame(
    s: State, west: cython.int, east: cython.int, south: cython.int, north: cython.int
) -> None:
    """Choose the rectangle for a city that reaches so far.

    A small city gets all squares of a word, eight by eight if that is enough, with the start tile
    in the middle if it can be there: the rectangle follows from the city, but seldom moves.
    """
    s.stride = east - west + 3
    s.rows = north - south + 3
    s.words = (s.stride * s.rows + 63) >> 6
    if s.words == 1:
        if s.stride <= 8 and s.rows <= 8:
            s.stride = 8
            s.rows = 8
        elif s.stride > 8:
            s.rows = 64 // s.stride
        else:
            s.stride = 64 // s.rows
    s.inverse = (1 << 20) // s.stride + 1
    s.lens_x = min(west - 1, max(-(s.stride >> 1), east + 2 - s.stride))
    s.lens_y = min(south - 1, max(-(s.rows >> 1), north + 2 - s.rows))


def chart_small(book: Book, s: State, seat: cython.int) -> None:
    """Do so for a city that fits one word, row by row in registers."""
    tiles: u64 = s.in_city[seat]
    here: u64 = cython.cast(u64, 1) << square_of(s, 0, 0)
    north: u64 = 0
    east: u64 = 0
    south: u64 = 0
    west: u64 = 0
    bit: u64
    walls: u64
    tile: cython.int
    square: cython.int
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        square = square_of(s, s.tile_x[tile], s.tile_y[tile])
        s.on_big[square] = tile
        bit = cython.cast(u64, 1) << square
        walls = book.walls[tile]
        here |= bit
        north |= (walls & 1) << square
        east |= ((walls >> 1) & 1) << square
        south |= ((walls >> 2) & 1) << square
        west |= ((walls >> 3) & 1) << square
    s.lens[OCCUPIED] = here
    s.lens[WALLED] = north
    s.lens[WALLED + 1] = east
    s.lens[WALLED + 2] = south
    s.lens[WALLED + 3] = west


def draw_plan(book: Book, s: State, seat: cython.int) -> None:
    """Keep a city that fits one word as a plan, so that looking at it costs next to nothing.

    The city is in the lens afterwards, as it is after ``amend_plan``.
    """
    survey(book, s, seat)
    look_everywhere(s, seat)
    keep_plan(s, seat)


def keep_plan(s: State, seat: cython.int) -> None:
    """Keep the rows in the lens as the plan of a city, if they fit one word."""
    row: cython.int
    square: cython.int
    tiles: u64 = s.lens[OCCUPIED] if s.words == 1 else 0
    for square in range(64 * seat, 64 * seat + 64):
        s.on_square[square] = NO_TILE
    for row in range(KEPT):
        s.plan[KEPT * seat + row] = s.lens[row] if s.words == 1 else 0
    s.plan_x[seat] = s.lens_x if s.words == 1 else 0
    s.plan_y[seat] = s.lens_y if s.words == 1 else 0
    s.plan_stride[seat] = s.stride if s.words == 1 else 0
    s.plan_rows[seat] = s.rows if s.words == 1 else 0
    s.plan_inverse[seat] = s.inverse if s.words == 1 else 0
    if s.words == 1:
        tiles &= ~(cython.cast(u64, 1) << square_of(s, 0, 0))
    while tiles:
        s.on_square[64 * seat + lowest(tiles)] = s.on_big[lowest(tiles)]
        tiles &= tiles - 1


def amend_plan(
    book: Book, s: State, seat: cython.int, tile: cython.int, x: cython.int, y: cython.int
) -> None:
    """Put a tile (or none, NO_TILE) on a square of the plan; draw it anew if its frame may change.

    It may if a tile is put on it, or if one next to it goes.
    """
    column: cython.int = x - s.plan_x[seat]
    row: cython.int = y - s.plan_y[seat]
    edge: cython.int = 2 if tile == NO_TILE else 1
    stride: cython.int = s.plan_stride[seat]
    square: cython.int = row * stride + column
    first: cython.Py_ssize_t = KEPT * seat
    side: cython.int
    walls: cython.int
    if column < edge or row < edge or column >= stride - edge or row >= s.plan_rows[seat] - edge:
        draw_plan(book, s, seat)
        return
    walls = 0 if tile == NO_TILE else 2 * book.walls[tile] + 1
    s.on_square[64 * seat + square] = tile
    unroll_plan(s, seat, 0)
    for side in range(5):
        s.lens[side] = s.plan[first + side] & ~(cython.cast(u64, 1) << square)
        s.lens[side] |= cython.cast(u64, (walls >> side) & 1) << square
    look_everywhere(s, seat)
    for side in range(KEPT):
        s.plan[first + side] = s.lens[side]


def look_around(s: State, i: cython.int) -> None:
    """Fill the rows that follow from the tiles and walls, for word i."""
    w: cython.int = s.stride
    at: cython.Py_ssize_t = i * ROWS
    n: u64 = forward(s, OCCUPIED, i, w)
    e: u64 = forward(s, OCCUPIED, i, 1)
    so: u64 = backward(s, OCCUPIED, i, w)
    we: u64 = backward(s, OCCUPIED, i, 1)
    s.lens[at + BESIDE] = n
    s.lens[at + BESIDE + 1] = e
    s.lens[at + BESIDE + 2] = so
    s.lens[at + BESIDE + 3] = we
    s.lens[at + FACING] = forward(s, WALLED + 2, i, w)
    s.lens[at + FACING + 1] = forward(s, WALLED + 3, i, 1)
    s.lens[at + FACING + 2] = backward(s, WALLED, i, w)
    s.lens[at + FACING + 3] = backward(s, WALLED + 1, i, 1)
    ne: u64 = forward(s, OCCUPIED, i, w + 1)
    se: u64 = backward(s, OCCUPIED, i, w - 1)
    sw: u64 = backward(s, OCCUPIED, i, w + 1)
    nw: u64 = forward(s, OCCUPIED, i, w - 1)
    here: u64 = s.lens[at + OCCUPIED]
    ways: u64 = (
        (n & ~s.lens[at + FACING])
        | (e & ~s.lens[at + FACING + 1])
        | (so & ~s.lens[at + FACING + 2])
        | (we & ~s.lens[at + FACING + 3])
    )
    s.lens[at + FREE] = one_run(n, ne, e, se, so, sw, we, nw) & ways & ~here
    s.lens[at + MOVABLE] = here


def one_run(n: u64, ne: u64, e: u64, se: u64, so: u64, sw: u64, w: u64, nw: u64) -> u64:
    """Return the squares whose neighbours, of eight, form exactly one run.

    Exactly there a tile shuts in no empty square (5.5): a run begins where a tile follows an
    empty square, going round; the number of beginnings is counted bit by bit.
    """
    one: u64 = ne & ~n
    more: u64 = 0
    begins: u64 = e & ~ne
    more |= one & begins
    one |= begins
    begins = se & ~e
    more |= one & begins
    one |= begins
    begins = so & ~se
    more |= one & begins
    one |= begins
    begins = sw & ~so
    more |= one & begins
    one |= begins
    begins = w & ~sw
    more |= one & begins
    one |= begins
    begins = nw & ~w
    more |= one & begins
    one |= begins
    begins = n & ~nw
    more |= one & begins
    one |= begins
    return one & ~more
