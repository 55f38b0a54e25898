"""Batches: the same games as one by one, whatever the threads."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from play.tables import COMPILED
from sabika.bots import make_bot
from sabika.bots.match import play_game
from sabika.play.batch import play_games, play_outs
from sabika.play.choices import Choices
from sabika.play.events import Played
from sabika.play.position import Position
from sabika.rules.ruleset import MODULES, Configuration

GAMES = 3 if COMPILED else 1
CONFIGS = [
    Configuration(players=3),
    Configuration(players=2, modules=MODULES),
    Configuration(game="granada", players=4, modules=("master_builders", "invaders")),
]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: f"{c.game}-{c.players}")
def test_a_batch_plays_what_random_bots_play(config: Configuration) -> None:
    batch = play_games(config, GAMES, "batch", first=5, max_turns=300)
    for number in range(GAMES):
        bots = [make_bot("random") for _ in range(config.players)]
        game = play_game(config, bots, f"batch/{5 + number}", max_turns=300)
        assert tuple(batch.scores[number]) == game.scores
        assert batch.turns[number] == game.turns
        assert batch.finished[number] == game.over
        assert batch.decisions[number] == sum(isinstance(e, Played) for e in game.events)


def test_threads_change_nothing() -> None:
    config = Configuration(players=2)
    one, three = (play_games(config, 2 * GAMES, "t", threads=n) for n in (1, 3))
    for name in ("scores", "decisions", "turns", "offered", "finished"):
        assert np.array_equal(getattr(one, name), getattr(three, name))


def test_playouts_leave_the_position_alone_and_differ() -> None:
    position = Position.start(Configuration(players=2), "here")
    before = position.state.to_bytes()
    batch = play_outs(position, 4, "p", threads=2)
    assert position.state.to_bytes() == before
    assert batch.finished.all()
    assert len({tuple(row) for row in batch.scores}) > 1
    assert np.array_equal(batch.scores, play_outs(position, 4, "p").scores)


def test_a_batch_of_nothing() -> None:
    assert play_games(Configuration(), 0, "x").scores.shape == (0, 3)


def test_choices_are_even() -> None:
    """A stream of choices is uniform, also where the number of moves is no power of two."""
    rng: Random = Choices("even")
    counts = np.bincount([rng.randrange(7) for _ in range(14_000)], minlength=7)
    assert ((counts - 2000) ** 2 / 2000).sum() < 25  # chi-square, 6 degrees of freedom
    values = [rng.random() for _ in range(2000)]
    assert 0 <= min(values) < 0.01
    assert 0.99 < max(values) < 1
    assert rng.getrandbits(200) >> 150 > 0
    state = rng.getstate()
    assert [rng.random() for _ in range(3)] == [rng.setstate(state) or rng.random()] + [
        rng.random() for _ in range(2)
    ]


def test_a_light_policy_is_followed() -> None:
    """Games in which buying weighs much are shorter; what weighs nothing is not done."""
    config = Configuration(players=2)
    uniform = play_games(config, 2 * GAMES, "w")
    eager = play_games(config, 2 * GAMES, "w", policy={"buy": 50, "remove": 0, "swap": 0})
    assert eager.turns.mean() < 0.8 * uniform.turns.mean()
    again = play_games(config, 2 * GAMES, "w", policy={"buy": 50, "remove": 0, "swap": 0})
    assert np.array_equal(eager.scores, again.scores)
    with pytest.raises(ValueError, match="dance"):
        play_games(config, 1, "w", policy={"dance": 2})
