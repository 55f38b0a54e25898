"""Perft: how many sequences of legal moves there are from fixed positions, chance by the seed.

A number that changes says that the rules changed, and the list of its depth where. After a change
that was meant, ``write_counts`` writes ``perft.json`` anew:
``PYTHONPATH=tests .venv/bin/python -c "from play.test_perft import write_counts; write_counts()"``
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from play.board import Board
from play.literal import Listing, key
from play.tables import EVERY_TABLE, mixed
from sabika.play.position import Position
from sabika.rules.moves import Moves
from sabika.rules.state import State

FILE = Path(__file__).with_name("perft.json")
MOST = 400_000  # sequences counted in one go
PHASES = {"action", "placing", "chests", "master", "left_over"}

# A table, and how many decisions of a random game lead to the position.
POSITIONS = (
    ("alhambra-base-2", 0),
    ("alhambra-base-3", 202),
    ("alhambra-base-6", 189),
    ("alhambra-base-6", 210),
    ("alhambra-t-3-ages", 15),
    ("alhambra-t-2", 96),
    ("alhambra-m-4", 26),
    ("alhambra-m-4", 277),
    ("alhambra-i-3", 209),
    ("alhambra-b-2", 137),
    ("alhambra-tmib-2-ages", 194),
    ("alhambra-tmib-5", 342),
    ("granada-base-3", 242),
    ("granada-base-2-simple", 148),
    ("granada-mi-2", 158),
    ("granada-mi-5-open", 186),
)


def position_after(name: str, decisions: int) -> Position:
    """The position of a seeded random game after so many decisions.

    Moves are sorted first, so that the order in which they are listed does not matter.
    """
    position = Position.start(EVERY_TABLE[name], f"perft {name}")
    rng = Random(f"perft {name}")
    for _ in range(decisions):
        position.play_words(*mixed(rng, sorted(position.legal_words())))
    assert not position.over
    return position


def count(position: Position, depth: int) -> int:
    """The number of sequences of so many legal moves."""
    book = position.book
    lists = [Moves() for _ in range(depth)]
    states = [State() for _ in range(depth)]

    def go(state: State, level: int) -> int:
        moves = lists[level]
        book.list_moves(state, moves)
        if level == depth - 1:
            return len(moves)
        total = 0
        for lo, hi in list(moves):
            states[level].load_bytes(state.to_bytes())
            book.do(states[level], lo, hi)
            total += go(states[level], level + 1)
        return total

    return go(position.state, 0)


def counts_of(position: Position, most: int) -> list[int]:
    """Counts by depth, from 1 to at most 3, as long as they stay below ``most``."""
    found = [count(position, 1)]
    while len(found) < 3 and found[-1] * found[0] <= most:
        found.append(count(position, len(found) + 1))
    return found


def write_counts() -> None:
    """Write ``perft.json`` as the engine now counts."""
    rows = [
        {
            "table": name,
            "decisions": decisions,
            "phase": position_after(name, decisions).phase,
            "counts": counts_of(position_after(name, decisions), MOST),
        }
        for name, decisions in POSITIONS
    ]
    text = ",\n  ".join(json.dumps(row) for row in rows)
    FILE.write_text(f"[\n  {text}\n]\n", encoding="utf-8")


def stored() -> list[dict[str, Any]]:
    """The rows of ``perft.json``."""
    rows: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return rows


@pytest.mark.parametrize("row", stored(), ids=lambda row: f"{row['table']}-{row['decisions']}")
def test_counts(row: dict[str, Any]) -> None:
    position = position_after(row["table"], row["decisions"])
    assert position.phase == row["phase"]
    before = position.state.to_bytes()
    for depth, expected in enumerate(row["counts"], 1):
        assert count(position, depth) == expected
    assert position.state.to_bytes() == before


def test_the_file_holds_the_positions_named_here() -> None:
    assert [(row["table"], row["decisions"]) for row in stored()] == list(POSITIONS)
    assert {row["phase"] for row in stored()} == PHASES
    assert sum(len(row["counts"]) > 1 for row in stored()) >= 10


def test_first_counts_by_brute_force() -> None:
    """Depth 1 again from the letter of the rules, wherever the hand is small enough to try all."""
    tried = 0
    for row in stored():
        position = position_after(row["table"], row["decisions"])
        listing = Listing(Board(position))
        if listing.small():
            tried += 1
            assert len({key(move) for move in listing.moves()}) == row["counts"][0], row
    assert tried >= 12
