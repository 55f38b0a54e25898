from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class Placing(Step):
    cdef void offer_tile(self, State s, int tile, Moves moves) noexcept nogil
    cdef void offer_flips(self, State s, u64 lo, u64 hi, Moves moves) noexcept nogil
    cdef int check_flip(self, State s, int tile, u64 lo, u64 hi)

cdef class RefillDisplay(Step):
    pass

cdef class RefillMarket(Step):
    pass

cdef class ScoreIfDue(Step):
    pass

cdef class NextTurn(Step):
    pass
