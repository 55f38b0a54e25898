"""The shapes of what is sent: views, moves, events, tables, live messages.

The answers themselves are not made from them: they are written directly, and a test compares.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypedDict

Status = Literal["open", "playing", "over", "closed"]
LINK = "x-shape"
"""Marks the place of a shape made in ``schemas``; Pydantic knows only references of its own."""

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
