"""The numbers that the rules are written in, and the two questions they ask of a set of bits.

``c_codes.pxd`` says the same to the compiler; a test compares the two.
"""

from __future__ import annotations

# Kinds of moves.
TAKE = 1
BUY = 2
BUILD = 3
REMOVE = 4
SWAP = 5
CHESTS = 6
END_ACTIONS = 7
PASS = 8
PLACE = 9
RESERVE = 10
GIFT = 11
STOW = 12
DECLINE = 13
MASTER = 14
NO_MASTER = 15
FORGO = 16
BUY_BESIDE = 17  # a tile that lies beside the market (B.3)

# Kinds of happenings in a trace or a script.
DRAW_TILE = 1
DRAW_CARD = 2
DRAW_BUILDER = 3
DRAW_CHEST = 4
SCOUTS = 5
OPEN_ATTACK = 6
PEEK = 7
ATTACK = 8
START_PLAYER = 9
RESHUFFLE = 10
SCORED = 11
UNKNOWN = 15  # the direction of a peek that a record does not tell

# Streams of chance (docs/chance.md).
BAG = 1
MONEY_CARDS = 2
PILE = 3
SHUFFLED_AGAIN = 4
BUILDER_CARDS = 5
CHEST_BAG = 6
ATTACK_PILE = 7
SCOUT_PILE = 8
YOUNGEST = 9
REDEAL = 16

# Cards: currency x 10 + value - 1, a master builder x 10 + 9, then the scoring cards.
BUILDER = 9
CARD_A = 40
CARD_B = 41

# Seats, tiles, squares.
DIRK = 6
NO_TILE = 63
NONE = 255
WORDS = 19  # 34 x 34 squares, the widest frame of 63 connected tiles
ITEMS = 28  # lines of a score sheet: types 0-8, the wall, then what modules claim
WALL = 9

# Money in a word: two currencies of 21 bits.
PURSE = (1 << 42) - 1
MONEY = 0x3FFFF << 21 | 0x3FFFF
BUILDERS = 7 << 39 | 7 << 18
ALL = (1 << 64) - 1
WORD = (1 << 32) - 1
STAR = 0x2545F4914F6CDD1D  # of xorshift64*


# Rows of the lens through which a city is looked at (city.py).
OCCUPIED = 0
WALLED = 1  # and 2, 3, 4: own walls north, east, south, west
BESIDE = 5  # to 8: a tile lies there
FACING = 9  # to 12: that tile's wall towards here
FREE = 13  # a tile laid here shuts in no square and can be reached
MOVABLE = 14  # every tile but the start tile
KEPT = 15  # so many rows are kept as the plan of a small city
JOIN_EAST = 15
JOIN_SOUTH = 16
RING = 17
FLOOD = 18
LAST = 19
ROWS = 20


def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


def highest(bits: int) -> int:
    """Return the number of the highest bit set (some bit is)."""
    return bits.bit_length() - 1


def lowest(bits: int) -> int:
    """Return the number of the lowest bit set (some bit is)."""
    return (bits & -bits).bit_length() - 1


def card_value(kind: int) -> int:
    """Return what a card counts; a builder counts 3 (M.1)."""
    return 3 if kind % 10 == BUILDER else kind % 10 + 1


def card_unit(kind: int) -> int:
    """Return one card of a kind as it stands in its word of a purse."""
    return 1 << (21 * (kind // 10 & 1) + 2 * (kind % 10))
