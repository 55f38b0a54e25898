"""Alhambra and Granada for Gymnasium: one learner, and bots at the other seats.

>>> import gymnasium, sabika.envs
>>> env = gymnasium.make("sabika/Alhambra-v0", players=2, rivals="random")
>>> observation, info = env.reset(seed=7)
>>> choice = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(choice)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.picture import MODES, check_mode, picture
from sabika.envs.rewards import MAX_TURNS, Rewards
from sabika.envs.rivals import Rival, Rivals, entrants
from sabika.envs.settings import checked_turns, configure
from sabika.envs.spaces import Observation, observation_space
from sabika.envs.tables import Tables
from sabika.play.position import Position, book_of
from sabika.play.seeds import key_of, new_seed


class SabikaEnv(gymnasium.Env[Observation, np.int64]):
    """One learner at a table; its actions are choices (``docs/environments.md``).

    ``rivals`` play the other seats: one bot for all, or a list in the order of play after the
    learner, who sits at ``seat`` or, if that is None, at a seat drawn for every game. A choice that
    is not offered changes nothing: ``info["refused"]`` says so.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str = "alhambra",
        players: int = 3,
        modules: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        rivals: Rival | Sequence[Rival] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        max_turns: int = MAX_TURNS,
        rewards: Rewards | None = None,
    ) -> None:
        self.config = configure(game, players, modules, options)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players}")
        self.render_mode = check_mode(render_mode)
        self.seat = 0 if seat is None else seat
        self._fixed = seat
        self._entrants = entrants(rivals, players - 1)
        self._table = Table(
            book_of(self.config), checked_turns(max_turns), (rewards or Rewards()).weights()
        )
        self._position = Position(self.config, self._table.state)
        self._row: NDArray[np.uint8] = np.zeros(self._table.sight.size, np.uint8)
        self._mask: NDArray[np.int8] = np.zeros(layout.CHOICES, np.int8)
        self._table.sight.write_to(self._row)
        self._table.choices.write_to(self._mask)
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space(self._row.size)
        self.action_space = gymnasium.spaces.Discrete(layout.CHOICES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the rivals before the learner have played."""
        super().reset(seed=seed)
        status = layout.OVER
        while status != layout.PLAYED:  # a game that ends before the learner's first choice is none
            name = str(self.np_random.integers(1 << 62))
            if self._fixed is None:
                self.seat = int(self.np_random.integers(self.config.players))
            seats = [(self.seat + 1 + i) % self.config.players for i in range(len(self._entrants))]
            self._rivals = Rivals(dict(zip(seats, self._entrants, strict=True)), name)
            self._table.reset(key_of(name))
            status = self._let_rivals_play(layout.PLAYED)[0]
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice; after the last of a move the rivals play until the learner is next."""
        status, reward = self._table.step(int(action)), 0.0
        info: dict[str, Any] = {}
        if status == layout.REFUSED:
            info["refused"] = True
        elif status != layout.GOES_ON:
            reward = self._table.rewards()[self.seat]
            status, more = self._let_rivals_play(status)
            reward += more
        over, cut_off = status == layout.OVER, status == layout.CUT_OFF
        if over or cut_off:
            info["scores"] = np.array(self._position.scores, np.int16)
        if self.render_mode == "human" and status != layout.GOES_ON:
            self.render()
        return self._observation(), reward, over, cut_off, info

    def _let_rivals_play(self, status: int) -> tuple[int, float]:
        """Play on until the learner is to choose or the game ends; return what that brought."""
        table, earned = self._table, 0.0
        while status == layout.PLAYED and (actor := table.actor()) != self.seat:
            status = table.play(*self._rivals.choose(self._position, actor))
            earned += table.rewards()[self.seat]
        return status, earned

    def _observation(self) -> Observation:
        self._table.observe(self.seat)
        self._table.choices.mark()
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what can be chosen, as ``MaskablePPO`` of sb3-contrib asks for it."""
        self._table.choices.mark()
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """Return what the learner sees, as ``render_mode`` says."""
        return picture(self._position, self.seat, self.render_mode)


class SabikaVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, NDArray[Any]]):
    """Thousands of learners' games in the compiled engine; a game that ends begins anew.

    ``rivals`` are ``random`` or ``habit``, who play inside the engine too. With ``copy=False`` the
    arrays returned are the engine's own and change with the next step. ``Tables`` has the same for
    all seats, without Gymnasium.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "alhambra",
        players: int = 3,
        modules: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        rivals: str = "random",
        seat: int | None = None,
        max_turns: int = MAX_TURNS,
        rewards: Rewards | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if rivals is None:
            raise ValueError("without rivals all seats learn: use sabika.envs.tables.Tables")
        self.num_envs = num_envs
        self.tables = Tables(
            configure(game, players, modules, options),
            num_envs,
            seed=new_seed(),
            rivals=rivals,
            learner_seat=seat,
            rewards=rewards,
            max_turns=max_turns,
            threads=threads,
        )
        self.copy = copy
        self.single_observation_space = observation_space(self.tables.observation.shape[1])
        self.single_action_space = gymnasium.spaces.Discrete(layout.CHOICES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self.tables.reset(str(self.np_random.integers(1 << 62)))
        return self._observation(), {}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice in every game; those that are not offered change nothing."""
        tables = self.tables
        learner = tables.learner.copy()  # who earned: a new game may seat the learner elsewhere
        refused = tables.step(actions, strict=False)
        rewards = tables.reward[self._games, learner]
        info: dict[str, Any] = {"refused": refused} if refused.any() else {}
        ended = tables.terminated | tables.truncated
        if ended.any():
            info |= self._final(ended)
        return (
            self._observation(),
            rewards,
            tables.terminated.copy(),
            tables.truncated.copy(),
            info,
        )

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what Gymnasium wants to know of games that ended, in the shape it wants."""
        seen = np.full(self.num_envs, None, object)
        nothing: NDArray[np.int8] = np.zeros(layout.CHOICES, np.int8)
        for game in np.flatnonzero(ended):
            last = self.tables.final_observation[game].copy()
            seen[game] = {"observation": last, "action_mask": nothing}
        scores = {"scores": self.tables.scores.copy(), "_scores": ended}
        return {
            "final_obs": seen,
            "_final_obs": ended,
            "final_info": scores,
            "_final_info": ended,
        }

    def _observation(self) -> Observation:
        found = {"observation": self.tables.observation, "action_mask": self.tables.mask}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.tables.close()
