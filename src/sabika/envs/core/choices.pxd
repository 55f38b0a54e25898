cimport cython
from sabika.envs.core.c_layout cimport LONGEST, STAGES
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef unsigned char FOLLOWING[384]

@cython.final
cdef class Choices:
    cdef readonly Book book
    cdef Moves moves
    cdef signed char* mask
    cdef object kept
    cdef int stage
    cdef int kind
    cdef u64 back
    cdef u64 paid_lo
    cdef u64 paid_hi
    cdef readonly int length
    cdef unsigned short said[LONGEST]

    cdef void start(self, State s) noexcept nogil
    cdef bint decided(self) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef int says(self, u64 lo, u64 hi) noexcept nogil
    cdef int next_card(self, u64 lo, u64 hi) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void follow(self, int choice) noexcept nogil
    cdef bint take(self, int choice) noexcept nogil
    cdef void offer(self, Py_ssize_t at) noexcept nogil

cdef inline int square_choice(u64 hi) noexcept nogil:
    return 16 * ((((hi >> 49) & 127) + 8) & 15) + ((((hi >> 42) & 127) + 8) & 15)
