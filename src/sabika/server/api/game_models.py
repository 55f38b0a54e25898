"""The game in the API's description: moves, events and views, made from the classes themselves."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Literal, TypeAlias, Union, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model

from sabika.play import events as ev
from sabika.play import view as seen
from sabika.play.events import CHANCE, MOVES


class Answer(BaseModel):
    """Something the server says; fields that do not apply may be missing."""

    model_config = ConfigDict(extra="forbid")


_made: dict[str, type[Answer]] = {}


def _model(name: str, kind: type[Any], **more: Any) -> type[Answer]:
    """Return the model of a move or an event: its name, and its fields."""
    hints = get_type_hints(kind, vars(ev))
    fields: dict[str, Any] = {"event": (Literal[kind.event], ...), **more}
    for field in dataclasses.fields(kind):
        hint = hints[field.name]
        if field.name == "remodel":  # a move in a move
            remodels = tuple(_made[inner.__name__] for inner in (ev.Build, ev.Remove, ev.Swap))
            hint = Annotated[Union[remodels], Field(discriminator="event")]  # noqa: UP007
        fields[field.name] = (hint, None if field.default is None else ...)
    made = create_model(name, __base__=Answer, __doc__=kind.__doc__, **fields)
    _made[name] = made
    return made


def _names(prefix: str, kinds: dict[str, type[Any]], **more: Any) -> list[type[Answer]]:
    return [_model(f"{prefix}{kind.__name__}", kind, **more) for kind in kinds.values()]


class ScoredLine(Answer):
    """Points that one scoring gave; ``player`` is a seat or ``dirk``."""

    player: int | Literal["dirk"]
    source: str = Field(alias="for")
    points: int


class ScoredEvent(Answer):
    """A scoring: its lines, and the totals after it and before an attack."""

    event: Literal["scored"]
    scoring: Literal["A", "B", "C"]
    lines: list[ScoredLine]
    totals: list[int]


_MOVES = _names("", MOVES)
_PLAYED = _names("Played", MOVES, player=(int, ...))
_CHANCE = _names("", CHANCE)
Move: TypeAlias = Annotated[Union[tuple(_MOVES)], Field(discriminator="event")]  # type: ignore[valid-type]  # noqa: UP007
Event: TypeAlias = Annotated[
    Union[(*_PLAYED, *_CHANCE, ScoredEvent)],  # type: ignore[valid-type]
    Field(discriminator="event"),
]


def _view() -> type[Answer]:
    hints = get_type_hints(seen.View, vars(seen))
    fields: dict[str, Any] = {
        "game": (Literal["alhambra", "granada"], ...),
        "modules": (list[str], ...),
        "players": (int, ...),
    }
    for field in dataclasses.fields(seen.View):
        if field.name not in ("config", "position"):
            fields[field.name] = (hints[field.name], ...)
    return create_model("View", __base__=Answer, __doc__=seen.View.__doc__, **fields)


View: Any = _view()
