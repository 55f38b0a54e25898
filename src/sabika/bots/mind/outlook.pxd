cimport cython
from sabika.bots.mind.estate cimport Estate
from sabika.bots.mind.sense cimport Sense
from sabika.rules.state cimport State, u64

@cython.final
cdef class Outlook(Estate):
    cdef bint learned
    cdef Sense standing
    cdef Sense holding
    # Of each player: points at the end, of all rankings, and of each type's (nine a player).
    cdef double sums[7]
    cdef double ranks[7]
    cdef double hopes[63]

    cdef double chance(self, State s, int seat) noexcept nogil
    cdef double spread(self) noexcept nogil
    cdef void totals(self, State s) noexcept nogil
    cdef void rankings(self, State s) noexcept nogil
    cdef double hand_value(self, State s, int seat) noexcept nogil
    cdef void face_all(self, State s) noexcept nogil
    cdef void face_player(self, State s, int seat, double form) noexcept nogil
    cdef void face_holding(self, State s, int seat, int kind) noexcept nogil
    cdef int dearest(self, State s, u64 tiles) noexcept nogil
