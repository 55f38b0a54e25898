"""Chance that can be checked afterwards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.command import sabika
from sabika.notation.fairness import check_fair
from sabika.notation.record import read_record, to_record
from sabika.notation.shape import RecordError
from sabika.play.game import Game
from sabika.play.seeds import commitment_of, joined_seed

PART, ADDED = "5e" * 32, ["ana", "", "çleo"]
COMMITTED = hashlib.sha256(PART.encode()).hexdigest()


def served_game() -> dict[str, Any]:
    game = Game("alhambra", 3, ("treasure_chamber",), seed=joined_seed(PART, ADDED))
    rng = Random(5)
    while not game.over:
        game.play(rng.choice(game.legal_moves()))
    fair = {"server_part": PART, "server_commitment": COMMITTED, "contributions": ADDED}
    return to_record(game, meta={"fair": fair})


FOUND = json.dumps(served_game())


def test_a_fair_game() -> None:
    record = read_record(json.loads(FOUND))
    check_fair(record)
    assert record.commitment is not None
    check_fair(record, [COMMITTED.upper(), record.commitment])
    with pytest.raises(RecordError, match="no commitment of this game"):
        check_fair(record, [COMMITTED, "00" * 32])


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "another"
    record["commitment"] = commitment_of("another")
    del record["meta"]["fair"]


def exchanged(record: dict[str, Any]) -> None:
    """Two tiles of the market change places."""
    tiles = [event for event in record["events"] if event["event"] == "draw_tile"]
    tiles[0]["tile"], tiles[1]["tile"] = tiles[1]["tile"], tiles[0]["tile"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda r: r.update(seed=None), "no-seed"),
        (lambda r: r.update(commitment="00" * 32), "wrong-commitment"),
        (lambda r: r["meta"]["fair"].update(server_part="x"), "wrong-commitment"),
        (lambda r: r["meta"]["fair"]["contributions"].reverse(), "wrong-seed"),
        (lambda r: r["meta"]["fair"].update(contributions=["a"]), "bad-fair"),
        (lambda r: r["meta"]["fair"].update(contributions=["\ud800", "", ""]), "bad-fair"),
        (lambda r: r["meta"]["fair"].pop("server_part"), "bad-fair"),
        (lambda r: r["meta"].update(fair=[]), "bad-fair"),
        (exchanged, "not-the-seed"),
        (other_seed, "not-the-seed"),
    ],
)
def test_what_is_not_fair(change: Callable[[dict[str, Any]], None], code: str) -> None:
    record = json.loads(FOUND)
    change(record)
    with pytest.raises(RecordError) as caught:
        check_fair(read_record(record))
    assert caught.value.code == code


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(FOUND, "utf-8")
    assert sabika("verify", "--fair", "--commitment", COMMITTED, file)[0] == 0
    status, said, _ = sabika("verify", "--fair", "--commitment", "ff", file)
    assert status == 1
    assert "ff is no commitment of this game" in said
    assert sabika("verify", "--commitment", COMMITTED, file)[0] == 2
