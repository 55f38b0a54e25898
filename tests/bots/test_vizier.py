"""Vizier and planner: time, explanations, threads."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

import pytest

from bots.tables import ALL_MODULES, label, moments
from sabika.bots import Budget, explain, make_bot, outline
from sabika.bots.explanation import Explanation
from sabika.bots.foresight import Trial, foresee
from sabika.bots.mind.weights import Weights
from sabika.bots.outline import Judgement, lines_of
from sabika.bots.planner import PlannerBot
from sabika.bots.vizier import WIDE_SIGHT, WORTH, VizierBot
from sabika.play.choices import Choices
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.play.hidden import determinize
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

pytestmark = pytest.mark.compiled_only

PLAIN = Configuration("alhambra", 2)
RICH = Configuration("alhambra", 4, ALL_MODULES)
SPEAKERS = ["planner", "vizier", "journeyman"]


def decisions(config: Configuration, number: int) -> list[tuple[View, list[Move]]]:
    """Views from all over a random game, with more than one move each."""
    found = [
        (game.view(game.to_act), game.legal_moves())
        for game in moments(config, "sample", every=11)
        if len(game.position.legal_words()) > 1
    ]
    return found[:: max(1, len(found) // number)][:number]


# Time.


@pytest.mark.parametrize("seconds", [0.05, 0.2])
@pytest.mark.parametrize("config", [PLAIN, RICH], ids=label)
def test_a_budget_of_time_is_kept(config: Configuration, seconds: float) -> None:
    """The median, as somebody else may need the machine just now."""
    bot = VizierBot()
    bot.choose(*decisions(config, 1)[0], Random(1), Budget(iterations=1))  # it makes its tables
    spent = []
    for view, moves in decisions(config, 7):
        start = perf_counter()
        bot.choose(view, moves, Random(1), Budget(seconds=seconds))
        spent.append(perf_counter() - start)
    assert median(spent) < 1.2 * seconds + 0.05


def test_more_seconds_look_closer() -> None:
    bot = VizierBot()
    seen = [bot.sight_for(Budget(seconds=seconds)) for seconds in (0.1, 1.0, 4.0)]
    assert [sight.searched for sight in seen] == [1, 2, 3]
    assert [sight.rounds(4) for sight in seen] == [2, 2, 3]
    assert [WIDE_SIGHT.even / sight.even for sight in seen] == pytest.approx([1, 1, 2])
    assert [sight.sure / WIDE_SIGHT.sure for sight in seen] == pytest.approx([1, 1, 1.32], abs=0.01)
    assert [sight.worth for sight in seen] == pytest.approx([0, 0, WORTH / 2])
    assert bot.sight_for(Budget(iterations=10)) == WIDE_SIGHT


def test_how_far_they_look_depends_on_the_table() -> None:
    players = (2, 3, 4, 5, 6)
    assert [WIDE_SIGHT.rounds(number) for number in players] == [4, 3, 2, 2, 1]


def test_more_time_more_futures() -> None:
    bot = VizierBot(sight=replace(WIDE_SIGHT, sure=1e9))  # no turn is given up
    seen = []
    for seconds in (0.02, 0.4):
        futures = 0
        for view, moves in decisions(PLAIN, 3):
            bot.choose(view, moves, Random(1), Budget(seconds=seconds))
            futures += bot.explain().iterations
        seen.append(futures)
    assert seen[1] > 2 * seen[0]


@pytest.mark.parametrize("iterations", [1, 8, 11, 30])
def test_a_budget_of_iterations_is_kept_exactly(iterations: int) -> None:
    bot = VizierBot(sight=replace(WIDE_SIGHT, sure=1e9))
    for threads in (1, 2, 3):
        bot.choose(*decisions(PLAIN, 1)[0], Random(1), Budget(None, iterations, threads))
        assert bot.explain().iterations == iterations


def test_no_time_at_all_leaves_the_best_turn_at_a_glance() -> None:
    for view, moves in decisions(PLAIN, 3):
        chosen = VizierBot().choose(view, moves, Random(1), Budget(seconds=1e-6))
        assert chosen == lines_of(view, Judgement(experience=True))[0].moves[0]


def test_experience_is_the_viziers_alone() -> None:
    """And weights of one's own judge by themselves."""
    assert VizierBot().judgement.experience
    assert not VizierBot(Weights()).judgement.experience
    assert not PlannerBot().judgement.experience
    views = [view for view, _ in decisions(RICH, 12)]
    for aspect in (lines_of, chances):
        told = [
            [aspect(view, Judgement(experience=some)) for view in views] for some in (False, True)
        ]
        assert sum(one != other for one, other in zip(*told, strict=True)) > 6


def chances(view: View, judgement: Judgement) -> list[float]:
    """What comes of the best two turns by weights, in futures imagined with such judgement."""
    trial = Trial(lines_of(view, Judgement())[:2], WIDE_SIGHT)
    foresee(view, trial, judgement, [1] * 8, 1, lambda trial: 8 - trial.futures)
    return [trial.mean(i) for i in range(len(trial.lines))]


# What they say.


@pytest.mark.parametrize("name", SPEAKERS)
@pytest.mark.parametrize("config", [PLAIN, RICH], ids=label)
def test_options_are_lines_that_can_be_played(config: Configuration, name: str) -> None:
    for view, moves in decisions(config, 6):
        bot = make_bot(name)
        chosen = bot.choose(view, moves, Random(1), Budget(iterations=12))
        said = explain(bot)
        assert said.seconds > 0
        assert said.options[0].move == chosen
        assert len({option.move for option in said.options}) == len(said.options)
        for option in said.options:
            assert option.line[0] == option.move
            position = determinize(view, Choices("outline"))
            for move in option.line:
                assert position.to_act == view.seat
                assert position.why_not(move) is None
                position.play(move)


@pytest.mark.parametrize("name", ["planner", "vizier"])
def test_chances_and_efforts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "PATIENCE", 1000)  # so that late, too, there is much to compare
    for view, moves in decisions(RICH, 6):
        bot = make_bot(name)
        bot.choose(view, moves, Random(1), Budget(iterations=32))
        said = explain(bot)
        assert sum(option.effort for option in said.options) == pytest.approx(1)
        assert all(0 <= option.value <= 100 for option in said.options)
        assert said.options[0].effort == max(option.effort for option in said.options)
        others = [option.value for option in said.options[1:]]
        assert others == sorted(others, reverse=True)
        assert said.iterations > 0
        assert said.unit == "percent"


@pytest.mark.parametrize("name", SPEAKERS)
def test_nothing_is_said_where_nothing_is_to_decide(name: str) -> None:
    bot = make_bot(name)
    view, moves = decisions(PLAIN, 1)[0]
    bot.choose(view, moves, Random(1), Budget(iterations=4))
    assert explain(bot).options
    assert bot.choose(view, moves[:1], Random(1), Budget(iterations=4)) == moves[0]
    assert explain(bot) == Explanation()


# Threads.


def test_no_threads_are_left_behind() -> None:
    before = threading.active_count()
    for view, moves in decisions(PLAIN, 3):
        VizierBot().choose(view, moves, Random(1), Budget(iterations=16, threads=3))
        assert threading.active_count() == before


@pytest.mark.parametrize("name", ["planner", "vizier", "beginner"])
def test_bots_in_two_threads_do_not_disturb_each_other(name: str) -> None:
    """Searches have memory of their own, and compiled ones really run at the same time."""
    asked = decisions(RICH, 10)

    def think(turn: int) -> list[tuple[Move, tuple[float, ...]]]:
        bot, found = make_bot(name), []
        for view, moves in asked[turn:] + asked[:turn]:
            move = bot.choose(view, moves, Random(1), Budget(iterations=8))
            found.append((move, tuple(option.value for option in explain(bot).options)))
        return found[len(asked) - turn :] + found[: len(asked) - turn]

    alone = think(0)
    with ThreadPoolExecutor(2) as pool:
        for found in pool.map(think, [0, 5, 0, 5]):
            assert found == alone


def test_outlines_begin_with_different_legal_moves() -> None:
    for config in (PLAIN, RICH):
        for view, moves in decisions(config, 8):
            lines = lines_of(view, Judgement(experience=True))
            first = [line.moves[0] for line in lines]
            assert len(set(first)) == len(first)
            assert set(first) <= set(moves)
            assert [line.value for line in lines] == sorted(
                (line.value for line in lines), reverse=True
            )


def test_a_game_is_not_changed_by_thinking() -> None:
    game = Game("alhambra", 3, ALL_MODULES, seed="still")
    before = game.position.state.to_bytes()
    view = game.view(game.to_act)
    shown = view.to_bytes()
    VizierBot().choose(view, game.legal_moves(), Random(1), Budget(iterations=8))
    assert game.position.state.to_bytes() == before
    assert view.to_bytes() == shown
