from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64

cdef void look(Book book, State s, int seat) noexcept nogil
cdef u64 forward(State s, int row, int i, int by) noexcept nogil
cdef u64 backward(State s, int row, int i, int by) noexcept nogil
cdef void look_around(State s, int i) noexcept nogil
cdef u64 one_run(u64 n, u64 ne, u64 e, u64 se, u64 so, u64 sw, u64 w, u64 nw) noexcept nogil
cdef int square_of(State s, int x, int y) noexcept nogil
cdef bint has(State s, int row, int square) noexcept nogil
