"""Many games at once: they are the games that are played one by one."""

from __future__ import annotations

import numpy as np
import pytest

from play.tables import TABLES, some
from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.observation import Bytes
from sabika.envs.rewards import Rewards
from sabika.envs.tables import Tables
from sabika.play.position import book_of
from sabika.play.seeds import key_of
from sabika.rules.ruleset import Configuration

WORD = (1 << 32) - 1


def single(config: Configuration, seed: str, number: int, max_turns: int, row: Bytes) -> Table:
    """A table with the game that a hall deals under this number; it observes into ``row``."""
    table = Table(book_of(config), max_turns, Rewards().weights())
    table.sight.write_to(row)
    key = key_of(seed)
    key[0] = (key[0] + number) & WORD
    table.reset(key)
    return table


def compare(config: Configuration, seed: str, max_turns: int, steps: int) -> tuple[int, int]:
    """Play three games together and one by one; return how many ended and how many were cut off."""
    tables = Tables(config, 3, seed=seed, threads=2, max_turns=max_turns)
    row: Bytes = np.zeros(tables.observation.shape[1], np.uint8)
    singles = [single(config, seed, number, max_turns, row) for number in range(3)]
    numbers, ended, cut_off = [0, 1, 2], 0, 0
    for _ in range(steps):
        for i, table in enumerate(singles):
            assert tables.seat[i] == table.actor()
            assert np.flatnonzero(tables.mask[i]).tolist() == table.choices.offered()
            table.observe(table.actor())
            assert np.array_equal(tables.observation[i], row)
        actions = tables.sample().copy()
        tables.step(actions)
        for i, table in enumerate(singles):
            status = table.step(int(actions[i]))
            assert tables.played[i] == (status != layout.GOES_ON)
            assert tables.terminated[i] == (status == layout.OVER)
            assert tables.truncated[i] == (status == layout.CUT_OFF)
            assert np.allclose(tables.reward[i], table.rewards())
            if status in (layout.OVER, layout.CUT_OFF):
                flat = table.state.read()
                assert tables.scores[i].tolist() == list(flat.score[: config.players])
                assert tables.turns[i] == flat.turns
                table.observe(0)
                assert np.array_equal(tables.final_observation[i], row)
                ended += status == layout.OVER
                cut_off += status == layout.CUT_OFF
                numbers[i] += 3
                singles[i] = single(config, seed, numbers[i], max_turns, row)
    tables.close()
    return ended, cut_off


@pytest.mark.parametrize("name", TABLES)
def test_many_games_are_single_games(name: str) -> None:
    """Observation, mask, seat and rewards, step by step and from game to game."""
    turns = some(60)
    assert compare(TABLES[name], name, turns, 6 * turns)[1]


@pytest.mark.parametrize("game", ["alhambra", "granada"])
@pytest.mark.compiled_only
def test_many_games_end_as_single_games(game: str) -> None:
    """The same to the last scoring."""
    ended, cut_off = compare(Configuration(game, players=2), game, 60_000, 1500)
    assert ended > 3
    assert not cut_off


def test_threads_do_not_matter() -> None:
    """The same seed gives the same arrays."""
    one, two = (Tables(Configuration(players=2), 7, seed="x", threads=n) for n in (1, 3))
    for _ in range(some(300)):
        assert np.array_equal(one.sample(), two.sample())
        one.step(one.actions)
        two.step(two.actions)
        assert np.array_equal(one.observation, two.observation)
        assert np.array_equal(one.mask, two.mask)
    two.close()


def test_a_seed_begins_anew() -> None:
    tables = Tables(Configuration(players=3), 4, seed="first", threads=1)
    first = tables.observation.copy()
    tables.reset("second")
    assert not np.array_equal(tables.observation, first)
    tables.step(tables.sample())
    tables.reset("first")
    assert np.array_equal(tables.observation, first)


@pytest.mark.parametrize("rivals", ["random", "habit"])
@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.compiled_only
def test_only_the_learner_is_asked(rivals: str, seat: int | None) -> None:
    """Rivals play inside; rewards are those of the game."""
    tables = Tables(Configuration(players=3), 16, rivals=rivals, learner_seat=seat, threads=2)
    sat, ended = set(), 0
    for _ in range(1500):
        assert np.array_equal(tables.seat, tables.learner)
        sat |= set(tables.learner.tolist())
        tables.step(tables.sample())
        over = tables.terminated
        ended += int(over.sum())
        assert not tables.reward[~over & ~tables.truncated].any()
        assert np.allclose(tables.reward.sum(axis=1), 0, atol=1e-5)
        best = tables.scores[over].max(axis=1) if over.any() else []
        for reward, scores, most in zip(
            tables.reward[over], tables.scores[over], best, strict=True
        ):
            assert scores[int(reward.argmax())] == most
    assert ended
    assert sat == ({0, 1, 2} if seat is None else {seat})
    tables.close()


@pytest.mark.compiled_only
def test_habit_beats_chance() -> None:
    """Rivals that play by habit are worth training against."""
    tables = Tables(Configuration(players=2), 64, rivals="habit", learner_seat=0, threads=1)
    won = []
    for _ in range(400):
        tables.step(tables.sample())
        won += (tables.scores[tables.terminated, 0] > tables.scores[tables.terminated, 1]).tolist()
    assert len(won) > 50
    assert sum(won) < 0.05 * len(won)


def test_a_choice_that_is_not_offered_is_named() -> None:
    """The others have been made."""
    tables = Tables(Configuration(players=2), 3, threads=1)
    before = tables.observation.copy()
    actions = tables.sample().copy()
    actions[1] = layout.CHOICES + 5
    with pytest.raises(ValueError, match=r"game 1: choice 403 is not offered"):
        tables.step(actions)
    assert np.array_equal(tables.observation[1], before[1])
    assert not np.array_equal(tables.observation[0], before[0])


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"rivals": "nobody"}, {"learner_seat": 2, "rivals": "random"}]
)
def test_impossible_tables_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"at least one|rivals are|no seat"):
        Tables(Configuration(players=2), **{"games": 2, **wrong})  # type: ignore[arg-type]
