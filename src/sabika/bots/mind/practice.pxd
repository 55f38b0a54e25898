cimport cython
from sabika.rules.book cimport Book
from sabika.rules.state cimport State

@cython.final
cdef class Practice:
    cdef Book book
    cdef State state
    cdef object minds
    cdef void* mind[6]
    cdef void play_out(self, int max_turns) noexcept nogil
