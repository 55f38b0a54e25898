from sabika.rules.book cimport Book, Feature
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class Bazaars(Feature):
    cdef int beside
    cdef int first
    cdef int count
    cdef int item
    cdef int currency[64]
    cdef int matches[64]
    cdef int tile_drawn(self, State s, int tile) noexcept nogil
    cdef int price(self, State s, int tile) noexcept nogil
    cdef void offer_actions(self, State s, Moves moves) noexcept nogil
    cdef int check_action(self, State s, u64 lo, u64 hi)
    cdef int play_action(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef void score(self, State s, int scoring) noexcept nogil
    cdef int bonus(self, State s, int seat) noexcept nogil
    cdef int room(self, State s, int seat) noexcept nogil
    cdef bint touch(self, State s, int tile, int bazaar) noexcept nogil
    cdef int worth_of(self, State s, int seat, int bazaar) noexcept nogil
    cdef u64 marks(self, State s) noexcept nogil
