"""Bots that do what bots should not, from their sixth decision on. The arena loads this file."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from sabika.bots import Budget
from sabika.bots.budget import UNLIMITED
from sabika.play.events import Move, Pass, Take
from sabika.play.view import View

GOOD_MOVES = 5


class Odd:
    name = "odd"
    decisions = 0

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        self.decisions += 1
        return moves[0] if self.decisions <= GOOD_MOVES else self.misbehave()

    def misbehave(self) -> Move:
        raise NotImplementedError


class Crashing(Odd):
    def misbehave(self) -> Move:
        raise ZeroDivisionError("oops")


class Leaving(Odd):
    def misbehave(self) -> Move:
        sys.exit(3)


class Exiting(Odd):
    def misbehave(self) -> Move:
        os._exit(3)


class Segfaulting(Odd):
    def misbehave(self) -> Move:
        os.kill(os.getpid(), signal.SIGSEGV)
        return Pass()


class Hanging(Odd):
    def misbehave(self) -> Move:
        while True:
            pass


class Late(Odd):
    def misbehave(self) -> Move:
        time.sleep(0.6)
        return Pass()


class Passing(Odd):
    def misbehave(self) -> Move:
        return Pass()


class Babbling(Odd):
    def misbehave(self) -> Move:
        return Take(({1, 2}, None))  # type: ignore[arg-type]


class Silent(Odd):
    def misbehave(self) -> Move:
        return None  # type: ignore[return-value]


class Unborn(Odd):
    """Can be made where it is tried, in the arena's own process, and not where it plays."""

    def __init__(self) -> None:
        if os.environ.get("SABIKA_UNBORN") != str(os.getpid()):
            raise RuntimeError("not here")


class Slow(Odd):
    """Takes its time, and says in a file which process plays."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        note = os.environ.get("SABIKA_SLOW")
        if note and not Path(note).exists():
            Path(note).write_text(f"{os.getpid()} {os.getppid()}\n")
            time.sleep(20)
        return moves[0]
