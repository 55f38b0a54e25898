"""Seats: who sits where, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table: free, a person's, or a bot's.

    ``stand_in`` is the bot that plays for its owner, ``resigned`` says that it does so for good.
    """

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    contribution: str = ""
    stand_in: str | None = None
    resigned: bool = False
    abandoning: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat; None if a person does."""
        return self.bot or self.stand_in

    def to_json(self) -> dict[str, Any]:
        """Return what everybody may know of the seat."""
        found: dict[str, Any] = {"name": self.name, "person": self.person, "bot": self.bot}
        if self.stand_in is not None:
            found["stand_in"] = self.stand_in
        if self.resigned:
            found["resigned"] = True
        if self.abandoning:
            found["abandoning"] = True
        return found
