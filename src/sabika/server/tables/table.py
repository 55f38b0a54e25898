"""A table: the fold of its log. Pure: the same entries give the same table, at any time."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import Any

from sabika.play import events as ev
from sabika.play.game import Game
from sabika.server.tables.changes import CHANGES
from sabika.server.tables.clock import Clock
from sabika.server.tables.entries import GAME_KINDS, Entry
from sabika.server.tables.seats import Seat
from sabika.server.tables.status import OPEN, PLAYING
from sabika.server.tables.terms import Terms


@dataclass(frozen=True, slots=True)
class Table:
    """A table after so many entries. A new entry makes a new table and leaves this one as it is.

    ``ended`` says how the game ended: ``finished``, ``resigned`` (all but one gave up) or
    ``abandoned`` (all agreed). ``decision`` counts the changes of the game, ``to_act`` is the seat
    that has to decide. ``news`` are the events of the last entry, hidden things included. ``held``
    is a move that waits for consent.
    """

    id: str
    seq: int
    terms: Terms
    host: str | None
    seats: tuple[Seat, ...]
    server_part: str = field(repr=False)
    created: int
    updated: int
    status: str = OPEN
    ended: str | None = None
    game: Game | None = field(default=None, repr=False)
    held: ev.Move | None = None
    decision: int = 0
    clock: Clock | None = None
    kicked: frozenset[str] = frozenset()
    links: frozenset[str] = frozenset()
    rematch: str | None = None
    to_act: int | None = None
    news: tuple[ev.Event, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published of the server's part of the seed when the table is made."""
        return hashlib.sha256(self.server_part.encode()).hexdigest()

    @property
    def contributions(self) -> list[str]:
        """What the seats add to the seed, in their order."""
        return [seat.contribution for seat in self.seats]

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat that a person owns."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    @property
    def bot_due(self) -> str | None:
        """The bot that has to decide; None if a person has, or nobody."""
        seat = self.to_act
        return None if seat is None else self.seats[seat].player

    @property
    def deadline(self) -> int | None:
        """When somebody's time is up."""
        return None if self.clock is None else self.clock.deadline

    def apply(self, entry: Entry, after: Game | None = None) -> Table:
        """Return the table after one more entry.

        ``after`` is the game as the entry leaves it, where that is known already; this table's
        own game stays as it is then. Without it the game is played on in place: the new table
        takes it over, and this one must not be used any more.
        """
        assert entry.seq == self.seq + 1
        changes = CHANGES[entry.kind](self, entry, after)
        changes.setdefault("news", ())
        if entry.kind in GAME_KINDS:
            changes["decision"] = self.decision + 1
        if "game" in changes or "status" in changes:
            game = changes.get("game", self.game)
            playing = changes.get("status", self.status) == PLAYING
            changes["to_act"] = game.to_act if playing and game is not None else None
        new = self._with(seq=entry.seq, updated=entry.at, **changes)
        return new if new.clock is None else new._ticking(new.clock, entry.at)

    def _with(self, **changes: Any) -> Table:
        """Return the same but for some fields: ``dataclasses.replace``, at a third of the time."""
        new = object.__new__(Table)
        for name in _FIELDS:
            put(new, name, changes[name] if name in changes else getattr(self, name))
        return new

    def _ticking(self, clock: Clock, at: int) -> Table:
        seat = self.to_act
        person = seat if seat is not None and self.seats[seat].player is None else None
        passed = clock.passed_to(person, at)
        return self if passed is clock else replace(self, clock=passed)

    def own_game(self) -> Table:
        """Return the same table with a game of its own, to be played on in place."""
        return self if self.game is None else replace(self, game=self.game.copy())

    def adding(self, person: str | None, contribution: str | None) -> Table:
        """Return the table with what somebody adds to the seed, if they do."""
        number = self.seat_of(person)
        if number is None or contribution is None:
            return self
        return replace(self, seats=self.with_seat(number, contribution=contribution))

    def with_seat(self, number: int, **changes: Any) -> tuple[Seat, ...]:
        """Return the seats with one of them changed."""
        new = replace(self.seats[number], **changes)
        return (*self.seats[:number], new, *self.seats[number + 1 :])


_FIELDS = tuple(Table.__dataclass_fields__)
put = object.__setattr__


def founded(entry: Entry) -> Table:
    """Return the table of a first entry."""
    body = entry.body
    return Table(
        id=entry.table,
        seq=1,
        terms=Terms.from_json(body["terms"]),
        host=entry.person,
        seats=tuple(Seat(**seat) for seat in body["seats"]),
        server_part=body["server_part"],
        created=entry.at,
        updated=entry.at,
    )
