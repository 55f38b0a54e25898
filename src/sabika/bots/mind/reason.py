"""Reason: makes one number of what senses take in.

A sense looks at things of one kind, such as currencies or building types. Signs that many things
have in common come first, so that their part is worked out once: those of a turn, then those of a
moment of it. What each thing excites in a sense's cells is added up, and reason weighs the sums of
all its senses together. Sums run over cells side by side, in a fixed order, so that compiled and
uncompiled code round alike.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.bots.mind.reason import (
        CELLS,
        FEW,
        MOST_THINGS,
        OF_MOMENT,
        OF_TURN,
        SIGNS,
    )
else:
    OF_TURN = 12  # signs up to here are of the turn
    OF_MOMENT = 28  # from there up to here of the moment, the rest of one thing
    SIGNS = 52
    CELLS = 32  # of a sense
    FEW = 16  # of each layer of reason
    MOST_THINGS = 10  # that a sense remembers

SIZES = (OF_TURN, OF_MOMENT, SIGNS, CELLS, FEW)  # for whoever trains
OF_SENSE = SIGNS * CELLS + CELLS + CELLS * FEW  # numbers that a sense is made of
OF_REASON = FEW + FEW * FEW + 2 * FEW  # numbers besides those of the senses


class Sense:
    """The cells for things of one kind; ``signs`` are written from outside."""

    def __init__(self, numbers: list[float]) -> None:
        if len(numbers) != OF_SENSE:
            raise ValueError(f"a sense is made of {OF_SENSE} numbers, not {len(numbers)}")
        if not cython.compiled:
            self.signs = [0.0] * SIGNS
            self.first = [0.0] * SIGNS * CELLS
            self.bias = [0.0] * CELLS
            self.second = [0.0] * CELLS * FEW
            self.turn = [0.0] * CELLS
            self.moment = [0.0] * CELLS
            self.cells = [0.0] * CELLS
            self.sums = [0.0] * CELLS
            self.kept = [0.0] * CELLS * MOST_THINGS
        at = iter(numbers)
        for i in range(SIGNS * CELLS):
            self.first[i] = next(at)
        for i in range(CELLS):
            self.bias[i] = next(at)
        for i in range(CELLS * FEW):
            self.second[i] = next(at)
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
        """Take in the signs of a moment of that turn; nothing has been looked at yet."""
        i: cython.int
        j: cython.int
        sign: cython.double
        for j in range(CELLS):
            self.moment[j] = self.turn[j]
            self.sums[j] = 0.0
        for i in range(OF_TURN, OF_MOMENT):
            sign = self.signs[i]
            for j in range(CELLS):
                self.moment[j] += sign * self.first[CELLS * i + j]

    def excite(self) -> None:
        """Let the signs of one thing excite the cells; signs of 0 cost nothing."""
        i: cython.int
        j: cython.int
        sign: cython.double
        for j in range(CELLS):
            self.cells[j] = self.moment[j]
        for i in range(OF_MOMENT, SIGNS):
            sign = self.signs[i]
            if sign != 0.0:
                for j in range(CELLS):
                    self.cells[j] += sign * self.first[CELLS * i + j]
        for j in range(CELLS):
            self.cells[j] = max(self.cells[j], 0.0)

    def take_in(self) -> None:
        """Look at a thing: add what its signs excite."""
        j: cython.int
        self.excite()
        for j in range(CELLS):
            self.sums[j] += self.cells[j]

    def remember(self, thing: cython.int) -> None:
        """Keep what the signs of a thing excite."""
        j: cython.int
        self.excite()
        for j in range(CELLS):
            self.kept[CELLS * thing + j] = self.cells[j]

    def recall(self, thing: cython.int) -> None:
        """Look at a thing that is as it was when it was remembered."""
        j: cython.int
        for j in range(CELLS):
            self.sums[j] += self.kept[CELLS * thing + j]

    def forget(self) -> None:
        """Begin anew to look at things of the same moment."""
        j: cython.int
        for j in range(CELLS):
            self.sums[j] = 0.0


class Reason:
    """Two layers over the senses."""

    def __init__(self, senses: list[Sense], numbers: list[float]) -> None:
        if len(numbers) != OF_REASON:
            raise ValueError(f"reason is made of {OF_REASON} numbers, not {len(numbers)}")
        self.n = len(senses)
        self.held = senses
        if not cython.compiled:
            self.senses = senses
            self.bias = [0.0] * FEW
            self.third = [0.0] * FEW * FEW
            self.third_bias = [0.0] * FEW
            self.last = [0.0] * FEW
            self.few = [0.0] * FEW
            self.fewer = [0.0] * FEW
        else:
            for i in range(len(senses)):
                self.senses[i] = cython.cast(cython.p_void, senses[i])
        at = iter(numbers)
        for i in range(FEW):
            self.bias[i] = next(at)
        for i in range(FEW * FEW):
            self.third[i] = next(at)
        for i in range(FEW):
            self.third_bias[i] = next(at)
        for i in range(FEW):
            self.last[i] = next(at)

    def say(self) -> cython.double:
        """Return what all that the senses have looked at means."""
        i: cython.int
        j: cython.int
        k: cython.int
        sum: cython.double = 0.0
        for j in range(FEW):
            self.few[j] = self.bias[j]
            self.fewer[j] = self.third_bias[j]
        for k in range(self.n):
            for i in range(CELLS):
                sum = cython.cast(Sense, self.senses[k]).sums[i]
                if sum != 0.0:
                    for j in range(FEW):
                        self.few[j] += sum * cython.cast(Sense, self.senses[k]).second[FEW * i + j]
        for i in range(FEW):
            sum = self.few[i]
            if sum > 0.0:
                for j in range(FEW):
                    self.fewer[j] += sum * self.third[FEW * i + j]
        sum = 0.0
        for j in range(FEW):
            if self.fewer[j] > 0.0:
                sum += self.fewer[j] * self.last[j]
        return sum


def reason_of(numbers: list[list[float]]) -> tuple[list[Sense], Reason]:
    """Return senses, and the reason that weighs them: its numbers come last."""
    *parts, last = numbers
    senses = [Sense(part) for part in parts]
    return senses, Reason(senses, last)
