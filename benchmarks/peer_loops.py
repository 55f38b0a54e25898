"""Random play in another library, run by that library's Python: prints one JSON object.

    python peer_loops.py catanatron|open_spiel|pettingzoo SECONDS

This file imports nothing of Sabika: it runs in an environment of its own.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

Figures = dict[str, float]


def timed(play: Callable[[], int], seconds: float) -> Figures:
    """Play games for so many seconds of processor time; ``play`` returns the moves of one."""
    play()
    games = moves = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not games:
        moves += play()
        games += 1
    return {"games_per_s": games / spent, "moves_per_s": moves / spent}


def catanatron(seconds: float) -> Figures:
    """Four players who move at random, by the library's own loop; and copies of a game."""
    library = import_module("catanatron")

    def new_game() -> Any:
        return library.Game([library.RandomPlayer(color) for color in library.Color])

    def play() -> int:
        game = new_game()
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    found = timed(play, seconds)
    game = new_game()
    for _ in range(100):
        game.play_tick()
    copies, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds / 4:
        game.copy()
        copies += 1
    return {**found, "copies_per_s": copies / spent}


PYTHON_GAMES = ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes")


def open_spiel(seconds: float) -> Figures:
    """Backgammon, whose rules are in C++, and some of the games that it has in Python."""
    import_module("open_spiel.python.games")
    found = tree("backgammon", seconds)
    for name in PYTHON_GAMES:
        found[f"{name}_per_s"] = tree(f"python_{name}", seconds / 2)["moves_per_s"]
    return found


def tree(name: str, seconds: float) -> Figures:
    """A game of OpenSpiel, by the loop below."""
    game = import_module("pyspiel").load_game(name)
    return timed(lambda: through_tree(game), seconds)


def through_tree(game: Any) -> int:
    """Play a game of OpenSpiel: list of actions, random choice, apply; draws are not counted."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def pettingzoo(seconds: float) -> Figures:
    """Connect four, by the loop below."""
    environment = import_module("pettingzoo.classic").connect_four_v3.env()
    return timed(lambda: over_agents(environment), seconds)


def over_agents(environment: Any) -> int:
    """Play a game of PettingZoo, in the loop over agents that the library documents."""
    nonzero = import_module("numpy").flatnonzero
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            environment.step(None)
            continue
        environment.step(random.choice(nonzero(observation["action_mask"])))
        steps += 1
    return steps


LOOPS = {"catanatron": catanatron, "open_spiel": open_spiel, "pettingzoo": pettingzoo}

if __name__ == "__main__":
    name = sys.argv[1]
    random.seed(1)
    figures = LOOPS[name](float(sys.argv[2]))
    print(json.dumps({"version": metadata.version(name), **figures}))
