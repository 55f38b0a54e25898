"""The form of a record: every field by name and type, before any rule is looked at."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sabika.components import DIRECTIONS, SCORINGS
from sabika.play import events as ev

REASONS = ("finished", "cut_off", "abandoned")


class RecordError(ValueError):
    """What is wrong with a record: event number, rule and a sentence, as far as they apply."""

    def __init__(
        self, code: str, reason: str, *, event: int | None = None, rule: str | None = None
    ) -> None:
        parts = ([] if event is None else [f"event {event}"]) + ([] if rule is None else [rule])
        super().__init__(": ".join([*parts, reason]))
        self.code = code
        self.reason = reason
        self.event = event
        self.rule = rule


def check_keys(
    data: dict[str, Any],
    allowed: Collection[str],
    needed: Collection[str],
    where: str,
    event: int | None = None,
) -> None:
    """Refuse unknown and missing fields."""
    for name in data:
        if name not in allowed:
            raise RecordError("unknown-field", f"{where} has no field {name!r}", event=event)
    for name in needed:
        if name not in data:
            raise RecordError("missing-field", f"{where} needs the field {name!r}", event=event)


def read_options(data: object) -> dict[str, Any]:
    """Return scoring, open_attack and ages."""
    if not isinstance(data, dict):
        raise RecordError("bad-options", "options is an object")
    names = ("scoring", "open_attack", "ages")
    check_keys(data, names, names, "options")
    ages = data["ages"]
    if not (ages is None or (isinstance(ages, list) and all(type(n) is int for n in ages))):
        raise RecordError("bad-ages", "ages is null or a list of seats", rule="12.1")
    if not isinstance(data["scoring"], str) or type(data["open_attack"]) is not bool:
        raise RecordError("bad-options", "scoring is a name, open_attack is true or false")
    return {**data, "ages": None if ages is None else tuple(ages)}


def read_result(data: object, players: int) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
    """Return scores, winners and reason; None while the game runs."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise RecordError("bad-result", "result is null or an object")
    names = ("scores", "winners", "reason")
    check_keys(data, names, names, "the result")
    for name in ("scores", "winners"):
        if not isinstance(data[name], list) or not all(type(n) is int for n in data[name]):
            raise RecordError("bad-result", f"{name} is a list of numbers")
    if len(data["scores"]) != players:
        raise RecordError("bad-result", f"there are {players} players and so many scores")
    if data["reason"] not in REASONS:
        raise RecordError("bad-result", f"reason is one of {', '.join(REASONS)}")
    return tuple(data["scores"]), tuple(data["winners"]), data["reason"]


# What a field may be. A list becomes a tuple.
_TEXT, _NUMBER, _LIST = "a text", "a whole number", "a list of texts"
_TEXT_OR_NULL = "a text or null"
_FIELDS: dict[str, str] = {
    "tile": _TEXT,
    "out": _TEXT,
    "side": _TEXT,
    "card": _TEXT,
    "chest": _TEXT,
    "direction": _TEXT,
    "x": _NUMBER,
    "y": _NUMBER,
    "room": _NUMBER,
    "seat": _NUMBER,
    "player": _NUMBER,
    "cards": _LIST,
    "payment": _LIST,
    "flip": _LIST,
    "types": _LIST,
}
_MAY_BE_HIDDEN = ("peek", "draw_builder")
_OPTIONAL = ("flip", "side")


def _is(kind: str, value: object) -> bool:
    if kind == _NUMBER:
        return type(value) is int and -(2**31) < value < 2**31
    if kind == _LIST:
        return isinstance(value, list) and all(isinstance(entry, str) for entry in value)
    return isinstance(value, str) or (kind == _TEXT_OR_NULL and value is None)


def _field(name: str, value: object, kind: str, event: int) -> Any:
    if not _is(kind, value):
        raise RecordError("bad-field", f"{name} is {kind}, not {value!r}"[:200], event=event)
    return tuple(value) if isinstance(value, list) else value


def read_event(data: object, number: int) -> ev.Event:
    """Return one event of a record."""
    if not isinstance(data, dict) or not isinstance(data.get("event"), str):
        raise RecordError("bad-event", "an event is an object with the field event", event=number)
    if "at" in data and not isinstance(data["at"], str):
        raise RecordError("bad-field", "at is a time as a text", event=number)
    name = data["event"]
    if name == "scored":
        return _read_scored(data, number)
    if name in ev.CHANCE:
        return _read_chance(data, name, number)
    if name not in ev.MOVES:
        raise RecordError("unknown-event", f"there is no event {name!r}", event=number)
    if "player" not in data:
        raise RecordError("missing-field", f"{name} needs the field 'player'", event=number)
    player = _field("player", data["player"], _NUMBER, number)
    rest = {key: value for key, value in data.items() if key not in ("player", "at")}
    return ev.Played(player, read_move(rest, number))


def read_move(data: dict[str, Any], number: int) -> ev.Move:
    """Return a move from its JSON object; ``number`` is the event it stands in."""
    name = data.get("event")
    kind: Any = ev.MOVES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RecordError("unknown-event", f"there is no move {name!r}", event=number)
    fields = tuple(kind.__dataclass_fields__)
    needed = [field for field in fields if field not in _OPTIONAL]
    check_keys(data, ("event", *fields), needed, str(name), number)
    values = {field: data[field] for field in fields if field in data}
    if "remodel" in values:
        values["remodel"] = _read_remodel(values["remodel"], number)
    for field, value in values.items():
        if field != "remodel":
            values[field] = _field(field, value, _FIELDS[field], number)
    found: ev.Move = kind(**values)
    return found


def _read_remodel(data: object, number: int) -> ev.Move:
    if not isinstance(data, dict) or data.get("event") not in ("build", "remove", "swap"):
        raise RecordError("bad-field", "remodel is a build, remove or swap event", event=number)
    return read_move({key: data[key] for key in data if key != "at"}, number)


def _read_chance(data: dict[str, Any], name: str, number: int) -> ev.Event:
    kind: Any = ev.CHANCE[name]
    fields = tuple(kind.__dataclass_fields__)
    check_keys(data, ("event", "at", *fields), fields, name, number)
    values = {}
    for field in fields:
        form = _TEXT_OR_NULL if name in _MAY_BE_HIDDEN else _FIELDS[field]
        values[field] = _field(field, data[field], form, number)
        if field == "direction" and values[field] not in (*DIRECTIONS, None):
            raise RecordError("bad-field", f"there is no direction {values[field]!r}", event=number)
    found: ev.Event = kind(**values)
    return found


def _read_scored(data: dict[str, Any], number: int) -> ev.Scored:
    names = ("event", "scoring", "lines", "totals")
    check_keys(data, (*names, "at"), names, "scored", number)
    if data["scoring"] not in SCORINGS:
        raise RecordError("bad-field", "scoring is A, B or C", event=number)
    if not isinstance(data["lines"], list):
        raise RecordError("bad-field", "lines is a list", event=number)
    totals = data["totals"]
    if not isinstance(totals, list) or not all(type(total) is int for total in totals):
        raise RecordError("bad-field", "totals is a list of numbers", event=number)
    lines = tuple(_read_line(line, number) for line in data["lines"])
    return ev.Scored(data["scoring"], lines, tuple(totals))


def _read_line(data: object, number: int) -> ev.Line:
    if not isinstance(data, dict):
        raise RecordError("bad-field", "a line is an object", event=number)
    names = ("player", "for", "points")
    check_keys(data, names, names, "a line", number)
    player = data["player"]
    if player != "dirk":
        _field("player", player, _NUMBER, number)
    return ev.Line(
        player,
        _field("for", data["for"], _TEXT, number),
        _field("points", data["points"], _NUMBER, number),
    )
