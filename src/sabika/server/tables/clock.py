"""Clocks: a free time for each turn, and a bank for what goes beyond it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every seat, in milliseconds; ``seat`` is the one whose time runs.

    Whoever has to decide has ``per_turn`` for free each time the decision comes to them; longer
    thought is taken from their ``bank``. Bots have all the time they need.
    """

    per_turn: int
    bank: tuple[int, ...]
    seat: int | None = None
    since: int = 0

    def passed_to(self, seat: int | None, at: int) -> Clock:
        """Return the clock once another seat, or a bot (None), has to decide."""
        if seat == self.seat:
            return self
        return replace(self, bank=self._charged(at), seat=seat, since=at)

    def _charged(self, at: int) -> tuple[int, ...]:
        if self.seat is None:
            return self.bank
        over = max(0, at - self.since - self.per_turn)
        left = max(0, self.bank[self.seat] - over)
        return (*self.bank[: self.seat], left, *self.bank[self.seat + 1 :])

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to decide is up."""
        if self.seat is None:
            return None
        return self.since + self.per_turn + self.bank[self.seat]

    def to_json(self) -> dict[str, Any]:
        """Return what everybody may know of the clock."""
        return {
            "per_turn": self.per_turn,
            "bank": list(self.bank),
            "seat": self.seat,
            "since": self.since,
            "deadline": self.deadline,
        }
