cimport cython
from sabika.rules.state cimport u64

@cython.final
cdef class Moves:
    cdef u64* lo
    cdef u64* hi
    cdef int n
    cdef int room
    cdef int grow(self) noexcept nogil

cdef inline void add(Moves moves, u64 lo, u64 hi) noexcept nogil:
    if moves.n == moves.room:
        moves.grow()
    moves.lo[moves.n] = lo
    moves.hi[moves.n] = hi
    moves.n += 1

cdef inline void make_room(Moves moves, int n) noexcept nogil:
    while moves.n + n > moves.room:
        moves.grow()

cdef inline void add_within(Moves moves, u64 lo, u64 hi) noexcept nogil:
    moves.lo[moves.n] = lo
    moves.hi[moves.n] = hi
    moves.n += 1

cdef inline u64 head_lo(int kind, int tile) noexcept nogil:
    return (<u64>kind << 42) | (<u64>tile << 47)

cdef inline u64 at_hi(int x, int y) noexcept nogil:
    return (<u64>(x + 64) << 42) | (<u64>(y + 64) << 49)

cdef inline int kind_of(u64 lo) noexcept nogil:
    return (lo >> 42) & 31

cdef inline int tile_of(u64 lo) noexcept nogil:
    return (lo >> 47) & 63

cdef inline bint turned(u64 lo) noexcept nogil:
    return (lo >> 53) & 1

cdef inline int out_of(u64 lo) noexcept nogil:
    return (lo >> 54) & 63

cdef inline int x_of(u64 hi) noexcept nogil:
    return <int>((hi >> 42) & 127) - 64

cdef inline int y_of(u64 hi) noexcept nogil:
    return <int>((hi >> 49) & 127) - 64

cdef inline int room_of(u64 hi) noexcept nogil:
    return (hi >> 56) & 3

cdef inline int chest_of(u64 hi) noexcept nogil:
    return (hi >> 58) & 7

cdef inline int remodel_of(u64 hi) noexcept nogil:
    return (hi >> 61) & 7
