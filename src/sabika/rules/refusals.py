"""Why a move is refused: a number inside, outside a code, a rule and what it is about.

Inside the engine a refusal is a number; the lower eight bits say which, the rest may carry what it
is about. ``REFUSALS`` gives each its stable code, the rule that forbids the move, and the names of
its parameters, from which a sentence is made in any language. ``c_refusals.pxd`` says the same to
the compiler; a test compares the two.
"""

from __future__ import annotations

from typing import NamedTuple

NOT_NOW = 1
NOT_IN_DISPLAY = 2
TAKE_NOTHING = 3
TAKE_TOO_MUCH = 4
NOT_ON_OFFER = 5
NOT_IN_HAND = 6
OTHER_CURRENCY = 7
TOO_LITTLE = 8
NOT_IN_RESERVE = 9
NOT_IN_CITY = 10
NO_EXTRA_ACTION = 11
NOT_STUCK = 12
TAKEN = 13
NO_NEIGHBOUR = 14
WALLS_DIFFER = 15
OUT_OF_REACH = 16
HOLE = 17
HOLE_LEFT = 18
CUT_OFF = 19
NOT_BOUGHT = 20
ONE_SIDED = 21
FLIP_TOO_LITTLE = 22
FLIP_MIXED = 23
FLIP_LEFT_OVER = 24
NO_DIRK = 25
NOT_LEFT_OVER = 26
ROOM_EMPTY = 27
CHESTS_TOO_LITTLE = 28
NOT_OFFERED = 29
STOW_ELSEWHERE = 30
OTHER_COLOUR = 31
HAS_CHEST = 32
MUST_STOW = 33
NOT_A_BUILDER = 34
PRICE_TILE_GONE = 35
NOT_EXACT = 36
GAME_OVER = 37
START_TILE = 38


class Reason(NamedTuple):
    """What a refusal says, apart from the figures of the case."""

    code: str
    rule: str
    params: tuple[str, ...]


REFUSALS: dict[int, Reason] = {
    NOT_NOW: Reason("not-now", "4", ("due",)),
    NOT_IN_DISPLAY: Reason("not-in-display", "4.1", ("cards",)),
    TAKE_NOTHING: Reason("take-nothing", "4.1", ()),
    TAKE_TOO_MUCH: Reason("take-too-much", "4.1", ("total",)),
    NOT_ON_OFFER: Reason("not-on-offer", "4.2", ("tile",)),
    NOT_IN_HAND: Reason("not-in-hand", "4.2", ("cards",)),
    OTHER_CURRENCY: Reason("other-currency", "4.2", ("currency",)),
    TOO_LITTLE: Reason("too-little", "4.2", ("paid", "price")),
    NOT_IN_RESERVE: Reason("not-in-reserve", "4.3", ("tile",)),
    NOT_IN_CITY: Reason("not-in-city", "4.3", ("tile",)),
    NO_EXTRA_ACTION: Reason("no-extra-action", "4.5", ()),
    NOT_STUCK: Reason("not-stuck", "12.4", ()),
    TAKEN: Reason("square-taken", "5.4", ("square",)),
    NO_NEIGHBOUR: Reason("no-neighbour", "5.4", ("square",)),
    WALLS_DIFFER: Reason("walls-differ", "5.2", ("side",)),
    OUT_OF_REACH: Reason("out-of-reach", "5.3", ("square",)),
    HOLE: Reason("hole", "5.5", ("square",)),
    HOLE_LEFT: Reason("hole-left", "5.5", ("tile",)),
    CUT_OFF: Reason("cut-off", "5.3", ("tile",)),
    NOT_BOUGHT: Reason("not-bought", "6.1", ("tile",)),
    ONE_SIDED: Reason("one-sided", "G.1", ("tile",)),
    FLIP_TOO_LITTLE: Reason("flip-too-little", "G.3", ("paid", "price")),
    FLIP_MIXED: Reason("flip-mixed", "G.3", ()),
    FLIP_LEFT_OVER: Reason("flip-left-over", "G.8", ("tile",)),
    NO_DIRK: Reason("no-dirk", "9.4", ()),
    NOT_LEFT_OVER: Reason("not-left-over", "8.2", ("tile",)),
    ROOM_EMPTY: Reason("room-empty", "T.5", ("room",)),
    CHESTS_TOO_LITTLE: Reason("chests-too-little", "T.2", ("paid", "price")),
    NOT_OFFERED: Reason("chest-not-offered", "T.3", ("chest",)),
    STOW_ELSEWHERE: Reason("stow-elsewhere", "T.3", ("tile",)),
    OTHER_COLOUR: Reason("other-colour", "T.3", ("chest", "tile")),
    HAS_CHEST: Reason("has-chest", "T.3", ("tile",)),
    MUST_STOW: Reason("must-stow", "T.3", ()),
    NOT_A_BUILDER: Reason("not-a-builder", "M.4", ()),
    PRICE_TILE_GONE: Reason("price-tile-gone", "B.3", ("currency",)),
    NOT_EXACT: Reason("not-exact", "B.3", ("paid", "price")),
    GAME_OVER: Reason("game-over", "8.3", ()),
    START_TILE: Reason("start-tile", "4.3", ()),
}
