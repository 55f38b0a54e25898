"""What somebody sees of a table: the only way from a table to the outside.

``eyes`` is a seat, or None for a spectator. Nothing hidden from these eyes is in what is returned:
the game comes from ``Game.view`` and ``seen_events``, the rest from what everybody may know.
"""

from __future__ import annotations

from typing import Any

import orjson

from sabika.notation.text import format_move
from sabika.play import events as ev
from sabika.play.game import seen_events
from sabika.play.view import View
from sabika.server.tables.entries import Entry
from sabika.server.tables.status import OVER, PLAYING
from sabika.server.tables.table import Table
from sabika.server.tutorial.coaching import coached, offered

Json = dict[str, Any]
_TOLD = {
    "sat": ("name",),
    "bot_added": ("bot", "name"),
    "chatted": ("text",),
    "rematched": ("table",),
}
_HIDDEN = (ev.DrawBuilder, ev.Peek)
"""Events of which not everybody sees everything."""
_NOT_SHOWN = ("config", "position")


def summary(table: Table) -> Json:
    """Return what everybody may know of a table, apart from the game's own view."""
    game = table.game
    return {
        "id": table.id,
        "seq": table.seq,
        "status": table.status,
        "ended": table.ended,
        "winners": game.outcome().winners if game and table.ended == "finished" else (),
        "terms": table.terms.to_json(),
        "host": table.host,
        "seats": [seat.to_json() for seat in table.seats],
        "to_act": table.to_act,
        "decision": table.decision,
        "clock": None if table.clock is None else table.clock.to_json(),
        "created": table.created,
        "updated": table.updated,
        "rematch": table.rematch,
        "commitments": {
            "server": table.commitment,
            "game": None if game is None else game.commitment,
            "contributions": None if game is None else table.contributions,
        },
    }


def card(table: Table) -> Json:
    """Return what stands in lists of tables."""
    terms = table.terms
    shown = terms.delay == 0  # lists do not lag behind
    return {
        "id": table.id,
        "status": table.status,
        "ended": table.ended,
        "game": terms.game,
        "modules": list(terms.modules),
        "title": terms.title,
        "pace": terms.pace,
        "public": terms.public,
        "lesson": terms.lesson,
        "host": table.host,
        "seats": [seat.to_json() for seat in table.seats],
        "to_act": table.to_act if shown else None,
        "deadline": table.deadline if shown else None,
        "created": table.created,
        "updated": table.updated,
    }


def told(entry: Entry, happened: tuple[ev.Event, ...], eyes: int | None) -> Json:
    """Return an entry of the log as these eyes saw it; ``happened`` are its events."""
    found: Json = {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    for name in _TOLD.get(entry.kind, ()):
        found[name] = entry.body[name]
    if entry.kind == "moved" and "events" not in entry.body:
        found["held"] = entry.body["move"] if eyes == entry.seat else True
    if happened:
        found["events"] = _events_seen(entry, happened, eyes)
    return found


def _events_seen(entry: Entry, happened: tuple[ev.Event, ...], eyes: int | None) -> list[Json]:
    if not any(isinstance(event, _HIDDEN) for event in happened):
        events: list[Json] = entry.body["events"]  # as everybody saw them
        return events
    return [event.to_json() for event in seen_events(happened, eyes)]


def view_json(view: View) -> bytes:
    """Return ``View.to_json`` as bytes, without the detour."""
    config = view.config
    shown = {"game": config.game, "modules": config.modules, "players": config.players}
    shown.update(vars(view))
    for name in _NOT_SHOWN:
        del shown[name]
    return orjson.dumps(shown)


def choices(table: Table, eyes: int | None) -> Json:
    """Return what these eyes may do now: moves, taking back, a held move, what a lesson says."""
    game = table.game
    if game is None or eyes is None or table.status != PLAYING:
        return {}
    found: Json = {}
    if table.to_act == eyes and table.seats[eyes].player is None:
        if table.held is None:
            found["legal"] = [move.to_json() for move in offered(table.terms, game)]
        else:
            found["held"] = table.held.to_json()
    if table.terms.undo and game.can_undo(eyes):
        found["can_undo"] = True
    if (said := coached(table.terms, game)) is not None:
        found["lesson"] = said
    return found


def position(table: Table, eyes: int | None) -> Json:
    """Return the view of these eyes on a game, and what they may do."""
    assert table.game is not None
    return {
        "status": table.status,
        "to_act": table.to_act,
        "decision": table.decision,
        "clock": None if table.clock is None else table.clock.to_json(),
        "view": orjson.Fragment(view_json(table.game.view(eyes))),
        **choices(table, eyes),
    }


def legal_moves(table: Table, eyes: int | None) -> list[Json]:
    """Return the legal moves of these eyes, each with its notation."""
    game = table.game
    if game is None or eyes is None or table.to_act != eyes or table.held is not None:
        return []
    moves = offered(table.terms, game)
    return [{"move": move.to_json(), "text": format_move(move)} for move in moves]


def may_watch(table: Table, eyes: int | None) -> bool:
    """Whether these eyes may see the game at all."""
    return eyes is not None or table.terms.spectators or table.status == OVER


def seen_scores(table: Table) -> Json:
    """Return every scoring so far, and how the game stands; points are nobody's secret."""
    game = table.game
    assert game is not None
    scorings = [event.to_json() for event in game.events if isinstance(event, ev.Scored)]
    outcome = game.outcome()
    return {
        "scorings": scorings,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "ended": table.ended,
    }


def score_now(table: Table, eyes: int | None, scoring: str) -> list[Json]:
    """Return the lines that a scoring would give now."""
    assert table.game is not None
    return [
        {"player": line.player, "for": line.source, "points": line.points}
        for line in table.game.view(eyes).score_now(scoring)
    ]
