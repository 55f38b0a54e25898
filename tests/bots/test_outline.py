"""Outlines of turns: who has waited for too long goes on, so that every game comes to its end."""

from __future__ import annotations

from random import Random

import pytest

from sabika import Game
from sabika.bots import outline
from sabika.bots.outline import Judgement, Line, going_on, lines_of
from sabika.bots.planner import PlannerBot
from sabika.play.events import Buy, Move, Pass, Remove, Reserve, Take

BUY = Buy(tile="arena-2", payment=("dirham-7",))
TAKE = Take(cards=("florin-5",))
REMOVE = Remove(tile="arena-8")
RESERVE = Reserve(tile="arena-2")


def line(*moves: Move) -> Line:
    """A turn of these moves."""
    return Line(moves, [], 0.0)


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ([(REMOVE,), (TAKE,), (BUY, RESERVE), (BUY, RESERVE, TAKE)], [2, 3]),
        ([(REMOVE,), (TAKE,)], [1]),
        ([(REMOVE,), (RESERVE, BUY), (TAKE,)], [1]),
        ([(REMOVE,), (Pass(),)], [0, 1]),
        ([], []),
    ],
)
def test_turns_that_go_on_buy_or_at_least_take_money(
    lines: list[tuple[Move, ...]], left: list[int]
) -> None:
    given = [line(*moves) for moves in lines]
    assert going_on(given) == [given[at] for at in left]


def test_patience_ends_after_many_turns_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("granada", players=2, seed="patience")
    planner, seen = PlannerBot(), set()
    while game.turns < 16:
        moves, view = game.legal_moves(), game.view(game.to_act)
        patient = lines_of(view, Judgement())
        with monkeypatch.context() as patch:
            patch.setattr(outline, "PATIENCE", game.turns / 2 + 0.5)
            assert lines_of(view, Judgement()) == patient
            patch.setattr(outline, "PATIENCE", game.turns / 2)
            assert lines_of(view, Judgement()) == going_on(patient)
        seen.add(len(going_on(patient)) < len(patient))
        game.play(planner.choose(view, moves, Random(1)))
    assert seen == {True, False}


@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_who_never_waits_comes_to_an_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "PATIENCE", 0)
    played, planner = Game(game, players=3, seed="hurry"), PlannerBot()
    while not played.over:
        view = played.view(played.to_act)
        played.play(planner.choose(view, played.legal_moves(), Random(2)))
        assert played.turns < 200
