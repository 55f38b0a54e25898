cimport cython
from sabika.envs.core.choices cimport Choices
from sabika.envs.core.sight cimport Sight
from sabika.rules.book cimport Book
from sabika.rules.state cimport State

@cython.final
cdef class Table:
    cdef readonly Book book
    cdef readonly State state
    cdef readonly Choices choices
    cdef readonly Sight sight
    cdef State blank
    cdef int max_turns
    cdef double placing
    cdef double margin
    cdef double shaping
    cdef double reward[6]
    cdef int before[6]

    cdef void open(self) noexcept nogil
    cdef int act(self, int choice) noexcept nogil
    cdef void note_scores(self) noexcept nogil
    cdef int conclude(self) noexcept nogil
    cdef int status(self) noexcept nogil
    cdef double place_of(self, int seat) noexcept nogil
    cdef void show(self, int seat, Py_ssize_t at) noexcept nogil
    cdef void add_chosen(self, int first, Py_ssize_t at) noexcept nogil
