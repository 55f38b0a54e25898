# The C side of state.py: the same fields in the same order (state.FIELDS), largest first so that nothing is padded.

cimport cython

ctypedef unsigned long long u64
ctypedef unsigned int u32
ctypedef unsigned short u16
ctypedef unsigned char u8
ctypedef signed char i8
ctypedef short i16

@cython.final
cdef class State:
    cdef u64 in_city[7]
    cdef u64 reserve[6]
    cdef u64 hand_lo[6]
    cdef u64 hand_hi[6]
    cdef u64 secret_lo[6]
    cdef u64 secret_hi[6]
    cdef u64 removable[6]
    cdef u64 plan[90]
    cdef u64 word[4]
    cdef u64 bought
    cdef u64 back
    cdef u64 discard_lo
    cdef u64 discard_hi
    cdef u64 gone_lo
    cdef u64 gone_hi
    cdef u32 key[8]
    cdef u32 plan_inverse[6]
    cdef i16 score[7]
    cdef u16 turns
    cdef i8 tile_x[64]
    cdef i8 tile_y[64]
    cdef i8 plan_x[6]
    cdef i8 plan_y[6]
    cdef u8 plan_stride[6]
    cdef u8 plan_rows[6]
    cdef u8 on_square[384]
    cdef u8 hand_n[6]
    cdef u8 deck[128]
    cdef u8 bag[64]
    cdef u8 display[4]
    cdef u8 market[4]
    cdef u8 byte[96]
    cdef u8 deck_at
    cdef u8 deck_n
    cdef u8 stack
    cdef u8 reshuffles
    cdef u8 bag_at
    cdef u8 bag_n
    cdef u8 marker
    cdef u8 builders_up
    cdef u8 scoring_up
    cdef u8 players
    cdef u8 turn
    cdef u8 actor
    cdef u8 step
    cdef u8 again
    cdef u8 due
    cdef u8 rounds
    cdef u8 last
    cdef u8 space
    cdef u8 over
    cdef u8 end

    # Not part of the position: what happened (trace), what is to happen (script), and working memory.
    cdef int pausing
    cdef int paused
    cdef int tracing
    cdef int traced
    cdef int trace[1024]
    cdef int scripted
    cdef int script_n
    cdef int script_at
    cdef int script[512]
    cdef int fault
    cdef i16 sheet[196]
    cdef int tally[7]
    cdef u8 pool[160]
    cdef u64 lens[380]
    cdef int lens_x
    cdef int lens_y
    cdef int stride
    cdef int inverse
    cdef int rows
    cdef int words
    cdef int looked
    cdef u8 on_big[1216]
    cdef u32 block[16]
    cdef int block_at
    cdef u32 counter
    cdef u32 stream
    cdef u32 number

    cdef void copy_from(self, State other) noexcept nogil
