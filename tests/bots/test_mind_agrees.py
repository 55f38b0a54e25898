"""The compiled search and its Python source think the same, to the last bit.

Two processes look at the same positions, one with ``SABIKA_PURE=1``, and print what the judge, the
search of turns and the futures say of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from play.tables import COMPILED, mixed, pick
from sabika.bots.mind.experience import experienced, outlook
from sabika.bots.mind.futures import Futures
from sabika.bots.mind.judge import Judge
from sabika.bots.mind.practice import Practice
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights
from sabika.play.position import Position
from sabika.play.seeds import key_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

TESTS = Path(__file__).parent.parent
TABLES = {
    "alhambra": Configuration("alhambra", 2),
    "modules": Configuration("alhambra", 3, Configuration.all_modules("alhambra")),
    "granada": Configuration("granada", 2, Configuration.all_modules("granada")),
}
NUMBERS = Weights().numbers()
HABIT = Weights(coin=1.1, card=2.0, again=6.0).numbers()


def positions(name: str) -> Iterator[Position]:
    """Some positions of a game: each phase when it first comes, and now and then."""
    position = Position.start(TABLES[name], f"mind {name}")
    rng, met = Random(name), set[str]()
    while not position.over and position.turns < 300:
        words = sorted(position.legal_words())
        if len(words) > 1 and (position.phase not in met or rng.random() < 0.4):
            met.add(position.phase)
            yield position
        position.play_words(*mixed(rng, words))


def lines_of(name: str) -> Iterator[str]:
    """Say what is thought of positions, in hexadecimal so that nothing is rounded."""
    config = TABLES[name]
    book = Position.start(config, "").book
    learned = experienced(bool(book.two_sided))
    judge, turns = Judge(book, NUMBERS, learned), Turns(book, NUMBERS, learned)
    ahead = outlook(bool(book.two_sided))
    futures = Futures(book, NUMBERS, HABIT, 2, 1, learned, ahead)
    turns.limit(20, 5, 3)
    rng = Random(name)
    for number, position in enumerate(positions(name)):
        judged = [judge.judged(position.state, seat).hex() for seat in range(config.players)]
        yield f"{name} {number} {position.phase} judged {judged}"
        plans = turns.plan(position.state)
        told = [(value.hex(), at, line) for value, at, line in plans]
        yield f"{name} {number} planned {turns.leaves} {told}"
        if number % 8 == 0:  # uncompiled it takes its time
            seat = position.to_act
            assert seat is not None
            seen = view_of(position, seat, ["somebody"] * config.players).position.state
            futures.begin(seen, seat, key_of(str(number)), [line for _, _, line in plans[:2]])
            found = futures.sample(pick(rng, 1000), 3)
            yield f"{name} {number} foreseen {[value.hex() for value in found]}"
    minds = [turns] * config.players
    yield f"{name} practised {Practice(book, minds).game(key_of(name), 12)}"


def report(name: str) -> None:
    """Print how this process runs and what it thinks."""
    print("compiled" if COMPILED else "uncompiled")
    for line in lines_of(name):
        print(line)


def run(name: str, pure: bool) -> subprocess.Popen[str]:
    """Start a process that reports on one table."""
    program = f"from bots.test_mind_agrees import report; report({name!r})"
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "SABIKA_PURE": str(int(pure)), "PYTHONPATH": paths}
    command = [sys.executable, "-c", program]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", TABLES)
def test_compiled_and_uncompiled_think_alike(name: str) -> None:
    with run(name, pure=False) as compiled, run(name, pure=True) as uncompiled:
        seen, expected = (
            process.communicate()[0].splitlines() for process in (compiled, uncompiled)
        )
    assert (compiled.returncode, uncompiled.returncode) == (0, 0)
    assert (seen[0], expected[0]) == ("compiled", "uncompiled")
    differences = [pair for pair in zip(seen[1:], expected[1:], strict=False) if pair[0] != pair[1]]
    assert differences[:1] == []
    assert len(seen) == len(expected) > 80
