from sabika.rules.book cimport Book
from sabika.rules.state cimport State

cdef void score_round(Book book, State s, int scoring) noexcept nogil
cdef void fill_sheet(Book book, State s, int scoring) noexcept nogil
cdef void note_sheet(Book book, State s, int scoring) noexcept nogil
cdef void note_line(State s, int item, int seat) noexcept nogil
cdef void award_shared(Book book, State s, int item, int first, int second, int third) noexcept nogil
cdef void award_ranked(Book book, State s, int item, int first, int second, int third) noexcept nogil
