"""The shapes of what is sent as JSON schemas, for ``/openapi.json``.

A client in any language has types for what comes over the WebSocket too.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from sabika.play import events as ev
from sabika.play.view import DirkView, PlacedTile, SeatView, TileView, View
from sabika.server.api import past_shapes, shapes

Json = dict[str, Any]
REFERENCE = "#/components/schemas/{model}"


def _ref(name: str) -> Json:
    return {"$ref": REFERENCE.format(model=name)}


TABLES = {
    "Position": shapes.Position,
    "LogEntry": shapes.EntryShape,
    "TableSummary": shapes.TableShape,
    "TableCard": shapes.CardShape,
    "Problem": shapes.ProblemShape,
    "Scored": shapes.ScoredShape,
    "Story": past_shapes.StoryShape,
    "Frames": past_shapes.FramesShape,
    "FinishedGame": past_shapes.FinishedShape,
    "Player": past_shapes.PlayerShape,
    "Rated": past_shapes.RatedShape,
    "HeadToHead": past_shapes.HeadToHeadShape,
    "Rule": past_shapes.RuleShape,
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
    if shapes.LINK in schema:
        return _ref(schema[shapes.LINK])
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
