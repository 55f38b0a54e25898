from sabika.rules.book cimport Book
from sabika.rules.state cimport State

cdef void hide(State s, int seat) noexcept nogil
cdef int held(State s, int seat, int kind) noexcept nogil
cdef void deal_hidden(Book book, State s, int seat) noexcept nogil
cdef int gather(Book book, State s, int at, bint builders) noexcept nogil
cdef void shuffle_pool(State s, int at, int n) noexcept nogil
cdef int aside(Book book, State s) noexcept nogil
cdef int pile_builders(Book book, State s, int pile) noexcept nogil
cdef int blank_deck(Book book, State s) noexcept nogil
cdef int some_blank(State s, int start, int stop) noexcept nogil
cdef void fill_deck(State s, int builders) noexcept nogil
cdef void gather_hands(State s, int seat) noexcept nogil
cdef void deal_anew(Book book, State s, int seat) noexcept nogil
