from sabika.rules.book cimport Book
from sabika.rules.state cimport State

cdef int draw_tile(State s) noexcept nogil
cdef int draw_building(Book book, State s) noexcept nogil
cdef int draw_card(Book book, State s) noexcept nogil
cdef bint bring_up(Book book, State s) noexcept nogil
cdef void reshuffle(State s) noexcept nogil
cdef int pile_start(State s, int pile) noexcept nogil
cdef int own_cards(Book book, State s, int pile) noexcept nogil
cdef void stack_deck(Book book, State s) noexcept nogil
