cimport cython
from sabika.bots.mind.insight cimport Insight
from sabika.rules.state cimport State

@cython.final
cdef class Judge(Insight):
    cdef void aim(self, State s, int seat) noexcept nogil
    cdef double value(self, State s) noexcept nogil
