"""Problems, people and tables."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Status = Literal["open", "playing", "over", "closed"]
Ended = Literal["finished", "resigned", "abandoned"]
Move = dict[str, Any]


class Answer(BaseModel):
    """A JSON object with known fields only."""

    model_config = ConfigDict(extra="forbid")


class ProblemAnswer(Answer):
    """Why a request was refused (RFC 9457). `code` is stable, `detail` is for people."""

    type: str = Field(examples=["urn:sabika:problem:not-your-turn"])
    title: str = Field(examples=["Not possible now"])
    status: int = Field(examples=[409])
    detail: str = Field(examples=["It is not your turn."])
    code: str = Field(examples=["not-your-turn"])
    rule: str = Field(default="", description="the rule that forbids a move", examples=["4.2"])
    field: str = Field(default="", description="the part of the request that is meant")


class PersonAnswer(Answer):
    """Who one is; the token is for clients without cookies."""

    id: str
    name: str = Field(examples=["Ana"])
    login: str | None
    token: str = Field(default="", description="given when one enters, and kept secret")


class LinkAnswer(Answer):
    """A link for another device, to be used once."""

    link: str


class SeatAnswer(Answer):
    """Who sits on a seat, and which bot plays for them."""

    name: str | None
    person: str | None
    bot: str | None
    stand_in: str = ""
    resigned: bool = False
    abandoning: bool = False


class ClockAnswer(Answer):
    """Milliseconds that seats have left; `seat` is the one whose time runs, until `deadline`."""

    per_turn: int
    bank: list[int]
    seat: int | None
    since: int
    deadline: int | None


class TermsAnswer(Answer):
    """What a table was made with; times are in seconds."""

    game: Literal["alhambra", "granada"]
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


class Commitments(Answer):
    """What proves later that chance was fair."""

    server: str
    game: str | None
    contributions: list[str] | None


class TableAnswer(Answer):
    """What everybody may know of a table; `seat` is that of who asks, where it is said."""

    id: str
    seq: int
    status: Status
    ended: Ended | None
    terms: TermsAnswer
    host: str | None
    seats: list[SeatAnswer]
    to_act: int | None
    decision: int
    clock: ClockAnswer | None
    created: int
    updated: int
    rematch: str | None
    commitments: Commitments
    seat: int | None = None


class TableChanged(Answer):
    """The number of an entry that is durable, and the table after it."""

    seq: int
    table: TableAnswer


class CardAnswer(Answer):
    """A table in a list; scores and places once its game has ended."""

    id: str
    status: Status
    ended: Ended | None
    game: str
    modules: list[str]
    title: str
    pace: str
    public: bool
    host: str | None
    seats: list[SeatAnswer]
    to_act: int | None
    deadline: int | None
    created: int
    updated: int
    scores: list[int] = Field(default=[])
    places: list[int] = Field(default=[])


class TablesAnswer(Answer):
    """Tables, the latest first."""

    tables: list[CardAnswer]


class GamesAnswer(Answer):
    """Finished games, the latest first."""

    games: list[CardAnswer]
