from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64

cdef double SOLD_PER_TURN
cdef double SOLD_PER_CARD

cdef enum:
    STEPS = 64
    WIDTH = 40
    NOISE = 0
    RIVALRY = 1
    COIN = 2
    PLENTY = 3
    CARD = 4
    MANY = 5
    SUMS = 6
    BUILDER_CARD = 7
    PLAN_EXACT = 8
    PLAN_OVER = 9
    PLAN_PART = 10
    PLAN_ACTION = 11
    LASTING = 12
    WALL_SIDE = 13
    OUTER = 14
    GROWTH = 15
    KEPT_BACK = 16
    STUCK = 17
    DANGER = 18
    BONUS = 19
    HOPE = 20
    REMODEL = 21
    BUILT = 22
    CHEST = 23
    AGAIN = 24

cdef class Rankings:
    cdef Book book
    cdef readonly int seat
    cdef double w[25]
    cdef double lead[5184]
    cdef double shows[64]
    cdef u64 tiles
    # What is to come, as last read.
    cdef double turns
    cdef double future
    cdef double stays
    cdef double share[3]
    cdef double coming[9]
    cdef double against[7]
    # The rankings: in half tiles, and the points they promise.
    cdef int rank[7]
    cdef int count[7]
    cdef double gain[7]

    cdef void read(self, State s) noexcept nogil
    cdef void contest(self, double to_come, int first, int second, int third) noexcept nogil
    cdef void tally(self, State s, int kind, int seat, int more, int price) noexcept nogil
    cdef double weigh(self) noexcept nogil
    cdef double kind_value(self, State s, int kind, int seat, int more, int price) noexcept nogil
    cdef double contest_kind(self, int kind, int scoring) noexcept nogil
    cdef double contested(self, State s, int more) noexcept nogil
    cdef void contest_of(self, State s, int k, int more) noexcept nogil
