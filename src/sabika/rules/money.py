"""Money: purses, payments.

A purse is a multiset of cards in two words: denar and dirham in the lower 42 bits of ``lo``, ducat
and florin in those of ``hi``. A currency has 21 bits, its *part*: two for each value from 1 to 9
(at most three copies, 2.1) and three for master builders (at most four, M.1). Purses are added and
subtracted as whole words.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.c_codes import (
        BUILDERS,
        MONEY,
        PURSE,
        card_unit,
        highest,
        popcount,
    )
    from cython.cimports.sabika.rules.moves import Moves, add
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.codes import BUILDERS, MONEY, PURSE, card_unit, highest, popcount
    from sabika.rules.moves import Moves, add
    from sabika.rules.state import State, u64

    LOW = bytearray(1024)  # worth of the values 1 to 5, by their ten bits
    HIGH = bytearray(2048)  # worth of the values 6 to 9 and of builders
    VALUE = [0] * 10  # by place of a payment (see below): what a card counts,
    SHIFT = [0] * 10  # where its number stands in a part,
    MASK = [0] * 10  # and how wide


def _fill_tables() -> None:
    for bits in range(1024):
        LOW[bits] = sum((v + 1) * (bits >> 2 * v & 3) for v in range(5))
    for bits in range(2048):
        HIGH[bits] = sum((v + 6) * (bits >> 2 * v & 3) for v in range(4)) + 3 * (bits >> 8)
    for place, value in enumerate((9, 8, 7, 6, 5, 4, 3, 3, 2, 1)):
        VALUE[place] = value
        SHIFT[place] = 18 if place == 7 else 2 * (value - 1)
        MASK[place] = 7 if place == 7 else 3


_fill_tables()


if not cython.compiled:  # the compiler has them inline, from money.pxd

    def total(part: u64) -> cython.int:
        """Return the worth of one currency's part; a builder counts 3 (M.1)."""
        return LOW[part & 1023] + HIGH[(part >> 10) & 2047]

    def part_of(lo: u64, hi: u64, currency: cython.int) -> u64:
        """Return the 21 bits of one currency."""
        word: u64 = hi if currency & 2 else lo
        return (word >> (21 if currency & 1 else 0)) & 0x1FFFFF


def worth(lo: u64, hi: u64) -> cython.int:
    """Return the worth of a purse, currencies mixed."""
    return (
        total(lo & 0x1FFFFF)
        + total((lo >> 21) & 0x1FFFFF)
        + total(hi & 0x1FFFFF)
        + total((hi >> 21) & 0x1FFFFF)
    )


def cards_in(lo: u64, hi: u64) -> cython.int:
    """Return how many cards a purse holds."""
    lo &= PURSE
    hi &= PURSE
    ones: u64 = (cython.cast(u64, 0x55555) << 21) | (0x55555)
    twos: u64 = (cython.cast(u64, 0xAAAAA) << 21) | 0xAAAAA
    fours: u64 = (cython.cast(u64, 1) << 41) | (1 << 20)
    return (
        popcount(lo & ones)
        + popcount(hi & ones)
        + 2 * (popcount(lo & twos) + popcount(hi & twos))
        + 4 * (popcount(lo & fours) + popcount(hi & fours))
    )


def covers(hand: u64, want: u64) -> cython.bint:
    """Say whether one word of a hand holds all cards of another word."""
    hand &= PURSE
    want &= PURSE
    for at in range(0, 42, 21):
        for digit in range(9):
            if (want >> (at + 2 * digit)) & 3 > (hand >> (at + 2 * digit)) & 3:
                return False
        if (want >> (at + 18)) & 7 > (hand >> (at + 18)) & 7:
            return False
    return True


def money_missing(s: State, seat: cython.int, lo: u64, hi: u64) -> cython.bint:
    """Say whether a hand lacks any of these cards."""
    return not (covers(s.hand_lo[seat], lo) and covers(s.hand_hi[seat], hi))


def gain(s: State, seat: cython.int, kind: cython.int) -> None:
    """Put a card into a hand."""
    unit: u64 = card_unit(kind)
    if kind < 20:
        s.hand_lo[seat] += unit
    else:
        s.hand_hi[seat] += unit
    s.hand_n[seat] += 1


def pay(s: State, seat: cython.int, lo: u64, hi: u64) -> None:
    """Take these cards out of a hand: money is discarded (4.2), builders leave the game (M.3)."""
    lo &= PURSE
    hi &= PURSE
    s.hand_lo[seat] -= lo
    s.hand_hi[seat] -= hi
    s.hand_n[seat] -= cards_in(lo, hi)
    s.discard_lo += lo & MONEY
    s.discard_hi += hi & MONEY
    if (lo | hi) & BUILDERS:
        s.gone_lo += lo & BUILDERS
        s.gone_hi += hi & BUILDERS
        s.secret_lo[seat] = still_secret(s.secret_lo[seat], s.hand_lo[seat])
        s.secret_hi[seat] = still_secret(s.secret_hi[seat], s.hand_hi[seat])


def still_secret(secret: u64, hand: u64) -> u64:
    """Return what nobody has seen yet: not more builders of a currency than the hand still has."""
    found: u64 = 0
    at: cython.int
    for at in range(18, 42, 21):
        found |= min((secret >> at) & 7, (hand >> at) & 7) << at
    return found


# Payments are listed from the highest card down: the card that reaches the price is then the
# smallest, so none can be withheld (12.11), and each payment comes up exactly once. A place is one
# value in that order: 9, 8, ... 4, 3, builders, 2, 1.


if not cython.compiled:  # the compiler has it inline, from money.pxd

    def spend(
        part: u64,
        currency: cython.int,
        price: cython.int,
        exact: cython.bint,
        lo: u64,
        hi: u64,
        moves: Moves,
    ) -> None:
        """Add the move ``lo, hi`` once for every payment of ``price`` in one currency."""
        rest: cython.int = total(part)
        if rest >= price:
            if part >> 18:
                spend_from(part, currency, 0, 0, rest, price, exact, lo, hi, moves)
            elif currency & 2:
                spend_plain(part, price, hi, lo, 4 * exact + currency, moves)
            else:
                spend_plain(part, price, lo, hi, 4 * exact + currency, moves)


def spend_plain(
    part: u64, due: cython.int, paid: u64, other: u64, how: cython.int, moves: Moves
) -> None:
    """Do as ``spend_from`` without builders: the values stand in the order of their bits.

    ``paid`` is the word of the move that pays, ``other`` the other one; ``how`` is the currency,
    and 4 more for an exact payment.
    """
    shift: cython.int = 21 if how & 1 else 0
    enough: u64 = (part >> (2 * due - 2)) << (2 * due - 2)  # any one of these cards will do
    at: cython.int
    have: cython.int
    left: cython.int
    rest: cython.int
    now: u64
    part ^= enough
    while enough:
        at = highest(enough) & 62
        enough &= (cython.cast(u64, 1) << at) - 1
        if how < 4 or at == 2 * due - 2:
            now = paid + (cython.cast(u64, 1) << (at + shift))
            add(moves, other if how & 2 else now, now if how & 2 else other)
    rest = total(part)
    while rest >= due:
        at = highest(part) & 62
        have = part >> at
        part &= (cython.cast(u64, 1) << at) - 1
        rest -= have * ((at >> 1) + 1)
        now = paid
        left = due
        for _ in range(have):
            now += cython.cast(u64, 1) << (at + shift)
            left -= (at >> 1) + 1
            if left <= 0:
                if left == 0 or how < 4:
                    add(moves, other if how & 2 else now, now if how & 2 else other)
                break
            if rest >= left:
                spend_plain(part, left, now, other, how, moves)


def spend_from(
    part: u64,
    currency: cython.int,
    place: cython.int,
    sum: cython.int,
    rest: cython.int,
    price: cython.int,
    exact: cython.bint,
    lo: u64,
    hi: u64,
    moves: Moves,
) -> None:
    """Go on with a payment of ``sum`` so far; ``rest`` is what the places from here on hold."""
    at: cython.int
    have: cython.int
    now: cython.int
    unit: u64
    more_lo: u64
    more_hi: u64
    for at in range(place, 10):
        if sum + rest < price:
            return
        have = (part >> SHIFT[at]) & MASK[at]
        if have == 0:
            continue
        rest -= have * VALUE[at]
        unit = cython.cast(u64, 1) << (SHIFT[at] + (21 if currency & 1 else 0))
        now = sum
        more_lo = lo
        more_hi = hi
        for _ in range(have):
            now += VALUE[at]
            if currency & 2:
                more_hi += unit
            else:
                more_lo += unit
            if now >= price:
                if now == price or not exact:
                    add(moves, more_lo, more_hi)
                break
            spend_from(part, currency, at + 1, now, rest, price, exact, more_lo, more_hi, moves)


def spend_mixed(
    hand_lo: u64, hand_hi: u64, price: cython.int, lo: u64, hi: u64, moves: Moves
) -> None:
    """Add the move ``lo, hi`` once for every payment of ``price`` in any currencies (T.2)."""
    rest: cython.int = worth(hand_lo, hand_hi)
    if rest >= price:
        mix_from(hand_lo, hand_hi, 0, 0, rest, price, lo, hi, moves)


def mix_from(
    hand_lo: u64,
    hand_hi: u64,
    place: cython.int,
    sum: cython.int,
    rest: cython.int,
    price: cython.int,
    lo: u64,
    hi: u64,
    moves: Moves,
) -> None:
    """Go on with a mixed payment: as ``spend_from``, four currencies at each place."""
    at: cython.int
    have: cython.int
    now: cython.int
    shift: cython.int
    more_lo: u64
    more_hi: u64
    for at in range(place, 40):
        if sum + rest < price:
            return
        shift = SHIFT[at >> 2] + (21 if at & 1 else 0)
        have = ((hand_hi if at & 2 else hand_lo) >> shift) & MASK[at >> 2]
        if have == 0:
            continue
        rest -= have * VALUE[at >> 2]
        now = sum
        more_lo = lo
        more_hi = hi
        for _ in range(have):
            now += VALUE[at >> 2]
            if at & 2:
                more_hi += cython.cast(u64, 1) << shift
            else:
                more_lo += cython.cast(u64, 1) << shift
            if now >= price:
                add(moves, more_lo, more_hi)
                break
            mix_from(hand_lo, hand_hi, at + 1, now, rest, price, more_lo, more_hi, moves)
