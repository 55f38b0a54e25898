"""Drafts: what a command would write into the log, and what every command asks first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sabika.play.game import Game
from sabika.server.problems import Problem
from sabika.server.tables.seats import Seat
from sabika.server.tables.status import CLOSED, OPEN, OVER, PLAYING
from sabika.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be, and the game as it would leave it."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)
    game: Game | None = None


Command: TypeAlias = Callable[[Table, str | None], Draft]
"""What somebody wants of a table: returns a draft or raises a problem; changes nothing."""


def open_table(table: Table) -> None:
    """Refuse what is possible only before the start."""
    if table.status != OPEN:
        raise Problem("closed" if table.status == CLOSED else "started")


def running_game(table: Table) -> Game:
    """Return the game; refuse what is possible only while it is played."""
    if table.status == OVER:
        raise Problem("over")
    if table.status != PLAYING or table.game is None:
        raise Problem("closed" if table.status == CLOSED else "not-started")
    return table.game


def own_seat(table: Table, person: str | None) -> int:
    """Return the seat that a person owns."""
    number = table.seat_of(person)
    if number is None:
        raise Problem("not-your-seat")
    return number


def playing_seat(table: Table, person: str | None) -> int:
    """Return the seat that a person owns and plays: no bot stands in."""
    number = own_seat(table, person)
    if table.seats[number].stand_in is not None:
        raise Problem("stood-in")
    return number


def seat_number(table: Table, number: int) -> Seat:
    """Return a seat by its number."""
    if not 0 <= number < len(table.seats):
        raise Problem("no-such-seat", field="seat")
    return table.seats[number]


def host_only(table: Table, person: str | None) -> None:
    """Refuse what only the host may do."""
    if person is None or person != table.host:
        raise Problem("not-the-host")
