cimport cython
from sabika.bots.mind.habit cimport Habit
from sabika.bots.mind.outlook cimport Outlook
from sabika.bots.mind.turns cimport Turns
from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef int TRIES
cdef double DOUBT

@cython.final
cdef class Futures:
    cdef Book book
    cdef Outlook outlook
    cdef Habit habit
    cdef Turns search
    cdef Turns rivals
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
    cdef void play_line(self, int i) noexcept nogil
    cdef double try_line(self, int i) noexcept nogil
    cdef double foresee(self) noexcept nogil
    cdef void next_round(self, int number) noexcept nogil
    cdef void play_turn(self) noexcept nogil
    cdef double whim(self) noexcept nogil
    cdef void play_plan(self, Turns search, int best) noexcept nogil
