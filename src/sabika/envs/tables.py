"""Thousands of games at once: arrays in, arrays out, threads without the GIL."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sabika.bots.mind.habit import Habit
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.weights import tuned
from sabika.envs.core import layout
from sabika.envs.core.hall import Hall
from sabika.envs.core.table import Table
from sabika.envs.observation import observation_size
from sabika.envs.rewards import MAX_TURNS, Rewards
from sabika.envs.settings import checked_turns
from sabika.play.position import book_of
from sabika.play.seeds import key_of
from sabika.rules.ruleset import Configuration
from sabika.rules.state import FLAT_BYTES

RIVALS = {None: layout.NOBODY, "random": layout.AT_RANDOM, "habit": layout.BY_HABIT}


class Tables:
    """Many games of one configuration, stepped together.

    ``step`` makes one choice in every game, in place: the arrays below are always the same memory,
    so copy what you want to keep. A game that ends is followed by a new one in the same step; its
    rewards, ``terminated`` or ``truncated``, ``final_observation``, ``scores`` and ``turns`` tell
    of the one that ended.

    Without ``rivals`` every seat is asked: ``seat`` says whose choice is due, and whose eyes
    ``observation`` are. With ``rivals="random"`` or ``"habit"`` (quick, and a good deal better)
    the others play inside the engine and only the learner is asked, at ``learner_seat`` or, if
    None, at a seat drawn for every game.

    >>> tables = Tables(Configuration(players=2), games=4, seed="example")
    >>> refused = tables.step(tables.sample())
    >>> tables.observation.shape, bool(tables.mask.any(axis=1).all())
    ((4, 8123), True)
    """

    def __init__(
        self,
        config: Configuration,
        games: int,
        *,
        seed: str = "0",
        rivals: str | None = None,
        learner_seat: int | None = None,
        rewards: Rewards | None = None,
        max_turns: int = MAX_TURNS,
        threads: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game, not {games}")
        if rivals not in RIVALS:
            raise ValueError(f"rivals are None, 'random' or 'habit', not {rivals!r}")
        if learner_seat is not None and not 0 <= learner_seat < config.players:
            raise ValueError(f"there is no seat {learner_seat} among {config.players}")
        self.config, self.games = config, games
        size, players = observation_size(config), config.players
        self.observation: NDArray[np.uint8] = np.zeros((games, size), np.uint8)
        """What the seat to choose knows (``docs/environments.md``)."""
        self.final_observation: NDArray[np.uint8] = np.zeros((games, size), np.uint8)
        """The last look at a game that ended in this step, the learner's or seat 0's."""
        self.mask: NDArray[np.int8] = np.zeros((games, layout.CHOICES), np.int8)
        """1 for what can be chosen."""
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        """Who is to choose."""
        self.learner: NDArray[np.int8] = np.zeros(games, np.int8)
        """Where the learner sits, -1 without rivals."""
        self.reward: NDArray[np.float32] = np.zeros((games, players), np.float32)
        """What this step brought, seat by seat."""
        self.played: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether the choice was the last of its decision, so that a move was played."""
        self.terminated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether a game ended with this step."""
        self.truncated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether a game was cut off with this step."""
        self.scores: NDArray[np.int16] = np.zeros((games, players), np.int16)
        """The points at the end of the last game that ended."""
        self.turns: NDArray[np.int32] = np.zeros(games, np.int32)
        """The turns of the last game that ended."""
        self.actions: NDArray[np.int64] = np.zeros(games, np.int64)
        """What is chosen; ``sample`` and ``step`` write it."""
        self._refused: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._hall = Hall(
            games, players, RIVALS[rivals], -1 if learner_seat is None else learner_seat
        )
        self._hall.use(size, self._arrays())
        weights = (rewards or Rewards()).weights()
        count = min(threads or os.cpu_count() or 1, games)
        self._desks = [self._desk(checked_turns(max_turns), weights) for _ in range(count)]
        self._parts = [games * i // count for i in range(count + 1)]
        self._pool = ThreadPoolExecutor(count - 1) if count > 1 else None
        self.reset(seed)

    def _arrays(self) -> dict[str, NDArray[Any]]:
        """Return all arrays as the engine takes them: flat, and bytes for truth values."""
        shown = {
            name: array
            for name, array in vars(self).items()
            if isinstance(array, np.ndarray) and not name.startswith("_")
        }
        arrays = {
            **shown,
            "refused": self._refused,
            "states": np.zeros(self.games * FLAT_BYTES, np.uint8),
            "said": np.zeros(self.games * layout.LONGEST, np.uint16),
            "length": np.zeros(self.games, np.uint8),
            "number": np.zeros(self.games, np.ulonglong),
            "stream": np.zeros(2 * self.games, np.ulonglong),
        }
        return {
            name: (array.view(np.uint8) if array.dtype == np.bool_ else array).reshape(-1)
            for name, array in arrays.items()
        }

    def _desk(self, max_turns: int, weights: tuple[float, float, float]) -> tuple[Table, Habit]:
        """Return what one thread works with."""
        book = book_of(self.config)
        table = Table(book, max_turns, weights)
        table.sight.write_to(self.observation.reshape(-1))
        table.choices.write_to(self.mask.reshape(-1))
        return table, Habit(book, Judge(book, tuned(bool(book.two_sided), "habit").numbers()))

    def _everywhere(self, work: Callable[[Table, Habit, int, int], None]) -> None:
        """Let every thread do its part; this one does the last."""
        tasks = [(*desk, self._parts[i], self._parts[i + 1]) for i, desk in enumerate(self._desks)]
        waiting = [self._pool.submit(work, *task) for task in tasks[:-1]] if self._pool else []
        work(*tasks[-1])
        for part in waiting:
            part.result()

    def reset(self, seed: str) -> None:
        """Begin all games anew; the same seed deals the same games, whatever the threads."""
        self._hall.begin(key_of(seed))
        self._everywhere(self._hall.reset)

    def step(self, actions: ArrayLike, *, strict: bool = True) -> NDArray[np.bool_]:
        """Make a choice in every game; return in which games it was not offered.

        There nothing has changed. ``ValueError`` says so, after all games, if ``strict``.
        """
        self.actions[:] = actions
        self._everywhere(self._hall.step)
        refused = self._refused.copy()
        if strict and refused.any():
            games = np.flatnonzero(refused)
            raise ValueError(
                f"game {games[0]}: choice {self.actions[games[0]]} is not offered"
                + (f", and {len(games) - 1} more" if len(games) > 1 else "")
            )
        return refused

    def sample(self) -> NDArray[np.int64]:
        """Return choices by chance, each one offered equally likely; they stand in ``actions``."""
        self._everywhere(lambda table, habit, first, stop: self._hall.sample(first, stop))
        return self.actions

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
