"""The compiled engine and its Python source do the same, move by move.

Two processes play the same games, one with ``SABIKA_PURE=1``, and say after each decision, in one
line, what they saw: the moves listed, the bytes, the trace, refusals, views, made-up positions.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from play.tables import COMPILED, EVERY_TABLE, eager, mixed
from sabika.play.position import Position
from sabika.play.seeds import key_of
from sabika.rules.veil import redealt, veiled

TESTS = Path(__file__).parent.parent
GROUPS = 6
TURNS = 70
NAMES = list(EVERY_TABLE)[::2]


def lines_of(name: str) -> Iterator[str]:
    """Play a game and say what was seen after each decision."""
    position = Position.start(EVERY_TABLE[name], f"lockstep {name}")
    position.state.trace_on()
    rng = Random(name)
    choose = mixed if len(name) % 2 else eager
    stale: list[tuple[int, int]] = []
    number = 0
    while not position.over and position.turns < TURNS:
        words = position.legal_words()
        yield f"{name} {number} {position.phase} {digest(position, words, stale, number)}"
        stale = [*stale[-40:], *rng.sample(words, min(4, len(words)))]
        position.play_words(*choose(rng, words))
        number += 1
    yield f"{name} end {digest(position, [], stale, 0)}"


def digest(
    position: Position, words: list[tuple[int, int]], stale: list[tuple[int, int]], number: int
) -> str:
    """What can be seen of a position, as one number."""
    book, state = position.book, position.state
    seen = sha256()
    seen.update(repr(words).encode())
    seen.update(state.to_bytes())
    seen.update(repr(state.take_trace()).encode())
    seen.update(repr([book.refusal(state, lo, hi) for lo, hi in stale]).encode())
    if number % 10 == 0:
        seat = number // 10 % (position.config.players + 1) - 1
        shown = veiled(book, state, seat)
        seen.update(shown.to_bytes())
        seen.update(redealt(book, shown, seat, key_of(str(number))).to_bytes())
        seen.update(repr([position.score_now(scoring) for scoring in "ABC"]).encode())
    return seen.hexdigest()[:16]


def run(group: int, pure: bool) -> subprocess.Popen[str]:
    """Start a process that plays one sixth of the tables."""
    program = f"from play.test_lockstep import report; report({group})"
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "SABIKA_PURE": str(int(pure)), "PYTHONPATH": paths}
    command = [sys.executable, "-c", program]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def report(group: int) -> None:
    """Print how this process runs and what it sees."""
    print("compiled" if COMPILED else "uncompiled")
    for name in NAMES[group::GROUPS]:
        for line in lines_of(name):
            print(line)


@pytest.mark.compiled_only
@pytest.mark.parametrize("group", range(GROUPS))
def test_compiled_and_uncompiled_agree(group: int) -> None:
    with run(group, pure=False) as compiled, run(group, pure=True) as uncompiled:
        seen, expected = (
            process.communicate()[0].splitlines() for process in (compiled, uncompiled)
        )
    assert (compiled.returncode, uncompiled.returncode) == (0, 0)
    assert (seen[0], expected[0]) == ("compiled", "uncompiled")
    differences = [pair for pair in zip(seen[1:], expected[1:], strict=False) if pair[0] != pair[1]]
    assert differences[:1] == []
    assert len(seen) == len(expected) > 500
