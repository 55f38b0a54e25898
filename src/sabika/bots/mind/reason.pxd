cimport cython

cdef enum:
    OF_TURN = 12
    OF_MOMENT = 28
    SIGNS = 52
    CELLS = 32
    FEW = 16
    MOST_THINGS = 10

@cython.final
cdef class Sense:
    cdef double signs[52]
    cdef double first[1664]
    cdef double bias[32]
    cdef double second[512]
    # What the signs of the turn, and those of the moment too, bring to the cells.
    cdef double turn[32]
    cdef double moment[32]
    cdef double cells[32]
    cdef double sums[32]
    cdef double kept[320]

    cdef void see_turn(self) noexcept nogil
    cdef void see_moment(self) noexcept nogil
    cdef void excite(self) noexcept nogil
    cdef void take_in(self) noexcept nogil
    cdef void remember(self, int thing) noexcept nogil
    cdef void recall(self, int thing) noexcept nogil
    cdef void forget(self) noexcept nogil

@cython.final
cdef class Reason:
    cdef int n
    cdef object held
    cdef void* senses[4]
    cdef double bias[16]
    cdef double third[256]
    cdef double third_bias[16]
    cdef double last[16]
    cdef double few[16]
    cdef double fewer[16]

    cdef double say(self) noexcept nogil
