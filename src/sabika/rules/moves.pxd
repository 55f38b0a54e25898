from sabika.rules.state cimport u64

cdef class Moves:
    cdef u64* lo
    cdef u64* hi
    cdef int n
    cdef int room
    cdef int grow(self) noexcept nogil
    cdef void add(self, u64 lo, u64 hi) noexcept nogil

cdef u64 head_lo(int kind, int tile) noexcept nogil
cdef u64 at_hi(int x, int y) noexcept nogil
cdef int kind_of(u64 lo) noexcept nogil
cdef int tile_of(u64 lo) noexcept nogil
cdef int out_of(u64 lo) noexcept nogil
cdef bint turned(u64 lo) noexcept nogil
cdef int x_of(u64 hi) noexcept nogil
cdef int y_of(u64 hi) noexcept nogil
cdef int room_of(u64 hi) noexcept nogil
cdef int chest_of(u64 hi) noexcept nogil
cdef int remodel_of(u64 hi) noexcept nogil
