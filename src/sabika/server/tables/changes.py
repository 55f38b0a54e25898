"""What each kind of entry changes of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from sabika.notation.shape import read_move
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.seeds import joined_seed
from sabika.server.tables.clock import Clock
from sabika.server.tables.entries import Entry
from sabika.server.tables.mending import as_logged
from sabika.server.tables.seats import Seat
from sabika.server.tables.status import CLOSED, OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from sabika.server.tables.table import Table

Changes: TypeAlias = dict[str, Any]


def new_game(table: Table) -> Game:
    """Return the game that the seats of a table begin, with the seed that all of them gave."""
    names = [seat.name or "" for seat in table.seats]
    seed = joined_seed(table.server_part, table.contributions)
    return Game.of(table.terms.configuration(), names=names, seed=seed)


def _sat(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    body = entry.body
    seats = table.with_seat(
        entry.seat, person=entry.person, name=body["name"], contribution=body["contribution"]
    )
    return {"seats": seats, "host": table.host or entry.person}


def _left(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    if table.status == PLAYING:
        return _timed_out(table, entry, None)
    return _emptied(table, entry.seat)


def _emptied(table: Table, number: int) -> Changes:
    gone = table.seats[number].person
    seats = (*table.seats[:number], Seat(), *table.seats[number + 1 :])
    others = [seat.person for seat in seats if seat.person is not None]
    host = table.host
    if gone is not None and gone == host:
        host = others[0] if others else None
    return {"seats": seats, "host": host, "status": OPEN if others else CLOSED}


def _kicked(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    person = table.seats[entry.seat].person
    changes = _emptied(table, entry.seat)
    changes["status"] = OPEN
    if person is not None:
        changes["kicked"] = table.kicked | {person}
    return changes


def _bot_added(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    return {"seats": table.with_seat(entry.seat, bot=entry.body["bot"], name=entry.body["name"])}


def _started(table: Table, entry: Entry, after: Game | None) -> Changes:
    table = table.adding(entry.person, entry.body.get("contribution"))
    game = as_logged(new_game(table), 0, entry) if after is None else after
    terms = table.terms
    clock = None
    if terms.per_turn is not None:
        clock = Clock(1000 * terms.per_turn, (1000 * terms.bank,) * terms.players, since=entry.at)
    changes: Changes = {"game": game, "news": game.events, "clock": clock}
    return {"status": PLAYING, "seats": table.seats, **changes}


def _moved(table: Table, entry: Entry, after: Game | None) -> Changes:
    if "events" not in entry.body:
        return {"held": read_move(entry.body["move"], 0)}
    assert entry.seat is not None
    seats = table.seats
    if seats[entry.seat].abandoning:  # who plays on has thought better of it
        seats = table.with_seat(entry.seat, abandoning=False)
    if after is None:
        after = _replayed(table, entry, read_move(entry.body["move"], 0))
    return {"seats": seats, **_played(entry, after)}


def _confirmed(table: Table, entry: Entry, after: Game | None) -> Changes:
    assert table.held is not None
    if after is None:
        after = _replayed(table, entry, table.held)
    return {"held": None, **_played(entry, after)}


def _replayed(table: Table, entry: Entry, move: ev.Move) -> Game:
    """Return the table's game played on, as the log tells it."""
    game = table.game
    assert game is not None
    since = game.event_count
    game.play(move)
    return as_logged(game, since, entry)


def _played(entry: Entry, after: Game) -> Changes:
    since = after.event_count - len(entry.body["events"])
    changes: Changes = {"game": after, "news": after.events_since(since)}
    if after.over:
        changes |= {"status": OVER, "ended": "finished"}
    return changes


def _undone(table: Table, entry: Entry, after: Game | None) -> Changes:
    if table.held is not None:
        return {"held": None}
    game = table.game if after is None else after
    assert game is not None
    if after is None:
        game.undo(entry.seat)
    return {"game": game}


def _restarted(table: Table, entry: Entry, after: Game | None) -> Changes:
    game = table.game if after is None else after
    assert game is not None
    if after is None and game.can_undo(entry.seat):
        game.restart_turn(entry.seat)
    return {"held": None, "game": game}


def _chatted(table: Table, entry: Entry, _: Game | None) -> Changes:
    return {}


def _resigned(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    seats = table.with_seat(entry.seat, stand_in=table.terms.stand_in, resigned=True)
    changes: Changes = {"seats": seats, "held": _still_held(table, entry.seat)}
    left = [seat for seat in seats if not seat.resigned]
    if len(left) == 1 or not any(seat.person for seat in left):
        changes |= {"status": OVER, "ended": "resigned"}
    return changes


def _abandoning(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    seats = table.with_seat(entry.seat, abandoning=True)
    if all(seat.abandoning or seat.player is not None for seat in seats):
        return {"seats": seats, "status": OVER, "ended": "abandoned"}
    return {"seats": seats}


def _timed_out(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    seats = table.with_seat(entry.seat, stand_in=table.terms.stand_in)
    return {"seats": seats, "held": _still_held(table, entry.seat)}


def _still_held(table: Table, seat: int) -> ev.Move | None:
    """Return the move that waits for consent, unless this seat was asked for it."""
    return None if seat == table.to_act else table.held


def _returned(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    return {"seats": table.with_seat(entry.seat, stand_in=None)}


def _handed(table: Table, entry: Entry, _: Game | None) -> Changes:
    assert entry.seat is not None
    old = table.seats[entry.seat].person
    seats = table.with_seat(entry.seat, person=entry.person)
    host = entry.person if table.host == old else table.host
    return {"seats": seats, "host": host, "links": table.links | {entry.body["link"]}}


def _rematched(table: Table, entry: Entry, _: Game | None) -> Changes:
    return {"rematch": entry.body["table"]}


CHANGES: dict[str, Callable[[Table, Entry, Game | None], Changes]] = {
    "sat": _sat,
    "left": _left,
    "kicked": _kicked,
    "bot_added": _bot_added,
    "started": _started,
    "moved": _moved,
    "confirmed": _confirmed,
    "undone": _undone,
    "restarted": _restarted,
    "chatted": _chatted,
    "resigned": _resigned,
    "abandoning": _abandoning,
    "timed_out": _timed_out,
    "returned": _returned,
    "handed": _handed,
    "rematched": _rematched,
}
KINDS = ("created", *CHANGES)
"""All kinds of entries."""
