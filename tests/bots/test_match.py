"""Games between bots: streams of chance, the fast path, cutting off."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, TABLES, label
from sabika.bots import make_bot, play_game
from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.random_bot import RandomBot
from sabika.play.choices import Choices
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.play.view import View
from sabika.rules.ruleset import Configuration


class Onlooker(RandomBot):
    """Plays like its parent, but through the door that every bot uses."""

    views = 0

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        self.views += 1
        return super().choose(view, moves, rng, budget)


@pytest.mark.parametrize("config", TABLES[::5], ids=label)
def test_the_fast_path_plays_the_same_game(config: Configuration) -> None:
    onlookers = [Onlooker() for _ in range(config.players)]
    slow = play_game(config, onlookers, "path", max_turns=60)
    fast = play_game(config, [RandomBot() for _ in onlookers], "path", max_turns=60)
    assert sum(bot.views for bot in onlookers) > 50
    assert fast.events == slow.events
    assert fast.position == slow.position
    assert fast.cut_off == slow.cut_off


def test_a_random_seat_is_fast_beside_any_other() -> None:
    config = Configuration(players=3)
    mixed = [make_bot("random"), make_bot("greedy"), make_bot("random")]
    slow = [Onlooker(), make_bot("greedy"), Onlooker()]
    assert play_game(config, mixed, "mix", 40).events == play_game(config, slow, "mix", 40).events


def test_each_seat_draws_from_its_documented_stream() -> None:
    config, seed = Configuration(players=3), "streams"
    game = play_game(config, [make_bot("random") for _ in range(3)], seed, max_turns=30)
    again = Game.of(config, seed=seed)
    chance = [Choices(f"{seed}/bot/{seat}") for seat in range(3)]
    while again.turns < 30:
        assert again.to_act is not None
        moves = again.legal_moves()
        again.play(moves[chance[again.to_act].randrange(len(moves))])
    assert again.events == game.events


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_seed_decides_the_game(name: str) -> None:
    config = Configuration("alhambra", 3, ALL_MODULES)
    games = [
        play_game(config, [make_bot(name) for _ in range(3)], seed, max_turns=25)
        for seed in ("one", "one", "two")
    ]
    assert games[0].events == games[1].events
    assert games[0].events != games[2].events


HASHED = """
from sabika.bots import make_bot, play_game
from sabika.rules.ruleset import Configuration
config = Configuration({game!r}, 2, {modules!r})
game = play_game(config, [make_bot("greedy"), make_bot("greedy")], "hash", max_turns=40)
print(game.events)
"""


@pytest.mark.parametrize(
    ("game", "modules"), [("alhambra", ALL_MODULES), ("granada", GRANADA_MODULES)]
)
def test_a_game_does_not_depend_on_the_process(game: str, modules: tuple[str, ...]) -> None:
    script = HASHED.format(game=game, modules=modules)
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1
    assert len(told.pop()) > 1000


def test_a_game_ends_at_its_end_or_is_cut_off() -> None:
    config = Configuration(players=2)
    bots = [make_bot("greedy"), make_bot("greedy")]
    whole = play_game(config, bots, "end")
    assert whole.over
    assert not whole.cut_off
    assert whole.outcome().reason == "finished"
    cut = play_game(config, bots, "end", max_turns=12)
    assert cut.turns == 12
    assert cut.cut_off
    assert cut.outcome().reason == "cut_off"
    assert cut.outcome().winners == ()
    assert cut.events == whole.events[: cut.event_count]
    enough = play_game(config, bots, "end", max_turns=whole.turns)
    assert enough.over
    assert not enough.cut_off


def test_names_and_seed_stay_with_the_game() -> None:
    bots = [make_bot("random"), make_bot("random")]
    game = play_game(Configuration(players=2), bots, "named", 1, names=("Ana", "Ben"))
    assert game.names == ("Ana", "Ben")
    assert game.seed == "named"


@pytest.mark.parametrize("number", [1, 3])
def test_every_seat_needs_one_bot(number: int) -> None:
    with pytest.raises(ValueError, match="2 seats need 2 bots"):
        play_game(Configuration(players=2), [make_bot("random")] * number, "few")
