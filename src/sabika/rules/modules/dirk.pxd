from sabika.rules.book cimport Book, Feature
from sabika.rules.state cimport State

cdef class Dirk(Feature):
    cdef void give(self, State s, int tiles, bint back) noexcept nogil
    cdef void set_up(self, State s) noexcept nogil
    cdef void after_scoring(self, State s, int scoring) noexcept nogil
