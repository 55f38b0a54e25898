from sabika.rules.book cimport Book
from sabika.rules.c_codes cimport ROWS
from sabika.rules.moves cimport at_hi
from sabika.rules.state cimport State, u64

cdef void look(Book book, State s, int seat) noexcept nogil
cdef void unroll_plan(State s, int seat, int rows) noexcept nogil
cdef void look_everywhere(State s, int seat) noexcept nogil
cdef void chart_small(Book book, State s, int seat) noexcept nogil
cdef void survey(Book book, State s, int seat) noexcept nogil
cdef void chart(Book book, State s, int seat, int west, int east, int south, int north) noexcept nogil
cdef void set_frame(State s, int west, int east, int south, int north) noexcept nogil
cdef void keep_plan(State s, int seat) noexcept nogil
cdef void draw_plan(Book book, State s, int seat) noexcept nogil
cdef void amend_plan(Book book, State s, int seat, int tile, int x, int y) noexcept nogil
cdef void look_around(State s, int i) noexcept nogil
cdef u64 one_run(u64 n, u64 ne, u64 e, u64 se, u64 so, u64 sw, u64 w, u64 nw) noexcept nogil

cdef inline int square_of(State s, int x, int y) noexcept nogil:
    return (y - s.lens_y) * s.stride + x - s.lens_x

cdef inline u64 hi_of(State s, int square) noexcept nogil:
    cdef u64 row = (square * s.inverse) >> 20
    return at_hi(s.lens_x, s.lens_y) + (<u64>square << 42) + row * ((1ULL << 49) - (<u64>s.stride << 42))

cdef inline bint has(State s, int row, int square) noexcept nogil:
    return (s.lens[(square >> 6) * ROWS + row] >> (square & 63)) & 1

cdef inline int tile_on(State s, int square) noexcept nogil:
    if s.words == 1:
        return s.on_square[64 * s.looked + square]
    return s.on_big[square]

cdef inline u64 forward(State s, int row, int i, int by) noexcept nogil:
    cdef int at
    cdef u64 found = 0
    if s.words == 1:
        return s.lens[row] >> by
    at = i + (by >> 6)
    by &= 63
    if at < s.words:
        found = s.lens[at * ROWS + row] >> by
        if by and at + 1 < s.words:
            found |= s.lens[(at + 1) * ROWS + row] << (64 - by)
    return found

cdef inline u64 backward(State s, int row, int i, int by) noexcept nogil:
    cdef int at
    cdef u64 found = 0
    if s.words == 1:
        return s.lens[row] << by
    at = i - (by >> 6)
    by &= 63
    if at >= 0:
        found = s.lens[at * ROWS + row] << by
        if by and at > 0:
            found |= s.lens[(at - 1) * ROWS + row] >> (64 - by)
    return found
