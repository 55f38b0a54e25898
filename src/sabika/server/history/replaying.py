"""Ended games again, from any point of view."""

from __future__ import annotations

from typing import Any

import orjson

from sabika.notation.record import Record
from sabika.notation.verify import Replay
from sabika.server.tables.seen import view_json


def frames(
    record: Record, seat: int | None, open_hands: bool, event: int, count: int
) -> dict[str, Any]:
    """Return views of a game: after the decision that an event belongs to, and those after it."""
    running = Replay(record)
    while not running.finished and running.at <= event:
        running.step()
    found = [_frame(running, seat, open_hands)]
    while not running.finished and len(found) < count:
        running.step()
        found.append(_frame(running, seat, open_hands))
    return {"events": len(record.events), "frames": found}


def _frame(running: Replay, seat: int | None, open_hands: bool) -> dict[str, Any]:
    game = running.game
    frame: dict[str, Any] = {
        "event": running.at - 1,
        "view": orjson.Fragment(view_json(game.view(seat))),
    }
    if open_hands:
        frame["hands"] = [game.position.hand(other) for other in range(game.config.players)]
    return frame
