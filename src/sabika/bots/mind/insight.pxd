from sabika.bots.mind.estate cimport Estate
from sabika.bots.mind.sense cimport Sense
from sabika.rules.state cimport State, u64

cdef class Insight(Estate):
    cdef bint learned
    cdef Sense money
    cdef Sense shape
    cdef Sense types
    # What was so when the judge took aim.
    cdef double harm[4]
    cdef double told[10]

    cdef void face_turn(self, State s) noexcept nogil
    cdef void weigh_harm(self, State s) noexcept nogil
    cdef void face_moment(self, State s, double purse) noexcept nogil
    cdef void face_currency(self, State s, int i) noexcept nogil
    cdef void face_offer(self, int i, u64 reach, int sum) noexcept nogil
    cdef void face_shape(self, State s) noexcept nogil
    cdef void face_type(self, State s, int kind) noexcept nogil
    cdef double say_type(self, State s, int kind) noexcept nogil
    cdef double insight(self, State s, double purse) noexcept nogil
