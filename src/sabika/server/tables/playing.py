"""Commands of the game: move, take back, confirm, talk, give up, come back."""

from __future__ import annotations

from typing import Any

from sabika.notation.shape import RecordError, read_move
from sabika.notation.text import read_move as read_text
from sabika.play import events as ev
from sabika.play.errors import AmbiguousMove, IllegalMove, MalformedMove
from sabika.play.game import Game
from sabika.server.problems import Problem
from sabika.server.tables.drafts import (
    Command,
    Draft,
    own_seat,
    playing_seat,
    running_game,
)
from sabika.server.tables.lines import plain
from sabika.server.tables.status import CLOSED, OVER
from sabika.server.tables.table import Table
from sabika.server.tutorial.coaching import objects

LONGEST_CHAT = 500


def parsed(found: object) -> ev.Move:
    """Return a move from its JSON object."""
    if not isinstance(found, dict):
        raise Problem("malformed-move", field="move", params={"reason": "not-an-object"})
    try:
        return read_move(found, 0)
    except RecordError as error:
        raise Problem("malformed-move", field="move", params={"reason": error.code}) from None


def typed(text: str, game: Game) -> ev.Move:
    """Return the move that a line in notation means here."""
    try:
        return read_text(text, game.position)
    except MalformedMove as error:
        raise Problem.malformed(error) from None
    except AmbiguousMove:
        raise Problem("ambiguous", field="text") from None
    except IllegalMove as error:
        raise Problem.refused(error.refusal) from None


def after(game: Game, wanted: ev.Move) -> Game:
    """Return the game after a move; the one given stays as it is."""
    new = game.copy()
    try:
        new.play(wanted)
    except IllegalMove as error:
        raise Problem.refused(error.refusal) from None
    except MalformedMove as error:
        raise Problem.malformed(error) from None
    return new


def move(wanted: ev.Move | str) -> Command:
    """Make a move, given as an object or in notation."""

    def draft(table: Table, person: str | None) -> Draft:
        game = running_game(table)
        seat = playing_seat(table, person)
        if game.to_act != seat:
            raise Problem("not-your-turn")
        if table.held is not None:
            raise Problem("to-confirm")
        chosen = typed(wanted, game) if isinstance(wanted, str) else wanted
        new = after(game, chosen)
        if objects(table.terms, game, chosen):
            raise Problem("lesson")
        body: dict[str, Any] = {"move": chosen.to_json()}
        if table.terms.confirm and not new.can_undo(seat):
            return Draft("moved", seat, body)
        return _moved(game, seat, new, body)

    return draft


def _moved(game: Game, seat: int, new: Game, body: dict[str, Any]) -> Draft:
    events = [event.to_json() for event in new.events_since(game.event_count)]
    return Draft("moved", seat, {**body, "events": events}, new)


def bot_move(decision: int, wanted: ev.Move) -> Command:
    """Make a bot's move, if the decision that it thought about is still to be made."""

    def draft(table: Table, person: str | None) -> Draft:
        game, seat = running_game(table), table.to_act
        if table.decision != decision or seat is None or table.bot_due is None:
            raise Problem("not-your-turn")
        return _moved(game, seat, after(game, wanted), {"move": wanted.to_json()})

    return draft


def confirm(table: Table, person: str | None) -> Draft:
    """Agree to one's move that cannot be taken back any more afterwards."""
    game = running_game(table)
    seat = playing_seat(table, person)
    if table.held is None or game.to_act != seat:
        raise Problem("nothing-to-confirm")
    new = after(game, table.held)
    events = [event.to_json() for event in new.events_since(game.event_count)]
    return Draft("confirmed", seat, {"events": events}, new)


def undo(table: Table, person: str | None) -> Draft:
    """Take back one's last decision, as far as the engine allows it."""
    game, seat = _undoable(table, person)
    if table.held is not None and game.to_act == seat:
        return Draft("undone", seat)
    if not game.can_undo(seat):
        raise Problem("nothing-to-undo")
    new = game.copy()
    new.undo(seat)
    return Draft("undone", seat, game=new)


def restart(table: Table, person: str | None) -> Draft:
    """Take back all of one's turn that can be taken back."""
    game, seat = _undoable(table, person)
    held = table.held is not None and game.to_act == seat
    if not held and not game.can_undo(seat):
        raise Problem("nothing-to-undo")
    new = game.copy()
    if new.can_undo(seat):
        new.restart_turn(seat)
    return Draft("restarted", seat, game=new)


def _undoable(table: Table, person: str | None) -> tuple[Game, int]:
    game = running_game(table)
    seat = playing_seat(table, person)
    if not table.terms.undo and table.held is None:
        raise Problem("undo-off")
    return game, seat


def why_not(table: Table, person: str | None, wanted: ev.Move | str) -> Problem | None:
    """Say why a move of one's own is not possible now; None if it is."""
    try:
        move(wanted)(table, person)
    except Problem as problem:
        return problem
    return None


def plain_chat(text: object) -> str:
    """Return what was said as one line."""
    try:
        if not isinstance(text, str) or len(text) > LONGEST_CHAT:
            raise ValueError
        return plain(text)
    except ValueError:
        raise Problem("malformed", field="text", params={"field": "text"}) from None


def chat(text: str) -> Command:
    """Say something to the table."""

    def draft(table: Table, person: str | None) -> Draft:
        seat = own_seat(table, person)
        if not table.terms.chat:
            raise Problem("chat-off")
        if table.status == CLOSED:
            raise Problem("closed")
        return Draft("chatted", seat, {"text": text})

    return draft


def resign(table: Table, person: str | None) -> Draft:
    """Give up: a bot plays on, for good."""
    running_game(table)
    seat = own_seat(table, person)
    if table.seats[seat].resigned:
        raise Problem("resigned")
    return Draft("resigned", seat)


def abandon(table: Table, person: str | None) -> Draft:
    """Offer or agree to end the game without a result."""
    running_game(table)
    seat = playing_seat(table, person)
    if table.seats[seat].abandoning:
        raise Problem("abandoning")
    return Draft("abandoning", seat)


def come_back(table: Table, person: str | None) -> Draft:
    """Play oneself again after a bot stood in."""
    running_game(table)
    seat = own_seat(table, person)
    if table.seats[seat].resigned:
        raise Problem("resigned")
    if table.seats[seat].stand_in is None:
        raise Problem("not-stood-in")
    return Draft("returned", seat)


def time_out(now: int) -> Command:
    """Let a bot stand in for the seat whose time is up."""

    def draft(table: Table, person: str | None) -> Draft:
        running_game(table)
        if table.clock is None or table.deadline is None or table.deadline > now:
            raise Problem("not-your-turn")
        return Draft("timed_out", table.clock.seat)

    return draft


def take_over(seat: int, owner: str, mark: str) -> Command:
    """Become the owner of a seat by a link that its owner made; the link's mark works once."""

    def draft(table: Table, person: str | None) -> Draft:
        if table.status in (OVER, CLOSED):
            raise Problem("over")
        if mark in table.links or not 0 <= seat < len(table.seats):
            raise Problem("bad-link")
        if table.seats[seat].person != owner:
            raise Problem("bad-link")
        if table.seat_of(person) is not None:
            raise Problem("seated-already")
        return Draft("handed", seat, {"link": mark})

    return draft
