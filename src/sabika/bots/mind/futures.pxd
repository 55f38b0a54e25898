cimport cython
from sabika.bots.mind.habit cimport Habit
from sabika.bots.mind.judge cimport Judge
from sabika.bots.mind.turns cimport Turns
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef int TRIES

@cython.final
cdef class Futures:
    cdef Book book
    cdef Judge judge
    cdef Habit habit
    cdef Turns search
    cdef State seen
    cdef State dealt
    cdef State state
    cdef Moves moves
    cdef int seat
    cdef int rounds
    cdef int searched
    cdef int n
    cdef int length[24]
    cdef u64 lo[480]
    cdef u64 hi[480]
    cdef double found[24]
    cdef void deal(self, u64 number) noexcept nogil
    cdef void try_all(self, u64 number, u64 alive) noexcept nogil
    cdef double try_line(self, int i) noexcept nogil
    cdef double foresee(self) noexcept nogil
    cdef void imagine(self, int last, bint searching) noexcept nogil
    cdef void play_turn(self) noexcept nogil
    cdef double promise(self) noexcept nogil
