"""All bots at all tables: legal, to the end, decided by the seed, blind to what is hidden."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import cycle, islice
from random import Random

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, TABLES, label, moments
from play.tables import mixed, walk
from play.test_views import redealt
from sabika.bots import BOTS, Bot, Budget, make_bot, play_game
from sabika.bots.levels import LEVELS
from sabika.bots.outline import Judgement, lines_of
from sabika.play.game import Game
from sabika.play.hidden import determinize
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

pytestmark = pytest.mark.compiled_only

FEW = Budget(iterations=4)
LEARNERS = list(LEVELS)[:3]
SEARCHING = [name for name in BOTS if name not in ("random", "greedy")]
RICH = [Configuration("alhambra", 3, ALL_MODULES), Configuration("granada", 2, GRANADA_MODULES)]


def played(
    config: Configuration, names: list[str], seed: str, turns: int, budget: Budget = FEW
) -> Game:
    """A game of these bots, in turn at the seats; a fault or an illegal move is an error."""
    bots: list[Bot] = [make_bot(name) for name in islice(cycle(names), config.players)]
    return play_game(config, bots, seed, turns, budgets=[budget] * config.players)


# Legal moves, and games that end.


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_every_bot_plays_at_every_table(config: Configuration) -> None:
    names = list(BOTS)
    for first in range(0, len(names), config.players):
        game = played(config, names[first:] + names, "some turns", config.players + 2)
        assert game.turns == config.players + 2


@pytest.mark.parametrize("config", TABLES[::2], ids=label)
def test_learners_bring_games_to_their_end(config: Configuration) -> None:
    assert played(config, LEARNERS, "end", 400).over


@pytest.mark.parametrize("config", [TABLES[0], *TABLES[13:-10:12], TABLES[-9]], ids=label)
def test_searching_bots_bring_games_to_their_end(config: Configuration) -> None:
    assert played(config, ["vizier", "planner", "beginner", "journeyman"], "end", 300).over


@pytest.mark.parametrize("config", TABLES[::4], ids=label)
def test_searching_bots_answer_with_a_legal_move_anywhere(config: Configuration) -> None:
    """Random play leads to places where sensible play never comes."""
    looked = set()
    bots = {"planner": make_bot("planner"), "vizier": make_bot("vizier")}
    for game in moments(config, f"odd {label(config)}", every=7):
        if game.turns % 10 and game.phase in looked:
            continue
        looked.add(game.phase)
        moves = game.legal_moves()
        for bot in bots.values():
            assert bot.choose(game.view(game.to_act), moves, Random(1), FEW) in moves
    assert "action" in looked


# The seed decides.


@pytest.mark.parametrize("config", RICH, ids=label)
def test_seed_and_iterations_decide_the_game(config: Configuration) -> None:
    budgets = [Budget(iterations=16, threads=threads) for threads in (1, 1, 2)]
    names = ["vizier", "planner", "apprentice"]
    games = [played(config, names, "one", 8, budget) for budget in budgets]
    assert games[0].events == games[1].events == games[2].events
    assert games[0].events != played(config, names, "two", 8, budgets[0]).events


HASHED = """
from bots.test_search_play import RICH, FEW, played
for config in RICH:
    print(played(config, ["vizier", "planner", "beginner"], "hash", 8).events)
"""


def test_a_game_does_not_depend_on_the_process() -> None:
    told = set()
    for seed in ("1", "2"):
        paths = os.pathsep.join(filter(None, ["tests", os.environ.get("PYTHONPATH")]))
        done = subprocess.run(
            [sys.executable, "-c", HASHED],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            capture_output=True,
            check=True,
        )
        told.add(done.stdout)
    assert len(told) == 1
    assert len(told.pop()) > 1000


# What is hidden.


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("config", [*RICH, TABLES[31]], ids=label)
def test_what_is_hidden_changes_no_choice(config: Configuration, name: str) -> None:
    rng = Random(label(config))
    phases: dict[str, int] = {}
    for game in walk(Game.of(config, seed="veil"), Random("veil"), 200, mixed):
        if game.over or len(game.position.legal_words()) == 1:
            continue
        phases[game.phase] = phases.get(game.phase, 0) + 1
        if phases[game.phase] % 40 != 2:
            continue
        seat = game.to_act
        assert seat is not None
        other = redealt(game.position, seat, rng)
        assert other.state != game.position.state
        moves = game.legal_moves()
        chosen = [
            make_bot(name).choose(view, moves, Random(5), FEW)
            for view in (game.view(seat), view_of(other, seat, game.names))
        ]
        assert chosen[0] == chosen[1]
    assert {"action", "placing"} <= {phase for phase, times in phases.items() if times >= 2}


def test_lines_stay_legal_whatever_is_hidden() -> None:
    """A turn that was planned can be played in every future; but left-over tiles may go astray."""
    rng = Random(1)
    followed = 0
    for config in TABLES[::9]:
        for game in walk(Game.of(config, seed="lines"), Random("lines"), 120, mixed):
            if rng.random() > 0.1 and game.phase == "action":
                continue
            seat = game.to_act
            if seat is None or game.phase == "left_over":
                continue
            view = game.view(seat)
            position = determinize(view, rng)
            for line in lines_of(view, Judgement(experience=True))[:3]:
                later = position.copy()
                for lo, hi in line.words:
                    if later.to_act != seat:
                        break
                    assert later.book.refusal(later.state, lo, hi) == 0
                    later.play_words(lo, hi)
                    followed += 1
    assert followed > 1000


def test_spectators_choose_nothing() -> None:
    game = Game("alhambra", 2, seed="spectator")
    for name in SEARCHING:
        with pytest.raises(ValueError, match="spectator"):
            make_bot(name).choose(game.view(None), game.legal_moves(), Random(1), FEW)
