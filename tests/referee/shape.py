"""The shape of a record (RECORD.md): its configuration and the fields of its events."""

from __future__ import annotations

from typing import Any

from .components import DIRECTIONS
from .faults import Fault

Event = dict[str, Any]

MODULES = ("treasure_chamber", "master_builders", "invaders", "bazaars")
GRANADA_MODULES = ("master_builders", "invaders")
TOP_FIELDS: tuple[str, ...] = ("format", "version", "game", "modules", "options", "players", "seed")
TOP_FIELDS += ("commitment", "meta", "events", "result")
OPTION_FIELDS = ("scoring", "open_attack", "ages")
RESULT_FIELDS = ("scores", "winners", "reason")
REASONS = ("finished", "cut_off", "abandoned")

# event: {field: type}; a type ending in ? belongs to a field that may be missing
CHANCE: dict[str, dict[str, str]] = {
    "draw_tile": {"tile": "name"},
    "draw_card": {"card": "name"},
    "draw_builder": {"card": "name"},
    "draw_chest": {"chest": "name"},
    "scouts": {"types": "names"},
    "open_attack": {"direction": "direction"},
    "peek": {"direction": "direction or null"},
    "attack": {"direction": "direction"},
    "start_player": {"seat": "number"},
    "reshuffle": {},
}
REMODEL: dict[str, dict[str, str]] = {
    "build": {"tile": "name", "x": "number", "y": "number"},
    "remove": {"tile": "name"},
    "swap": {"tile": "name", "out": "name"},
}
DECISION: dict[str, dict[str, str]] = {
    "take": {"cards": "names"},
    "buy": {"tile": "name", "payment": "names"},
    **REMODEL,
    "chests": {"room": "number", "payment": "names"},
    "end_actions": {},
    "pass": {},
    "place": {"tile": "name", "x": "number", "y": "number", "flip": "names?"},
    "reserve": {"tile": "name", "side": "name?"},
    "gift": {"tile": "name", "flip": "names?"},
    "stow": {"chest": "name", "tile": "name"},
    "decline": {},
    "master": {"card": "name", "remodel": "remodel"},
    "no_master": {},
    "forgo": {"tile": "name"},
}
SCORED = {"scoring": "name", "lines": "lines", "totals": "numbers"}


def is_number(thing: object) -> bool:
    """A whole number; JSON's true and false are none."""
    return isinstance(thing, int) and not isinstance(thing, bool)


def fits_type(thing: object, wanted: str) -> bool:
    """Does the value of a field have the wanted type?"""
    if wanted == "name":
        return isinstance(thing, str)
    if wanted == "number":
        return is_number(thing)
    if wanted == "direction or null":
        return thing is None or fits_type(thing, "direction")
    if wanted == "direction":
        return isinstance(thing, str) and thing in DIRECTIONS
    if not isinstance(thing, dict if wanted == "remodel" else list):
        return False
    if wanted == "remodel":
        return True
    assert isinstance(thing, list)
    each = {"names": "name", "numbers": "number"}.get(wanted)
    return each is None or all(fits_type(part, each) for part in thing)


def check_fields(event: Event, fields: dict[str, str], what: str) -> None:
    """Every field there, of its type, and no field unknown."""
    for name, wanted in fields.items():
        optional = wanted.endswith("?")
        if name not in event:
            if optional:
                continue
            raise Fault("RECORD", f"{what} lacks the field {name!r}")
        if not fits_type(event[name], wanted.rstrip("?")):
            raise Fault("RECORD", f"{what}: {name!r} is no {wanted.rstrip('?')}")
    for name in event:
        if name not in fields and name not in ("event", "at"):
            raise Fault("RECORD", f"{what} has the unknown field {name!r}")
    if "at" in event and not isinstance(event["at"], str):
        raise Fault("RECORD", f"{what}: 'at' is no time")


def check_event(event: object) -> Event:
    """The event, if it is one of the table and its fields are in order."""
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        raise Fault("RECORD", "an event is an object with a name in 'event'")
    name = event["event"]
    if name in CHANCE:
        check_fields(event, CHANCE[name], name)
    elif name in DECISION:
        check_fields(event, {"player": "number", **DECISION[name]}, name)
    elif name == "scored":
        check_fields(event, SCORED, name)
    else:
        raise Fault("RECORD", f"there is no event {name!r}")
    if name == "master":
        inner = event["remodel"]
        if inner.get("event") not in ("build", "remove", "swap"):
            raise Fault("M.4", "a master builder's remodel is a build, remove or swap")
        check_fields(inner, REMODEL[inner["event"]], f"remodel {inner['event']}")
    return event


def field_faults(thing: object, fields: tuple[str, ...], what: str) -> list[str]:
    """Missing and unknown fields of one of the record's objects."""
    if not isinstance(thing, dict):
        return [f"record: RECORD: {what} is no object"]
    faults = [
        f"record: RECORD: {what} lacks the field {name!r}" for name in fields if name not in thing
    ]
    return faults + [
        f"record: RECORD: {what} has the unknown field {name!r}"
        for name in thing
        if name not in fields
    ]


def record_faults(record: object) -> list[str]:
    """The configuration: 10 (modules), 2 to 6 players, options, the record's own fields."""
    faults = field_faults(record, TOP_FIELDS, "the record")
    if faults or not isinstance(record, dict):
        return faults
    faults += field_faults(record["options"], OPTION_FIELDS, "options")
    if record["result"] is not None:
        faults += result_faults(record["result"])
    if faults:
        return faults

    def need(good: bool, rule: str, text: str) -> None:
        if not good:
            faults.append(f"record: {rule}: {text}")

    need(record["format"] == "sabika-record", "RECORD", "the format is not sabika-record")
    version = record["version"]
    need(is_number(version) and version == 1, "RECORD", "the version is not 1")
    need(isinstance(record["events"], list), "RECORD", "events is no list")
    need(isinstance(record["meta"], dict), "RECORD", "meta is no object")
    seed = record["seed"]
    need(seed is None or isinstance(seed, str) or is_number(seed), "RECORD", "seed is odd")
    commitment = record["commitment"]
    need(commitment is None or isinstance(commitment, str), "RECORD", "commitment is odd")
    players = record["players"]
    named = isinstance(players, list) and all(isinstance(name, str) for name in players)
    need(named, "RECORD", "players is no list of names")
    need(not named or 2 <= len(players) <= 6, "1", "2 to 6 players are needed")
    game = record["game"]
    need(game in ("alhambra", "granada"), "1", f"there is no game {game!r}")
    modules = record["modules"]
    listed = isinstance(modules, list) and all(isinstance(name, str) for name in modules)
    need(listed, "RECORD", "modules is no list of names")
    if listed:
        need(len(set(modules)) == len(modules), "10", "a module is named twice")
        for name in modules:
            need(name in MODULES, "10", f"there is no module {name!r}")
        if game == "granada":
            for name in modules:
                need(name in GRANADA_MODULES, "10", f"granada cannot be played with {name}")
    faults += option_faults(record) if named and listed else []
    return faults


def option_faults(record: dict[str, Any]) -> list[str]:
    """G.7, I.5, 12.1: the options."""
    faults = []
    options = record["options"]
    if options["scoring"] not in ("standard", "simple"):
        faults.append("record: G.7: scoring is standard or simple")
    if options["scoring"] == "simple" and record["game"] != "granada":
        faults.append("record: G.7: only granada has the simple scoring")
    if not isinstance(options["open_attack"], bool):
        faults.append("record: I.5: open_attack is true or false")
    if options["open_attack"] is True and "invaders" not in record["modules"]:
        faults.append("record: I.5: open_attack needs the invaders")
    ages = options["ages"]
    if ages is not None:
        seats = list(range(len(record["players"])))
        whole = isinstance(ages, list) and all(is_number(seat) for seat in ages)
        if not whole or sorted(ages) != seats:
            faults.append("record: 12.1: ages does not name every seat once")
    return faults


def result_faults(result: object) -> list[str]:
    """The fields of a result."""
    faults = field_faults(result, RESULT_FIELDS, "the result")
    if faults or not isinstance(result, dict):
        return faults
    for name in ("scores", "winners"):
        if not fits_type(result[name], "numbers"):
            faults.append(f"record: RECORD: {name} is no list of numbers")
    if result["reason"] not in REASONS:
        faults.append(f"record: RECORD: there is no reason {result['reason']!r}")
    return faults
