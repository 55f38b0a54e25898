"""Games, while they are played and afterwards."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from sabika.server.api.answers.tables import (
    Answer,
    ClockAnswer,
    Ended,
    Move,
    ProblemAnswer,
    Status,
)


class TileAnswer(Answer):
    """A tile and the side it shows."""

    id: str
    type: str | None
    price: int | None
    walls: str
    side: str
    other_type: str | None
    other_price: int | None
    currency: str | None
    types: list[str]


class PlacedAnswer(Answer):
    """A tile in a city."""

    tile: TileAnswer
    x: int
    y: int
    chest: bool


class SeatViewAnswer(Answer):
    """One player's side of the table; the hand is null where it is hidden."""

    seat: int
    name: str
    score: int
    hand_size: int
    hand: list[str] | None
    city: list[PlacedAnswer]
    reserve: list[TileAnswer]
    wall: int
    chests: int


class DirkAnswer(Answer):
    """The imaginary third player."""

    score: int
    tiles: list[TileAnswer]
    chests: int


class ViewAnswer(Answer):
    """Everything that a seat may know; `seat` is null for a spectator."""

    game: str
    modules: list[str]
    players: int
    seat: int | None
    player: int
    to_act: int | None
    phase: str
    turns: int
    scored: str
    last_turn: bool
    extra_action: bool
    market: list[TileAnswer | None]
    display: list[str | None]
    deck: int
    discards: list[str]
    bag: int
    marker: str | None
    to_place: list[TileAnswer]
    left_over: TileAnswer | None
    seats: list[SeatViewAnswer]
    dirk: DirkAnswer | None
    bazaars: list[TileAnswer]
    rooms: list[list[str]]
    chests_left: list[str]
    chest_bag: int | None
    scouts: list[str]
    scouts_left: int | None
    attacks: list[str]
    coming_attack: str | None
    peeked: list[int]


class PositionAnswer(Answer):
    """A view, and what one may do: `legal` if it is one's turn, `held` if a move waits."""

    seq: int
    status: Status
    to_act: int | None
    decision: int
    clock: ClockAnswer | None
    view: ViewAnswer
    legal: list[Move] = Field(default=[], examples=[[{"event": "take", "cards": ["denar-3"]}]])
    held: Move = Field(default={})
    can_undo: bool = False


class Acted(Answer):
    """The number of an entry that is durable, and the position after it once there is a game."""

    seq: int
    status: Status = "open"
    to_act: int | None = None
    decision: int = 0
    clock: ClockAnswer | None = None
    view: ViewAnswer | None = None
    legal: list[Move] = Field(default=[])
    held: Move = Field(default={})
    can_undo: bool = False


class NotatedMove(Answer):
    """A move, and the same in notation."""

    move: Move
    text: str


class MovesAnswer(Answer):
    """The legal moves of who asks."""

    seq: int
    decision: int
    moves: list[NotatedMove]


class WhyNotAnswer(Answer):
    """Why a move is not possible; null if it is."""

    problem: ProblemAnswer | None


class EntryAnswer(Answer):
    """Something that happened at a table, as one saw it."""

    seq: int
    at: int
    kind: str
    seat: int | None
    name: str = ""
    bot: str = ""
    text: str = ""
    table: str = ""
    held: Move | bool = False
    events: list[dict[str, Any]] = Field(default=[])


class LogAnswer(Answer):
    """Entries of a table's log, in order."""

    seq: int
    entries: list[EntryAnswer]


class LineAnswer(Answer):
    """Points of a scoring: for a seat or for Dirk, and what for."""

    player: int | Literal["dirk"]
    source: str = Field(alias="for")
    points: int


class ScoreNowAnswer(Answer):
    """What a scoring would give now."""

    seq: int
    lines: list[LineAnswer]


class ScoringAnswer(Answer):
    """A scoring with its lines, and the totals after it."""

    event: Literal["scored"]
    scoring: str
    lines: list[LineAnswer]
    totals: list[int]


class ScoresAnswer(Answer):
    """Every scoring so far, and how the game stands."""

    scorings: list[ScoringAnswer]
    scores: list[int]
    winners: list[int]
    ended: Ended | None


class OptionAnswer(Answer):
    """A move that a bot has thought about."""

    move: Move
    value: float | None
    line: list[Move]
    effort: float | None


class HintAnswer(Answer):
    """What a bot would do, and what else it has thought of."""

    decision: int
    move: Move
    unit: str | None
    iterations: int
    seconds: float
    options: list[OptionAnswer]


class FrameAnswer(Answer):
    """A moment of an ended game."""

    event: int
    view: ViewAnswer
    hands: list[list[str]] = Field(default=[])


class ReplayAnswer(Answer):
    """Moments of an ended game."""

    events: int
    frames: list[FrameAnswer]
