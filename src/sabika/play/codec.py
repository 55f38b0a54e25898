"""Between the engine's numbers and the names people use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sabika.components import CURRENCIES, DIRECTIONS, SCORINGS, START
from sabika.play import events as ev
from sabika.play.errors import IllegalMove, MalformedMove, Refusal
from sabika.rules import codes
from sabika.rules.book import Book
from sabika.rules.refusals import (
    FLIP_TOO_LITTLE,
    NO_NEIGHBOUR,
    NOT_IN_DISPLAY,
    NOT_IN_HAND,
    ONE_SIDED,
    REFUSALS,
    ROOM_EMPTY,
    START_TILE,
)

CARDS: tuple[str, ...] = (
    *(
        f"{currency}-{value}"
        for currency in CURRENCIES
        for value in (1, 2, 3, 4, 5, 6, 7, 8, 9, "builder")
    ),
    "A",
    "B",
)
CARD_NUMBERS = {name: number for number, name in enumerate(CARDS)}
MOST_DECODED = 1 << 14  # moves that are remembered
REACH = 62  # no city gets further than this from its start tile


def card_worth(card: str) -> int:
    """Return what a money card counts.

    >>> card_worth("denar-7"), card_worth("florin-builder")
    (7, 3)
    """
    value = card.rpartition("-")[2]
    return 3 if value == "builder" else int(value)


def _shift(kind: int) -> int:
    return 21 * (kind // 10 & 1) + 2 * (kind % 10)


def cards_of(lo: int, hi: int) -> tuple[str, ...]:
    """Return the cards of a purse by name, the highest of each currency first."""
    return _cards_of(lo & codes.PURSE, hi & codes.PURSE)


_HALF = (1 << 21) - 1


@lru_cache(maxsize=1 << 14)
def _cards_of(lo: int, hi: int) -> tuple[str, ...]:
    low = _coins_of(0, lo & _HALF) + _coins_of(1, lo >> 21)
    return low + _coins_of(2, hi & _HALF) + _coins_of(3, hi >> 21)


@lru_cache(maxsize=1 << 14)
def _coins_of(currency: int, half: int) -> tuple[str, ...]:
    """Return the cards of one currency, which are half a word."""
    found: list[str] = []
    for digit in (8, 7, 6, 5, 4, 3, 2, 9, 1, 0):
        number = half >> 2 * digit & (7 if digit == 9 else 3)
        found += [CARDS[10 * currency + digit]] * number
    return tuple(found)


class Codec:
    """Names for one book of rules."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.tiles: tuple[str, ...] = book.names.tiles
        self.types: tuple[str, ...] = book.names.types
        self.numbers: dict[str, int] = book.names.numbers
        self.items: tuple[str, ...] = book.names.items
        self.type_numbers = {name: number for number, name in enumerate(self.types)}
        self._decoded: dict[tuple[int, int], ev.Move] = {}
        self.pieces: dict[Any, Any] = {}  # tiles as views show them, see ``sabika.play.view``

    # Moves to numbers.

    def encode(self, move: ev.Move, back: int) -> tuple[int, int]:
        """Return a move as two words; ``back`` is the set of tiles that show their back.

        Raises ``MalformedMove`` for what is no move, ``IllegalMove`` for what never can be one.
        """
        pack = _PACK.get(type(move))
        if pack is None:
            raise MalformedMove("not-a-move", "move", move, f"{move!r} is not a move")
        packed: tuple[int, int] = pack(self, move, back)
        return packed

    def tile(self, name: object, field: str = "tile") -> int:
        """Return the number of a tile."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise MalformedMove("unknown-tile", field, name, f"there is no tile {name!r}")
        return number

    def faces(self, name: str) -> tuple[str, ...]:
        """Return the type and price of each side of a building, like ``arena-2``; else the id."""
        number = self.numbers.get(name)
        if number is None or self.book.tile_side(number, 0)[0] < 0:
            return (name,)
        sides = [self.book.tile_side(number, side) for side in range(1 + self.book.two_sided)]
        return tuple(f"{self.types[kind]}-{price}" for kind, price, _ in sides)

    def city_tile(self, name: object, field: str, move: ev.Move) -> int:
        """Return the number of a tile that should leave a city; the start tile never does."""
        if name == START:
            raise IllegalMove(reason_of(START_TILE), move)
        return self.tile(name, field)

    def purse(self, cards: object, field: str, move: ev.Move) -> tuple[int, int]:
        """Return cards as two words."""
        words = [0, 0]
        for name, number in Counter(_card_names(cards, field)).items():
            kind = CARD_NUMBERS[name]
            if number > (7 if kind % 10 == codes.BUILDER else 3):
                code = NOT_IN_DISPLAY if isinstance(move, ev.Take) else NOT_IN_HAND
                raise IllegalMove(reason_of(code, cards=name), move)
            words[kind // 20] |= number << _shift(kind)
        return words[0], words[1]

    def square(self, move: Any) -> int:
        """Return the square of a move as the upper word has it."""
        for field in ("x", "y"):
            value = getattr(move, field)
            if type(value) is not int:
                raise MalformedMove("not-a-number", field, value, f"{field} is {value!r}")
        if max(abs(move.x), abs(move.y)) > REACH:
            raise IllegalMove(reason_of(NO_NEIGHBOUR, square=f"({move.x}, {move.y})"), move)
        return int(move.x + 64) << 42 | int(move.y + 64) << 49

    def type_number(self, name: object, field: str) -> int:
        """Return the number of a building type."""
        number = self.type_numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise MalformedMove("unknown-type", field, name, f"there is no building type {name!r}")
        return number

    # Numbers to moves and events.

    def decode(self, lo: int, hi: int) -> ev.Move:
        """Return a move by its words; the same ones come again and again."""
        found = self._decoded.get((lo, hi))
        if found is None:
            if len(self._decoded) >= MOST_DECODED:
                self._decoded.clear()
            found = self._decoded[lo, hi] = self._decode(lo, hi)
        return found

    def _decode(self, lo: int, hi: int) -> ev.Move:
        kind, tile = lo >> 42 & 31, lo >> 47 & 63
        if kind == codes.MASTER:
            remodel: Any = self.decode(lo & ~(31 << 42) & ~codes.PURSE | (hi >> 61) << 42, hi)
            return ev.Master(cards_of(lo, hi)[0], remodel)
        name = self.tiles[tile] if tile < len(self.tiles) else ""
        x, y = (hi >> 42 & 127) - 64, (hi >> 49 & 127) - 64
        cards = cards_of(lo, hi)
        if kind in (codes.BUY, codes.BUY_BESIDE):
            return ev.Buy(name, cards)
        if kind == codes.TAKE:
            return ev.Take(cards)
        if kind == codes.BUILD:
            return ev.Build(name, x, y)
        if kind == codes.PLACE:
            return ev.Place(name, x, y, cards or None)
        if kind == codes.REMOVE:
            return ev.Remove(name)
        if kind == codes.SWAP:
            return ev.Swap(name, self.tiles[lo >> 54 & 63])
        if kind == codes.RESERVE:
            side = ("back" if lo >> 53 & 1 else "front") if self.book.two_sided else None
            return ev.Reserve(name, side)
        if kind == codes.GIFT:
            return ev.Gift(name, cards or None)
        if kind == codes.CHESTS:
            return ev.Chests((hi >> 56 & 3) + 1, cards)
        if kind == codes.STOW:
            return ev.Stow(self.types[hi >> 58 & 7], name)
        if kind == codes.FORGO:
            return ev.Forgo(name)
        return _PLAIN[kind]

    def happenings(self, trace: Sequence[int], players: int) -> list[ev.Event]:
        """Return the events that a trace notes."""
        found: list[ev.Event] = []
        lines: list[ev.Line] = []
        totals: list[int] = []
        scoring = ""
        dirk = self.book.n_ranked > players
        for entry in trace:
            what, value = entry >> 20, entry & 0xFFFFF
            if what != codes.SCORED:
                found.append(self.happening(what, value))
            elif value >> 19:
                seat: int | str = value >> 11 & 7
                who = "dirk" if seat == codes.DIRK else seat
                lines.append(ev.Line(who, self.items[value >> 14 & 31], value & 2047))
            elif value >> 18:
                totals.append(value & 0xFFFF)
                if len(totals) == 7:
                    shown = totals[:players] + (totals[6:] if dirk else [])
                    found.append(ev.Scored(scoring, tuple(lines), tuple(shown)))
                    lines, totals = [], []
            else:
                scoring = SCORINGS[value >> 16]
        return found

    def happening(self, what: int, value: int) -> ev.Event:
        """Return one event of chance."""
        if what == codes.DRAW_TILE:
            return ev.DrawTile(self.tiles[value])
        if what == codes.DRAW_CARD:
            return ev.DrawCard(CARDS[value])
        if what == codes.DRAW_BUILDER:
            return ev.DrawBuilder(CARDS[value])
        if what == codes.DRAW_CHEST:
            return ev.DrawChest(self.types[value])
        if what == codes.SCOUTS:
            return ev.Scouts(tuple(self.types[value >> 8 * i & 255] for i in range(value >> 16)))
        if what == codes.START_PLAYER:
            return ev.StartPlayer(value)
        if what == codes.RESHUFFLE:
            return ev.Reshuffle()
        kind: Any = {codes.OPEN_ATTACK: ev.OpenAttack, codes.PEEK: ev.Peek, codes.ATTACK: ev.Attack}
        found: ev.Event = kind[what](None if value == codes.UNKNOWN else DIRECTIONS[value])
        return found

    def outcome(self, event: ev.Event) -> int:
        """Return an event of chance as a script has it."""
        if isinstance(event, ev.DrawTile):
            return codes.DRAW_TILE << 20 | self.tile(event.tile)
        if isinstance(event, ev.DrawCard):
            return codes.DRAW_CARD << 20 | _card(event.card, "card", CARDS)
        if isinstance(event, ev.DrawBuilder):
            return codes.DRAW_BUILDER << 20 | _card(event.card, "card", CARDS[9:40:10])
        if isinstance(event, ev.DrawChest):
            return codes.DRAW_CHEST << 20 | self.type_number(event.chest, "chest")
        if isinstance(event, ev.Scouts):
            kinds = [self.type_number(name, "types") for name in event.types]
            packed = sum(kind << 8 * i for i, kind in enumerate(kinds[:2]))
            return codes.SCOUTS << 20 | min(len(kinds), 15) << 16 | packed
        if isinstance(event, ev.StartPlayer):
            return codes.START_PLAYER << 20 | event.seat
        if isinstance(event, ev.Reshuffle):
            return codes.RESHUFFLE << 20
        if isinstance(event, ev.Peek) and event.direction is None:
            return codes.PEEK << 20 | codes.UNKNOWN
        if isinstance(event, ev.OpenAttack | ev.Peek | ev.Attack):
            if event.direction not in DIRECTIONS:
                message = f"there is no direction {event.direction!r}"
                raise MalformedMove("unknown-direction", "direction", event.direction, message)
            what = getattr(codes, event.event.upper())
            return int(what) << 20 | DIRECTIONS.index(event.direction)
        raise MalformedMove("not-chance", "event", event, f"{event!r} is not an event of chance")

    # Refusals.

    def refusal(self, code: int, move: ev.Move, due: str, hand: Iterable[str]) -> Refusal:
        """Return the reason behind a refusal of the engine."""
        about = move.remodel if isinstance(move, ev.Master) else move
        asked = getattr(about, "cards", None) or getattr(about, "payment", None)
        asked = asked or getattr(about, "flip", None) or getattr(move, "card", None) or ()
        asked = (asked,) if isinstance(asked, str) else asked
        missing = Counter(asked) - Counter(hand)
        extra = code >> 8
        out = extra if REFUSALS[code & 255].code == "not-in-city" else 0
        named: dict[str, Any] = {
            "due": due,
            "cards": next(iter(missing), ""),
            "tile": getattr(about, "out" if out else "tile", ""),
            "total": extra,
            "currency": CURRENCIES[extra & 3],
            "paid": extra & 255,
            "price": extra >> 8,
            "side": DIRECTIONS[extra & 3],
            "square": f"({getattr(about, 'x', '')}, {getattr(about, 'y', '')})",
            "room": extra,
            "chest": getattr(about, "chest", ""),
        }
        return reason_of(code & 255, faces=self.faces(named["tile"]), **named)


def reason_of(code: int, faces: tuple[str, ...] = (), **named: Any) -> Refusal:
    """Return the refusal of a number, with the parameters that belong to it."""
    reason = REFUSALS[code]
    params = {name: named[name] for name in reason.params if name in named}
    return Refusal(reason.code, reason.rule, params, faces if "tile" in params else ())


def _card(name: object, field: str, allowed: Sequence[str]) -> int:
    if not isinstance(name, str) or name not in allowed:
        raise MalformedMove("unknown-card", field, name, f"there is no card {name!r} here")
    return CARD_NUMBERS[name]


def _card_names(cards: object, field: str) -> list[str]:
    if not isinstance(cards, tuple | list):
        raise MalformedMove("not-a-list", field, cards, f"{field} is a list of cards")
    for name in cards:
        _card(name, field, CARDS[:40])
    return list(cards)


def _pack_cards(kind: int, field: str) -> Any:
    def pack(codec: Codec, move: Any, back: int) -> tuple[int, int]:
        lo, hi = codec.purse(getattr(move, field), field, move)
        return lo | kind << 42 | codes.NO_TILE << 47, hi

    return pack


def _pack_buy(codec: Codec, move: ev.Buy, back: int) -> tuple[int, int]:
    tile = codec.tile(move.tile)
    lo, hi = codec.purse(move.payment, "payment", move)
    kind = codes.BUY if codec.book.tile_side(tile, 0)[0] >= 0 else codes.BUY_BESIDE
    return lo | kind << 42 | tile << 47, hi


def _pack_build(codec: Codec, move: ev.Build, back: int) -> tuple[int, int]:
    return codes.BUILD << 42 | codec.tile(move.tile) << 47, codec.square(move)


def _pack_remove(codec: Codec, move: ev.Remove, back: int) -> tuple[int, int]:
    return codes.REMOVE << 42 | codec.city_tile(move.tile, "tile", move) << 47, 0


def _pack_swap(codec: Codec, move: ev.Swap, back: int) -> tuple[int, int]:
    out = codec.city_tile(move.out, "out", move)
    return codes.SWAP << 42 | codec.tile(move.tile) << 47 | out << 54, 0


def _pack_chests(codec: Codec, move: ev.Chests, back: int) -> tuple[int, int]:
    if type(move.room) is not int:
        raise MalformedMove("not-a-number", "room", move.room, f"room is {move.room!r}")
    if not 1 <= move.room <= 3:
        raise IllegalMove(reason_of(ROOM_EMPTY, room=move.room), move)
    lo, hi = codec.purse(move.payment, "payment", move)
    return lo | codes.CHESTS << 42 | codes.NO_TILE << 47, hi | (move.room - 1) << 56


def _pack_flip(kind: int) -> Any:
    def pack(codec: Codec, move: Any, back: int) -> tuple[int, int]:
        lo, hi = codec.purse(() if move.flip is None else move.flip, "flip", move)
        if move.flip is not None and not move.flip:
            if not codec.book.two_sided:
                raise IllegalMove(reason_of(ONE_SIDED, tile=move.tile), move)
            price = codec.book.flip_price
            raise IllegalMove(reason_of(FLIP_TOO_LITTLE, paid=0, price=price), move)
        if kind == codes.PLACE:
            hi |= codec.square(move)
        return lo | kind << 42 | codec.tile(move.tile) << 47, hi

    return pack


def _pack_reserve(codec: Codec, move: ev.Reserve, back: int) -> tuple[int, int]:
    tile = codec.tile(move.tile)
    if move.side not in (None, "front", "back"):
        raise MalformedMove("unknown-side", "side", move.side, "a side is front or back")
    turned = back >> tile & 1 if move.side is None else int(move.side == "back")
    return codes.RESERVE << 42 | tile << 47 | turned << 53, 0


def _pack_stow(codec: Codec, move: ev.Stow, back: int) -> tuple[int, int]:
    kind = codec.type_number(move.chest, "chest")
    return codes.STOW << 42 | codec.tile(move.tile) << 47, kind << 58


def _pack_master(codec: Codec, move: ev.Master, back: int) -> tuple[int, int]:
    remodel: object = move.remodel
    if not isinstance(remodel, ev.Build | ev.Remove | ev.Swap):
        message = "a master builder builds, removes or swaps"
        raise MalformedMove("not-a-remodel", "remodel", remodel, message)
    lo, hi = codec.encode(remodel, back)
    paid_lo, paid_hi = codec.purse((move.card,), "card", move)
    kind = lo >> 42 & 31
    lo = lo & ~(31 << 42) | codes.MASTER << 42
    return lo | paid_lo, hi | paid_hi | kind << 61


def _pack_forgo(codec: Codec, move: ev.Forgo, back: int) -> tuple[int, int]:
    return codes.FORGO << 42 | codec.tile(move.tile) << 47, 0


def _pack_plain(kind: int) -> Any:
    return lambda codec, move, back: (kind << 42 | codes.NO_TILE << 47, 0)


_PLAIN: dict[int, ev.Move] = {
    codes.END_ACTIONS: ev.EndActions(),
    codes.PASS: ev.Pass(),
    codes.DECLINE: ev.Decline(),
    codes.NO_MASTER: ev.NoMaster(),
}
_PACK: dict[type, Any] = {
    ev.Take: _pack_cards(codes.TAKE, "cards"),
    ev.Buy: _pack_buy,
    ev.Build: _pack_build,
    ev.Remove: _pack_remove,
    ev.Swap: _pack_swap,
    ev.Chests: _pack_chests,
    ev.Place: _pack_flip(codes.PLACE),
    ev.Reserve: _pack_reserve,
    ev.Gift: _pack_flip(codes.GIFT),
    ev.Stow: _pack_stow,
    ev.Master: _pack_master,
    ev.Forgo: _pack_forgo,
    **{type(move): _pack_plain(kind) for kind, move in _PLAIN.items()},
}
