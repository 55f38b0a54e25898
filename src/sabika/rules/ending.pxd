from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class LeftOvers(Step):
    cdef bint fits(self, State s) noexcept nogil
    cdef int receiver(self, State s, int currency) noexcept nogil

cdef class FinalScoring(Step):
    pass

cdef class Over(Step):
    pass
