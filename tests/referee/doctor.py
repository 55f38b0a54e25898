"""Doctored copies of a finished record: every kind yields copies that no checker may accept.

Each kind is illegal whatever the game was (`drop_event` says where that was found by trial).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from .components import buildings
from .shape import DECISION

Record = dict[str, Any]
Doctor = Callable[[Record, random.Random], Iterator[Record]]
SAMPLE = 4  # places at which a record is doctored, for each kind

# Granada's front is the cheaper side
LOWEST_PRICE = {
    tile: face.price
    for game in ("alhambra", "granada")
    for (tile, side), face in buildings(game).items()
    if side == "front"
}


def indexes(record: Record, *names: str) -> list[int]:
    """Where events of these names stand."""
    return [i for i, event in enumerate(record["events"]) if event["event"] in names]


def some(chooser: random.Random, choices: list[Any]) -> list[Any]:
    """A few of the choices."""
    return choices if len(choices) <= SAMPLE else chooser.sample(choices, SAMPLE)


def with_event(record: Record, index: int, **changes: Any) -> Record:
    """A copy with fields of one event changed."""
    events = list(record["events"])
    events[index] = {**events[index], **changes}
    return {**record, "events": events}


def with_events(record: Record, events: list[Any]) -> Record:
    """A copy with other events."""
    return {**record, "events": events}


def inserted(record: Record, index: int, event: Any) -> Record:
    """A copy with one event more."""
    return with_events(record, [*record["events"][:index], event, *record["events"][index:]])


def is_decision(event: Record) -> bool:
    """Is it a decision?"""
    return event["event"] in DECISION


def change_scored(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Points, lines, totals and letters of the `scored` events."""
    for i in indexes(record, "scored"):
        event = record["events"][i]
        lines, totals = event["lines"], event["totals"]
        k = chooser.randrange(len(lines))
        for points in (lines[k]["points"] + 1, 0, -1):
            changed = [*lines[:k], {**lines[k], "points": points}, *lines[k + 1 :]]
            yield with_event(record, i, lines=changed)
        yield with_event(record, i, lines=lines[:k] + lines[k + 1 :])
        yield with_event(record, i, lines=[*lines, lines[k]])
        yield with_event(record, i, lines=[{**line, "note": 1} for line in lines])
        yield with_event(record, i, lines=[*lines, {"player": 0, "for": "castle", "points": 1}])
        yield with_event(record, i, totals=[*totals[:-1], totals[-1] + 1])
        yield with_event(record, i, totals=totals[:-1])
        yield with_event(record, i, scoring={"A": "B", "B": "C", "C": "A"}[event["scoring"]])


def change_result(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Scores, winners and reason of a finished game."""
    result = record["result"]
    scores, winners = result["scores"], result["winners"]
    for seat in range(len(scores)):
        changed = [own + (k == seat) for k, own in enumerate(scores)]
        yield {**record, "result": {**result, "scores": changed}}
    for wrong in ([], [*winners, winners[0]], [seat for seat, _ in enumerate(scores)][:-1]):
        if wrong != winners:
            yield {**record, "result": {**result, "winners": wrong}}
    for reason in ("cut_off", "abandoned", "won"):
        yield {**record, "result": {**result, "reason": reason}}
    yield {**record, "result": {**result, "scores": scores[:-1]}}
    yield {**record, "result": None}  # the game is over


def drop_event(record: Record, chooser: random.Random) -> Iterator[Record]:
    """All but `scored`; no drop from these examples is accidentally legal (all were tried)."""
    kept = [i for i, event in enumerate(record["events"]) if event["event"] != "scored"]
    for i in some(chooser, kept):
        yield with_events(record, record["events"][:i] + record["events"][i + 1 :])
    yield with_events(record, record["events"][:-2])
    yield with_events(record, [])


def swap_neighbours(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Unlike neighbours, not both decisions: always exactly one sort of chance event is due."""
    events = record["events"]
    pairs = [
        i
        for i in range(len(events) - 1)
        if events[i]["event"] != events[i + 1]["event"]
        and not (is_decision(events[i]) and is_decision(events[i + 1]))
    ]
    for i in some(chooser, pairs):
        yield with_events(record, [*events[:i], events[i + 1], events[i], *events[i + 2 :]])


def insert_event(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Events that are due nowhere, for the player who decides next."""
    events = record["events"]
    drawn = events[0]["tile"]
    for i in some(chooser, list(range(1, len(events) + 1))):
        player = next((e["player"] for e in events[i:] if is_decision(e)), 0)
        for name in ("pass", "end_actions", "decline", "no_master"):
            yield inserted(record, i, {"event": name, "player": player})
        yield inserted(record, i, {"event": "reshuffle"})
        yield inserted(record, i, {"event": "draw_tile", "tile": drawn})
        yield inserted(record, i, {"event": "draw_chest", "chest": "castle"})
        yield inserted(record, i, {"event": "peek", "direction": "up"})
        yield inserted(record, i, {"event": "forgo", "player": player, "tile": drawn})
        yield inserted(
            record, i, {"event": "place", "player": player, "tile": drawn, "x": 0, "y": 0}
        )
        yield inserted(record, i, {"event": "dance", "player": player})
        yield inserted(record, i, "take")
        yield inserted(record, i, {"event": "scored", "scoring": "A", "lines": [], "totals": []})


def change_payment(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Too little, too much of what nobody holds, the wrong currency."""
    paying = indexes(record, "buy", "chests", "place", "gift")
    fields = [(i, f) for i in paying for f in ("payment", "flip") if f in record["events"][i]]
    for i, field in some(chooser, fields):
        event = record["events"][i]
        cards = event[field]
        for wrong in ([], cards * 5, [*cards, "denar-10"], [*cards[:-1], "A"], None, cards[0]):
            yield with_event(record, i, **{field: wrong})
        mine = cards[0].split("-")[0]
        other = "florin" if mine == "denar" else "denar"
        if event["event"] != "chests":
            yield with_event(record, i, **{field: [*cards, f"{other}-1"]})
        price = 8 if event["event"] == "chests" else LOWEST_PRICE.get(event["tile"], 99)
        values = [3 if card.endswith("builder") else int(card[-1]) for card in cards]
        smallest = values.index(min(values))
        if sum(values) - min(values) < (3 if field == "flip" else price):
            yield with_event(record, i, **{field: cards[:smallest] + cards[smallest + 1 :]})


def change_coordinates(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Onto the start tile, far away, no numbers."""
    for i in some(chooser, indexes(record, "place", "build")):
        x = record["events"][i]["x"]
        yield with_event(record, i, x=0, y=0)
        for wrong in (x + 50, x - 10**12, str(x), float(x), None, True):
            yield with_event(record, i, x=wrong)


def change_player(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Decisions of somebody else."""
    seats = len(record["players"])
    for i in some(chooser, [i for i, event in enumerate(record["events"]) if is_decision(event)]):
        seat = record["events"][i]["player"]
        for wrong in ((seat + 1) % seats, -1, seats, None, str(seat)):
            yield with_event(record, i, player=wrong)


def change_names(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Tiles that are elsewhere, unknown chests, rooms, cards and sides."""
    events = record["events"]
    for i in some(chooser, indexes(record, *DECISION)):
        event = events[i]
        for field in set(event) & {"tile", "out", "chest", "side", "card"}:
            yield with_event(record, i, **{field: "start"})
        if "room" in event:
            yield with_event(record, i, room=event["room"] % 3 + 4)
            yield with_event(record, i, room=0)
        if "cards" in event:
            for wrong in ([], event["cards"] * 5, [*event["cards"], "denar-10"], ["A"]):
                yield with_event(record, i, cards=wrong)
        if "remodel" in event:
            yield with_event(record, i, remodel={**event["remodel"], "tile": "start"})
            yield with_event(record, i, remodel={"event": "take", "cards": []})
            yield with_event(record, i, remodel={**event["remodel"], "colour": 1})


def change_chance(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Outcomes that the supplies cannot give."""
    events = record["events"]
    tiles, cards = indexes(record, "draw_tile"), indexes(record, "draw_card")
    for i in some(chooser, tiles[1:]):
        yield with_event(record, i, tile=events[tiles[0]]["tile"])
        yield with_event(record, i, tile="castle-9")
    for i in some(chooser, cards):
        yield with_event(record, i, card="denar-10")
        if events[i]["card"] not in "AB":
            yield with_event(record, i, card="A" if i > indexes(record, "scored")[0] else "B")
        else:
            yield with_event(record, i, card="B" if events[i]["card"] == "A" else "A")
    for i in some(chooser, indexes(record, "draw_chest")):
        yield with_event(record, i, chest="castle")
    for i in indexes(record, "scouts"):
        types = events[i]["types"]
        for wrong in ([types[0]] * 2, types[:1], [*types, "x"], ["x", "y"]):
            yield with_event(record, i, types=wrong)
    for name in ("attack", "open_attack"):
        where = indexes(record, name)
        for i in where[1:]:
            yield with_event(record, i, direction=events[where[0]]["direction"])
        for i in where:
            yield with_event(record, i, direction=None)
    for i in indexes(record, "peek"):
        coming = next(e["direction"] for e in events[i:] if e["event"] == "attack")
        wrong = "north" if coming == "south" else "south"
        yield with_event(record, i, direction=wrong)
    for i in indexes(record, "start_player"):
        yield with_event(record, i, seat=-1)
    for i in indexes(record, "draw_builder"):
        yield with_event(record, i, card="denar-3")


JUNK: tuple[Any, ...] = ({"a": 1}, [[]], 1.5)


def change_fields(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Fields missing, unknown or of the wrong type."""
    events = record["events"]
    for i in some(chooser, list(range(len(events)))):
        yield with_event(record, i, colour="red")
        yield with_event(record, i, at=7)
        for field in events[i]:
            less = {name: value for name, value in events[i].items() if name != field}
            optional = field == "flip" or (field == "side" and less["event"] == "reserve")
            if not optional:
                yield with_events(record, [*events[:i], less, *events[i + 1 :]])
            for junk in JUNK:
                yield with_event(record, i, **{field: junk})
    for field in record:
        yield {name: value for name, value in record.items() if name != field}
        if field != "result":
            yield {**record, field: [7]}
    yield {**record, "colour": "red"}
    yield {**record, "options": {**record["options"], "colour": "red"}}
    yield {**record, "result": {**record["result"], "colour": "red"}}


def change_configuration(record: Record, chooser: random.Random) -> Iterator[Record]:
    """Impossible players, modules and options, or others than were played."""
    names, modules, options = record["players"], record["modules"], record["options"]
    for players in ([], names[:1], ["x"] * 7, [*names, 1]):
        yield {**record, "players": players}
    for wrong in ([*modules, "towers"], ["bazaars", "bazaars"], "bazaars"):
        yield {**record, "modules": wrong}
    yield {**record, "game": "cordoba"}
    yield {**record, "version": 2}
    for ages in ([0], [0] * len(names), list(range(len(names) + 1)), "old"):
        yield {**record, "options": {**options, "ages": ages}}
    yield {**record, "options": {**options, "scoring": "double"}}
    yield {**record, "options": {**options, "open_attack": None}}
    if record["game"] == "granada":
        yield {**record, "modules": [*modules, "bazaars"]}
        yield {**record, "modules": [*modules, "treasure_chamber"]}
    else:
        yield {**record, "options": {**options, "scoring": "simple"}}
    for module in ("treasure_chamber", "master_builders", "invaders"):
        if module not in modules:
            yield {**record, "modules": [*modules, module]}
    for module in modules:
        yield {**record, "modules": [name for name in modules if name != module]}


DOCTORS: list[Doctor] = [
    change_scored,
    change_result,
    drop_event,
    swap_neighbours,
    insert_event,
    change_payment,
    change_coordinates,
    change_player,
    change_names,
    change_chance,
    change_fields,
    change_configuration,
]
