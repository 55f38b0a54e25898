from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

cdef unsigned char LOW[1024]
cdef unsigned char HIGH[2048]
cdef int VALUE[10]
cdef int SHIFT[10]
cdef int MASK[10]

cdef int worth(u64 lo, u64 hi) noexcept nogil
cdef int cards_in(u64 lo, u64 hi) noexcept nogil
cdef bint covers(u64 hand, u64 want) noexcept nogil
cdef bint money_missing(State s, int seat, u64 lo, u64 hi) noexcept nogil
cdef void gain(State s, int seat, int kind) noexcept nogil
cdef void pay(State s, int seat, u64 lo, u64 hi) noexcept nogil
cdef u64 still_secret(u64 secret, u64 hand) noexcept nogil
cdef void spend_plain(u64 part, int due, u64 paid, u64 other, int how, Moves moves) noexcept nogil
cdef void spend_from(u64 part, int currency, int place, int sum, int rest, int price, bint exact, u64 lo, u64 hi, Moves moves) noexcept nogil
cdef void spend_mixed(u64 hand_lo, u64 hand_hi, int price, u64 lo, u64 hi, Moves moves) noexcept nogil
cdef void mix_from(u64 hand_lo, u64 hand_hi, int place, int sum, int rest, int price, u64 lo, u64 hi, Moves moves) noexcept nogil

cdef inline int total(u64 part) noexcept nogil:
    return LOW[part & 1023] + HIGH[(part >> 10) & 2047]

cdef inline u64 part_of(u64 lo, u64 hi, int currency) noexcept nogil:
    return ((hi if currency & 2 else lo) >> (21 if currency & 1 else 0)) & 0x1FFFFF

cdef inline void spend(u64 part, int currency, int price, bint exact, u64 lo, u64 hi, Moves moves) noexcept nogil:
    cdef int rest = total(part)
    if rest >= price:
        if part >> 18:
            spend_from(part, currency, 0, 0, rest, price, exact, lo, hi, moves)
        elif currency & 2:
            spend_plain(part, price, hi, lo, 4 * exact + currency, moves)
        else:
            spend_plain(part, price, lo, hi, 4 * exact + currency, moves)
