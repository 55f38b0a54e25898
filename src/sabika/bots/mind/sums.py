"""Sums: what the cards of one currency can pay exactly."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.c_codes import lowest
    from cython.cimports.sabika.rules.state import u64
else:
    from sabika.rules.codes import lowest
    from sabika.rules.state import u64

PRICES = 0x3FFC  # the prices of tiles, as bits
PRICES_AND_NOTHING = PRICES | 1  # no tile costs more, so no card beyond is asked for
MOST_SUMS = (1 << 40) - 1
if not cython.compiled:
    LOW_SUMS = [0] * 1024  # what the values 1 to 5 can pay exactly, as bits, by their ten bits
    HIGH_SUMS = [0] * 2048  # the same for the values 6 to 9 and builders


def _fill_sums() -> None:
    for bits in range(1024):
        LOW_SUMS[bits] = _sums([v + 1 for v in range(5) for _ in range(bits >> 2 * v & 3)])
    for bits in range(2048):
        cards = [v + 6 for v in range(4) for _ in range(bits >> 2 * v & 3)]
        HIGH_SUMS[bits] = _sums(cards + [3] * (bits >> 8))


def _sums(cards: list[int]) -> int:
    reach = 1
    for card in cards:
        reach |= reach << card
    return reach & MOST_SUMS


_fill_sums()


def reach_of(part: u64) -> u64:
    """Return the sums that cards of one currency can pay exactly, as bits; true up to 13."""
    low: u64 = LOW_SUMS[part & 1023]
    high: u64 = HIGH_SUMS[(part >> 10) & 2047] & PRICES_AND_NOTHING
    reach: u64 = 0
    while high:
        reach |= low << lowest(high)
        high &= high - 1
    return reach
