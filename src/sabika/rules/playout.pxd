from sabika.rules.book cimport Book
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef u64 next_choice(u64 state) noexcept nogil
cdef int play_out(Book book, State s, Moves moves, u64 seed, int max_turns) noexcept nogil
