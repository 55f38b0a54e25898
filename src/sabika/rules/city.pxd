from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64

cdef void put(Book book, State s, int seat, int tile, int x, int y) noexcept nogil
cdef void lift(Book book, State s, int seat, int tile) noexcept nogil
cdef void exchange(Book book, State s, int seat, int tile, int out) noexcept nogil
cdef void find_removable(State s, int seat) noexcept nogil
cdef void collect_removable(State s, int seat, bint decided) noexcept nogil
cdef u64 from_west(State s, int i) noexcept nogil
cdef u64 from_north(State s, int i) noexcept nogil
cdef bint reached_without(State s, int square) noexcept nogil
cdef int longest_wall(State s) noexcept nogil
cdef int step_of(State s, int side) noexcept nogil
cdef int exposed(State s, int direction) noexcept nogil
cdef int placing_fault(State s, int walls, int x, int y) noexcept nogil
cdef int exchange_fault(State s, int walls, int square) noexcept nogil
cdef int removal_fault(Book book, State s, int seat, int tile) noexcept nogil
