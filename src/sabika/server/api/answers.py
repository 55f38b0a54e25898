"""What the server answers, for the API's description; a test compares it with what it says."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from sabika.components import Bazaar, Tile
from sabika.server.api.game_models import Answer, Event, Move, ScoredEvent, ScoredLine, View
from sabika.server.tables.terms import Terms

Status = Literal["open", "playing", "over", "closed"]
Ended = Literal["finished", "resigned", "abandoned"]


class Problem(Answer):
    """Why a request was refused: a stable code, the rule if it is one of the game's, a sentence."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    field: str | None = None
    side: str | None = Field(default=None, description="where the neighbour is that objects")


class Me(Answer):
    """Who one is."""

    id: str
    name: str
    login: str | None


class Entered(Me):
    """Who one is, and the token that proves it."""

    token: str | None = None


class Seat(Answer):
    """A seat: free, a person's or a bot's."""

    name: str | None
    person: str | None
    bot: str | None
    stand_in: str | None = Field(default=None, description="the bot that plays for its owner")
    resigned: bool = False
    abandoning: bool = False


class Clock(Answer):
    """Milliseconds: free for each turn, the bank of each seat, and whose time runs since when."""

    per_turn: int
    bank: list[int]
    seat: int | None
    since: int
    deadline: int | None


class Commitments(Answer):
    """What was published of the seed (see the page on chance)."""

    server: str
    game: str | None
    contributions: list[str] | None


class Table(Answer):
    """What everybody may know of a table; ``seat`` is one's own."""

    id: str
    seq: int
    status: Status
    ended: Ended | None
    winners: list[int]
    terms: Terms
    host: str | None
    seats: list[Seat]
    to_act: int | None
    decision: int
    clock: Clock | None
    created: int
    updated: int
    rematch: str | None
    commitments: Commitments
    seat: int | None = None


class Card(Answer):
    """A table in a list; of an ended game also scores and places."""

    id: str
    status: Status
    ended: Ended | None
    game: str
    modules: list[str]
    title: str
    pace: Literal["live", "turns"]
    public: bool
    lesson: str | None
    host: str | None
    seats: list[Seat]
    to_act: int | None
    deadline: int | None
    created: int
    updated: int
    scores: list[int] | None = None
    places: list[int] | None = None


class Tables(Answer):
    """Tables, the latest first."""

    tables: list[Card]


class Games(Answer):
    """Ended games, the latest first."""

    games: list[Card]


class Done(Answer):
    """The number of the entry, and the table after it."""

    seq: int
    table: Table


class Step(Answer):
    """A step of a lesson: a message, parts of the table to look at, and what leads on.

    That is a ``move`` to make, one to try that is ``refused`` for ``code``, or nothing but reading.
    """

    say: str
    look: list[str]
    move: Move | None = None
    refused: Move | None = None
    code: str | None = None


class Lesson(Answer):
    """What a lesson says now; ``step`` is the number of the first of the steps, from 0.

    There are none while a partner plays. ``over`` says that the prepared moves have been made.
    """

    step: int
    of: int
    steps: list[Step]
    over: bool


class Choices(Answer):
    """What one may do: moves, a held move to agree to, taking back; what a lesson says."""

    legal: list[Move] | None = None
    held: Move | None = None
    can_undo: bool = False
    lesson: Lesson | None = None


class Position(Choices):
    """What one sees of the game, and what one may do."""

    seq: int
    status: Status
    to_act: int | None
    decision: int
    clock: Clock | None
    view: View


class Written(Answer):
    """The number of an entry at a table whose game has not begun."""

    seq: int


class LegalMove(Answer):
    """A move and its notation."""

    move: Move
    text: str


class LegalMoves(Answer):
    """The legal moves of who asks."""

    seq: int
    decision: int
    moves: list[LegalMove]


class Why(Answer):
    """Why a move is not possible; null if it is."""

    problem: Problem | None


class Entry(Answer):
    """An entry of a table's log, as one saw it."""

    seq: int
    at: int = Field(description="milliseconds since 1970, UTC")
    kind: str
    seat: int | None
    name: str | None = None
    bot: str | None = None
    text: str | None = None
    table: Any = None
    held: Move | Literal[True] | None = None
    events: list[Event] | None = None


class Log(Answer):
    """Entries in their order, up to number ``seq``."""

    seq: int
    entries: list[Entry]


class ScoreNow(Answer):
    """What a scoring would give now."""

    seq: int
    lines: list[ScoredLine]


class Scores(Answer):
    """Every scoring so far, and how the game stands."""

    scorings: list[ScoredEvent]
    scores: list[int]
    winners: list[int]
    ended: Ended | None


class HintOption(Answer):
    """A move that a bot considered, what it promises, and how the turn would go on."""

    move: Move
    value: float
    line: list[Move]
    effort: float


class Hint(Answer):
    """What a bot would do, and what it thought of."""

    decision: int
    move: Move
    unit: Literal["points", "percent"]
    iterations: int
    seconds: float
    options: list[HintOption]


class Link(Answer):
    """What takes a seat over, once."""

    link: str


class Rating(Answer):
    """An OpenSkill rating; ``ordinal`` is what one is ranked by."""

    mu: float
    sigma: float
    ordinal: float
    games: int


class RatedPlayer(Rating):
    """Somebody's rating."""

    person: str | None
    bot: str | None
    name: str


class Ratings(Answer):
    """The best first."""

    ratings: list[RatedPlayer]


class Tally(Answer):
    """Games played and won."""

    played: int
    won: int


class Player(Answer):
    """What everybody may know of a player; ratings and games by title."""

    id: str
    name: str
    ratings: dict[str, Rating]
    games: dict[str, Tally]


class HeadToHead(Answer):
    """How one did in the games with another."""

    played: int
    ahead: int
    behind: int
    level: int


class Rule(Answer):
    """A rule, as Markdown."""

    id: str
    section: str
    text: str


class Rules(Answer):
    """All rules in a language."""

    language: str
    rules: list[Rule]


class Bot(Answer):
    """A bot; ``level`` is its rank among those made for people."""

    name: str
    about: str
    level: int | None


class Bots(Answer):
    """The bots that can sit at tables."""

    bots: list[Bot]


class Title(Answer):
    """A game, and the modules it can be played with."""

    name: str
    modules: list[str]


class Components(Answer):
    """What is in the box; tiles, types and points by title."""

    titles: list[Title]
    modules: list[str]
    currencies: list[str]
    cards: list[str]
    tiles: dict[str, list[Tile]]
    types: dict[str, list[str]]
    points: dict[str, dict[str, list[list[int]]]]
    chests: dict[str, int]
    chest_points: list[list[int]]
    bazaar_tiles: list[Bazaar]


class Health(Answer):
    """That all is well."""

    status: Literal["ok"]
    version: str


# What goes over the WebSocket.


class Hello(Choices):
    """The first message: where the table is, and what was missed since ``after``."""

    kind: Literal["hello"]
    seq: int
    table: Table
    missed: list[Entry] | None = None
    status: Status | None = None
    to_act: int | None = None
    decision: int | None = None
    clock: Clock | None = None
    view: View | None = None


class News(Entry):
    """An entry, and what has changed with it."""

    table: Any = Field(default=None, description="the table, or where it is played again")
    status: Status | None = None
    to_act: int | None = None
    decision: int | None = None
    clock: Clock | None = None
    view: View | None = None
    legal: list[Move] | None = None
    can_undo: bool = False


class Acknowledged(Answer):
    """A command is durable."""

    ack: str | None
    seq: int


class Refused(Answer):
    """A command was refused; nothing has changed."""

    refused: str | None
    problem: Problem
