cimport cython
from sabika.bots.mind.habit cimport Habit
from sabika.bots.mind.judge cimport Judge
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef enum:
    DEEP = 20
    WIDE = 24

@cython.final
cdef class Turns:
    cdef Book book
    cdef Judge judge
    cdef Habit habit
    cdef object kept
    cdef void* states[21]
    cdef void* lists[21]
    cdef int seat
    cdef readonly int leaves
    cdef int most
    cdef int root_width
    cdef int width
    # Of every depth: the chosen moves by number, and the best line from there.
    cdef int chosen[480]
    cdef double liked[480]
    cdef u64 line_lo[420]
    cdef u64 line_hi[420]
    cdef int length[21]
    # Of the first decision.
    cdef readonly int n
    cdef double value[24]
    cdef double odds[24]
    cdef int number[24]
    cdef int plan_n[24]
    cdef u64 plan_lo[480]
    cdef u64 plan_hi[480]

    cdef int select(self, State s, Moves moves, int depth, int most) noexcept nogil
    cdef double search(self, State s, int depth) noexcept nogil
    cdef double follow(self, State s, int depth, u64 lo, u64 hi) noexcept nogil
    cdef void refresh(self, State s) noexcept nogil
    cdef void step(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef int best(self) noexcept nogil
    cdef int some(self, double chance, double doubt) noexcept nogil
    cdef void find(self, State s) noexcept nogil
    cdef void keep_plan(self, int i) noexcept nogil
