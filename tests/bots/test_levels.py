"""Levels for people: in order, sensible even where they overlook things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, label, moments
from sabika.bots import BOTS, make_bot, play_game
from sabika.bots.levels import LEVELS, ExpertBot, Habits, LearnerBot, MasterBot
from sabika.bots.mind.weights import Weights, read_weights, tuned
from sabika.bots.outline import Judgement, lines_of
from sabika.bots.planner import PlannerBot
from sabika.bots.vizier import VizierBot
from sabika.play.events import Move
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

TABLES = [
    Configuration("alhambra", 2),
    Configuration("alhambra", 4, ALL_MODULES),
    Configuration("granada", 3, GRANADA_MODULES),
]
LEARNERS = [name for name, level in LEVELS.items() if isinstance(level(), LearnerBot)]


def views(config: Configuration) -> Iterator[tuple[View, list[Move]]]:
    """What a seat sees now and then in a random game."""
    for game in moments(config, "levels", every=29):
        if len(game.position.legal_words()) > 1:
            yield game.view(game.to_act), game.legal_moves()


def test_five_levels_by_name() -> None:
    assert list(LEVELS) == ["beginner", "apprentice", "journeyman", "expert", "master"]
    assert [make_bot(name).name for name in LEVELS] == list(LEVELS)
    assert LEVELS.items() <= BOTS.items()
    assert issubclass(ExpertBot, PlannerBot)
    assert issubclass(MasterBot, VizierBot)


def test_the_less_one_knows_the_more_one_overlooks() -> None:
    learners = [LEVELS[name]() for name in LEARNERS]
    habits = [bot.habits for bot in learners if isinstance(bot, LearnerBot)]
    assert len(habits) == 3
    assert [each.attention for each in habits] == sorted(each.attention for each in habits)
    blind = [set(each.blind) for each in habits]
    assert blind[0] > blind[1] > blind[2] == set()
    for each in habits:
        for two_sided in (False, True):
            for field in fields(Weights):
                known = getattr(tuned(two_sided), field.name)
                used = getattr(each.weights(two_sided), field.name)
                assert used == (0 if field.name in each.blind else known)


@pytest.mark.compiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
@pytest.mark.parametrize("name", LEARNERS)
def test_learners_play_turns_worth_a_look(config: Configuration, name: str) -> None:
    bot = make_bot(name)
    assert isinstance(bot, LearnerBot)
    rng, first = Random(name), 0
    for view, moves in views(config):
        lines = lines_of(view, Judgement(bot.habits.weights(config.game == "granada")))
        chosen = bot.choose(view, moves, rng)
        assert chosen in [line.moves[0] for line in lines]
        seen = [option.move for option in bot.explain().options]
        assert seen[0] == chosen
        assert seen == [line.moves[0] for line in lines if line.moves[0] in seen]
        first += chosen == lines[0].moves[0]
    assert first > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
def test_who_overlooks_nothing_plays_the_best_turn_at_a_glance(config: Configuration) -> None:
    attentive = LearnerBot("attentive", Habits(1.0))
    sleeping = LearnerBot("sleeping", Habits(0.0))
    planner = PlannerBot(futures=0)
    for view, moves in views(config):
        best = planner.choose(view, moves, Random(1))
        assert attentive.choose(view, moves, Random(1)) == best
        assert attentive.explain().options == planner.explain().options
        assert sleeping.choose(view, moves, Random(1)) == best
        assert len(sleeping.explain().options) == 1


@pytest.mark.compiled_only
def test_an_expert_beats_a_beginner() -> None:
    won = 0.0
    for number in range(12):
        names = ["expert", "beginner"][:: 1 if number % 2 else -1]
        game = play_game(Configuration(players=2), list(map(make_bot, names)), f"duel {number}")
        winners = game.outcome().winners
        won += (names.index("expert") in winners) / len(winners)
    assert won >= 9


def test_weights_are_read_by_name() -> None:
    assert read_weights({}) == Weights()
    assert read_weights({"coin": 2}) == Weights(coin=2.0)
    with pytest.raises(ValueError, match=r"no such weights: gold, silver"):
        read_weights({"silver": 1, "gold": 2, "coin": 1})
    assert len(Weights().numbers()) == len(fields(Weights)) == 25
    assert tuned(False).plenty > 0 < tuned(True).many
