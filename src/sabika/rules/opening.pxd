cimport cython
from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

@cython.final
cdef class Opening(Step):
    cdef int lay_market(self, State s) noexcept nogil
    cdef int deal_money(self, State s) noexcept nogil
    cdef int find_start_player(self, State s) noexcept nogil
