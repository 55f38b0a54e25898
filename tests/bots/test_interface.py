"""The door of the room: names, factories, the first bot."""

from __future__ import annotations

import random
from collections import Counter
from random import Random

import pytest

from sabika.bots import BOTS, Bot, UnknownBot, make_bot
from sabika.play.game import Game


def test_bots_are_listed_by_their_names() -> None:
    assert {"random", "greedy"} <= set(BOTS)
    for name in BOTS:
        bot = make_bot(name)
        assert isinstance(bot, Bot)
        assert bot.name == name


def test_every_seat_gets_a_bot_of_its_own() -> None:
    for name in BOTS:
        assert make_bot(name) is not make_bot(name)


@pytest.mark.parametrize("name", ["", "Random", "nobody"])
def test_an_unknown_bot_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name)
    assert isinstance(caught.value, ValueError)
    assert caught.value.known == tuple(BOTS)
    assert repr(name) in str(caught.value)
    assert all(known in str(caught.value) for known in BOTS)


def test_the_list_of_bots_cannot_be_changed_from_outside() -> None:
    with pytest.raises(TypeError):
        BOTS["mine"] = BOTS["random"]  # type: ignore[index]


def test_random_plays_every_move_equally_often() -> None:
    game = Game("alhambra", 2, seed="even")
    view, moves = game.view(game.to_act), game.legal_moves()
    bot, rng = make_bot("random"), Random(1)
    rounds = 400 * len(moves)
    seen = Counter(bot.choose(view, moves, rng) for _ in range(rounds))
    assert set(seen) == set(moves)
    assert 300 < min(seen.values()) <= max(seen.values()) < 500  # 5 standard deviations of 400


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_leave_the_global_chance_alone(name: str) -> None:
    game = Game("alhambra", 2, seed="calm")
    before = random.getstate()
    bot = make_bot(name)
    for seed in range(5):
        move = bot.choose(game.view(game.to_act), game.legal_moves(), Random(seed))
        game.play(move)
    assert random.getstate() == before
