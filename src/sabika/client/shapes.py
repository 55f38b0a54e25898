"""The JSON objects of the API, as far as a client looks at them.

Moves and events become the objects of ``sabika.play.events``; what is here stays as it came.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Json = dict[str, Any]


class Person(TypedDict):
    """Somebody, as they are told of themselves."""

    id: str
    name: str
    login: str | None


class Pace(TypedDict):
    """A clock to be set: seconds that are free each turn, and a bank for longer thought."""

    per_turn: int
    bank: NotRequired[int]


class Terms(TypedDict, total=False):
    """What a table may be made with besides game, players, modules and bots."""

    scoring: Literal["standard", "simple"]
    open_attack: bool
    ages: list[int]
    title: str
    public: bool
    pace: Literal["live", "turns"]
    clock: Pace
    confirm: bool
    undo: bool
    hints: bool
    chat: bool
    spectators: bool
    delay: int
    rated: bool
    stand_in: str


class Seat(TypedDict):
    """A place at a table; all None while it is free. ``stand_in`` is a bot that plays for it."""

    name: str | None
    person: str | None
    bot: str | None
    stand_in: NotRequired[str]
    resigned: NotRequired[bool]
    abandoning: NotRequired[bool]


class Clock(TypedDict):
    """The time of every seat in milliseconds; ``seat`` is the one whose time runs."""

    per_turn: int
    bank: list[int]
    seat: int | None
    since: int
    deadline: int | None


class Commitments(TypedDict):
    """What proves afterwards that chance was fair (``docs/chance.md``)."""

    server: str
    game: str | None
    contributions: list[str] | None


class Summary(TypedDict):
    """What everybody may know of a table."""

    id: str
    seq: int
    status: str
    ended: str | None
    winners: list[int]
    terms: Json
    host: str | None
    seats: list[Seat]
    to_act: int | None
    decision: int
    clock: Clock | None
    created: int
    updated: int
    rematch: str | None
    commitments: Commitments
    seat: NotRequired[int | None]


class Card(TypedDict):
    """A table in a list. ``scores`` and ``places`` are those of a game that has ended."""

    id: str
    status: str
    ended: str | None
    game: str
    modules: list[str]
    title: str
    pace: str
    public: bool
    host: str | None
    seats: list[Seat]
    to_act: int | None
    deadline: int | None
    created: int
    updated: int
    scores: NotRequired[list[int]]
    places: NotRequired[list[int]]


class Scores(TypedDict):
    """Every scoring with its lines, and the points."""

    scorings: list[Json]
    scores: list[int]
    winners: list[int]
    ended: str | None


class Rating(TypedDict):
    """How strong a person or a bot is at a title; ``ordinal`` is what lists are sorted by."""

    person: str | None
    bot: str | None
    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
