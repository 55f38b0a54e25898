cimport cython
from sabika.bots.mind.perception cimport Perception
from sabika.bots.mind.reason cimport Reason, Sense
from sabika.rules.state cimport State, u64

@cython.final
cdef class Outlook(Perception):
    cdef Sense standing
    cdef Sense holding
    cdef Reason reason
    # Of each player: points at the end.
    cdef double sums[7]

    cdef double chance(self, State s, int seat) noexcept nogil
    cdef double spread(self) noexcept nogil
    cdef void totals(self, State s) noexcept nogil
    cdef double hand_value(self, State s, int seat) noexcept nogil
    cdef void face_all(self, State s) noexcept nogil
    cdef void face_player(self, State s, int seat, double form) noexcept nogil
    cdef void face_holding(self, State s, int seat, int kind) noexcept nogil
