"""The environment for PettingZoo: its own suites, and what they do not look at."""

from __future__ import annotations

import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.uncompiled import printed_both_ways
from play.tables import TABLES
from sabika.envs import pettingzoo
from sabika.envs.core import layout
from sabika.envs.observation import observe
from sabika.envs.picture import HEIGHT, WIDTH
from sabika.envs.rewards import Rewards
from sabika.play.game import Game
from sabika.play.hidden import knowledge
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration, ConfigurationError

with warnings.catch_warnings():  # their suites import games that they have deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

ALL = Configuration.all_modules("alhambra")
SETTINGS: list[dict[str, Any]] = [
    {},
    {"players": 2, "modules": ALL},
    {"players": 6, "modules": ["invaders"], "options": {"open_attack": True}},
    {"game": "granada", "players": 2, "modules": ["master_builders", "invaders"]},
    {"game": "granada", "players": 4, "options": {"scoring": "simple"}},
    {"players": 2, "max_turns": 9},
    {"players": 3, "rewards": Rewards(shaping=0.01)},
]

# Their suite is written for observations without a mask; dictionaries, and a mask that is all
# zeros for whoever is not to choose, are what their own classic games have, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_their_api_test(settings: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**settings), num_cycles=1000)


@pytest.mark.parametrize("settings", SETTINGS[:4])
def test_their_seed_test(settings: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**settings), num_cycles=500)


def test_their_render_test() -> None:
    drawings = {
        "svg": lambda found: found.startswith("<svg"),
        "rgb_array": lambda found: found.shape == (HEIGHT, WIDTH, 3) and found.std() > 10,
        "ansi": lambda found: "Market" in found,
    }
    render_test(lambda render_mode: pettingzoo.env(render_mode=render_mode), drawings)


def play(env: Any, seed: int) -> list[tuple[str, float, bool, bool]]:
    """Play a game by its masks; return what every agent heard at the end."""
    rng, heard = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        if over or cut_off:
            heard.append((agent, reward, over, cut_off))
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return heard


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.compiled_only
def test_whole_games_of_every_configuration(name: str) -> None:
    """Everybody hears of the end, and the rewards add up to nothing."""
    config = TABLES[name]
    options = {
        "scoring": config.scoring,
        "open_attack": config.open_attack,
        "ages": config.ages,
    }
    env = pettingzoo.env(config.game, config.players, config.modules, options, max_turns=60_000)
    heard = play(env, 5)
    assert [agent for agent, *_ in heard] == env.possible_agents
    assert all(over and not cut_off for _, _, over, cut_off in heard)
    assert sum(reward for _, reward, _, _ in heard) == pytest.approx(0)
    level = len(set(env.unwrapped._table.state.read().score[: config.players])) == 1
    assert any(reward for _, reward, _, _ in heard) != level


def test_a_game_cut_off_is_truncated() -> None:
    """12.13: it is no result."""
    heard = play(pettingzoo.env(players=3, max_turns=4), 1)
    assert [reward for _, reward, _, _ in heard] == [0, 0, 0]
    assert all(cut_off and not over for _, _, over, cut_off in heard)


def test_agents_see_what_their_views_show() -> None:
    """Nothing of the others: what an agent observes follows from its view and memory."""
    env = pettingzoo.env(players=3, modules=ALL)
    env.reset(seed=11)
    rng = Random(11)
    for _ in range(60):
        raw = env.unwrapped
        game = Game.of(raw.config, seed="unused")
        game.position.state.load_bytes(raw._table.state.to_bytes())
        chosen = raw._table.choices.chosen()
        for seat, agent in enumerate(env.possible_agents):
            row = observe(game.view(seat), knowledge(game.position, seat))
            seen = env.observe(agent)
            if agent == env.agent_selection:
                for choice in chosen:
                    row[raw._table.sight.first_choice + choice] += 1
                assert seen["action_mask"].any()
            else:
                assert not seen["action_mask"].any()
            assert np.array_equal(seen["observation"], row)
        mask = env.last()[0]["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


def test_observations_are_kept() -> None:
    """What was observed does not change with the game."""
    env = pettingzoo.env(players=2)
    env.reset(seed=1)
    first = env.last()[0]
    before = {name: array.copy() for name, array in first.items()}
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(np.array_equal(first[name], before[name]) for name in first)


def test_seeds_deal_games_one_after_the_other() -> None:
    """The same seed gives the same games, and each another one."""
    one, two = pettingzoo.raw_env(players=3), pettingzoo.raw_env(players=3)
    one.reset(seed=3)
    two.reset(seed=3)
    first = one.observe("player_0")["observation"]
    assert np.array_equal(first, two.observe("player_0")["observation"])
    one.reset()
    two.reset()
    assert np.array_equal(
        one.observe("player_1")["observation"], two.observe("player_1")["observation"]
    )
    assert not np.array_equal(one.observe("player_0")["observation"], first)
    start = Position.start(one.config, "3/1")
    assert one._table.state == start.state


def test_what_is_not_offered_is_refused_by_name() -> None:
    env = pettingzoo.env(players=2)
    env.reset(seed=2)
    with pytest.raises(ValueError, match=r"15 cannot be chosen now; 0 \(take\)"):
        env.step(15)
    with pytest.raises(ValueError, match=r"None cannot be chosen"):
        env.step(None)
    with pytest.raises(ValueError, match=r"cannot be chosen"):
        env.step(layout.CHOICES)


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(ConfigurationError, match=r"no option 'speed'"):
        pettingzoo.env(options={"speed": 1})
    with pytest.raises(ConfigurationError, match=r"two to six"):
        pettingzoo.env(players=7)
    with pytest.raises(ConfigurationError, match=r"at least one turn is played, not 0"):
        pettingzoo.env(max_turns=0)
    with pytest.raises(ValueError, match=r"render_mode is one of"):
        pettingzoo.env(render_mode="film")


def test_pictures_without_their_library_say_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = pettingzoo.env(players=2, render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(ImportError, match=r"sabika\[envs\]"):
        env.render()


def test_it_runs_uncompiled() -> None:
    """The same games without a compiler, only slower."""
    code = (
        "from sabika.envs import pettingzoo\n"
        "env = pettingzoo.env(players=2, max_turns=6)\n"
        "env.reset(seed=1)\n"
        "seen = []\n"
        "for agent in env.agent_iter():\n"
        "    observation, reward, over, cut_off, info = env.last()\n"
        "    mask = observation['action_mask']\n"
        "    seen.append(int(observation['observation'].sum()) + int(mask.sum()))\n"
        "    env.step(None if over or cut_off else int(mask.argmax()))\n"
        "print(seen)\n"
    )
    assert len(printed_both_ways(code)) > 50
