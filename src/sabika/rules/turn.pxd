cimport cython
from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef void take_from(State s, int i, int sum, u64 passed, u64 lo, u64 hi, Moves moves) noexcept nogil

@cython.final
cdef class Actions(Step):
    cdef void offer_buys(self, State s, Moves moves) noexcept nogil
    cdef int check_take(self, State s, u64 lo, u64 hi)
    cdef int check_buy(self, State s, u64 lo, u64 hi)
    cdef void take(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef int buy(self, State s, u64 lo, u64 hi) noexcept nogil
