"""Lessons: a game with a fixed seed, what is said at each step, and who plays what.

A lesson is a file beside this one, written by ``finding``. Its moves, the learner's and those of
the partners, follow each other in one script; the steps say what stands between them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any

from sabika.notation.text import format_move, parse_move
from sabika.play import events as ev
from sabika.play.game import Game

LEARNER = 0
"""The seat of who learns."""


@dataclass(frozen=True)
class Step:
    """Something that is said, and what leads on from there.

    ``move`` is the learner's move that is asked for, in notation, and ``partners`` are those of
    the others that follow. ``refused`` is a move to try in vain, for ``code``. A step with neither
    is only read. ``look`` names parts of the table.
    """

    say: str
    look: tuple[str, ...] = ()
    move: str | None = None
    refused: str | None = None
    code: str | None = None
    partners: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return what the page needs to know of the step."""
        found: dict[str, Any] = {"say": self.say, "look": self.look}
        if self.refused is not None:
            found |= {"refused": parse_move(self.refused).to_json(), "code": self.code}
        if self.move is not None:
            found["move"] = parse_move(self.move).to_json()
        return found


@dataclass(frozen=True)
class Lesson:
    """A title's first game. ``seed`` is the server's part of it, the seats add nothing."""

    game: str
    seed: str
    partners: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def players(self) -> int:
        """How many take part."""
        return 1 + len(self.partners)

    @cached_property
    def script(self) -> tuple[str, ...]:
        """All moves in their order, in notation."""
        moves: list[str] = []
        for step in self.steps:
            moves += [] if step.move is None else [step.move]
            moves += step.partners
        return tuple(moves)

    def done(self, game: Game) -> int | None:
        """Return how many moves of the script have been made; None if others were."""
        made = [format_move(one.move) for one in game.events if isinstance(one, ev.Played)]
        return len(made) if tuple(made) == self.script[: len(made)] else None

    def due(self, game: Game) -> str | None:
        """Return the move that is to be made now, in notation; None once the script has ended."""
        done = self.done(game)
        return None if done is None or done == len(self.script) else self.script[done]

    def pages(self, game: Game) -> tuple[int, tuple[Step, ...]] | None:
        """Return the number of the first step of this decision, from 0, and these steps.

        While a partner has to move there are none. None once the lesson has been left behind.
        """
        done = self.done(game)
        if done is None:
            return None
        made = 0
        first = 0
        for number, step in enumerate(self.steps):
            if made == done and step.move is not None:
                return first, self.steps[first : number + 1]
            if step.move is not None:
                made += 1 + len(step.partners)
                first = number + 1
            if made > done:
                return first, ()
        return first, self.steps[first:]


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a title."""
    text = (resources.files(__package__) / f"{game}.json").read_text("utf-8")
    found = json.loads(text)
    steps = [
        Step(**{**step, "look": tuple(step["look"]), "partners": tuple(step.get("partners", ()))})
        for step in found.pop("steps")
    ]
    return Lesson(**{**found, "partners": tuple(found["partners"]), "steps": tuple(steps)})
