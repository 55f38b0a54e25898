cimport cython
from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

@cython.final
cdef class Placing(Step):
    cdef void offer_tile(self, State s, int tile, Moves moves) noexcept nogil
    cdef void offer_flips(self, State s, u64 lo, u64 hi, Moves moves) noexcept nogil
    cdef int check_flip(self, State s, int tile, u64 lo, u64 hi)

@cython.final
cdef class RefillDisplay(Step):
    pass

@cython.final
cdef class RefillMarket(Step):
    pass

@cython.final
cdef class ScoreIfDue(Step):
    pass

@cython.final
cdef class NextTurn(Step):
    pass
