"""Why a move is refused: every reason, provoked, with its rule, its figures and its sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

# isort: split
from rules.asking import refused
from rules.table import Table
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position
from sabika.rules import refusals as why
from sabika.rules.refusals import REFUSALS

ALL = ("treasure_chamber", "master_builders", "invaders", "bazaars")
MARKET = ("garden-10a", "tower-7", "tower-11a", "pavilion-8")
BAZAAR = "bazaar-florin-a"
MONEY = ("denar-9", "denar-1", "denar-2", "dirham-4", "dirham-9", "florin-8", "denar-builder")
HOOK = {
    (1, 0): "seraglio-9",
    (2, 0): "arcades-9",
    (2, 1): "arcades-10",
    (2, 2): "chambers-10",
    (1, 2): "chambers-11",
}
RESERVE = ("garden-11", "tower-11b", "tower-11c")


def action() -> Position:
    """The first of three players, with every module, a city around a bay and some money."""
    table = Table(modules=ALL).market(*MARKET).bazaars(BAZAAR).city(0, HOOK).reserve(0, *RESERVE)
    table.display("denar-1", "dirham-4", "ducat-7", "florin-9").hand(0, *MONEY)
    return table.rooms("tower tower garden seraglio", "garden " * 4, "arcades " * 4).lay()


def filled() -> Position:
    """The bay is filled, so that tile cannot leave."""
    table = Table().city(0, HOOK | {(1, 1): "garden-11", (0, 1): "tower-12"})
    return table.lay()


def behind_a_wall() -> Position:
    return Table().city(0, {(1, 0): "tower-11b"}).reserve(0, "tower-11c").lay()


def price_tile_bought() -> Position:
    position = action()
    position.play(ev.Buy("pavilion-8", ("florin-8",)))
    return position


def placing() -> Position:
    position = action()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    return position


def chests() -> Position:
    """The seraglio in the city is the only tile for one of the chests."""
    position = action()
    position.play(ev.Chests(1, ("dirham-9",)))
    return position


def chests_one_placed() -> Position:
    """Two towers in the city, one with a chest; another tower chest has to be placed."""
    table = Table(modules=("treasure_chamber",)).hand(0, "dirham-9")
    table.rooms("tower tower garden seraglio", "garden " * 4, "arcades " * 4)
    position = table.settle(0, "tower-12", "tower-11a").settle(1, "garden-11").lay()
    position.play(ev.Chests(1, ("dirham-9",)))
    position.play(ev.Stow("tower", "tower-12"))
    return position


def master() -> Position:
    position = action()
    position.play(ev.Take(("ducat-7",)))
    return position


def empty_room() -> Position:
    """The first room was bought when the bag was too empty to fill it again."""
    table = Table(modules=("treasure_chamber",)).hand(0, "dirham-9")
    return table.rooms("", "garden " * 4, "arcades " * 4).lay()


def granada() -> Position:
    """Bought: an arena."""
    table = Table("granada").market("arena-4", "library-6", "park-12", "district-12")
    position = table.hand(0, "denar-5", "ducat-2", "florin-2").lay()
    position.play(ev.Buy("arena-4", ("denar-5",)))
    return position


def left_over(game: str = "alhambra") -> Position:
    market = MARKET if game == "alhambra" else ("arena-4", "library-6", "park-12", "district-12")
    table = Table(game).market(*market).bag(rest="reserve")
    position = table.hand(0, "denar-9", "denar-2", "dirham-9").lay()
    position.play(ev.Buy(market[0], ("denar-9", "denar-2")))
    position.play(ev.Reserve(market[0]))
    return position


def over() -> Position:
    position = left_over()
    position.play(ev.Forgo("tower-7"))
    return position


Case = tuple[Callable[[], Position], ev.Move, dict[str, Any]]
CASES: dict[int, Case] = {
    why.NOT_NOW: (placing, ev.Take(("florin-9",)), {"due": "placing"}),
    why.NOT_IN_DISPLAY: (action, ev.Take(("florin-8",)), {"cards": "florin-8"}),
    why.TAKE_NOTHING: (action, ev.Take(()), {}),
    why.TAKE_TOO_MUCH: (action, ev.Take(("dirham-4", "ducat-7")), {"total": 11}),
    why.NOT_ON_OFFER: (action, ev.Buy("tower-12", ("denar-9",)), {"tile": "tower-12"}),
    why.NOT_IN_HAND: (action, ev.Buy("tower-7", ("dirham-7",)), {"cards": "dirham-7"}),
    why.OTHER_CURRENCY: (action, ev.Buy("tower-7", ("denar-9",)), {"currency": "dirham"}),
    why.TOO_LITTLE: (action, ev.Buy("tower-7", ("dirham-4",)), {"paid": 4, "price": 7}),
    why.NOT_IN_RESERVE: (action, ev.Build("tower-12", 0, 1), {"tile": "tower-12"}),
    why.NOT_IN_CITY: (action, ev.Swap("garden-11", "tower-12"), {"tile": "tower-12"}),
    why.NO_EXTRA_ACTION: (action, ev.EndActions(), {}),
    why.NOT_STUCK: (action, ev.Pass(), {}),
    why.TAKEN: (action, ev.Build("garden-11", 2, 1), {"square": "(2, 1)"}),
    why.NO_NEIGHBOUR: (action, ev.Build("garden-11", -1, -1), {"square": "(-1, -1)"}),
    why.WALLS_DIFFER: (action, ev.Build("tower-11c", 2, 3), {"side": "south"}),
    why.OUT_OF_REACH: (behind_a_wall, ev.Build("tower-11c", 1, 1), {"square": "(1, 1)"}),
    why.HOLE: (action, ev.Build("garden-11", 0, 1), {"square": "(0, 1)"}),
    why.HOLE_LEFT: (filled, ev.Remove("garden-11"), {"tile": "garden-11"}),
    why.CUT_OFF: (action, ev.Remove("arcades-9"), {"tile": "arcades-9"}),
    why.NOT_BOUGHT: (placing, ev.Reserve("garden-11"), {"tile": "garden-11"}),
    why.ONE_SIDED: (placing, ev.Reserve("garden-10a", "back"), {"tile": "garden-10a"}),
    why.FLIP_TOO_LITTLE: (
        granada,
        ev.Place("arena-4", 1, 0, ("ducat-2",)),
        {"paid": 2, "price": 3},
    ),
    why.FLIP_MIXED: (granada, ev.Place("arena-4", 1, 0, ("ducat-2", "florin-2")), {}),
    why.FLIP_LEFT_OVER: (
        lambda: left_over("granada"),
        ev.Place("library-6", 0, 1, ("dirham-9",)),
        {"tile": "library-6"},
    ),
    why.NO_DIRK: (placing, ev.Gift("garden-10a"), {}),
    why.NOT_LEFT_OVER: (left_over, ev.Forgo("tower-11a"), {"tile": "tower-11a"}),
    why.ROOM_EMPTY: (empty_room, ev.Chests(1, ("dirham-9",)), {"room": 1}),
    why.CHESTS_TOO_LITTLE: (action, ev.Chests(2, ("dirham-4", "denar-2")), {"paid": 6, "price": 8}),
    why.NOT_OFFERED: (chests, ev.Stow("arcades", "arcades-9"), {"chest": "arcades"}),
    why.STOW_ELSEWHERE: (chests, ev.Stow("garden", "garden-11"), {"tile": "garden-11"}),
    why.OTHER_COLOUR: (
        chests,
        ev.Stow("tower", "seraglio-9"),
        {"chest": "tower", "tile": "seraglio-9"},
    ),
    why.HAS_CHEST: (chests_one_placed, ev.Stow("tower", "tower-12"), {"tile": "tower-12"}),
    why.MUST_STOW: (chests, ev.Decline(), {}),
    why.NOT_A_BUILDER: (master, ev.Master("denar-9", ev.Remove("chambers-11")), {}),
    why.PRICE_TILE_GONE: (price_tile_bought, ev.Buy(BAZAAR, ("denar-9",)), {"currency": "florin"}),
    why.NOT_EXACT: (action, ev.Buy(BAZAAR, ()), {"paid": 0, "price": 8}),
    why.GAME_OVER: (over, ev.Take(("florin-9",)), {}),
    why.START_TILE: (action, ev.Remove("start"), {}),
}


@pytest.mark.parametrize("number", REFUSALS, ids=lambda number: REFUSALS[number].code)
def test_every_refusal(number: int) -> None:
    """Each says its code, its rule and its figures in a sentence, and changes nothing."""
    laid, move, params = CASES[number]
    reason = REFUSALS[number]
    assert set(params) == set(reason.params)
    assert refused(laid(), move) == Refusal(reason.code, reason.rule, params)


MOVES: tuple[ev.Move, ...] = (
    ev.Take(("florin-9",)),
    ev.Buy("tower-7", ("dirham-9",)),
    ev.Build("garden-11", 0, 3),
    ev.Remove("chambers-11"),
    ev.Swap("garden-11", "chambers-11"),
    ev.Chests(2, ("dirham-9",)),
    ev.EndActions(),
    ev.Pass(),
    ev.Place("garden-10a", 1, 1),
    ev.Reserve("garden-10a"),
    ev.Gift("garden-10a"),
    ev.Stow("seraglio", "seraglio-9"),
    ev.Decline(),
    ev.Master("denar-builder", ev.Remove("chambers-11")),
    ev.NoMaster(),
    ev.Forgo("tower-7"),
)
PHASES: dict[str, tuple[Callable[[], Position], set[type[ev.Move]]]] = {
    "action": (
        action,
        {ev.Take, ev.Buy, ev.Build, ev.Remove, ev.Swap, ev.Chests, ev.EndActions, ev.Pass},
    ),
    "placing": (placing, {ev.Place, ev.Reserve, ev.Gift}),
    "chests": (chests, {ev.Stow, ev.Decline}),
    "master": (master, {ev.Master, ev.NoMaster}),
    "left_over": (left_over, {ev.Place, ev.Forgo}),
}


@pytest.mark.parametrize("phase", PHASES)
def test_moves_of_other_phases(phase: str) -> None:
    """What is not due is refused with what is; what is due is refused for another reason."""
    laid, due = PHASES[phase]
    position = laid()
    assert position.phase == phase
    assert {type(move) for move in MOVES} == set(ev.MOVES.values())
    for move in MOVES:
        if type(move) not in due:
            refusal = refused(position, move)
            assert refusal == Refusal("not-now", "4", {"due": phase})
            assert "something else" not in refusal.sentence()
        else:
            refusal = position.why_not(move)
            assert refusal is None or refusal.code != "not-now"


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move.event)
def test_nothing_after_the_end(move: ev.Move) -> None:
    """8.3: the game is over for every kind of move."""
    assert refused(over(), move) == Refusal("game-over", "8.3", {})


def test_what_is_offered_is_accepted() -> None:
    """In every phase each legal move has no reason against it, and can be played."""
    for laid, _ in PHASES.values():
        position = laid()
        legal = position.legal_moves()
        assert legal
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert position.why_not(move) is None
            position.copy().play(move)


@pytest.mark.parametrize("flip", [("dirham-4",), ()], ids=["paid", "nothing"])
@pytest.mark.parametrize("kind", [ev.Place, ev.Gift])
def test_tiles_of_alhambra_have_one_side(kind: type, flip: tuple[str, ...]) -> None:
    """G.1: however much is paid, nothing included."""
    table = Table(players=2).market(*MARKET).hand(0, "denar-9", "denar-2", "dirham-4")
    position = table.lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    where = {"x": 1, "y": 0} if kind is ev.Place else {}
    refusal = refused(position, kind("garden-10a", flip=flip, **where))
    assert refusal == Refusal("one-sided", "G.1", {"tile": "garden-10a"})


def test_cards_no_box_holds_so_many_of() -> None:
    """4.1, 4.2: four of a kind are neither in the display nor in a hand."""
    position = action()
    four = ("denar-1",) * 4
    assert refused(position, ev.Take(four)).code == "not-in-display"
    assert refused(position, ev.Buy("garden-10a", four)).code == "not-in-hand"


@pytest.mark.parametrize("room", [0, 4, -1, 100])
def test_rooms_that_do_not_exist(room: int) -> None:
    """T.2: there are three."""
    refusal = refused(action(), ev.Chests(room, ("dirham-9",)))
    assert refusal == Refusal("room-empty", "T.5", {"room": room})


def test_modules_that_are_not_in_the_game() -> None:
    """Section 10: their moves are never due."""
    position = Table().hand(0, "dirham-9").lay()
    for move in (ev.Chests(1, ("dirham-9",)), ev.Stow("tower", "tower-12"), ev.NoMaster()):
        assert refused(position, move) == Refusal("not-now", "4", {"due": "action"})
