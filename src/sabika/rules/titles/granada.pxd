from sabika.rules.book cimport Book, Feature
from sabika.rules.state cimport State, u64

cdef class SoleRanks(Feature):
    cdef int dearest(self, State s, u64 tiles) noexcept nogil
    cdef void score(self, State s, int scoring) noexcept nogil
