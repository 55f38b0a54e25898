"""A bot to start from: it buys what it can pay exactly, and otherwise takes the most money.

Copy this file, change it, and let it play:

    sabika simulate --players 2 --bots greedy,my_bot.py:MyBot
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

from sabika.bots import UNLIMITED, Budget
from sabika.play.codec import card_worth
from sabika.play.events import Buy, Move, Take
from sabika.play.hidden import determinize
from sabika.play.position import Position
from sabika.play.view import View


class MyBot:
    """Buys exactly when it can; otherwise it takes the most money."""

    name = "my-bot"

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return one of the moves."""
        if view.phase != "action":  # a tile to place, a chest to stow, ...
            return best_by_looking(view, moves, rng, budget)
        # An exact payment brings another action: always take it, the dearest tile first.
        exact = [move for move in moves if isinstance(move, Buy) and is_exact(view, move)]
        if exact:
            return max(exact, key=lambda move: paid(move.payment))
        takes = [move for move in moves if isinstance(move, Take)]
        if takes:
            most = max(paid(move.cards) for move in takes)
            return rng.choice([move for move in takes if paid(move.cards) == most])
        return rng.choice(moves)


def paid(cards: Sequence[str]) -> int:
    """Return what cards are worth together."""
    return sum(card_worth(card) for card in cards)


def is_exact(view: View, move: Buy) -> bool:
    """Say whether a purchase is paid to the coin."""
    prices = {tile.id: tile.price for tile in view.market if tile is not None}
    return paid(move.payment) == prices.get(move.tile)


def best_by_looking(view: View, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
    """Try the moves on a copy of the table; return the one after which we would score most."""
    begin = perf_counter()
    seat = view.seat
    assert seat is not None  # only a spectator has no seat
    table = determinize(view, rng)  # fills in what we cannot see
    best, most = moves[0], -1
    for number, move in enumerate(moves):
        if budget.seconds is not None and perf_counter() - begin > budget.seconds:
            break  # time is up: the best so far will do
        if budget.iterations is not None and number >= budget.iterations:
            break
        after = table.copy()
        after.play(move)
        points = points_now(after, seat)
        if points > most:
            best, most = move, points
    return best


def points_now(position: Position, seat: int) -> int:
    """Return what the last scoring would give a seat if it came now."""
    return sum(line.points for line in position.score_now("C") if line.player == seat)
