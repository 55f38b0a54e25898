"""Senses: small networks that make one number of some signs.

Signs that many have in common come first, so that their part is worked out once: those of a turn,
then those of a moment of it. Sums run over cells side by side, in a fixed order, so that compiled
and uncompiled code round alike.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.sense import CELLS, FEW, OF_MOMENT, OF_TURN, SIGNS
else:
    OF_TURN = 8  # signs up to here are of the turn
    OF_MOMENT = 16  # from there up to here of the moment, the rest of one thing
    SIGNS = 32
    CELLS = 24  # of the first layer
    FEW = 12  # of the second

SIZES = (OF_TURN, OF_MOMENT, SIGNS, CELLS, FEW)  # for whoever trains a sense
NUMBERS = SIGNS * CELLS + CELLS + CELLS * FEW + 2 * FEW  # that a sense is made of


class Sense:
    """A network with two layers of cells; ``signs`` are written from outside."""

    def __init__(self, numbers: list[float]) -> None:
        if len(numbers) != NUMBERS:
            raise ValueError(f"a sense is made of {NUMBERS} numbers, not {len(numbers)}")
        if not cython.compiled:
            self.signs = [0.0] * SIGNS
            self.first = [0.0] * SIGNS * CELLS
            self.bias = [0.0] * CELLS
            self.second = [0.0] * CELLS * FEW
            self.second_bias = [0.0] * FEW
            self.third = [0.0] * FEW
            self.turn = [0.0] * CELLS
            self.moment = [0.0] * CELLS
            self.cells = [0.0] * CELLS
            self.few = [0.0] * FEW
        at = iter(numbers)
        for i in range(SIGNS * CELLS):
            self.first[i] = next(at)
        for i in range(CELLS):
            self.bias[i] = next(at)
        for i in range(CELLS * FEW):
            self.second[i] = next(at)
        for i in range(FEW):
            self.second_bias[i] = next(at)
        for i in range(FEW):
            self.third[i] = next(at)
        for i in range(SIGNS):
            self.signs[i] = 0.0

    def see_turn(self) -> None:
        """Take in the signs of a turn."""
        i: cython.int
        j: cython.int
        sign: cython.double
        for j in range(CELLS):
            self.turn[j] = self.bias[j]
        for i in range(OF_TURN):
            sign = self.signs[i]
            for j in range(CELLS):
                self.turn[j] += sign * self.first[CELLS * i + j]

    def see_moment(self) -> None:
        """Take in the signs of a moment of that turn."""
        i: cython.int
        j: cython.int
        sign: cython.double
        for j in range(CELLS):
            self.moment[j] = self.turn[j]
        for i in range(OF_TURN, OF_MOMENT):
            sign = self.signs[i]
            for j in range(CELLS):
                self.moment[j] += sign * self.first[CELLS * i + j]

    def say(self) -> cython.double:
        """Return what the signs of one thing mean at that moment; signs of 0 cost nothing."""
        i: cython.int
        j: cython.int
        sign: cython.double
        sum: cython.double = 0.0
        for j in range(CELLS):
            self.cells[j] = self.moment[j]
        for i in range(OF_MOMENT, SIGNS):
            sign = self.signs[i]
            if sign != 0.0:
                for j in range(CELLS):
                    self.cells[j] += sign * self.first[CELLS * i + j]
        for j in range(FEW):
            self.few[j] = self.second_bias[j]
        for i in range(CELLS):
            sign = self.cells[i]
            if sign > 0.0:
                for j in range(FEW):
                    self.few[j] += sign * self.second[FEW * i + j]
        for j in range(FEW):
            if self.few[j] > 0.0:
                sum += self.few[j] * self.third[j]
        return sum
