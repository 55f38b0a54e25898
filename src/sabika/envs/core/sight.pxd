cimport cython
from sabika.rules.book cimport Book
from sabika.rules.state cimport State, u64

cdef enum:
    SQUARES = 256
    PLAIN_PLANES = 7
    SEAT_FIGURES = 12

@cython.final
cdef class Sight:
    cdef readonly Book book
    cdef readonly int size
    cdef readonly int planes
    cdef readonly int columns
    cdef readonly object sections
    cdef object kept
    cdef unsigned char* out
    cdef Py_ssize_t at
    cdef readonly int first_choice
    cdef int n_marking
    cdef int marking[8]

    cdef void look_from(self, State s, int seat, Py_ssize_t at) noexcept nogil
    cdef void count(self, int choice, Py_ssize_t at) noexcept nogil
    cdef void paint_cities(self, State s, int seat) noexcept nogil
    cdef void paint_city(self, State s, int holder, u64 marked, Py_ssize_t at) noexcept nogil
    cdef void list_tiles(self, State s, int seat) noexcept nogil
    cdef void put(self, int number) noexcept nogil
    cdef void put_large(self, int number) noexcept nogil
    cdef void put_market(self, State s) noexcept nogil
    cdef void put_seats(self, State s, int seat) noexcept nogil
    cdef void put_seat(self, State s, int seat, bint own) noexcept nogil
    cdef void put_holdings(self, State s, int holder) noexcept nogil
    cdef void put_money(self, State s, int seat) noexcept nogil
    cdef void put_cards(self, u64 lo, u64 hi) noexcept nogil
    cdef void put_unseen(self, State s) noexcept nogil
    cdef void put_table(self, State s, int seat) noexcept nogil
    cdef void put_figures(self, State s, int seat) noexcept nogil
    cdef void tick(self, u64 tiles, int column) noexcept nogil
