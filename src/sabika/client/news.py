"""What a seat is told: a position, and the news that led to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from sabika.client.shapes import Clock, Json, Summary
from sabika.notation.shape import read_event, read_move
from sabika.play.events import Event, Move


@dataclass(frozen=True)
class Position:
    """A game as one sees it; ``found`` is all that came."""

    found: Json

    @property
    def seq(self) -> int:
        """The number of the last entry of the log."""
        return int(self.found["seq"])

    @property
    def view(self) -> Json:
        """What one sees, in the form of ``sabika.play.view.View.to_json``."""
        return cast(Json, self.found["view"])

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return cast("int | None", self.found["to_act"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.found["status"] == "over")

    @property
    def clock(self) -> Clock | None:
        """The clock, if there is one."""
        return cast("Clock | None", self.found["clock"])

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """The moves that one may make now; none if it is not one's turn."""
        return tuple(read_move(move, 0) for move in self.found.get("legal", ()))

    @cached_property
    def held(self) -> Move | None:
        """One's move that waits for ``confirm`` or ``undo``."""
        held = self.found.get("held")
        return read_move(held, 0) if isinstance(held, dict) else None

    @property
    def can_undo(self) -> bool:
        """Whether one may take something back."""
        return bool(self.found.get("can_undo", False))


@dataclass(frozen=True)
class News:
    """One entry of a table's log as one saw it, or ``hello``: where the table is now.

    The entries are listed in ``docs/api.md``.
    """

    found: Json

    @property
    def seq(self) -> int:
        """The number of the entry; that of the last one for ``hello``."""
        return int(self.found["seq"])

    @property
    def kind(self) -> str:
        """What happened: ``moved``, ``chatted`` and so on."""
        return str(self.found["kind"])

    @property
    def seat(self) -> int | None:
        """The seat that did it, or to which it was done."""
        return cast("int | None", self.found.get("seat"))

    @property
    def text(self) -> str | None:
        """What was said, if something was."""
        return cast("str | None", self.found.get("text"))

    @property
    def table(self) -> Summary | None:
        """The table, if more than the game has changed."""
        return cast("Summary | None", self.found.get("table"))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened in the game."""
        return tuple(read_event(event, 0) for event in self.found.get("events", ()))

    @cached_property
    def position(self) -> Position | None:
        """The position after it; None before the start, after chat, and for what was missed."""
        return Position(self.found) if "view" in self.found else None

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves that one may make now."""
        return () if self.position is None else self.position.legal

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.over
