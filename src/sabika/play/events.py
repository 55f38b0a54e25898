"""Moves, and everything else that happens in a game, as readable objects.

A *move* says what is wanted; an *event* what happened. Both have the fields of the record
(``docs/record.md``): cards like ``denar-7``, tiles by their ids, seats from 0. All are frozen and
compare by value.

>>> Take(("denar-3", "florin-2"))
Take(cards=('denar-3', 'florin-2'))
>>> Played(1, Place("garden-6", 0, -1)).to_json()
{'event': 'place', 'player': 1, 'tile': 'garden-6', 'x': 0, 'y': -1}
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

Json = dict[str, Any]


_SHAPES: dict[type[Any], tuple[tuple[str, bool], ...]] = {}


def _shape(kind: type[Any]) -> tuple[tuple[str, bool], ...]:
    """Return the names of the fields, and of each whether it may be left out."""
    found = _SHAPES[kind] = tuple((field.name, field.default is None) for field in fields(kind))
    return found


class _Named:
    """Shared by moves and events: a name, and fields that go into JSON as they are."""

    __slots__ = ()
    event: ClassVar[str]

    def to_json(self) -> Json:
        """Return the object as the record has it; optional fields that are None are left out."""
        found: Json = {"event": self.event}
        for name, optional in _SHAPES.get(type(self)) or _shape(type(self)):
            value = getattr(self, name)
            if value is None and optional:
                continue
            found[name] = list(value) if isinstance(value, tuple) else value
        return found


class Move(_Named):
    """What a player wants to do."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take cards of the display (4.1)."""

    event = "take"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy a tile of the market or a bazaar beside it (4.2, B.3)."""

    event = "buy"
    tile: str
    payment: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Build a reserve tile into the city (4.3)."""

    event = "build"
    tile: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Take a city tile into the reserve (4.3)."""

    event = "remove"
    tile: str


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Put a reserve tile into the place of a city tile, ``out`` (4.3)."""

    event = "swap"
    tile: str
    out: str


@dataclass(frozen=True, slots=True)
class Chests(Move):
    """Buy the chests of a room, 1 to 3 (T.2)."""

    event = "chests"
    room: int
    payment: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EndActions(Move):
    """Do without the action an exact purchase granted (4.5)."""

    event = "end_actions"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Do nothing, because nothing can be done (12.4)."""

    event = "pass"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Build a bought or left-over tile, turned first if ``flip`` pays for it (6.1, G.3, 8.2)."""

    event = "place"
    tile: str
    x: int
    y: int
    flip: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reserve(Move):
    """Put a bought tile into the reserve, by default on the side it was bought on (6.1, G.4)."""

    event = "reserve"
    tile: str
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Gift(Move):
    """Give a bought tile to Dirk, turned first if ``flip`` pays for it (9.4, G.9)."""

    event = "gift"
    tile: str
    flip: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Stow(Move):
    """Lay a chest onto a tile of one's city (T.3, T.4)."""

    event = "stow"
    chest: str
    tile: str


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Place no more of the chests offered (T.4)."""

    event = "decline"


@dataclass(frozen=True, slots=True)
class Master(Move):
    """Play a master builder for a remodelling (M.4)."""

    event = "master"
    card: str
    remodel: Build | Remove | Swap

    def to_json(self) -> Json:
        """Return the move as the record has it."""
        return {"event": self.event, "card": self.card, "remodel": self.remodel.to_json()}


@dataclass(frozen=True, slots=True)
class NoMaster(Move):
    """Play no master builder this turn (M.4)."""

    event = "no_master"


@dataclass(frozen=True, slots=True)
class Forgo(Move):
    """Give up placing a left-over tile (8.2)."""

    event = "forgo"
    tile: str


class Event(_Named):
    """Something that happened."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A decision: a player made a move."""

    player: int
    move: Move

    @property
    def event(self) -> str:  # type: ignore[override]
        """The name of the move."""
        return self.move.event

    def to_json(self) -> Json:
        """Return the decision as the record has it."""
        found = self.move.to_json()
        return {"event": found.pop("event"), "player": self.player, **found}


@dataclass(frozen=True, slots=True)
class DrawTile(Event):
    """A tile came out of the bag."""

    event = "draw_tile"
    tile: str


@dataclass(frozen=True, slots=True)
class DrawCard(Event):
    """A card came off the deck; ``A`` and ``B`` are the scoring cards."""

    event = "draw_card"
    card: str


@dataclass(frozen=True, slots=True)
class DrawBuilder(Event):
    """A player was dealt a master builder, face down (M.1); None for who may not know."""

    event = "draw_builder"
    card: str | None


@dataclass(frozen=True, slots=True)
class DrawChest(Event):
    """A chest came out of its bag."""

    event = "draw_chest"
    chest: str


@dataclass(frozen=True, slots=True)
class Scouts(Event):
    """New scouts lie open (I.1, I.4)."""

    event = "scouts"
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenAttack(Event):
    """The coming attack lies open (I.5)."""

    event = "open_attack"
    direction: str


@dataclass(frozen=True, slots=True)
class Peek(Event):
    """The buyer looked at the top attack card (I.3); None for who may not know."""

    event = "peek"
    direction: str | None


@dataclass(frozen=True, slots=True)
class Attack(Event):
    """An attack card was turned (I.2)."""

    event = "attack"
    direction: str


@dataclass(frozen=True, slots=True)
class StartPlayer(Event):
    """The seed chose among those tied (12.1)."""

    event = "start_player"
    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffle(Event):
    """The discards became the deck (6.3)."""

    event = "reshuffle"


@dataclass(frozen=True, slots=True)
class Line:
    """Points that one scoring gave: ``player`` is a seat or ``dirk``, ``source`` what for."""

    player: int | str
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A scoring: its lines, and the totals after it and before an attack."""

    event = "scored"
    scoring: str
    lines: tuple[Line, ...]
    totals: tuple[int, ...]

    def to_json(self) -> Json:
        """Return the scoring as the record has it."""
        lines = [
            {"player": line.player, "for": line.source, "points": line.points}
            for line in self.lines
        ]
        return {
            "event": self.event,
            "scoring": self.scoring,
            "lines": lines,
            "totals": list(self.totals),
        }


MOVES: dict[str, type[Move]] = {
    kind.event: kind
    for kind in (
        Take,
        Buy,
        Build,
        Remove,
        Swap,
        Chests,
        EndActions,
        Pass,
        Place,
        Reserve,
        Gift,
        Stow,
        Decline,
        Master,
        NoMaster,
        Forgo,
    )
}
CHANCE: dict[str, type[Event]] = {
    kind.event: kind
    for kind in (
        DrawTile,
        DrawCard,
        DrawBuilder,
        DrawChest,
        Scouts,
        OpenAttack,
        Peek,
        Attack,
        StartPlayer,
        Reshuffle,
    )
}
