"""What the server answers about a game that ended, for the API's description."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from sabika.server.api.game_models import Answer, Event, ScoredEvent, View


class Frame(Answer):
    """The game after an event; ``hands`` if all are shown."""

    event: int
    view: View
    hands: list[list[str]] | None = None


class Frames(Answer):
    """Moments of an ended game that has so many events."""

    events: int
    frames: list[Frame]


class Standing(Answer):
    """Points after an event; ``turns`` have been completed. With Dirk his points come last."""

    event: int
    turns: int
    scores: list[int]
    worth: list[int] = Field(description="what they would be if the next scoring were then")


class Story(Answer):
    """A game without its views: its events, its scorings, the course of its points."""

    game: str
    modules: list[str]
    players: list[str]
    events: list[Event]
    scorings: list[ScoredEvent]
    course: list[Standing]
    winners: list[int]
    reason: str | None
    chance: Literal["fair", "unproven", "wrong"] = Field(
        description="what the server found when it checked the seed"
    )
