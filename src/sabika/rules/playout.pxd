cimport cython
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

@cython.final
cdef class Runner:
    cdef Book book
    cdef State state
    cdef State blank
    cdef Moves moves
    cdef u64 choice[6]
    cdef int weight[32]
    cdef bint weighted
    cdef readonly int decisions
    cdef readonly long long offered
    cdef long long sums[12]
    cdef int choose_by_weight(self, int seat) noexcept nogil
    cdef int choose(self, int seat, int n) noexcept nogil
    cdef void play_out(self, int max_turns) noexcept nogil
    cdef void play_series(self, u64 first, int games, int max_turns) noexcept nogil
    cdef void copy_often(self, int times) noexcept nogil

cdef u64 advance_choice(u64 state) noexcept nogil
