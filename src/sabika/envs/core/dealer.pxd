cimport cython
from sabika.envs.core.choices cimport Choices
from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64

cdef int CHANCE
cdef int TERMINAL
cdef int SCRIPT_ENDED

@cython.final
cdef class Dealer:
    cdef readonly object config
    cdef readonly Book book
    cdef readonly State state
    cdef readonly Choices choices
    cdef readonly int due
    cdef readonly int player
    cdef int max_turns
    cdef readonly State before
    cdef u64 lo
    cdef u64 hi
    cdef int told_n
    cdef int told[512]
    cdef int n_outcomes
    cdef int weight[96]
    cdef int total
    cdef readonly list log

    cdef draw(self, int outcome)
    cdef run(self)
    cdef void play_on(self) noexcept nogil
    cdef int weigh(self) noexcept nogil
    cdef int only_outcome(self) noexcept nogil
    cdef int witness(self) noexcept nogil
    cdef void tell(self, int outcome) noexcept nogil
    cdef int as_told(self, int outcome) noexcept nogil
    cdef void weigh_cards(self) noexcept nogil
    cdef void weigh_pile(self) noexcept nogil
    cdef int unseen_builders(self, int currency) noexcept nogil
    cdef void weigh_starters(self) noexcept nogil
    cdef void ask_features(self) noexcept nogil
