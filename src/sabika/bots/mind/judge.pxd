cimport cython
from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64, u8

cdef double SOLD_PER_TURN
cdef double SOLD_PER_CARD
cdef double LONG
cdef u64 PRICES
cdef u64 PRICES_AND_NOTHING
cdef u64 LOW_SUMS[1024]
cdef u64 HIGH_SUMS[2048]

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

@cython.final
cdef class Judge:
    cdef Book book
    cdef readonly int seat
    cdef double w[25]
    cdef double lead[5184]
    cdef double shows[64]
    cdef double coins[256]
    cdef double cards[64]
    cdef u64 pattern[16]
    cdef u64 tiles
    # What is to come, as last read.
    cdef double turns
    cdef double future
    cdef double stays
    cdef double share[3]
    cdef double coming[9]
    cdef double threat[4]
    cdef double against[7]
    # The rankings: in half tiles, and the points they promise.
    cdef int rank[7]
    cdef int count[7]
    cdef double gain[7]
    cdef double sums[7]
    # What was so when the judge took aim.
    cdef u64 own_tiles
    cdef u64 dirk_tiles
    cdef u64 rows[5]
    cdef u64 own_reserve
    cdef u64 own_back
    cdef double own_form
    cdef double kinds[10]
    cdef u8 offer[4]
    cdef double offer_gain[4]
    cdef int offer_price[4]

    cdef void read(self, State s) noexcept nogil
    cdef void aim(self, State s, int seat) noexcept nogil
    cdef void contest(self, double to_come, int first, int second, int third) noexcept nogil
    cdef void tally(self, State s, int kind, int seat, int more, int price) noexcept nogil
    cdef double weigh(self) noexcept nogil
    cdef double kind_value(self, State s, int kind, int seat, int more, int price) noexcept nogil
    cdef double contested(self, State s, int more) noexcept nogil
    cdef void fear(self, State s, int seat) noexcept nogil
    cdef double form(self, State s, int seat) noexcept nogil
    cdef double growth(self, State s) noexcept nogil
    cdef int squares_for(self, State s, int walls) noexcept nogil
    cdef double city_value(self, State s) noexcept nogil
    cdef double kept_back(self, State s, int tile, int back) noexcept nogil
    cdef double more_of(self, State s, int tile, int back) noexcept nogil
    cdef double built(self, State s, int tile) noexcept nogil
    cdef double purse(self, u64 lo, u64 hi, State s, int bought) noexcept nogil
    cdef double wealth(self, u64 lo, u64 hi) noexcept nogil
    cdef double plan(self, int i, u64 reach, int total) noexcept nogil
    cdef double value(self, State s) noexcept nogil
    cdef void totals(self, State s) noexcept nogil
    cdef void add_gains(self, double times) noexcept nogil
    cdef double contest_kind(self, int kind, int scoring) noexcept nogil
    cdef void contest_of(self, State s, int k, int more) noexcept nogil
    cdef double hand_value(self, State s, int seat) noexcept nogil

cdef u64 reach_of(u64 part) noexcept nogil
