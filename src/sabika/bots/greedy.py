"""The greedy bot: it values every move by what it brings at once, and plays the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeAlias

from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.greedy_actions import Actions, remodel_value
from sabika.bots.greedy_city import square_at
from sabika.bots.greedy_table import Table
from sabika.bots.greedy_weights import Weights
from sabika.play import events as ev
from sabika.play.view import TileView, View

Valued: TypeAlias = Iterable[tuple[ev.Move, float]]


class GreedyBot:
    """Plays the move that looks best right now, for both games and all modules.

    A move is worth the points it can be expected to bring: majorities, wall, room to grow; money
    counts by what it can buy. It never looks beyond its own decision.
    """

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(
        self, view: View, moves: Sequence[ev.Move], rng: Random, budget: Budget = UNLIMITED
    ) -> ev.Move:
        """Return the best move; the first of those equally good."""
        if len(moves) == 1:
            return moves[0]
        if view.seat is None:
            raise ValueError("a spectator's view has nothing to choose from")
        table = Table(view, view.seat, self.weights)
        best, _ = max(_PHASES[view.phase](table, moves), key=lambda entry: entry[1])
        return best


def _action(table: Table, moves: Sequence[ev.Move]) -> Valued:
    return Actions(table).values(moves)


def _placing(table: Table, moves: Sequence[ev.Move]) -> Valued:
    """Value the places of the tiles bought; of payments for turning one, the cheapest only."""
    actions = Actions(table)
    tiles = {tile.id: tile for tile in table.view.to_place}
    payments = {move.flip for move in moves if isinstance(move, ev.Place | ev.Gift) and move.flip}
    costs = sorted((actions.spending(payment), payment) for payment in payments)
    cost, flip = costs[0] if costs else (0.0, None)
    for move in moves:
        if isinstance(move, ev.Place) and move.flip in (None, flip):
            kind, price = side_of(tiles[move.tile], move.flip is not None)
            square = square_at(move.x, move.y)
            gain = table.build_gain(tiles[move.tile], kind, price, square)
            yield move, gain - (cost if move.flip else 0.0)
        elif isinstance(move, ev.Gift) and move.flip in (None, flip):
            kind, price = side_of(tiles[move.tile], move.flip is not None)
            gain = table.majorities.gain(kind, price, who=len(table.view.seats))
            yield move, gain - (cost if move.flip else 0.0)
        elif isinstance(move, ev.Reserve):
            tile = tiles[move.tile]
            turned = move.side is not None and move.side != tile.side
            yield move, table.reserve_worth(*side_of(tile, turned))


def _chests(table: Table, moves: Sequence[ev.Move]) -> Valued:
    """Stow whatever can be stowed (T.3, T.4)."""
    return ((move, float(isinstance(move, ev.Stow))) for move in moves)


def _master(table: Table, moves: Sequence[ev.Move]) -> Valued:
    """Value a remodelling against the card that it costs (M.4)."""
    actions = Actions(table)
    for move in moves:
        if isinstance(move, ev.Master):
            yield move, remodel_value(table, move.remodel) - actions.spending((move.card,))
        else:
            yield move, 0.0


def _left_over(table: Table, moves: Sequence[ev.Move]) -> Valued:
    """Place a left-over tile where it brings something (8.2)."""
    tile = table.view.left_over
    assert tile is not None
    for move in moves:
        if isinstance(move, ev.Place):
            square = square_at(move.x, move.y)
            yield move, table.build_gain(tile, tile.type, tile.price or 0, square)
        else:
            yield move, 0.0


def side_of(tile: TileView, turned: bool) -> tuple[str | None, int]:
    """Return type and price of a tile, or of its other side."""
    if turned:
        return tile.other_type, tile.other_price or 0
    return tile.type, tile.price or 0


_PHASES: dict[str, Callable[[Table, Sequence[ev.Move]], Valued]] = {
    "action": _action,
    "placing": _placing,
    "chests": _chests,
    "master": _master,
    "left_over": _left_over,
}
