"""Many games, or many playouts from one position, in threads; results as arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sabika.play.choices import choices_of
from sabika.play.events import MOVES
from sabika.play.position import Position, book_of
from sabika.play.seeds import key_of
from sabika.rules import codes
from sabika.rules.book import Book
from sabika.rules.playout import MOST_TURNS, Runner
from sabika.rules.ruleset import Configuration

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int32]


Policy = Mapping[str, int]
"""A light policy: how much each kind of move weighs, by its name (``buy``); the others weigh 1."""


@dataclass(frozen=True)
class Batch:
    """What a number of games came to, one row or entry for each.

    ``finished`` is false for a game that was cut off (12.13); its scores are no result.
    """

    scores: Ints
    decisions: Ints
    turns: Ints
    offered: NDArray[np.int64]
    finished: NDArray[np.bool_]


def play_games(
    config: Configuration,
    games: int,
    seed: str,
    *,
    first: int = 0,
    threads: int = 1,
    max_turns: int | None = None,
    policy: Policy | None = None,
) -> Batch:
    """Play games between random bots; game i has the seed ``f"{seed}/{i}"``, from ``first`` on.

    Without a policy they are the games that ``bots.match.play_game`` plays with these seeds.
    """
    limit = MOST_TURNS if max_turns is None else max_turns

    def play(runner: Runner, number: int) -> None:
        name = f"{seed}/{first + number}"
        streams = [choices_of(f"{name}/bot/{seat}") for seat in range(config.players)]
        runner.game(key_of(name), streams, limit)

    return _run(book_of(config), config.players, games, threads, play, policy)


def play_outs(
    position: Position,
    playouts: int,
    seed: str,
    *,
    threads: int = 1,
    max_turns: int | None = None,
    policy: Policy | None = None,
) -> Batch:
    """Play a position out at random, many times; the chance still hidden in it stays the same."""
    limit = MOST_TURNS if max_turns is None else max_turns

    def play(runner: Runner, number: int) -> None:
        seats = range(position.config.players)
        streams = [choices_of(f"{seed}/{number}/bot/{seat}") for seat in seats]
        runner.playout(position.state, streams, limit)

    return _run(position.book, position.config.players, playouts, threads, play, policy)


def _weights(policy: Policy) -> list[int]:
    """Return a policy as the engine has it: a weight for each kind of move."""
    weights = [1] * 32
    for name, weight in policy.items():
        if name not in MOVES or type(weight) is not int or not 0 <= weight <= 1000:
            raise ValueError(f"{name!r}: {weight!r} is not a kind of move and a weight up to 1000")
        weights[getattr(codes, name.upper())] = weight
    weights[codes.BUY_BESIDE] = weights[codes.BUY]
    return weights


def _run(
    book: Book,
    players: int,
    games: int,
    threads: int,
    play: Callable[[Runner, int], None],
    policy: Policy | None,
) -> Batch:
    import numpy as np  # not at import: a game needs no arrays

    found = Batch(
        scores=np.zeros((games, players), np.int32),
        decisions=np.zeros(games, np.int32),
        turns=np.zeros(games, np.int32),
        offered=np.zeros(games, np.int64),
        finished=np.zeros(games, np.bool_),
    )

    def work(numbers: range) -> None:
        runner = Runner(book)
        if policy is not None:
            runner.prefer(_weights(policy))
        for number in numbers:
            play(runner, number)
            found.scores[number] = runner.scores()
            found.decisions[number] = runner.decisions
            found.turns[number] = runner.turns()
            found.offered[number] = runner.offered
            found.finished[number] = runner.over()

    if threads == 1:
        work(range(games))
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, [range(start, games, threads) for start in range(threads)]))
    return found
