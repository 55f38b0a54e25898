"""Views: what the table shows to one seat, or to a spectator.

A view is made from a position in which everything hidden has been blanked, so it cannot show more.
It shows what lies on the table now and that seat's own hand, not what somebody may remember; for
that there is ``knowledge``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, TypeVar

from sabika.components import CURRENCIES, DIRECTIONS
from sabika.play import events as ev
from sabika.play.codec import CARDS, cards_of
from sabika.play.position import Position
from sabika.rules.codes import DIRK, NO_TILE, NONE, WALL
from sabika.rules.ruleset import Configuration
from sabika.rules.scoring import sheet_now
from sabika.rules.veil import veiled

V = TypeVar("V")


@dataclass(frozen=True)
class TileView:
    """A tile and the side it shows. A bazaar has no type and no price, but currency and types."""

    id: str
    type: str | None
    price: int | None
    walls: str
    side: str = "front"
    other_type: str | None = None
    other_price: int | None = None
    currency: str | None = None
    types: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlacedTile:
    """A tile in a city, with its chest if it carries one."""

    tile: TileView
    x: int
    y: int
    chest: bool = False


@dataclass(frozen=True)
class SeatView:
    """One player's side of the table; ``hand`` is None where it is hidden."""

    seat: int
    name: str
    score: int
    hand_size: int
    hand: tuple[str, ...] | None
    city: tuple[PlacedTile, ...]
    reserve: tuple[TileView, ...]
    wall: int
    chests: int = 0


@dataclass(frozen=True)
class DirkView:
    """The imaginary third player: his tiles, points and chests."""

    score: int
    tiles: tuple[TileView, ...]
    chests: int = 0


@dataclass(frozen=True)
class View:
    """Everything a seat may know; ``seat`` is None for a spectator."""

    config: Configuration
    seat: int | None
    player: int
    to_act: int | None
    phase: str
    turns: int
    scored: str
    last_turn: bool
    extra_action: bool
    market: tuple[TileView | None, ...]
    display: tuple[str | None, ...]
    deck: int
    discards: tuple[str, ...]
    bag: int
    marker: str | None
    to_place: tuple[TileView, ...]
    left_over: TileView | None
    seats: tuple[SeatView, ...]
    dirk: DirkView | None
    bazaars: tuple[TileView, ...] = ()
    rooms: tuple[tuple[str, ...], ...] = ()
    chests_left: tuple[str, ...] = ()
    chest_bag: int | None = None
    scouts: tuple[str, ...] = ()
    scouts_left: int | None = None
    attacks: tuple[str, ...] = ()
    coming_attack: str | None = None
    peeked: tuple[int, ...] = ()
    position: Position = field(repr=False, compare=False, default=None)  # type: ignore[assignment]
    drawn_by: ClassVar[Callable[[View], str] | None] = None
    """What draws a view for a notebook; ``sabika.art.board`` sets it."""

    def _repr_svg_(self) -> str | None:
        """Return the table as a picture, for Jupyter."""
        draw = type(self).drawn_by
        return None if draw is None else draw(self)

    def legal_moves(self) -> list[ev.Move]:
        """Return what this seat can do now; nothing if another one is to act."""
        if self.to_act is None or self.seat != self.to_act:
            return []
        return self.position.legal_moves()

    def score_now(self, scoring: str) -> tuple[ev.Line, ...]:
        """Return the lines that scoring A, B or C would give now."""
        return self.position.score_now(scoring)

    def to_bytes(self) -> bytes:
        """Return the blanked state behind the view; equal views give equal bytes."""
        return self.position.state.to_bytes()

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data."""
        shown = {name: value for name, value in vars(self).items() if name not in _NOT_SHOWN}
        data: dict[str, Any] = {
            "game": self.config.game,
            "modules": list(self.config.modules),
            "players": self.config.players,
        }
        for name, value in shown.items():
            data[name] = _plain(value)
        return data


_NOT_SHOWN = ("config", "position")


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return asdict(value) if hasattr(value, "__dataclass_fields__") else value


MOST_PIECES = 1 << 15


def _numbers(mask: int) -> Iterator[int]:
    """Yield the members of a set of tiles, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class _Reader:
    """Reads one veiled position. Pieces that look the same are made once for all views."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.book, self.names = position.book, position.book.names
        self.flat, self.parts = position.shown()
        self.back: int = self.flat.back
        self.places = (self.flat.tile_x.tobytes(), self.flat.tile_y.tobytes())
        self.pieces = position.codec.pieces
        if len(self.pieces) > MOST_PIECES:
            self.pieces.clear()

    def types(self, numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.names.types[number] for number in numbers)

    def tile(self, number: int) -> TileView:
        key = number | (self.back >> number & 1) << 6
        found: TileView | None = self.pieces.get(key)
        if found is None:
            found = self.pieces[key] = self._tile(number, self.back >> number & 1)
        return found

    def _tile(self, number: int, back: int) -> TileView:
        kind, price, _ = self.book.tile_side(number, back)
        walls = self.names.walls[number]
        name = self.names.tiles[number]
        if kind < 0:
            return TileView(
                name,
                None,
                None,
                walls,
                currency=CURRENCIES[self.parts["bazaar_currency"][number]],
                types=self.types(self.parts["bazaar_types"][number]),
            )
        if not self.book.two_sided:
            return TileView(name, self.names.types[kind], price, walls)
        other, other_price, _ = self.book.tile_side(number, 1 - back)
        return TileView(
            name,
            self.names.types[kind],
            price,
            walls,
            "back" if back else "front",
            self.names.types[other],
            other_price,
        )

    def tiles(self, mask: int) -> tuple[TileView, ...]:
        key = (mask, self.back & mask)
        found: tuple[TileView, ...] | None = self.pieces.get(key)
        if found is None:
            found = self.pieces[key] = tuple([self.tile(number) for number in _numbers(mask)])
        return found

    def city(self, seat: int) -> tuple[PlacedTile, ...]:
        mask, chests = self.flat.in_city[seat], self.parts.get("chest_tiles", 0)
        key = (mask, self.back & mask, chests & mask, self.places)
        found: tuple[PlacedTile, ...] | None = self.pieces.get(key)
        if found is None:
            found = self.pieces[key] = tuple(
                [self.placed(number, chests >> number & 1) for number in _numbers(mask)]
            )
        return found

    def placed(self, number: int, chest: int) -> PlacedTile:
        x, y = self.flat.tile_x[number], self.flat.tile_y[number]
        tile = self.tile(number)
        key = (x, y, chest, tile.id, tile.side)
        found: PlacedTile | None = self.pieces.get(key)
        if found is None:
            found = self.pieces[key] = PlacedTile(tile, x, y, bool(chest))
        return found

    def chests(self, seat: int) -> int:
        return int(self.parts.get("chest_tiles", 0) & self.flat.in_city[seat]).bit_count()

    def seat(self, seat: int, name: str, seen: bool, wall: int) -> SeatView:
        flat = self.flat
        return SeatView(
            seat=seat,
            name=name,
            score=flat.score[seat],
            hand_size=flat.hand_n[seat],
            hand=cards_of(flat.hand_lo[seat], flat.hand_hi[seat]) if seen else None,
            city=self.city(seat),
            reserve=self.tiles(flat.reserve[seat]),
            wall=wall,
            chests=self.chests(seat),
        )

    def dirk(self) -> DirkView | None:
        if self.book.n_ranked == self.book.players:
            return None
        flat = self.flat
        return DirkView(flat.score[DIRK], self.tiles(flat.in_city[DIRK]), self.chests(DIRK))

    def module_parts(self) -> dict[str, Any]:
        parts = self.parts
        found: dict[str, Any] = {}
        if "beside" in parts:
            found["bazaars"] = tuple(self.tile(number) for number in parts["beside"])
        if "rooms" in parts:
            found["rooms"] = tuple(self.types(room) for room in parts["rooms"])
            found["chests_left"] = self.types(parts["chests_left"])
            found["chest_bag"] = parts["chest_bag"]
        if "attacks" in parts:
            coming = parts["coming_attack"]
            found["scouts"] = self.types(parts["scouts"])
            found["scouts_left"] = parts["scouts_left"]
            found["attacks"] = tuple(DIRECTIONS[number] for number in parts["attacks"])
            found["coming_attack"] = None if coming is None else DIRECTIONS[coming]
            found["peeked"] = tuple(parts["peeked"])
        return found


def _scored(up: int, rounds: int) -> str:
    """Say which scorings have been: a card that never turned up was not scored (7.1)."""
    return ("A" if up & 1 else "") + ("B" if up & 2 else "") + ("C" if rounds == 3 else "")


def view_of(position: Position, seat: int | None, names: tuple[str, ...] | None = None) -> View:
    """Return what a seat, or a spectator (None), sees of a position."""
    config = position.config
    if seat is not None and not 0 <= seat < config.players:
        raise ValueError(f"there is no seat {seat} among {config.players}")
    hidden = position.with_state(
        veiled(position.book, position.state, -1 if seat is None else seat)
    )
    read = _Reader(hidden)
    flat = read.flat
    now: dict[str, int] = flat.singles()
    walls = sheet_now(position.book, hidden.state, 0)[WALL]
    called = names or tuple(f"Player {n + 1}" for n in range(config.players))
    left = flat.market[now["space"]] if hidden.phase == "left_over" else NO_TILE
    return View(
        config=config,
        seat=seat,
        player=now["turn"],
        to_act=None if now["actor"] == NONE else now["actor"],
        phase=hidden.phase,
        turns=now["turns"],
        scored=_scored(now["scoring_up"], now["rounds"]),
        last_turn=bool(now["last"]),
        extra_action=bool(now["again"]),
        market=tuple([None if n == NO_TILE else read.tile(n) for n in flat.market]),
        display=tuple([None if n == NONE else CARDS[n] for n in flat.display]),
        deck=now["deck_n"] - now["deck_at"],
        discards=cards_of(now["discard_lo"], now["discard_hi"]),
        bag=now["bag_n"] - now["bag_at"],
        marker=("odd" if now["marker"] else "even") if position.book.two_sided else None,
        to_place=read.tiles(now["bought"]),
        left_over=None if left == NO_TILE else read.tile(left),
        seats=tuple([read.seat(n, called[n], n == seat, walls[n]) for n in range(config.players)]),
        dirk=read.dirk(),
        **read.module_parts(),
        position=hidden,
    )


def seat_view_of(public: View, position: Position, seat: int) -> View:
    """Return what a seat sees of a position, quickly, from what a spectator sees of it.

    The difference is the seat's own hand, and what modules show to it.
    """
    hidden = position.with_state(veiled(position.book, position.state, seat))
    own = _changed(public.seats[seat], hand=hidden.hand(seat))
    seats = (*public.seats[:seat], own, *public.seats[seat + 1 :])
    parts = _Reader(hidden).module_parts() if position.book.n_features else {}
    return _changed(public, seat=seat, seats=seats, position=hidden, **parts)


def _changed(shown: V, **changes: Any) -> V:
    """Return a copy with some fields changed; ``dataclasses.replace`` would check them all."""
    new = object.__new__(type(shown))
    vars(new).update(vars(shown))
    vars(new).update(changes)
    return new
