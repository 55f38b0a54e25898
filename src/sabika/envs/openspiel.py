"""Alhambra and Granada for OpenSpiel; importing this registers them.

>>> import pyspiel
>>> import sabika.envs.openspiel
>>> game = pyspiel.load_game("sabika_alhambra(players=2,modules=invaders+bazaars)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions()
(True, 398)
"""

from __future__ import annotations

from math import prod
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sabika.envs.core import layout
from sabika.envs.core.dealer import Dealer
from sabika.envs.core.table import Table
from sabika.envs.observation import remembered
from sabika.envs.rewards import MAX_TURNS, placings
from sabika.envs.settings import checked_turns, choice_names, configure
from sabika.envs.story import describe, happening, history
from sabika.play.hidden import Knowledge, knowledge
from sabika.play.position import Position, book_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration
from sabika.rules.state import State

MOST_OUTCOMES = 81  # pairs of nine scouts
LONGEST_TURN = 100  # more choices than any turn has
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PARAMETERS = {"players": 3, "modules": "", "options": "", "max_turns": MAX_TURNS}


def game_type(title: str) -> Any:
    """Return what OpenSpiel wants to know of a title."""
    return pyspiel.GameType(
        short_name=f"sabika_{title}",
        long_name=f"{title.capitalize()} (Sabika)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def read_configuration(title: str, params: dict[str, Any]) -> Configuration:
    """Return the configuration that parameters name; lists are written with ``+``.

    Options are ``simple`` (scoring), ``open_attack`` and ``ages:2-0-1`` (the youngest first).
    """
    options: dict[str, Any] = {}
    for option in filter(None, str(params["options"]).split("+")):
        name, _, value = option.partition(":")
        if name == "simple":
            options["scoring"] = "simple"
        elif name == "ages":
            options["ages"] = [int(seat) if seat.isdecimal() else seat for seat in value.split("-")]
        else:
            options[name] = True
    modules = filter(None, str(params["modules"]).split("+"))
    return configure(title, int(params["players"]), modules, options)


class SabikaGame(pyspiel.Game):  # type: ignore[misc]
    """One configuration; ``max_turns`` ends a game without a result, everybody at 0."""

    title: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.config = read_configuration(self.title, given)
        self.max_turns = checked_turns(int(given["max_turns"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=layout.CHOICES,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_TURN * (self.max_turns + 1),
        )
        super().__init__(game_type(self.title), info, params or {})

    def new_initial_state(self) -> SabikaState:
        """Return the game before its first tile is drawn."""
        return SabikaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what observes states for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.config, kind, params)


class Alhambra(SabikaGame):
    """``sabika_alhambra``."""

    title = "alhambra"


class Granada(SabikaGame):
    """``sabika_granada``."""

    title = "granada"


class SabikaState(pyspiel.State):  # type: ignore[misc]
    """A game being played. All that changes is in the dealer: it is what is copied and saved."""

    def __init__(self, game: SabikaGame) -> None:
        super().__init__(game)
        self.dealer = Dealer(game.config, game.max_turns)
        self.dealer.begin()

    # Some of these need not be here: those of OpenSpiel itself would come back to this class.

    def current_player(self) -> int:
        """Return who is next."""
        return self.dealer.player

    def is_terminal(self) -> bool:
        """Say whether the game is over, or was cut off."""
        return self.dealer.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Say whether something is to be drawn."""
        return self.dealer.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the choices of a player, or what can be drawn."""
        next_player = self.dealer.player
        if next_player == CHANCE:
            return [outcome for outcome, _ in self.dealer.outcomes()]
        if player is None or player == next_player:
            return self.dealer.offered()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealer.offered()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, and how likely each is."""
        return self.dealer.outcomes()

    def _apply_action(self, action: int) -> None:
        self.dealer.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return happening(self.dealer.book, self.dealer.due, self.dealer.told_as(action))
        return choice_names(self.dealer.book)[action]

    def returns(self) -> list[float]:
        """Return the placing at the end, from 1 for the first to -1 for the last; 0 before."""
        dealer = self.dealer
        players = dealer.config.players
        if not self.is_terminal() or not dealer.state.read().over:
            return [0.0] * players
        return placings(dealer.state.read().score[:players])

    def position(self) -> Position | None:
        """Return where the game stands: at a chance node before the move that led there.

        None while it is being set up.
        """
        before = self.dealer.before
        return Position(self.dealer.config, before) if before.read().players else None

    def __str__(self) -> str:
        position, dealer = self.position(), self.dealer
        lines = ["setting up"] if position is None else [describe_all(position)]
        if self.is_chance_node():
            told = [
                happening(dealer.book, one >> 20, one & 0xFFFFF) for one in dealer.told_so_far()
            ]
            lines.append("drawn: " + ", ".join(told))
            lines.append(dealer_move(dealer))
        elif not self.is_terminal():
            lines.append("chosen: " + chosen(dealer))
        return "\n".join(lines)


def describe_all(position: Position) -> str:
    """Return a position as text, with all hands."""
    hands = tuple(position.hand(seat) for seat in range(position.config.players))
    return describe(view_of(position, None), Knowledge(hands, (0,) * len(hands)))


def chosen(dealer: Dealer) -> str:
    """Return what has been chosen of a decision."""
    names = choice_names(dealer.book)
    return ", ".join(names[choice] for choice in dealer.choices.chosen())


def dealer_move(dealer: Dealer) -> str:
    """Return the move whose draws are due."""
    moves = [entry for entry in dealer.log if entry[0] >= 0]
    return history(dealer.book, moves[-1:], None)


class Observer:
    """Observes for OpenSpiel, as its ``IIGObservationType`` asks.

    Tensors are the observations of ``docs/environments.md``, section by section; with perfect
    recall too, for they hold all that can be deduced. Its string is the whole history.
    """

    def __init__(self, config: Configuration, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, not {params!r}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is not observed here")
        self.config, self.kind = config, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._table = Table(book_of(config), MAX_TURNS, (1.0, 0.0, 0.0))
        self._row: NDArray[np.uint8] = np.zeros(self._table.sight.size, np.uint8)
        self._table.sight.write_to(self._row)
        sections = self._table.sight.sections
        wanted = sections if kind.public_info else ("hands", "modules", "chosen")
        self._parts = {name: sections[name] for name in wanted if prod(sections[name][1])}
        sizes = [prod(shape) for _, shape in self._parts.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, (_, shape)), size, end in zip(self._parts.items(), sizes, ends, strict=True)
        }

    def set_from(self, state: SabikaState, player: int) -> None:
        """Write what a player observes; nothing while the game is being set up."""
        self.tensor.fill(0)
        position = state.position()
        if position is None:
            return
        choosing = self.private and state.current_player() == player
        said = state.dealer.choices.chosen() if choosing else []
        self._table.load(self._seen(position), said)
        self._table.observe(player)
        for name, (at, shape) in self._parts.items():
            size = prod(shape)
            self.dict[name][...] = self._row[at : at + size].reshape(shape)

    def _seen(self, position: Position) -> State:
        """Return the state to look at: without private information what a spectator knows of it."""
        if self.private:
            return position.state
        return remembered(view_of(position, None), knowledge(position, None))

    def string_from(self, state: SabikaState, player: int) -> str:
        """Return what a player observes as text."""
        position, seat = state.position(), player if self.private else None
        parts = [f"player {player}"] if self.private else []
        if self.kind.perfect_recall and self.kind.public_info:
            parts.append(history(state.dealer.book, state.dealer.log, seat))
        elif position is not None and self.kind.public_info:
            parts.append(describe(view_of(position, seat), knowledge(position, seat)))
        elif position is not None and self.private:
            parts.append("hand " + " ".join(position.hand(player)))
        if self.private and state.current_player() == player:
            parts.append("chosen: " + chosen(state.dealer))
        return "\n".join(parts)


pyspiel.register_game(game_type("alhambra"), Alhambra)
pyspiel.register_game(game_type("granada"), Granada)
