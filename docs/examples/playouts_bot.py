"""A Monte Carlo bot: it plays every move out at random, many times, and keeps the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

import numpy as np

from sabika.bots import UNLIMITED, Budget, Explanation, Option
from sabika.play.batch import play_outs
from sabika.play.events import Move
from sabika.play.hidden import determinize
from sabika.play.view import View

POLICY = {"buy": 20, "place": 20, "build": 5, "remove": 0, "swap": 0}  # sensible random players
PLAYOUTS, ROUNDS = 8, 4  # of each move in each round; rounds if the budget names no number


class PlayoutsBot:
    """Plays every move out at random and chooses what turns out best."""

    name = "playouts"

    def __init__(self) -> None:
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the move that ends with the greatest lead; a round is an iteration."""
        begin, rounds, lead = perf_counter(), 0, np.zeros(len(moves))
        limit = budget.iterations or (ROUNDS if budget.seconds is None else 1_000_000)
        while len(moves) > 1 and rounds < limit:
            if rounds and budget.seconds and perf_counter() - begin > budget.seconds:
                break
            table, seed = determinize(view, rng), f"{rng.getrandbits(64)}"
            for number, move in enumerate(moves):
                after = table.copy()
                after.play(move)
                ends = play_outs(after, PLAYOUTS, seed, threads=budget.threads, policy=POLICY)
                rivals = np.delete(ends.scores, view.seat or 0, axis=1).max(axis=1)
                lead[number] += np.mean(ends.scores[:, view.seat or 0] - rivals)
            rounds += 1
        order = sorted(range(len(moves)), key=lambda number: -lead[number])
        options = tuple(Option(moves[n], float(lead[n] / max(rounds, 1))) for n in order)
        self.said = Explanation(options, rounds, perf_counter() - begin)
        return moves[order[0]]

    def explain(self) -> Explanation:
        """Return every move with its average lead, the best first."""
        return self.said
