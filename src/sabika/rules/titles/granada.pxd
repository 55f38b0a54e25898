from sabika.rules.book cimport Book, Feature
from sabika.rules.state cimport State

cdef class SoleRanks(Feature):
    cdef void score(self, State s, int scoring) noexcept nogil
