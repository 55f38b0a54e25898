"""The environments for Gymnasium: its own checker, one learner, and thousands."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import sabika.envs
from sabika.bots import BotFault
from sabika.bots.random_bot import RandomBot
from sabika.envs.core import layout
from sabika.envs.gymnasium import SabikaEnv, SabikaVectorEnv
from sabika.envs.picture import MODES
from sabika.play.events import Pass
from sabika.rules.ruleset import Configuration

ALL = Configuration.all_modules("alhambra")
NAMES = list(sabika.envs.TITLES)
SETTINGS: list[dict[str, Any]] = [
    {},
    {"players": 2, "rivals": "greedy", "seat": 1},
    {"players": 4, "rivals": ["random", "greedy", "random"], "modules": ["invaders"]},
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("settings", SETTINGS)
def test_their_checker(name: str, settings: dict[str, Any]) -> None:
    """With every way to render."""
    env = gymnasium.make(name, **settings).unwrapped
    check_env(env, skip_render_check=True)
    if not settings:
        for mode in MODES:
            check_env(gymnasium.make(name, render_mode=mode).unwrapped)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a game by its masks; return what was earned, and the last info."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    earned, over, cut_off, info = 0.0, False, False, {}
    while not (over or cut_off):
        offered = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut_off, info = env.step(rng.choice(offered))
        assert "refused" not in info
        earned += reward
    assert not seen["action_mask"].any()
    return earned, info


@pytest.mark.compiled_only
@pytest.mark.parametrize("settings", [*SETTINGS, {"players": 2, "modules": ALL}])
def test_whole_games(settings: dict[str, Any]) -> None:
    """The reward is the learner's: placing and margin."""
    env = SabikaEnv(**settings, max_turns=60_000)
    earned, info = play(env, 4)
    scores = info["scores"].tolist()
    others = [points for seat, points in enumerate(scores) if seat != env.seat]
    mine = scores[env.seat]
    ahead = sum(points > mine for points in others) + sum(points == mine for points in others) / 2
    place = 1 - 2 * ahead / len(others)
    assert earned == pytest.approx(place + 0.01 * (mine - sum(others) / len(others)))


@pytest.mark.compiled_only
def test_the_same_seed_plays_the_same_game() -> None:
    first = play(SabikaEnv(players=3, rivals="greedy"), 9)
    again = play(SabikaEnv(players=3, rivals="greedy"), 9)
    assert first[0] == again[0]
    assert np.array_equal(first[1]["scores"], again[1]["scores"])


def test_the_learner_sits_where_it_should() -> None:
    """By chance, or always at one seat."""
    env = SabikaEnv(players=4)
    env.reset(seed=0)
    sat = {(env.reset(), env.seat)[1] for _ in range(40)}
    assert sat == {0, 1, 2, 3}
    fixed = SabikaEnv(players=4, seat=2)
    assert {(fixed.reset(), fixed.seat)[1] for _ in range(5)} == {2}


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    env = SabikaEnv(players=2)
    seen, _ = env.reset(seed=1)
    again, reward, over, cut_off, info = env.step(np.int64(layout.KIND + 15))
    assert info == {"refused": True}
    assert (reward, over, cut_off) == (0, False, False)
    assert all(np.array_equal(seen[name], again[name]) for name in seen)


def test_a_rival_may_be_anything_that_makes_a_bot() -> None:
    env = SabikaEnv(players=3, rivals=[RandomBot, "random:10it"])
    env.reset(seed=1)
    assert env.action_masks().any()
    with pytest.raises(ValueError, match="2 other seats need 2 rivals"):
        SabikaEnv(players=3, rivals=["random"])
    with pytest.raises(ValueError, match="no seat 3"):
        SabikaEnv(players=3, seat=3)


class Sleeper(RandomBot):
    """A bot that thinks it may pass."""

    def choose(self, *_: Any) -> Pass:
        return Pass()


def test_a_rival_that_plays_no_legal_move_is_named() -> None:
    env = SabikaEnv(players=2, rivals=Sleeper, seat=0)
    with pytest.raises(BotFault, match="seat 1 played no legal move"):  # noqa: PT012
        seen, _ = env.reset(seed=1)
        while True:
            seen = env.step(np.flatnonzero(seen["action_mask"])[0])[0]


def test_masks_for_masked_learners() -> None:
    """sb3-contrib asks the environment itself."""
    env = SabikaEnv(players=2)
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))


# Thousands.


@pytest.mark.parametrize("name", NAMES)
def test_vectors_are_made_by_gymnasium(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=5, players=2)
    assert isinstance(env.unwrapped, SabikaVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info == {}
    actions = env.unwrapped.tables.sample()
    assert env.action_space.contains(actions)
    found = env.step(actions)
    assert env.observation_space.contains(found[0])
    assert [array.shape for array in found[1:4]] == [(5,)] * 3
    env.close()


@pytest.mark.compiled_only
@pytest.mark.parametrize("rivals", ["random", "habit"])
def test_vectors_tell_of_games_that_ended(rivals: str) -> None:
    """In the shape that Gymnasium gives it, too; rewards are the learner's."""
    env = SabikaVectorEnv(16, players=2, rivals=rivals)
    env.reset(seed=2)
    ended = 0
    while ended < 20:
        seats = env.tables.learner.copy()
        _, rewards, over, cut_off, info = env.step(env.tables.sample())
        assert not rewards[~over].any()
        if not (over | cut_off).any():
            assert info == {}
            continue
        assert np.array_equal(info["_final_obs"], over | cut_off)
        for game in np.flatnonzero(over):
            last = info["final_obs"][game]
            assert env.single_observation_space.contains(last)
            assert not last["action_mask"].any()
            scores = info["final_info"]["scores"][game]
            lead = int(scores[seats[game]]) - int(scores[1 - seats[game]])
            assert rewards[game] == pytest.approx(np.sign(lead) + 0.01 * lead, abs=1e-5)
            ended += 1
    env.close()


def test_vectors_repeat_with_their_seed() -> None:
    one, two = (SabikaVectorEnv(8, players=3, threads=n) for n in (1, 2))
    first, second = one.reset(seed=5)[0], two.reset(seed=5)[0]
    for _ in range(30):
        assert all(np.array_equal(first[name], second[name]) for name in first)
        actions = one.tables.sample()
        first, second = one.step(actions)[0], two.step(actions)[0]
    two.close()


def test_arrays_are_copied_unless_one_asks() -> None:
    copied, shared = SabikaVectorEnv(2, threads=1), SabikaVectorEnv(2, threads=1, copy=False)
    assert copied.reset(seed=1)[0]["observation"] is not copied.tables.observation
    assert shared.reset(seed=1)[0]["observation"] is shared.tables.observation


def test_vectors_report_what_was_refused() -> None:
    env = SabikaVectorEnv(3, threads=1)
    env.reset(seed=1)
    actions = env.tables.sample().copy()
    actions[2] = layout.KIND + 15
    info = env.step(actions)[4]
    assert info["refused"].tolist() == [False, False, True]
    with pytest.raises(ValueError, match="all seats learn"):
        SabikaVectorEnv(3, rivals=None)  # type: ignore[arg-type]
