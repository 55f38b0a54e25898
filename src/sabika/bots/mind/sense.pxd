cimport cython

cdef enum:
    OF_TURN = 8
    OF_MOMENT = 16
    SIGNS = 32
    CELLS = 24
    FEW = 12

@cython.final
cdef class Sense:
    cdef double signs[32]
    cdef double first[768]
    cdef double bias[24]
    cdef double second[288]
    cdef double second_bias[12]
    cdef double third[12]
    # What the signs of the turn, and those of the moment too, bring to the first cells.
    cdef double turn[24]
    cdef double moment[24]
    cdef double cells[24]
    cdef double few[12]

    cdef void see_turn(self) noexcept nogil
    cdef void see_moment(self) noexcept nogil
    cdef double say(self) noexcept nogil
