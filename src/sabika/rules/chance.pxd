from sabika.rules.state cimport State, u32, u64

cdef void open_stream(State s, u32 stream, u32 number) noexcept nogil
cdef void quarter(State s, int a, int b, int c, int d) noexcept nogil
cdef u32 first_word(State s, int i) noexcept nogil
cdef void next_block(State s) noexcept nogil
cdef u32 next_word(State s) noexcept nogil
cdef int below(State s, int n) noexcept nogil
cdef void shuffle_deck(State s, int at, int n) noexcept nogil
cdef void shuffle_bag(State s, int at, int n) noexcept nogil
cdef void shuffle_bytes(State s, int at, int n) noexcept nogil
cdef void note(State s, int what, int value) noexcept nogil
cdef int scripted(State s, int what) noexcept nogil
cdef void impossible(State s) noexcept nogil
