from sabika.bots.mind.rankings cimport Rankings
from sabika.rules.state cimport State, u64, u8

cdef enum:
    TRAITS = 5
    DETAILS = 11

cdef double LONG
cdef double UNKNOWN

cdef int builders_in(u64 lo, u64 hi) noexcept nogil

cdef class Estate(Rankings):
    cdef double coins[256]
    cdef double cards[64]
    cdef u64 pattern[16]
    cdef double threat[4]
    # Of the city last looked at: the form's traits, and what the reserve is worth.
    cdef double traits[5]
    cdef double details[11]
    cdef double kept
    cdef double rivalled
    # What was so when the judge took aim.
    cdef u64 own_tiles
    cdef u64 dirk_tiles
    cdef u64 rows[5]
    cdef u64 own_reserve
    cdef u64 own_back
    cdef double own_form
    cdef double own_traits[5]
    cdef double own_details[11]
    cdef double kinds[10]
    cdef double promise[10]
    cdef u8 offer[4]
    cdef double offer_gain[4]
    cdef int offer_price[4]
    cdef bint weighed

    cdef void face(self, State s, int seat) noexcept nogil
    cdef double kind_now(self, State s, int kind) noexcept nogil
    cdef double form_now(self, State s) noexcept nogil
    cdef void weigh_offers(self, State s) noexcept nogil
    cdef void fear(self, State s, int seat) noexcept nogil
    cdef double loss(self, State s) noexcept nogil
    cdef double form(self, State s, int seat) noexcept nogil
    cdef void look_over(self, State s, int seat) noexcept nogil
    cdef void look_closer(self, State s) noexcept nogil
    cdef double growth(self, State s) noexcept nogil
    cdef int squares_for(self, State s, int walls) noexcept nogil
    cdef double city_value(self, State s) noexcept nogil
    cdef double kept_back(self, State s, int tile, int back) noexcept nogil
    cdef double more_of(self, State s, int tile, int back) noexcept nogil
    cdef double built(self, State s, int tile) noexcept nogil
    cdef double purse(self, u64 lo, u64 hi, State s, int bought) noexcept nogil
    cdef double wealth(self, u64 lo, u64 hi) noexcept nogil
    cdef double plan(self, int i, u64 reach, int total) noexcept nogil
