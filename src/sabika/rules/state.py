"""The state of a game: flat, fixed in size, cheap to copy.

A position is a run of bytes. Copying is one ``memcpy``, equality is equality of bytes, a hash is a
hash of bytes. Compiled, the fields are members of a C struct (``state.pxd``); uncompiled, they are
views into one ``bytearray`` laid out in the same way, so that both give the same bytes.

Tiles are numbers: 0 to 53 the buildings, from 54 what modules add, 63 none. Sets of tiles are words
of 64 bits. Cards are kinds (``money.py``). Seats count from 0; Dirk's tiles lie in seat 6.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from struct import Struct
from typing import Any, cast

import cython

from sabika.rules.codes import ITEMS, KEPT, ROWS, WORDS

if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.libc.string import memcpy
else:
    u64 = int
    u32 = int

Array = MutableSequence[int]  # of numbers: a C array, or a view into the bytes

# name, struct format, length (0: a single number). The order is that of state.pxd.
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("in_city", "Q", 7),
    ("reserve", "Q", 6),
    ("hand_lo", "Q", 6),
    ("hand_hi", "Q", 6),
    ("secret_lo", "Q", 6),
    ("secret_hi", "Q", 6),
    ("removable", "Q", 6),
    ("plan", "Q", 6 * KEPT),
    ("word", "Q", 4),
    ("bought", "Q", 0),
    ("back", "Q", 0),
    ("discard_lo", "Q", 0),
    ("discard_hi", "Q", 0),
    ("gone_lo", "Q", 0),
    ("gone_hi", "Q", 0),
    ("key", "I", 8),
    ("plan_inverse", "I", 6),
    ("score", "h", 7),
    ("turns", "H", 0),
    ("tile_x", "b", 64),
    ("tile_y", "b", 64),
    ("plan_x", "b", 6),
    ("plan_y", "b", 6),
    ("plan_stride", "B", 6),
    ("plan_rows", "B", 6),
    ("on_square", "B", 384),
    ("hand_n", "B", 6),
    ("deck", "B", 128),
    ("bag", "B", 64),
    ("display", "B", 4),
    ("market", "B", 4),
    ("byte", "B", 96),
    ("deck_at", "B", 0),
    ("deck_n", "B", 0),
    ("stack", "B", 0),
    ("reshuffles", "B", 0),
    ("bag_at", "B", 0),
    ("bag_n", "B", 0),
    ("marker", "B", 0),
    ("builders_up", "B", 0),
    ("scoring_up", "B", 0),
    ("players", "B", 0),
    ("turn", "B", 0),
    ("actor", "B", 0),
    ("step", "B", 0),
    ("again", "B", 0),
    ("due", "B", 0),
    ("rounds", "B", 0),
    ("last", "B", 0),
    ("space", "B", 0),
    ("over", "B", 0),
)
_SIZES = {"Q": 8, "I": 4, "H": 2, "h": 2, "B": 1, "b": 1}
FLAT_BYTES = sum(_SIZES[form] * max(count, 1) for _, form, count in FIELDS)


def _offsets() -> dict[str, tuple[int, int, str, int]]:
    at, found = 0, {}
    for name, form, count in FIELDS:
        size = _SIZES[form] * max(count, 1)
        found[name] = (at, at + size, form, count)
        at += size
    return found


def _singles() -> tuple[tuple[str, ...], Struct]:
    """Return the fields that are single numbers, and how to read all of them at once."""
    parts = [form if count == 0 else f"{_SIZES[form] * count}x" for _, form, count in FIELDS]
    return tuple(name for name, _, count in FIELDS if count == 0), Struct("=" + "".join(parts))


_OFFSETS = _offsets()
_SINGLES, _READ_SINGLES = _singles()


class Flat:
    """Named fields over a run of bytes: how Python code reads (and tests write) a position."""

    def __init__(self, flat: bytes | bytearray) -> None:
        object.__setattr__(self, "flat", flat)
        if len(flat) != FLAT_BYTES:
            raise ValueError(f"a state has {FLAT_BYTES} bytes, not {len(flat)}")

    def __getattr__(self, name: str) -> Any:
        if name not in _OFFSETS:
            raise AttributeError(name)
        start, stop, form, count = _OFFSETS[name]
        found = memoryview(self.flat)[start:stop].cast(cast(Any, form))
        if count == 0:
            return found[0]
        object.__setattr__(self, name, found)
        return found

    def singles(self) -> dict[str, int]:
        """Return the fields that are single numbers, all at once."""
        return dict(zip(_SINGLES, _READ_SINGLES.unpack(self.flat), strict=True))

    def __setattr__(self, name: str, value: int) -> None:
        start, stop, form, _ = _OFFSETS[name]
        memoryview(self.flat)[start:stop].cast(cast(Any, form))[0] = value


class State:
    """One position of one game, with its working memory."""

    if not cython.compiled:
        # The position, in the order of FIELDS. Sets of tiles are words, purses pairs of words.
        in_city: Array  # tiles in each city; seat 6: Dirk's
        reserve: Array  # tiles in each reserve
        hand_lo: Array  # money in each hand
        hand_hi: Array
        secret_lo: Array  # the part of it that nobody else has seen (M.1)
        secret_hi: Array
        removable: Array  # tiles that may leave each city; follows from the city
        plan: Array  # small cities as rows of bits (lens.py); follows from the city
        word: Array  # claimed by features
        bought: int  # tiles bought this turn and not yet placed
        back: int  # tiles that show their back (G.1)
        discard_lo: int
        discard_hi: int
        gone_lo: int  # builders that left the game (M.3)
        gone_hi: int
        key: Array  # where future chance comes from
        plan_inverse: Array
        score: Array  # seat 6: Dirk's
        turns: int  # completed
        tile_x: Array  # where a tile in a city lies
        tile_y: Array
        plan_x: Array  # where the plan begins
        plan_y: Array
        plan_stride: Array  # 0: no plan, the city is too large for one
        plan_rows: Array
        on_square: Array  # the tile on each square of the plan
        hand_n: Array  # number of cards in each hand
        deck: Array  # from deck_at to deck_n, the top first; what was drawn is blanked
        bag: Array  # likewise
        display: Array  # kinds, NONE where a card is missing
        market: Array  # tiles, NO_TILE where one is missing
        byte: Array  # claimed by features
        deck_at: int
        deck_n: int
        stack: int  # cards in the five piles of 3.5, without those shuffled in
        reshuffles: int
        bag_at: int
        bag_n: int
        marker: int  # 1: the marker stands on odd (G.2)
        builders_up: int  # builders that have come off the deck
        scoring_up: int  # bit 0: A has, bit 1: B has
        players: int
        turn: int  # whose turn it is
        actor: int  # who decides, NONE once the game is over
        step: int
        again: int  # an exact purchase granted this action (4.4)
        due: int  # 1: scoring A is due, 2: B
        rounds: int  # scorings done
        last: int  # the market could not be filled: this turn is the last (6.4)
        space: int  # the market space whose left-over tile is given out (8.1)
        over: int

        # Working memory, not part of the position.
        pausing: int  # stop before the turn's end draws anything
        paused: int
        tracing: int
        traced: int
        trace: Array
        scripted: int
        script_n: int
        script_at: int
        script: Array
        fault: int
        sheet: Array  # points of a scoring, seven to an item
        tally: Array  # what is being compared, by seat
        pool: Array  # cards being dealt
        lens: Array  # rows of bits of the city looked at (city.py)
        lens_x: int
        lens_y: int
        stride: int
        inverse: int  # 2^20 / stride, rounded up: division by it is a multiplication
        rows: int
        words: int
        looked: int  # whose city it is
        on_big: Array  # the tile on each square of a large city
        block: Array  # of the stream of chance that is open
        block_at: int
        counter: int
        stream: int
        number: int

    def __init__(self) -> None:
        if not cython.compiled:
            self._flat = bytearray(FLAT_BYTES)
            whole = memoryview(self._flat)
            for name, (start, stop, form, count) in _OFFSETS.items():
                part = whole[start:stop].cast(cast(Any, form))
                setattr(self, name if count else "_" + name, part)
            self.pausing = self.paused = 0
            self.tracing = self.traced = self.scripted = self.script_n = self.script_at = 0
            self.trace = [0] * 1024
            self.script = [0] * 512
            self.fault = 0
            self.sheet = [0] * 7 * ITEMS
            self.tally = [0] * 7
            self.pool = [0] * 160
            self.lens = [0] * ROWS * WORDS
            self.lens_x = self.lens_y = self.stride = self.rows = self.words = 0
            self.inverse = 0
            self.looked = 0
            self.on_big = [0] * 64 * WORDS
            self.block = [0] * 16
            self.block_at = self.counter = self.stream = self.number = 0

    def copy_from(self, other: State) -> None:
        """Make this position equal to ``other``; the working memory stays."""
        if cython.compiled:
            memcpy(
                cython.address(self.in_city),
                cython.address(other.in_city),
                cython.cast(cython.p_char, cython.address(self.end))
                - cython.cast(cython.p_char, cython.address(self.in_city)),
            )
        else:
            self._flat[:] = other._flat

    def copy(self) -> State:
        """Return an equal state of its own."""
        new = State()
        new.copy_from(self)
        return new

    def to_bytes(self) -> bytes:
        """Return the position as bytes; equal positions give equal bytes."""
        if cython.compiled:
            flat: bytes = PyBytes_FromStringAndSize(
                cython.cast(cython.p_char, cython.address(self.in_city)),
                cython.cast(cython.p_char, cython.address(self.end))
                - cython.cast(cython.p_char, cython.address(self.in_city)),
            )
        else:
            flat = bytes(self._flat)
        return flat

    def load_bytes(self, flat: bytes) -> None:
        """Take over a position made by ``to_bytes``."""
        if len(flat) != FLAT_BYTES:
            raise ValueError(f"a state has {FLAT_BYTES} bytes, not {len(flat)}")
        if cython.compiled:
            memcpy(
                cython.address(self.in_city),
                cython.cast(cython.p_char, flat),
                cython.cast(cython.p_char, cython.address(self.end))
                - cython.cast(cython.p_char, cython.address(self.in_city)),
            )
        else:
            self._flat[:] = flat

    def read(self) -> Flat:
        """Return the fields by name, as they are now."""
        return Flat(self.to_bytes())

    def glance(self) -> tuple[int, int, int, int]:
        """Return who decides, whose turn it is, how many were completed, and whether it is over."""
        return self.actor, self.turn, self.turns, self.over

    def trace_on(self, on: bool = True) -> None:
        """Begin (or stop) to note what happens; search and simulation do without."""
        self.tracing = 1 if on else 0
        self.traced = 0

    def take_trace(self) -> list[int]:
        """Return what was noted since the last call and begin anew."""
        noted = [self.trace[i] for i in range(self.traced)]
        self.traced = 0
        return noted

    def set_script(self, outcomes: list[int] | None) -> None:
        """Let the coming outcomes of chance be these, in this order, or chance again (None)."""
        self.scripted = 0 if outcomes is None else 1
        self.script_at = 0
        self.fault = 0
        self.script_n = 0
        if outcomes is not None:
            if len(outcomes) > 512:
                raise ValueError("a script holds at most 512 outcomes")
            self.script_n = len(outcomes)
            for i in range(self.script_n):
                self.script[i] = outcomes[i]

    def script_used(self) -> int:
        """Return how many outcomes of the script have been used."""
        return self.script_at

    def script_fault(self) -> int:
        """Return the fault the script ran into (``chance.FAULTS``), 0 for none."""
        return self.fault

    def set_key(self, key: list[int]) -> None:
        """Set the 256 bits that future chance comes from, as eight words."""
        for i in range(8):
            self.key[i] = key[i]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return (_from_bytes, (self.to_bytes(),))

    def __sizeof__(self) -> int:
        return FLAT_BYTES


def _from_bytes(flat: bytes) -> State:
    state = State()
    state.load_bytes(flat)
    return state


def _number(name: str) -> property:
    def get(self: State) -> int:
        return int(getattr(self, "_" + name)[0])

    def put(self: State, value: int) -> None:
        getattr(self, "_" + name)[0] = value

    return property(get, put)


if not cython.compiled:
    for _name, _form, _count in FIELDS:
        if _count == 0:
            setattr(State, _name, _number(_name))
