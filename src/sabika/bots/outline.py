"""Outlines of a turn: the best way to go on after each first move worth a look."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import local

from sabika.bots.explanation import Option
from sabika.bots.mind.experience import experienced
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights, tuned
from sabika.play.choices import Choices
from sabika.play.events import Buy, Move, Take
from sabika.play.hidden import determinize
from sabika.play.position import book_of
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

PATIENCE = 75  # turns of each player: who plans needs half as many, unless all wait for each other


@dataclass(frozen=True)
class Line:
    """A turn from its next decision on: its moves, as words too, and what it promises."""

    moves: tuple[Move, ...]
    words: list[tuple[int, int]]
    value: float

    @property
    def option(self) -> Option:
        """The turn as one that was considered."""
        return Option(self.moves[0], self.value, self.moves)


@dataclass(frozen=True)
class Judgement:
    """How turns are judged."""

    weights: Weights | None = None
    """By these weights; none are the tuned ones."""
    experience: bool = False
    """Whether with experience, too, which fits the tuned weights only."""

    def weights_for(self, two_sided: bool) -> Weights:
        """Return the weights for tiles with one side or with two."""
        return self.weights or tuned(two_sided)


class _Searches(local):
    """The searches of this thread: each has memory of its own, so no two threads share one."""

    def __init__(self) -> None:
        self.of = lru_cache(maxsize=32)(_search)


def _search(config: Configuration, judgement: Judgement) -> Turns:
    book = book_of(config)
    two_sided = bool(book.two_sided)
    experience = experienced(two_sided) if judgement.experience else None
    return Turns(book, judgement.weights_for(two_sided).numbers(), experience)


_SEARCHES = _Searches()


def lines_of(view: View, judgement: Judgement) -> list[Line]:
    """Return the best way to go on after each first move worth a look, the best first.

    What is hidden does not matter: the position searched is filled up in always the same way. Who
    has waited for too long thinks of nothing but turns that go on.
    """
    if view.seat is None:
        raise ValueError("a spectator's view has nothing to choose from")
    position = determinize(view, Choices("outline"))
    decode = position.codec.decode
    lines = [
        Line(tuple(decode(*words) for words in line), line, value)
        for value, _, line in _SEARCHES.of(view.config, judgement).plan(position.state)
    ]
    return lines if view.turns < PATIENCE * view.config.players else going_on(lines)


def going_on(lines: list[Line]) -> list[Line]:
    """Return the turns that bring a game nearer to its end: that buy, or at least take money."""
    for kind in (Buy, Take):
        found = [line for line in lines if any(isinstance(move, kind) for move in line.moves)]
        if found:
            return found
    return lines
