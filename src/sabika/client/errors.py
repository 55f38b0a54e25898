"""What can go wrong when one plays over a network."""

from __future__ import annotations

from typing import Any


class ClientError(Exception):
    """Something that a server did not do."""


class Unreachable(ClientError):
    """Nobody answered, however often it was tried. What was asked may have happened or not."""


class Refused(ClientError):
    """The server refused, and nothing has changed; ``str`` is the reason in one's language.

    ``code`` never changes; ``rule`` is the rule of the game and ``field`` the part of the request
    that it is about, where there is one.
    """

    def __init__(self, problem: dict[str, Any]) -> None:
        rule: str | None = problem.get("rule")
        reason = problem.get("detail", "")
        super().__init__(reason if rule is None else f"{reason} ({rule})")
        self.code: str = problem.get("code", "unknown")
        self.status: int = problem.get("status", 0)
        self.rule = rule
        self.field: str | None = problem.get("field")
