"""Chance: where every shuffle comes from.

The generator is ChaCha20 (RFC 8439) under a key of 256 bits; every shuffle has a stream of its own,
named by the first two words of the nonce, so no shuffle depends on how many numbers another used.
``docs/chance.md`` is the contract, with test vectors.

A *script* replaces chance by outcomes known beforehand: that is how records are replayed. A *trace*
notes what happened, for the record and for people; search and simulation run without one.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.c_codes import WORD
    from cython.cimports.sabika.rules.state import State, u32
else:
    from sabika.rules.codes import WORD
    from sabika.rules.state import State, u32

# A script that fails leaves a fault in the state: 1 it ended too soon, 2 something else was due
# (what was due stands from bit 8), 3 its outcome is impossible.


def open_stream(s: State, stream: u32, number: u32) -> None:
    """Begin the stream of numbers with this name."""
    s.stream = stream
    s.number = number
    s.counter = 0
    s.block_at = 16


def quarter(s: State, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> None:
    """The quarter round of RFC 8439, 2.1."""
    x: u32
    s.block[a] = (s.block[a] + s.block[b]) & WORD
    x = s.block[d] ^ s.block[a]
    s.block[d] = ((x << 16) & WORD) | (x >> 16)
    s.block[c] = (s.block[c] + s.block[d]) & WORD
    x = s.block[b] ^ s.block[c]
    s.block[b] = ((x << 12) & WORD) | (x >> 20)
    s.block[a] = (s.block[a] + s.block[b]) & WORD
    x = s.block[d] ^ s.block[a]
    s.block[d] = ((x << 8) & WORD) | (x >> 24)
    s.block[c] = (s.block[c] + s.block[d]) & WORD
    x = s.block[b] ^ s.block[c]
    s.block[b] = ((x << 7) & WORD) | (x >> 25)


def first_word(s: State, i: cython.int) -> u32:
    """Return word i of the block before the rounds."""
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    if i == 3:
        return 0x6B206574
    if i < 12:
        return s.key[i - 4]
    if i == 12:
        return s.counter
    if i == 13:
        return s.stream
    if i == 14:
        return s.number
    return 0


def next_block(s: State) -> None:
    """Make the next sixteen words of the stream."""
    i: cython.int
    for i in range(16):
        s.block[i] = first_word(s, i)
    for _ in range(10):
        quarter(s, 0, 4, 8, 12)
        quarter(s, 1, 5, 9, 13)
        quarter(s, 2, 6, 10, 14)
        quarter(s, 3, 7, 11, 15)
        quarter(s, 0, 5, 10, 15)
        quarter(s, 1, 6, 11, 12)
        quarter(s, 2, 7, 8, 13)
        quarter(s, 3, 4, 9, 14)
    for i in range(16):
        s.block[i] = (s.block[i] + first_word(s, i)) & WORD
    s.counter += 1
    s.block_at = 0


def next_word(s: State) -> u32:
    """Return the next 32 bits of the stream."""
    if s.block_at == 16:
        next_block(s)
    s.block_at += 1
    return s.block[s.block_at - 1]


def below(s: State, n: cython.int) -> cython.int:
    """Return a number from 0 to n - 1, all equally likely: words past the last multiple go."""
    size: u32 = n
    word: u32 = next_word(s)
    while word - word % size > WORD - size + 1:
        word = next_word(s)
    return word % size


def shuffle_deck(s: State, at: cython.int, n: cython.int) -> None:
    """Shuffle n cards of the deck, from ``at`` on, by the open stream."""
    i: cython.int
    j: cython.int
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        s.deck[at + i], s.deck[at + j] = s.deck[at + j], s.deck[at + i]


def shuffle_bag(s: State, at: cython.int, n: cython.int) -> None:
    """Shuffle n tiles of the bag, from ``at`` on, by the open stream."""
    i: cython.int
    j: cython.int
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        s.bag[at + i], s.bag[at + j] = s.bag[at + j], s.bag[at + i]


def shuffle_bytes(s: State, at: cython.int, n: cython.int) -> None:
    """Shuffle n bytes of a feature by the open stream."""
    i: cython.int
    j: cython.int
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        s.byte[at + i], s.byte[at + j] = s.byte[at + j], s.byte[at + i]


def note(s: State, what: cython.int, value: cython.int) -> None:
    """Note a happening if somebody wants to know."""
    if s.tracing and s.traced < 1024:
        s.trace[s.traced] = (what << 20) | value
        s.traced += 1


def scripted(s: State, what: cython.int) -> cython.int:
    """Return the next outcome of the script, -1 with a fault if there is none of that kind."""
    if s.fault:
        return -1
    if s.script_at >= s.script_n:
        s.fault = 1 | (what << 8)
        return -1
    if s.script[s.script_at] >> 20 != what:
        s.fault = 2 | (what << 8)
        return -1
    s.script_at += 1
    return s.script[s.script_at - 1] & 0xFFFFF


def impossible(s: State) -> None:
    """Say that the script's last outcome cannot be."""
    if s.fault == 0:
        s.script_at -= 1
        s.fault = 3
