"""The planner: it searches its whole turn and plays the first move of the best one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation, Option
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights, tuned
from sabika.play.choices import Choices
from sabika.play.events import Move
from sabika.play.hidden import determinize
from sabika.play.position import book_of
from sabika.play.view import View
from sabika.rules.ruleset import Configuration


@lru_cache(maxsize=32)
def turns_of(config: Configuration, weights: Weights | None) -> Turns:
    """Return a search for a configuration; there is one for each thread that thinks."""
    book = book_of(config)
    return Turns(book, (weights or tuned(bool(book.two_sided))).numbers())


@dataclass(frozen=True)
class Line:
    """A turn from its next decision on: its moves, as words too, and what it promises."""

    moves: tuple[Move, ...]
    words: list[tuple[int, int]]
    value: float


def lines_of(view: View, weights: Weights | None) -> list[Line]:
    """Return the best way to go on after each first move worth a look, the best first.

    What is hidden does not matter: the position searched is filled up in always the same way.
    """
    if view.seat is None:
        raise ValueError("a spectator's view has nothing to choose from")
    search = turns_of(view.config, weights)
    position = determinize(view, Choices("planner"))
    decode = position.codec.decode
    return [
        Line(tuple(decode(*words) for words in line), line, value)
        for value, _, line in search.plan(position.state)
    ]


class PlannerBot:
    """Searches all of its turn: purchases that chain, payments, places, remodelling, money.

    Where the turn ends it judges by expected points.
    """

    name = "planner"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the best turn found."""
        self.said = Explanation()
        if len(moves) == 1:
            return moves[0]
        start = time.perf_counter()
        lines = lines_of(view, self.weights)
        options = tuple(Option(line.moves[0], line.value, line.moves) for line in lines)
        self.said = Explanation(options, 1, time.perf_counter() - start)
        return lines[0].moves[0]

    def explain(self) -> Explanation:
        """Return the turns considered, the best first."""
        return self.said
