"""Cities: where a tile may go, which may leave, walls and open sides (sections 5, 7.4, I.2).

A city is the set of its tiles and where each lies. To answer a question it is looked at through
the *lens*: rows of bits, one bit a square, of the rectangle around the tiles with a frame of one
empty square. Square (x, y) is bit ``(y - lens_y) * stride + (x - lens_x)``, so a neighbour is a
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
        FLOOD,
        FREE,
        JOIN_EAST,
        JOIN_SOUTH,
        LAST,
        OCCUPIED,
        RING,
        WALLED,
        WORDS,
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
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book
    from sabika.rules.codes import (
        ALL,
        BESIDE,
        FACING,
        FLOOD,
        FREE,
        JOIN_EAST,
        JOIN_SOUTH,
        LAST,
        OCCUPIED,
        RING,
        WALLED,
        WORDS,
        lowest,
        popcount,
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


def look(book: Book, s: State, seat: cython.int) -> None:
    """Bring a city into the lens: its tiles and walls, and what every square has around it."""
    tiles: u64 = s.in_city[seat]
    west: cython.int = 0
    east: cython.int = 0
    south: cython.int = 0
    north: cython.int = 0
    tile: cython.int
    walls: cython.int
    square: cython.int
    at: cython.int
    side: cython.int
    bit: u64
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        west = min(west, s.tile_x[tile])
        east = max(east, s.tile_x[tile])
        south = min(south, s.tile_y[tile])
        north = max(north, s.tile_y[tile])
    s.lens_x = west - 1
    s.lens_y = south - 1
    s.stride = east - west + 3
    s.rows = north - south + 3
    s.words = (s.stride * s.rows + 63) >> 6
    for side in range(5):
        for at in range(s.words):
            s.lens[side * WORDS + at] = 0
    square = square_of(s, 0, 0)
    s.lens[OCCUPIED * WORDS + (square >> 6)] |= cython.cast(u64, 1) << (square & 63)
    tiles = s.in_city[seat]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        square = square_of(s, s.tile_x[tile], s.tile_y[tile])
        at = square >> 6
        bit = cython.cast(u64, 1) << (square & 63)
        s.lens[OCCUPIED * WORDS + at] |= bit
        walls = book.walls[tile]
        for side in range(4):
            if (walls >> side) & 1:
                s.lens[(WALLED + side) * WORDS + at] |= bit
    for at in range(s.words):
        look_around(s, at)


def forward(s: State, row: cython.int, i: cython.int, by: cython.int) -> u64:
    """Return word i of a row moved so that a square gets the bit of the one ``by`` further on."""
    at: cython.int = i + (by >> 6)
    found: u64 = 0
    by &= 63
    if at < s.words:
        found = s.lens[row * WORDS + at] >> by
        if by and at + 1 < s.words:
            found |= (s.lens[row * WORDS + at + 1] << (64 - by)) & ALL
    return found


def backward(s: State, row: cython.int, i: cython.int, by: cython.int) -> u64:
    """Return word i of a row moved so that a square gets the bit of the one ``by`` before."""
    at: cython.int = i - (by >> 6)
    found: u64 = 0
    by &= 63
    if at >= 0:
        found = (s.lens[row * WORDS + at] << by) & ALL
        if by and at > 0:
            found |= s.lens[row * WORDS + at - 1] >> (64 - by)
    return found


def look_around(s: State, i: cython.int) -> None:
    """Fill the rows that follow from the tiles and walls, for word i."""
    w: cython.int = s.stride
    n: u64 = forward(s, OCCUPIED, i, w)
    e: u64 = forward(s, OCCUPIED, i, 1)
    so: u64 = backward(s, OCCUPIED, i, w)
    we: u64 = backward(s, OCCUPIED, i, 1)
    s.lens[BESIDE * WORDS + i] = n
    s.lens[(BESIDE + 1) * WORDS + i] = e
    s.lens[(BESIDE + 2) * WORDS + i] = so
    s.lens[(BESIDE + 3) * WORDS + i] = we
    s.lens[FACING * WORDS + i] = forward(s, WALLED + 2, i, w)
    s.lens[(FACING + 1) * WORDS + i] = forward(s, WALLED + 3, i, 1)
    s.lens[(FACING + 2) * WORDS + i] = backward(s, WALLED, i, w)
    s.lens[(FACING + 3) * WORDS + i] = backward(s, WALLED + 1, i, 1)
    ne: u64 = forward(s, OCCUPIED, i, w + 1)
    se: u64 = backward(s, OCCUPIED, i, w - 1)
    sw: u64 = backward(s, OCCUPIED, i, w + 1)
    nw: u64 = forward(s, OCCUPIED, i, w - 1)
    here: u64 = s.lens[OCCUPIED * WORDS + i]
    s.lens[FREE * WORDS + i] = one_run(n, ne, e, se, so, sw, we, nw) & ~here


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


def square_of(s: State, x: cython.int, y: cython.int) -> cython.int:
    """Return the bit of a square in the lens."""
    return (y - s.lens_y) * s.stride + x - s.lens_x


def has(s: State, row: cython.int, square: cython.int) -> cython.bint:
    """Say whether a square's bit is set in a row of the lens."""
    return (s.lens[row * WORDS + (square >> 6)] >> (square & 63)) & 1


def room_for(s: State, i: cython.int, walls: cython.int) -> u64:
    """Return the squares, of word i, where a tile with these walls may be built (5.2 to 5.5)."""
    fits: u64 = s.lens[FREE * WORDS + i]
    ways: u64 = 0
    side: cython.int
    beside: u64
    facing: u64
    if fits == 0:
        return 0
    for side in range(4):
        beside = s.lens[(BESIDE + side) * WORDS + i]
        facing = s.lens[(FACING + side) * WORDS + i]
        if (walls >> side) & 1:
            fits &= ~beside | facing
        else:
            fits &= ~facing
            ways |= beside & ~facing
    return fits & ways


def exchange_for(s: State, i: cython.int, walls: cython.int) -> u64:
    """Return the tiles, of word i, that a tile with these walls may replace (4.3, 5.6).

    The new tile has to match the same neighbours, so no path is cut. The start tile never moves.
    """
    fits: u64 = s.lens[OCCUPIED * WORDS + i]
    side: cython.int
    square: cython.int = square_of(s, 0, 0)
    if square >> 6 == i:
        fits &= ~(cython.cast(u64, 1) << (square & 63))
    for side in range(4):
        if (walls >> side) & 1:
            fits &= ~s.lens[(BESIDE + side) * WORDS + i] | s.lens[(FACING + side) * WORDS + i]
        else:
            fits &= ~s.lens[(FACING + side) * WORDS + i]
    return fits


def put(
    book: Book, s: State, seat: cython.int, tile: cython.int, x: cython.int, y: cython.int
) -> None:
    """Lay a tile into a city."""
    s.in_city[seat] |= cython.cast(u64, 1) << tile
    s.tile_x[tile] = x
    s.tile_y[tile] = y
    find_removable(book, s, seat)


def lift(book: Book, s: State, seat: cython.int, tile: cython.int) -> None:
    """Take a tile out of a city into the reserve."""
    bit: u64 = cython.cast(u64, 1) << tile
    s.in_city[seat] &= ~bit
    s.reserve[seat] |= bit
    s.tile_x[tile] = 0
    s.tile_y[tile] = 0
    find_removable(book, s, seat)


def exchange(book: Book, s: State, seat: cython.int, tile: cython.int, out: cython.int) -> None:
    """Put a reserve tile in the place of a city tile, which goes to the reserve."""
    s.tile_x[tile] = s.tile_x[out]
    s.tile_y[tile] = s.tile_y[out]
    s.tile_x[out] = 0
    s.tile_y[out] = 0
    s.in_city[seat] ^= (cython.cast(u64, 1) << tile) | (cython.cast(u64, 1) << out)
    s.reserve[seat] ^= (cython.cast(u64, 1) << tile) | (cython.cast(u64, 1) << out)
    find_removable(book, s, seat)


def find_removable(book: Book, s: State, seat: cython.int) -> None:
    """Find the tiles that may leave a city (4.3, 5.3, 5.5), leaving it in the lens.

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
    look(book, s, seat)
    for i in range(s.words):
        here = s.lens[OCCUPIED * WORDS + i]
        e = here & s.lens[(BESIDE + 1) * WORDS + i] & ~s.lens[(FACING + 1) * WORDS + i]
        so = here & s.lens[(BESIDE + 2) * WORDS + i] & ~s.lens[(FACING + 2) * WORDS + i]
        s.lens[JOIN_EAST * WORDS + i] = e
        s.lens[JOIN_SOUTH * WORDS + i] = so
        euler += popcount(here) - popcount(e) - popcount(so)
    for i in range(s.words):  # a ring is named by its north-western tile
        here = s.lens[JOIN_EAST * WORDS + i] & s.lens[JOIN_SOUTH * WORDS + i]
        here &= forward(s, JOIN_SOUTH, i, 1) & backward(s, JOIN_EAST, i, s.stride)
        s.lens[RING * WORDS + i] = here
        euler += popcount(here)
    for i in range(s.words):
        n = forward(s, JOIN_SOUTH, i, s.stride) & ~forward(s, RING, i, s.stride)
        e = s.lens[JOIN_EAST * WORDS + i] & ~s.lens[RING * WORDS + i]
        so = s.lens[JOIN_SOUTH * WORDS + i] & ~backward(s, RING, i, 1)
        w = backward(s, JOIN_EAST, i, 1) & ~forward(s, RING, i, s.stride - 1)
        s.lens[LAST * WORDS + i] = (n & e) | (so & w) | ((n | e) & (so | w))
    collect_removable(s, seat, euler == 1)


def collect_removable(s: State, seat: cython.int, decided: cython.bint) -> None:
    """Note which tiles may leave; ``decided`` if the row LAST (doubtful ones) settles it."""
    tiles: u64 = s.in_city[seat]
    found: u64 = 0
    tile: cython.int
    square: cython.int
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        square = square_of(s, s.tile_x[tile], s.tile_y[tile])
        if (
            has(s, BESIDE, square)
            and has(s, BESIDE + 1, square)
            and has(s, BESIDE + 2, square)
            and has(s, BESIDE + 3, square)
        ):
            continue
        if not has(s, LAST, square) or (not decided and reached_without(s, square)):
            found |= cython.cast(u64, 1) << tile
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
        s.lens[FLOOD * WORDS + i] = 0
    s.lens[FLOOD * WORDS + (start >> 6)] = cython.cast(u64, 1) << (start & 63)
    while grown:
        grown = False
        whole = True
        for i in range(s.words):
            rest = s.lens[OCCUPIED * WORDS + i]
            if square >> 6 == i:
                rest &= ~(cython.cast(u64, 1) << (square & 63))
            flood = s.lens[FLOOD * WORDS + i]
            flood |= forward(s, FLOOD, i, 1) & s.lens[JOIN_EAST * WORDS + i]
            flood |= backward(s, FLOOD, i, s.stride) & s.lens[JOIN_SOUTH * WORDS + i]
            flood |= spread_west(s, i) | spread_south(s, i)
            flood &= rest
            if flood != s.lens[FLOOD * WORDS + i]:
                s.lens[FLOOD * WORDS + i] = flood
                grown = True
            if flood != rest:
                whole = False
    return whole


def spread_west(s: State, i: cython.int) -> u64:
    """Return the squares reached over their own west side."""
    return backward(s, FLOOD, i, 1) & backward(s, JOIN_EAST, i, 1)


def spread_south(s: State, i: cython.int) -> u64:
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
        if s.lens[OCCUPIED * WORDS + i]:
            square = 64 * i + lowest(s.lens[OCCUPIED * WORDS + i])
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
        here = s.lens[OCCUPIED * WORDS + i] & ~s.lens[(BESIDE + direction) * WORDS + i]
        found += popcount(here & ~s.lens[(WALLED + direction) * WORDS + i])
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
            if has(s, FACING + side, square) != ((walls >> side) & 1):
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
            has(s, FACING + side, square) != ((walls >> side) & 1)
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
