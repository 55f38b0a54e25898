from sabika.bots.mind.estate cimport Estate
from sabika.bots.mind.reason cimport Sense
from sabika.rules.state cimport State, u64

cdef class Perception(Estate):
    cdef bint learned
    # Of each player: what all rankings promise, and what each type's does (nine a player).
    cdef double ranks[7]
    cdef double hopes[63]
    # Which part of the tiles to come has each price, and which part cards could pay.
    cdef double odds[14]
    cdef double exact
    cdef double nearly
    cdef double payable

    cdef void rankings(self, State s) noexcept nogil
    cdef double expected_lead(self, State s, int seat) noexcept nogil
    cdef double expected(self, State s, int seat) noexcept nogil
    cdef double lead_on_average(self, State s, int seat) noexcept nogil
    cdef int lead_on_best(self, State s, int seat) noexcept nogil
    cdef void count_prices(self, State s) noexcept nogil
    cdef void weigh_part(self, u64 part, u64 reach, u64 wider) noexcept nogil
    cdef void show_kind(self, Sense sense, State s, int seat, int kind, double hope) noexcept nogil
