"""Alhambra and Granada for PettingZoo (AEC): every seat is an agent.

>>> from sabika.envs import pettingzoo
>>> env = pettingzoo.env(game="granada", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=5):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.picture import MODES, Picture, check_mode, picture
from sabika.envs.rewards import MAX_TURNS, Rewards
from sabika.envs.settings import checked_turns, choice_names, configure
from sabika.envs.spaces import Observation, observation_space
from sabika.play.position import Position, book_of
from sabika.play.seeds import key_of, new_seed
from sabika.rules.codes import NONE


def env(
    game: str = "alhambra",
    players: int = 3,
    modules: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    max_turns: int = MAX_TURNS,
    rewards: Rewards | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """Return the environment; it says so if its methods are called in the wrong order.

    ``options`` are those of a ``Game``: scoring, open_attack, ages, components. A game of more than
    ``max_turns`` turns is truncated. Actions are choices (``docs/environments.md``): an agent goes
    on choosing until its move is complete.
    """
    raw = raw_env(game, players, modules, options, render_mode, max_turns, rewards)
    return OrderEnforcingWrapper(raw)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 (PettingZoo calls it so)
    """The environment itself."""

    metadata = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": list(MODES),
        "name": "sabika_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "alhambra",
        players: int = 3,
        modules: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_turns: int = MAX_TURNS,
        rewards: Rewards | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.config = configure(game, players, modules, options)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._table = Table(
            book_of(self.config), checked_turns(max_turns), (rewards or Rewards()).weights()
        )
        self._row: NDArray[np.uint8] = np.zeros(self._table.sight.size, np.uint8)
        self._mask: NDArray[np.int8] = np.zeros(layout.CHOICES, np.int8)
        self._table.sight.write_to(self._row)
        self._table.choices.write_to(self._mask)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(layout.CHOICES) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: observation_space(self._row.size) for agent in self.possible_agents
        }
        self._seed, self._episode = new_seed(), 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the choices there are; the mask says which can be made."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with the same seed the same one, and the same ones after it."""
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        self._table.reset(key_of(f"{self._seed}/{self._episode}"))
        self._episode += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._earned = False
        self.agent_selection = self.possible_agents[self._table.actor()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows; only who is to choose has anything in the mask."""
        table, seat = self._table, self._seats[agent]
        table.observe(seat)
        if seat == table.actor():
            table.choices.mark()
            mask = self._mask.copy()
        else:
            mask = np.zeros(layout.CHOICES, np.int8)
        return {"observation": self._row.copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a choice for the agent to act; ``ValueError`` if it is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        status = self._table.step(-1 if action is None else int(action))
        if status == layout.REFUSED:
            raise ValueError(self._refusal(action))
        self._cumulative_rewards[agent] = 0.0
        if self._earned:
            self._clear_rewards()
            self._earned = False
        if status != layout.GOES_ON:
            self._conclude(status)

    def _refusal(self, action: int | None) -> str:
        names = choice_names(self._table.book)
        offered = ", ".join(f"{n} ({names[n]})" for n in self._table.choices.offered())
        return f"{action!r} cannot be chosen now; {offered} can"

    def _conclude(self, status: int) -> None:
        """Hand out what a move brought, and say who is next or that it is over."""
        rewards = self._table.rewards()
        if any(rewards):
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._accumulate_rewards()
            self._earned = True
        if status == layout.PLAYED:
            self.agent_selection = self.possible_agents[self._table.actor()]
        else:
            ended = self.terminations if status == layout.OVER else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Picture:
        """Return what the agent to act sees, as ``render_mode`` says; at last a spectator."""
        actor = self._table.actor()
        position = Position(self.config, self._table.state)
        return picture(position, None if actor == NONE else actor, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
