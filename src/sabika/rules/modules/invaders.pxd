from sabika.rules.book cimport Book, Feature
from sabika.rules.state cimport State

cdef class Invaders(Feature):
    cdef int open_variant
    cdef int n_scouts
    cdef int attacks
    cdef int scouts
    cdef int used
    cdef int opened
    cdef int on_show
    cdef int peeked
    cdef void set_up(self, State s) noexcept nogil
    cdef void top_attack(self, State s, int direction) noexcept nogil
    cdef void open_attack(self, State s) noexcept nogil
    cdef void open_scouts(self, State s) noexcept nogil
    cdef void tile_bought(self, State s, int tile, bint exact) noexcept nogil
    cdef void peek(self, State s) noexcept nogil
    cdef void after_scoring(self, State s, int scoring) noexcept nogil
    cdef void attack(self, State s, int direction, int scoring) noexcept nogil
    cdef double danger(self, State s, int seat, int direction) noexcept nogil
    cdef int chances(self, State s, int what) noexcept nogil
    cdef int figures(self, State s, int seat, int at) noexcept nogil
    cdef double harm(self, int attacked, int direction, int scoring) noexcept nogil
    cdef bint knows_top(self, State s, int seat) noexcept nogil
    cdef void veil(self, State s, int seat) noexcept nogil
    cdef void redeal(self, State s, int seat) noexcept nogil
    cdef void fill(self, State s, int at, int n) noexcept nogil
    cdef bint holds(self, State s, int at, int n, int number) noexcept nogil
