from sabika.rules.book cimport Book, Feature, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class MasterBuilders(Feature):
    cdef int cards
    cdef void set_up(self, State s) noexcept nogil
    cdef int next_builder(self, State s, int number) noexcept nogil
    cdef int pile_cards(self, State s, int pile) noexcept nogil
    cdef int pile_card(self, State s, int pile, int number) noexcept nogil
    cdef int fetch_card(self, State s, int kind) noexcept nogil
    cdef void veil(self, State s, int seat) noexcept nogil
    cdef void redeal(self, State s, int seat) noexcept nogil

cdef class MasterAtWork(Step):
    cdef int enter(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves moves) noexcept nogil
    cdef int check(self, State s, u64 lo, u64 hi)
    cdef int play(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef bint fits(self, State s) noexcept nogil
