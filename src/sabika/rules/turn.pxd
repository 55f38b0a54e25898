from sabika.rules.book cimport Book, Step
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef class Opening(Step):
    cdef int lay_market(self, State s) noexcept nogil
    cdef int deal_money(self, State s) noexcept nogil
    cdef int find_start_player(self, State s) noexcept nogil

cdef class Actions(Step):
    cdef void offer_takes(self, State s, Moves moves) noexcept nogil
    cdef void offer_buys(self, State s, Moves moves) noexcept nogil
    cdef int check_take(self, State s, u64 lo, u64 hi)
    cdef int check_buy(self, State s, u64 lo, u64 hi)
    cdef void take(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef int buy(self, State s, u64 lo, u64 hi) noexcept nogil

cdef class Placing(Step):
    cdef void offer_tile(self, State s, int tile, Moves moves) noexcept nogil
    cdef void offer_flips(self, State s, u64 lo, u64 hi, Moves moves) noexcept nogil
    cdef int check_flip(self, State s, int tile, u64 lo, u64 hi)

cdef class RefillDisplay(Step):
    pass

cdef class RefillMarket(Step):
    pass

cdef class ScoreIfDue(Step):
    pass

cdef class NextTurn(Step):
    pass

cdef class LeftOvers(Step):
    cdef int receiver(self, State s, int currency) noexcept nogil

cdef class FinalScoring(Step):
    pass

cdef class Over(Step):
    pass

cdef int money_fault(State s, int seat, u64 lo, u64 hi) noexcept nogil
