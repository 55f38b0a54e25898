cimport cython
from sabika.bots.mind.judge cimport Judge
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef u64 SQUARE
cdef double BAZAAR

@cython.final
cdef class Habit:
    cdef Book book
    cdef Judge judge
    cdef State trial
    cdef double purse
    cdef double city
    cdef double chest_gain
    cdef int last_tile
    cdef u64 last_square
    cdef double last_form

    cdef void aim(self, State s, int seat) noexcept nogil
    cdef void weigh_hand(self, State s) noexcept nogil
    cdef void weigh_money(self, State s) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef double prefer(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef double cost(self, State s, u64 lo, u64 hi, int bought) noexcept nogil
    cdef double take(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef double buy(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef double place(self, State s, int tile, u64 lo, u64 hi, bint waited) noexcept nogil
    cdef double put_there(self, State s, int tile, u64 hi) noexcept nogil
    cdef double gift(self, State s, int tile, u64 lo, u64 hi) noexcept nogil
    cdef double rebuild(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef double chests(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef double chests_worth(self, State s) noexcept nogil
    cdef bint passed_over(self, State s, u64 lo, u64 hi, double most) noexcept nogil
    cdef int choose(self, State s, Moves moves) noexcept nogil
