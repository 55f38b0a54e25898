cimport cython
from sabika.bots.mind.habit cimport Habit
from sabika.envs.core.table cimport Table
from sabika.rules.state cimport u64

@cython.final
cdef class Hall:
    cdef readonly int size
    cdef readonly int players
    cdef int rivals
    cdef int fixed_seat
    cdef object kept
    cdef unsigned int key[8]
    cdef Py_ssize_t row
    cdef Py_ssize_t flat
    # One row or entry for each game.
    cdef unsigned char* states
    cdef unsigned short* said
    cdef unsigned char* length
    cdef u64* number
    cdef u64* stream
    cdef long long* actions
    cdef unsigned char* observation
    cdef unsigned char* final_observation
    cdef signed char* mask
    cdef signed char* seat
    cdef signed char* learner
    cdef float* reward
    cdef unsigned char* terminated
    cdef unsigned char* truncated
    cdef unsigned char* refused
    cdef unsigned char* played
    cdef short* scores
    cdef int* turns

    cdef void pass_on(self, Table table, Habit habit, int first, int stop) noexcept nogil
    cdef void open_all(self, Table table, Habit habit, int first, int stop) noexcept nogil
    cdef void open_game(self, Table table, Habit habit, int i) noexcept nogil
    cdef void act(self, Table table, Habit habit, int i) noexcept nogil
    cdef void earn(self, Table table, int i) noexcept nogil
    cdef int let_rivals_play(self, Table table, Habit habit, int i) noexcept nogil
    cdef int rival_move(self, Table table, Habit habit, int i) noexcept nogil
    cdef void end(self, Table table, int i, int status) noexcept nogil
    cdef void load(self, Table table, int i) noexcept nogil
    cdef void store(self, Table table, int i) noexcept nogil
    cdef void store_choices(self, Table table, int i) noexcept nogil
    cdef int any_below(self, int which, int n) noexcept nogil
    cdef void pick(self, int first, int stop) noexcept nogil
