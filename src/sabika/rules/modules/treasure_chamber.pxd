from sabika.rules.book cimport Book, Feature, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class TreasureChamber(Feature):
    cdef int supply[9]
    cdef int points[9]
    cdef int price
    cdef int item
    cdef int chest_on
    cdef int rooms
    cdef int bag
    cdef int left
    cdef int bought
    cdef int drawn
    cdef int closed
    cdef int holder
    cdef void set_up(self, State s) noexcept nogil
    cdef int bag_total(self, State s) noexcept nogil
    cdef int draw_chest(self, State s) noexcept nogil
    cdef void fill_room(self, State s, int room) noexcept nogil
    cdef void offer_actions(self, State s, Moves moves) noexcept nogil
    cdef int check_action(self, State s, u64 lo, u64 hi)
    cdef int play_action(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef void tile_left(self, State s, int seat, int tile) noexcept nogil
    cdef void score(self, State s, int scoring) noexcept nogil
    cdef int contested(self, State s, int holder) noexcept nogil
    cdef int prize(self, int scoring, int place) noexcept nogil
    cdef int chances(self, State s, int what) noexcept nogil
    cdef u64 marks(self, State s) noexcept nogil
    cdef int figures(self, State s, int seat, int at) noexcept nogil
    cdef u64 places(self, State s, int seat, int kind) noexcept nogil

cdef class Distribution(Step):
    cdef TreasureChamber chamber
    cdef int enter(self, State s) noexcept nogil
    cdef int seek(self, State s) noexcept nogil
    cdef bint can_stow(self, State s, int seat) noexcept nogil
    cdef void stow_for(self, State s, int seat) noexcept nogil
    cdef void close(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves moves) noexcept nogil
    cdef int check(self, State s, u64 lo, u64 hi)
    cdef int play(self, State s, u64 lo, u64 hi) noexcept nogil
