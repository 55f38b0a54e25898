cimport cython
from sabika.bots.mind.insight cimport Insight
from sabika.rules.state cimport State

@cython.final
cdef class Judge(Insight):
    cdef double sums[7]

    cdef void aim(self, State s, int seat) noexcept nogil
    cdef double value(self, State s) noexcept nogil
    cdef void totals(self, State s) noexcept nogil
    cdef void add_gains(self, double times) noexcept nogil
    cdef double hand_value(self, State s, int seat) noexcept nogil
