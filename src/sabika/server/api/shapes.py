"""The shapes of what is sent: views, moves, events, tables, live messages.

They stand among the schemas of ``/openapi.json``, so that a client in any language has types for
what comes over the WebSocket too. The answers themselves are not made from them: they are written
directly, and a test compares.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Literal, NotRequired, get_type_hints

from pydantic import TypeAdapter, WithJsonSchema
from typing_extensions import TypedDict

from sabika.play import events as ev
from sabika.play.view import DirkView, PlacedTile, SeatView, TileView, View

Status = Literal["open", "playing", "over", "closed"]
Json = dict[str, Any]
REFERENCE = "#/components/schemas/{model}"
LINK = "x-shape"
"""Marks the place of a shape that is made below; Pydantic knows only references of its own."""


def _ref(name: str) -> Json:
    return {"$ref": REFERENCE.format(model=name)}


Move = Annotated[Any, WithJsonSchema({LINK: "Move"})]
Event = Annotated[Any, WithJsonSchema({LINK: "Event"})]
GameView = Annotated[Any, WithJsonSchema({LINK: "GameView"})]


class ClockShape(TypedDict):
    """Times in milliseconds; ``since`` and ``deadline`` since 1970, UTC."""

    per_turn: int
    bank: list[int]
    seat: int | None
    since: int
    deadline: int | None


class SeatShape(TypedDict):
    """A place at a table: free, a person's or a bot's."""

    name: str | None
    person: str | None
    bot: str | None
    stand_in: NotRequired[str]
    resigned: NotRequired[bool]
    abandoning: NotRequired[bool]


class TermsShape(TypedDict):
    """What a table was made with."""

    game: str
    players: int
    modules: list[str]
    scoring: str
    open_attack: bool
    ages: list[int] | None
    title: str
    public: bool
    pace: str
    per_turn: int | None
    bank: int
    confirm: bool
    undo: bool
    hints: bool
    chat: bool
    spectators: bool
    delay: int
    rated: bool
    stand_in: str
    lesson: str | None


class CommitmentsShape(TypedDict):
    """What was published of the chance before it showed."""

    server: str
    game: str | None
    contributions: list[str] | None


class TableShape(TypedDict):
    """What everybody may know of a table; ``seat`` is one's own."""

    id: str
    seq: int
    status: Status
    ended: str | None
    terms: TermsShape
    host: str | None
    seats: list[SeatShape]
    to_act: int | None
    decision: int
    clock: ClockShape | None
    created: int
    updated: int
    rematch: str | None
    commitments: CommitmentsShape
    seat: NotRequired[int | None]


class CardShape(TypedDict):
    """A table as it stands in lists."""

    id: str
    status: Status
    ended: str | None
    game: str
    modules: list[str]
    title: str
    pace: str
    public: bool
    lesson: str | None
    host: str | None
    seats: list[SeatShape]
    to_act: int | None
    deadline: int | None
    created: int
    updated: int


class ProblemShape(TypedDict):
    """Why something was refused (``application/problem+json``)."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: NotRequired[str]
    field: NotRequired[str]
    side: NotRequired[str]


class StepShape(TypedDict):
    """A step of a lesson: a message, parts of the table to look at, and what leads on.

    That is a ``move`` to make, one to try that is ``refused`` for ``code``, or nothing but reading.
    """

    say: str
    look: list[str]
    move: NotRequired[Move]
    refused: NotRequired[Move]
    code: NotRequired[str]


class LessonShape(TypedDict):
    """What a lesson says now; ``step`` is the number of the first of the steps, from 0.

    There are none while a partner plays. ``over`` says that the prepared moves have been made.
    """

    step: int
    of: int
    steps: list[StepShape]
    over: bool


class Position(TypedDict):
    """Where a game is, for one pair of eyes: the view, and what may be done.

    ``legal`` is there for the seat to decide. ``held`` is a move that waits for consent.
    """

    status: Status
    to_act: int | None
    decision: int
    clock: ClockShape | None
    view: GameView
    legal: NotRequired[list[Move]]
    held: NotRequired[Move]
    can_undo: NotRequired[bool]
    lesson: NotRequired[LessonShape]


class EntryShape(TypedDict):
    """Something that happened at a table; ``held`` is True for who may not know the move."""

    seq: int
    at: int
    kind: str
    seat: int | None
    name: NotRequired[str]
    bot: NotRequired[str]
    text: NotRequired[str]
    table: NotRequired[str]
    held: NotRequired[Move | bool]
    events: NotRequired[list[Event]]


class LineShape(TypedDict("LineFor", {"for": str})):
    """Points that a scoring gave, and what for."""

    player: int | Literal["dirk"]
    points: int


class ScoredShape(TypedDict):
    """A scoring; with Dirk his total comes last."""

    event: Literal["scored"]
    scoring: str
    lines: list[LineShape]
    totals: list[int]


TABLES = {
    "Position": Position,
    "LogEntry": EntryShape,
    "TableSummary": TableShape,
    "TableCard": CardShape,
    "Problem": ProblemShape,
    "Scored": ScoredShape,
}
PARTS = (TileView, PlacedTile, SeatView, DirkView)


def schemas() -> Json:
    """Return all shapes as JSON schemas, by name."""
    found: Json = {kind.__name__: _object(kind) for kind in PARTS}
    found["GameView"] = _view()
    for name, kind in ev.MOVES.items():
        found[kind.__name__] = _happening(kind, name)
        found[f"{kind.__name__}Event"] = _happening(kind, name, player={"type": "integer"})
    for name, chance in ev.CHANCE.items():
        found[chance.__name__] = _happening(chance, name)
    for name, shape in TABLES.items():
        schema = TypeAdapter(shape).json_schema(ref_template=REFERENCE)
        found |= _linked(schema.pop("$defs", {}))
        found[name] = _linked(schema)
    decisions = [f"{kind.__name__}Event" for kind in ev.MOVES.values()]
    happenings = [kind.__name__ for kind in ev.CHANCE.values()]
    found["Move"] = {"oneOf": [_ref(kind.__name__) for kind in ev.MOVES.values()]}
    found["Event"] = {"oneOf": [_ref(name) for name in (*decisions, *happenings, "Scored")]}
    return found


def _linked(schema: Any) -> Any:
    """Return a schema with references in the places that are marked."""
    if isinstance(schema, list):
        return [_linked(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if LINK in schema:
        return _ref(schema[LINK])
    return {name: _linked(part) for name, part in schema.items()}


def _object(kind: type[Any]) -> Json:
    """Return the schema of a dataclass of which every field is sent."""
    schema = TypeAdapter(kind).json_schema(mode="serialization", ref_template=REFERENCE)
    schema.pop("$defs", None)
    for field in schema["properties"].values():
        field.pop("default", None)
    return {**schema, "required": list(schema["properties"]), "additionalProperties": False}


def _happening(kind: type[Any], name: str, **more: Json) -> Json:
    """Return the schema of a move or an event; an optional field is left out instead of null."""
    if kind is ev.Master:
        remodels = [_ref(work.__name__) for work in (ev.Build, ev.Remove, ev.Swap)]
        shown: Json = {"card": {"type": "string"}, "remodel": {"oneOf": remodels}}
        optional: set[str] = set()
    else:
        shown = _object(kind)["properties"]
        optional = {field.name for field in fields(kind) if field.default is None}
        for field in optional:
            shown[field] = shown[field]["anyOf"][0]
    properties = {"event": {"const": name, "type": "string"}, **more, **shown}
    return {
        "type": "object",
        "title": kind.__name__,
        "description": (kind.__doc__ or "").strip(),
        "properties": properties,
        "required": [field for field in properties if field not in optional],
        "additionalProperties": False,
    }


def _view() -> Json:
    """Return the schema of a view: its own fields, and what is played."""
    names = {"type": "array", "items": {"type": "string"}}
    shown: Json = {"game": {"type": "string"}, "modules": names, "players": {"type": "integer"}}
    for field in fields(View):
        if field.name not in ("config", "position"):
            hint = TypeAdapter(_HINTS[field.name])
            schema = hint.json_schema(mode="serialization", ref_template=REFERENCE)
            schema.pop("$defs", None)
            shown[field.name] = schema
    return {
        "type": "object",
        "title": "GameView",
        "description": (View.__doc__ or "").strip(),
        "properties": shown,
        "required": list(shown),
        "additionalProperties": False,
    }


_HINTS = get_type_hints(View)
