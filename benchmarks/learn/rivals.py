"""What planners choose: ends of their turns, their signs, and which of them was made for."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.learn.gather import ENDS, LONGEST, NOTHING, Kept, Learned, Numbers, padded
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import tuned
from sabika.bots.planner import PlannerBot
from sabika.play.choices import Choices
from sabika.play.events import Move
from sabika.play.position import Position, book_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

BRIEFLY = (4 * ENDS, ENDS, 3)  # about as widely as rivals search their turns in a future

Row = tuple[NDArray[np.floating], Numbers, int]


@dataclass(frozen=True)
class PlannerTurns(Kept):
    """Turns of planners in rows; of each the ends to choose from, those that do not exist NaN."""

    signs: NDArray[np.float16]
    """What the senses see of each end."""
    values: Numbers
    """Points by weights alone."""
    chosen: NDArray[np.int64]
    """The end of the turn that the planner began."""

    def __len__(self) -> int:
        return len(self.values)


class Onlooker:
    """Watches planners at tables of one kind and keeps how they begin their turns."""

    def __init__(self, config: Configuration) -> None:
        self.config = config
        book = book_of(config)
        weights = tuned(bool(book.two_sided)).numbers()
        self.turns = Turns(book, weights)
        self.turns.limit(*BRIEFLY)
        self.judge = Judge(book, weights, NOTHING.ends)

    def play(self, seed: str) -> Iterator[Row]:
        """Let planners play a game; give their turns, each in the order of ``PlannerTurns``."""
        position = Position.start(self.config, seed)
        seats = [(PlannerBot(), Choices(f"{seed}/{i}")) for i in range(self.config.players)]
        begun = -1
        while not position.over and position.turns < LONGEST:
            seat = position.to_act
            assert seat is not None
            planner, rng = seats[seat]
            moves = position.legal_moves()
            move = planner.choose(view_of(position, seat), moves, rng)
            if position.phase == "action" and position.turns != begun:
                begun = position.turns
                if (row := self.study(position, seat, move)) is not None:
                    yield row
            position.play(move)

    def study(self, position: Position, seat: int, move: Move) -> Row | None:
        """Return how a turn can be played; nothing if the planner's way is not among that."""
        plans = self.turns.plan(position.state)
        first = [position.codec.decode(*line[0]) for _, _, line in plans]
        if len(plans) < 2 or move not in first:
            return None
        ends = [self.turns.end_of(position.state, line) for _, _, line in plans]
        signs = [self.judge.studied(position.state, seat, end)[2] for end in ends]
        values = padded([value for value, _, _ in plans])
        return padded(signs).astype(np.float16), values, first.index(move)


def look_on(
    configs: Sequence[Configuration], learned: Learned, minutes: float, seed: str, path: Path
) -> int:
    """Watch for some minutes and keep what planners chose; return how many turns."""
    onlookers = [Onlooker(config) for config in configs]
    rng, end = Random(seed), time.monotonic() + 60 * minutes
    found: list[Row] = []
    while time.monotonic() < end:
        onlooker = onlookers[rng.randrange(len(onlookers))]
        found += onlooker.play(f"{seed}/{rng.random()}")
    PlannerTurns(*(np.array(column) for column in zip(*found, strict=True))).save(path)
    return len(found)
