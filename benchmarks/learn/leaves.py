"""Leaves to learn from: where futures are left off, what is seen there, and how they go on."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.learn.gather import (
    ENDS,
    LONGEST,
    WANDER,
    Kept,
    Learned,
    Line,
    Numbers,
)
from sabika.bots.mind.futures import Futures
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import tuned
from sabika.play.position import Position, book_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

FUTURES = 4  # of each decision
FOLLOWED = 6  # ends of turns in each
STUDIED = 0.3  # of the decisions of a game
NEAREST, FARTHEST = 1, 3  # rounds after which a leaf is looked at
BEYOND = 4  # rounds more that are played; the last three say how it went on
SEARCHED = FARTHEST + BEYOND  # rounds: all; what habit does not foresee it would not teach


@dataclass(frozen=True)
class Leaves(Kept):
    """Leaves in rows, one a future: of each the ends of turns compared, missing ones NaN.

    Players stand in the order of their turns, the seat that decided first.
    """

    points: Numbers
    """What weights alone promise each player."""
    signs: NDArray[np.float16]
    """What the senses see of each player."""
    values: Numbers
    """What the judge said of the ends, in points."""
    chances: Numbers
    """The chance to win some rounds later."""

    def __len__(self) -> int:
        return len(self.values)


class Watcher:
    """Plays at tables of one kind and keeps how futures of its decisions go on."""

    def __init__(self, config: Configuration, learned: Learned) -> None:
        self.config = config
        book = book_of(config)
        two_sided = bool(book.two_sided)
        weights, habit = tuned(two_sided).numbers(), tuned(two_sided, "habit").numbers()
        self.turns = Turns(book, weights, learned.ends)
        self.futures = Futures(
            book, weights, habit, 1, SEARCHED, learned.ends, learned.outlook, learned.ends
        )

    def play(self, seed: str, rng: Random) -> Iterator[tuple[NDArray[np.floating], ...]]:
        """Play a game; give its leaves, each in the order of ``Leaves``."""
        position = Position.start(self.config, seed)
        while not position.over and position.turns < LONGEST:
            plans = self.turns.plan(position.state)
            if len(plans) > 1 and position.phase != "left_over" and rng.random() < STUDIED:
                yield from self.study(position, plans[:FOLLOWED], rng)
            at = rng.randrange(min(3, len(plans))) if rng.random() < WANDER else 0
            position.play_words(*plans[at][2][0])

    def study(
        self,
        position: Position,
        plans: Sequence[tuple[float, int, Line]],
        rng: Random,
    ) -> Iterator[tuple[NDArray[np.floating], ...]]:
        """Follow ends of a turn into some futures."""
        seat = position.to_act
        assert seat is not None
        seen = view_of(position, seat).position.state
        key = [rng.getrandbits(32) for _ in range(8)]
        self.futures.begin(seen, seat, key, [line for _, _, line in plans])
        values = np.full(ENDS, np.nan, np.float32)
        values[: len(plans)] = [value for value, _, _ in plans]
        for number in range(FUTURES):
            near = rng.randint(NEAREST, FARTHEST)
            found = self.follow(number, len(plans), near, seat)
            if found is not None:
                points, signs, chances = found
                yield points, signs, values, chances

    def follow(
        self, number: int, ends: int, near: int, seat: int
    ) -> tuple[NDArray[np.floating], ...] | None:
        """Follow all ends into one future; nothing if the game is over too soon."""
        points, signs = [], []
        chances = np.full(ENDS, np.nan, np.float32)
        for i in range(ends):
            promised, seen, later = self.futures.study(number, i, near, near + BEYOND)
            if not seen:
                return None
            points.append(promised[seat:] + promised[:seat])
            signs.append(seen[seat:] + seen[:seat])
            chances[i] = np.mean(later[-3:])
        missing = ENDS - ends
        width = [(0, missing), (0, 0)]
        return (
            np.pad(np.array(points, np.float32), width, constant_values=np.nan),
            np.pad(np.array(signs, np.float16), [*width, (0, 0)], constant_values=np.nan),
            chances,
        )


def watch(
    configs: Sequence[Configuration], learned: Learned, minutes: float, seed: str, path: Path
) -> int:
    """Play for some minutes and keep the leaves, a file for each number of players."""
    watchers = [Watcher(config, learned) for config in configs]
    rng, end = Random(seed), time.monotonic() + 60 * minutes
    found: dict[int, list[tuple[NDArray[np.floating], ...]]] = {}
    number = 0
    while time.monotonic() < end:
        watcher = watchers[number % len(watchers)]
        rows = found.setdefault(watcher.config.players, [])
        rows += watcher.play(f"{seed}/{number}", rng)
        number += 1
    for players, rows in found.items():
        columns = [np.array(column) for column in zip(*rows, strict=True)]
        Leaves(*columns).save(path.with_suffix(f".{players}.npz"))
    return sum(map(len, found.values()))


def load_leaves(paths: Sequence[Path]) -> list[Leaves]:
    """Return the leaves that ``watch`` kept for these paths, by number of players."""
    found: dict[str, list[Path]] = {}
    for path in paths:
        for part in sorted(path.parent.glob(f"{path.stem}.*.npz")):
            found.setdefault(part.suffixes[-2], []).append(part)
    return [Leaves.load(parts) for _, parts in sorted(found.items())]
