from sabika.rules.state cimport u64

cdef u64 PRICES
cdef u64 PRICES_AND_NOTHING
cdef u64 LOW_SUMS[1024]
cdef u64 HIGH_SUMS[2048]

cdef u64 reach_of(u64 part) noexcept nogil
