"""Decisions to learn from: ends of turns, their signs, and what futures say of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sabika.bots.mind.futures import Futures
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.reason import OF_REASON, OF_SENSE
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import tuned
from sabika.play.position import Position, book_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

Numbers: TypeAlias = NDArray[np.float32]
Experience: TypeAlias = list[list[float]]
Line: TypeAlias = list[tuple[int, int]]  # the decisions of a turn, in words

ENDS = 8  # of turns compared in a decision
BEST = 6  # of them the best as far as known, the others any: to learn what not to think of
STUDIED = 0.35  # of the decisions of a game
FUTURES = 5  # in which ends are compared
ROUNDS, ROUNDS_SEARCHED = 2, 1  # of these futures
WANDER = 0.12  # how often a game goes on with another good turn than the best
LONGEST = 300  # turns of a game
USUAL = "4,2,4,2,3,4,2,5,4+,2+"  # tables: most with two and four players, some with modules


@dataclass(frozen=True)
class Learned:
    """What the senses know: of ends of turns, of where a future is left, of how rivals choose."""

    ends: Experience
    outlook: Experience
    rivals: Experience


def silent(senses: int) -> Experience:
    """Return senses and reason that add nothing."""
    return [[0.0] * OF_SENSE for _ in range(senses)] + [[0.0] * OF_REASON]


NOTHING = Learned(silent(3), silent(2), silent(3))
Work: TypeAlias = Callable[[Sequence[Configuration], Learned, float, str, Path], int]


@dataclass(frozen=True)
class Kept:
    """Rows of numbers, in columns, that are kept in files."""

    def save(self, path: Path) -> None:
        """Write them to a file."""
        np.savez(path, **{field.name: getattr(self, field.name) for field in fields(self)})

    @classmethod
    def load(cls, paths: Sequence[Path]) -> Self:
        """Read files, one after the other."""
        parts = [np.load(path) for path in paths]
        names = [field.name for field in fields(cls)]
        return cls(**{name: np.concatenate([part[name] for part in parts]) for name in names})


@dataclass(frozen=True)
class Decisions(Kept):
    """Decisions in rows; of each the ends of turns compared, those that do not exist NaN."""

    signs: Numbers
    """What the senses see of each end."""
    values: Numbers
    """Points by weights alone."""
    insights: Numbers
    """Points that experience added when the decision was met."""
    chances: Numbers
    """The mean chance to win in futures."""

    def __len__(self) -> int:
        return len(self.values)


def tables(game: str, wanted: str = USUAL) -> list[Configuration]:
    """Return the tables played at, by turns: so many players each, a plus for all modules."""
    return [
        Configuration(
            game,
            int(table.removesuffix("+")),
            Configuration.all_modules(game) if table.endswith("+") else (),
        )
        for table in wanted.split(",")
    ]


class Student:
    """Plays at tables of one kind and keeps what futures say of its decisions."""

    def __init__(self, config: Configuration, learned: Learned) -> None:
        self.config = config
        self.book = book_of(config)
        two_sided = bool(self.book.two_sided)
        weights, habit = tuned(two_sided).numbers(), tuned(two_sided, "habit").numbers()
        self.judge = Judge(self.book, weights, learned.ends)
        self.turns = Turns(self.book, weights, learned.ends)
        self.futures = Futures(
            self.book,
            weights,
            habit,
            ROUNDS,
            ROUNDS_SEARCHED,
            learned.ends,
            learned.outlook,
            learned.ends,
        )

    def play(self, seed: str, rng: Random) -> list[list[Numbers]]:
        """Play a game; return its decisions, each in the order of ``Decisions``."""
        found = []
        position = Position.start(self.config, seed)
        while not position.over and position.turns < LONGEST:
            plans = self.turns.plan(position.state)
            if len(plans) > 1 and position.phase != "left_over" and rng.random() < STUDIED:
                found.append(self.study(position, some_of(plans, rng), rng))
            at = rng.randrange(min(3, len(plans))) if rng.random() < WANDER else 0
            position.play_words(*plans[at][2][0])
        return found

    def study(self, position: Position, lines: list[Line], rng: Random) -> list[Numbers]:
        """Compare ends of turns."""
        seat = position.to_act
        assert seat is not None
        ends = [
            self.judge.studied(position.state, seat, self.turns.end_of(position.state, line))
            for line in lines
        ]
        seen = view_of(position, seat).position.state
        self.futures.begin(seen, seat, [rng.getrandbits(32) for _ in range(8)], lines)
        everything = (1 << len(lines)) - 1
        chances = [self.futures.sample(number, everything) for number in range(FUTURES)]
        return [
            padded([signs for _, _, signs in ends]),
            padded([value - insight for value, insight, _ in ends]),
            padded([insight for _, insight, _ in ends]),
            padded(np.mean(chances, axis=0)),
        ]


def some_of(plans: Sequence[tuple[float, int, Line]], rng: Random) -> list[Line]:
    """Return the lines to compare: the best, and some of the others."""
    lines = [line for _, _, line in plans]
    others = lines[BEST:]
    return lines[:BEST] + rng.sample(others, min(ENDS - BEST, len(others)))


def padded(ends: Sequence[object] | NDArray[np.float64]) -> Numbers:
    """Return rows for as many ends as a decision can have."""
    rows = np.array(ends, np.float32)
    found = np.full((ENDS, *rows.shape[1:]), np.nan, np.float32)
    found[: len(rows)] = rows
    return found


def work(
    configs: Sequence[Configuration], learned: Learned, minutes: float, seed: str, path: Path
) -> int:
    """Play for some minutes and keep the decisions; return how many."""
    students = [Student(config, learned) for config in configs]
    rng, end = Random(seed), time.monotonic() + 60 * minutes
    found: list[list[Numbers]] = []
    number = 0
    while time.monotonic() < end:
        found += students[number % len(students)].play(f"{seed}/{number}", rng)
        number += 1
    Decisions(*(np.array(column) for column in zip(*found, strict=True))).save(path)
    return len(found)


def gather(
    work: Work,
    configs: Sequence[Configuration],
    learned: Learned,
    minutes: float,
    jobs: int,
    folder: Path,
    name: str,
) -> list[Path]:
    """Let so many processes play; return the files with what they kept."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{configs[0].game}-{name}-{job}.npz" for job in range(jobs)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        tasks = [
            pool.submit(work, configs, learned, minutes, f"learn/{name}/{job}", path)
            for job, path in enumerate(paths)
        ]
        print(f"{name}: {sum(task.result() for task in tasks)}", flush=True)
    return paths
