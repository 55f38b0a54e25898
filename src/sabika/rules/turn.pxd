from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class Actions(Step):
    cdef void offer_takes(self, State s, Moves moves) noexcept nogil
    cdef void take_from(self, State s, int first, int chosen, int sum, u64 lo, u64 hi, Moves moves) noexcept nogil
    cdef bint same_before(self, State s, int i, int chosen) noexcept nogil
    cdef void offer_buys(self, State s, Moves moves) noexcept nogil
    cdef int check_take(self, State s, u64 lo, u64 hi)
    cdef int check_buy(self, State s, u64 lo, u64 hi)
    cdef void take(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef int buy(self, State s, u64 lo, u64 hi) noexcept nogil
