"""The greedy bot at the table: legal, sensible, blind to what is hidden, and it wins."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, TABLES, Watched, label, moments
from sabika.bots import make_bot, play_game
from sabika.bots.greedy_money import VALUE
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.hidden import determinize
from sabika.play.position import Position
from sabika.play.view import View, view_of
from sabika.rules.ruleset import Configuration


@pytest.mark.parametrize("config", TABLES, ids=label)
def test_greedy_answers_with_a_legal_move_anywhere(config: Configuration) -> None:
    """Random play leads to places where sensible play never comes."""
    bot, rng = make_bot("greedy"), Random(3)
    met = Counter[str]()
    for game in moments(config, f"odd {label(config)}", every=1):
        met[game.phase] += 1
        if met[game.phase] % (15 if game.phase == "action" else 3) == 1:
            moves = game.legal_moves()
            assert bot.choose(game.view(game.to_act), moves, rng) in moves
    assert met["action"] > 100
    assert met["placing"] > 10


@pytest.mark.compiled_only
@pytest.mark.parametrize("config", TABLES, ids=label)
def test_greedy_brings_every_game_to_its_end(config: Configuration) -> None:
    bots = [make_bot("greedy") for _ in range(config.players)]
    game = play_game(config, bots, "end", max_turns=400)
    assert game.over


@pytest.mark.parametrize("config", TABLES[::3], ids=label)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_is_hidden_changes_no_choice(config: Configuration, name: str) -> None:
    rng = Random(label(config))
    looked = 0
    for game in moments(config, f"veil {label(config)}", every=23):
        seat = game.to_act
        assert seat is not None
        view = game.view(seat)
        other = determinize(view, rng)
        assert other.state != game.position.state
        moves = other.legal_moves()
        again = view_of(other, seat, game.names)
        choices = [make_bot(name).choose(seen, moves, Random(5)) for seen in (view, view, again)]
        assert choices[0] == choices[1] == choices[2]
        looked += 1
    assert looked > 3


def test_a_view_of_a_spectator_is_refused() -> None:
    game = next(iter(moments(Configuration(players=2), "spectator", every=1)))
    with pytest.raises(ValueError, match="spectator"):
        make_bot("greedy").choose(game.view(None), game.legal_moves(), Random(1))


@pytest.mark.compiled_only
def test_very_many_payments_do_not_hold_it_up() -> None:
    """A full hand can pay for chests in very many ways (T.2)."""
    game = Game("alhambra", 2, ("treasure_chamber",), seed="rich")
    while len(game.position.legal_words()) < 1500:
        takes = [move for move in game.legal_moves() if isinstance(move, ev.Take)]
        game.play(max(takes, key=lambda move: len(move.cards)))
    view, moves = game.view(game.to_act), game.legal_moves()
    start = perf_counter()
    assert make_bot("greedy").choose(view, moves, Random(1)) in moves
    assert perf_counter() - start < 1  # a few ms; the limit allows for a busy machine


# It wins. Seats alternate; seeds are fixed.


def wins(config: Configuration, games: int, seed: str) -> float:
    """How many games one greedy bot wins at a table of random ones; a shared victory is half."""
    won = 0.0
    for number in range(games):
        seat = number % config.players
        names = ["greedy" if each == seat else "random" for each in range(config.players)]
        game = play_game(config, [make_bot(name) for name in names], f"{seed} {number}")
        winners = game.outcome().winners
        won += (seat in winners) / len(winners)
    return won


@pytest.mark.compiled_only
def test_greedy_beats_random() -> None:
    assert wins(Configuration(players=2), 40, "duel") >= 38


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("config", "games", "needed"),
    [
        (Configuration("granada", 2), 10, 9),
        (Configuration("alhambra", 2, ALL_MODULES), 6, 6),
        (Configuration("granada", 3, GRANADA_MODULES, "simple"), 6, 6),
        (Configuration("alhambra", 4), 12, 10),
    ],
    ids=lambda value: label(value) if isinstance(value, Configuration) else str(value),
)
def test_greedy_beats_random_elsewhere(config: Configuration, games: int, needed: int) -> None:
    assert wins(config, games, "elsewhere") >= needed


# It plays sensibly.


def played(config: Configuration, seed: str) -> list[Watched]:
    """The bots of one greedy game, with all their decisions."""
    bots = [Watched("greedy") for _ in range(config.players)]
    play_game(config, bots, seed)
    return bots


def test_greedy_pays_exactly_where_it_can() -> None:
    exact = 0
    for bot in played(Configuration(players=3), "exact"):
        for view, moves, move in bot.decisions:
            if isinstance(move, ev.Buy):
                price = next(tile.price for tile in view.market if tile and tile.id == move.tile)
                paid = {
                    sum(VALUE[card] for card in other.payment)
                    for other in moves
                    if isinstance(other, ev.Buy) and other.tile == move.tile
                }
                assert sum(VALUE[card] for card in move.payment) == min(paid)
                exact += price in paid
    assert exact > 10


def test_greedy_seldom_takes_its_city_apart() -> None:
    count = Counter[type[ev.Move]]()
    for seed in ("whole 1", "whole 2", "whole 3"):
        for bot in played(Configuration(players=3), seed):
            count.update(type(move) for _, _, move in bot.decisions)
    assert count[ev.Remove] <= 0.02 * count.total()
    assert count[ev.Place] >= 0.8 * count[ev.Buy]


def test_greedy_keeps_its_city_open() -> None:
    """Nobody walls himself in: some tile of the market fits in most turns."""
    room = turns = 0
    for bot in played(Configuration(players=3), "open"):
        for view, moves, _ in bot.decisions:
            if view.phase == "placing":
                turns += 1
                room += any(isinstance(move, ev.Place) for move in moves)
    assert turns > 30
    assert room >= 0.9 * turns


def test_greedy_stows_every_chest_it_can() -> None:
    stowed = 0
    for bot in played(Configuration("alhambra", 3, ("treasure_chamber",)), "chests"):
        for view, _, move in bot.decisions:
            if view.phase == "chests":
                assert isinstance(move, ev.Stow)
                stowed += 1
    assert stowed > 5


def gained(view: View, move: ev.Move) -> int:
    """What a placement would add to the points of scoring C."""
    after = view.position.copy()
    after.play(move)
    return points(after, view.seat) - points(view.position, view.seat)


def points(position: Position, seat: int | None) -> int:
    """The points that scoring C would give a seat now."""
    return sum(line.points for line in position.score_now("C") if line.player == seat)


def test_greedy_forgoes_a_left_over_tile_only_if_it_brings_nothing() -> None:
    brought = 0
    for number in range(12):
        for bot in played(Configuration(players=3), f"left {number}"):
            for view, moves, move in bot.decisions:
                if view.phase == "left_over" and isinstance(move, ev.Place):
                    brought += gained(view, move)
                elif view.phase == "left_over":
                    places = [other for other in moves if isinstance(other, ev.Place)]
                    assert max((gained(view, other) for other in places), default=0) <= 0
    assert brought > 10
