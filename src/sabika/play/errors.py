"""What can be wrong with a move: malformed, illegal, ambiguous; each says what and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sabika.locale import naming, say


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: a stable code, the rule, and what it is about.

    ``faces`` says what stands on the tile it is about (``Codec.faces``); words need it.
    """

    code: str
    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)
    faces: tuple[str, ...] = field(default=(), compare=False)

    def sentence(self, language: str = "en") -> str:
        """Return the reason as a sentence.

        >>> Refusal("not-on-offer", "4.2", {"tile": "tower-11a"}).sentence("de")
        'Turm 11 liegt nicht im Bauhof.'
        """
        named = dict(self.params)
        if "tile" in named:
            named["tile"] = naming.tile(language, *(self.faces or (named["tile"],)))
        if "cards" in named:
            named["cards"] = naming.card(language, named["cards"])
        if "chest" in named:
            named["chest"] = naming.building(language, named["chest"])
        return naming.capital(say(language, "refusal-" + self.code, named))

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})"


class MoveError(ValueError):
    """A move that cannot be played. Nothing has changed."""

    code: str
    rule: str | None = None


class MalformedMove(MoveError):
    """Not a move at all: an unknown name, a wrong type, a missing field."""

    def __init__(self, code: str, field: str, value: object, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.field = field
        self.value = value


class IllegalMove(MoveError):
    """A move that the rules do not allow now."""

    def __init__(self, refusal: Refusal, move: object) -> None:
        super().__init__(f"{move}: {refusal}")
        self.code = refusal.code
        self.rule = refusal.rule
        self.refusal = refusal
        self.move = move


class AmbiguousMove(MoveError):
    """A text that could mean several moves."""

    code = "ambiguous"

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        shown = "; ".join(candidates[:8]) + (" ..." if len(candidates) > 8 else "")
        super().__init__(f"{text!r} could mean: {shown}")
        self.candidates = tuple(candidates)


class UndoError(ValueError):
    """Nothing can be taken back now."""
