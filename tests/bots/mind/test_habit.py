"""Habit: what it works out only when needed is what it would have worked out anyway."""

from __future__ import annotations

from random import Random

import pytest

from play.tables import mixed
from sabika.bots.mind.habit import Habit
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.weights import tuned
from sabika.play.position import Position, book_of
from sabika.rules.moves import Moves
from sabika.rules.ruleset import Configuration

TABLES = [
    Configuration("alhambra", 2),
    Configuration("alhambra", 3, Configuration.all_modules("alhambra")),
    Configuration("granada", 2, Configuration.all_modules("granada")),
]


@pytest.mark.uncompiled_only
@pytest.mark.parametrize("config", TABLES, ids=str)
def test_a_choice_is_the_best_of_all_that_is_thought_of(config: Configuration) -> None:
    book, position, rng = book_of(config), Position.start(config, "habit"), Random(2)
    weights = tuned(bool(book.two_sided), "habit").numbers()
    quick, thorough = (Habit(book, Judge(book, weights)) for _ in range(2))
    moves, compared = Moves(), 0
    while not position.over and position.turns < 40:
        book.legal(position.state, moves)
        if moves.n > 1:
            thorough.aim(position.state, position.state.actor)
            best, most = 0, -1e9
            for i in range(moves.n):
                if thorough.passed_over(position.state, moves.lo[i], moves.hi[i], most):
                    continue
                value = thorough.prefer(position.state, moves.lo[i], moves.hi[i])
                if value > most:
                    best, most = i, value
            assert quick.choose(position.state, moves) == best
            compared += 1
        position.play_words(*mixed(rng, sorted(position.legal_words())))
    assert compared > 20
