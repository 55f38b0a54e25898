from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef u64 room_for(State s, int i, int walls) noexcept nogil
cdef u64 clashes(State s, int i, int walls) noexcept nogil
cdef u64 as_kind(int kind, bint master) noexcept nogil
cdef u64 inside(int kind, bint master) noexcept nogil
cdef void offer_remodels(Book book, State s, int seat, bint master, u64 lo, u64 hi, Moves moves) noexcept nogil
cdef void offer_reserve(Book book, State s, int seat, bint master, u64 lo, u64 hi, Moves moves) noexcept nogil
cdef bint can_remodel(Book book, State s, int seat) noexcept nogil
cdef int check_remodel(Book book, State s, int seat, int kind, u64 lo, u64 hi)
cdef void do_remodel(Book book, State s, int seat, int kind, u64 lo, u64 hi) noexcept nogil

cdef inline bint tile_in(u64 tiles, int tile) noexcept nogil:
    return (tiles >> tile) & 1
