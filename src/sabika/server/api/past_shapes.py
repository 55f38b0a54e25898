"""The shapes of what is sent about games that ended, their players, and the rules."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from sabika.server.api.shapes import CardShape, Event, GameView, ScoredShape


class StandingShape(TypedDict):
    """Points after an event, and what they would be if the next scoring were then.

    With Dirk his come last. ``turns`` have been completed.
    """

    event: int
    turns: int
    scores: list[int]
    worth: list[int]


class StoryShape(TypedDict):
    """A game without its views. ``chance`` is what the server found when it checked the seed."""

    game: str
    modules: list[str]
    players: list[str]
    events: list[Event]
    scorings: list[ScoredShape]
    course: list[StandingShape]
    winners: list[int]
    reason: str | None
    chance: Literal["fair", "unproven", "wrong"]


class FrameShape(TypedDict):
    """The game after an event; ``hands`` are there if everything lies open."""

    event: int
    view: GameView
    hands: NotRequired[list[list[str]]]


class FramesShape(TypedDict):
    """A part of a replay; ``events`` is how many there are in all."""

    events: int
    frames: list[FrameShape]


class FinishedShape(CardShape):
    """A game that ended, as it stands in lists."""

    scores: list[int]
    places: list[int]


class RatingShape(TypedDict):
    """How good somebody is, by OpenSkill; ``ordinal`` is what they are at least."""

    mu: float
    sigma: float
    ordinal: float
    games: int


class RatedShape(RatingShape):
    """A line of the list of the best: a person or a bot."""

    person: str | None
    bot: str | None
    name: str | None


class TallyShape(TypedDict):
    """Games of a title."""

    played: int
    won: int


class PlayerShape(TypedDict):
    """What everybody may know of somebody, by title."""

    id: str
    name: str
    ratings: dict[str, RatingShape]
    games: dict[str, TallyShape]


class HeadToHeadShape(TypedDict):
    """How two people did in games with each other."""

    played: int
    ahead: int
    behind: int
    level: int


class RuleShape(TypedDict):
    """One numbered rule; its text is Markdown."""

    id: str
    section: str
    text: str
