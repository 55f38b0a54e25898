"""Old logs under new code: what the log tells goes before what the seed would give today.

Chance follows from the seed, so it need not be told. Should a later version shuffle otherwise, a
running game would change behind its players' backs. Every entry therefore tells what happened, and
where that differs the game is brought to what was told; what is still hidden then comes anew from
the seed. Such a game goes on, but it no longer proves fair.
"""

from __future__ import annotations

from typing import Any

from sabika.notation.record import read_record, to_record
from sabika.notation.verify import replay
from sabika.play.game import Game
from sabika.server.tables.entries import Entry


def as_logged(game: Game, since: int, entry: Entry) -> Game:
    """Return the game with the events from ``since`` on as an entry tells them."""
    told: list[dict[str, Any]] = entry.body["events"]
    if [event.to_json() for event in game.events_since(since)] == told:
        return game
    record = to_record(game)
    record["events"][since:] = told
    record["result"] = record["seed"] = record["commitment"] = None
    mended = replay(read_record(record), until=len(record["events"]))
    mended.seed = game.seed
    if not mended.over:
        mended.leave_to_chance(f"{game.seed}/{entry.seq}")
    return mended
