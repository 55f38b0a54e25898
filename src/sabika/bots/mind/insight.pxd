from sabika.bots.mind.perception cimport Perception
from sabika.bots.mind.reason cimport Reason, Sense
from sabika.rules.state cimport State, u64

cdef class Insight(Perception):
    cdef Sense money
    cdef Sense shape
    cdef Sense types
    cdef Reason reason
    # What was so when the judge took aim.
    cdef double harm[4]

    cdef void face_turn(self, State s) noexcept nogil
    cdef void weigh_harm(self, State s) noexcept nogil
    cdef void face_offers(self, State s) noexcept nogil
    cdef void face_moment(self, State s, double purse) noexcept nogil
    cdef void face_currency(self, State s, int i) noexcept nogil
    cdef void face_offer(self, int i, u64 reach, int sum) noexcept nogil
    cdef void face_shape(self, State s) noexcept nogil
    cdef void face_type(self, State s, int kind) noexcept nogil
    cdef double insight(self, State s, double purse) noexcept nogil
