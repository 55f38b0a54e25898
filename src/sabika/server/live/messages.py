"""What is sent to who watches a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from sabika.play import events as ev
from sabika.server.problems import Problem
from sabika.server.tables.entries import GAME_KINDS, Entry
from sabika.server.tables.seen import may_watch, position, summary, told
from sabika.server.tables.status import PLAYING
from sabika.server.tables.table import Table

QUIET = (GAME_KINDS - {"started"}) | {"chatted"}
"""What leaves seats and terms as they were."""


def news(entry: Entry, table: Table, eyes: int | None) -> bytes:
    """Return an entry for these eyes, and what has changed with it."""
    found = told(entry, table.news, eyes)
    if entry.kind not in QUIET or table.status != PLAYING:
        found["table"] = {**summary(table), "seat": eyes}
    if entry.kind != "chatted" and table.game is not None and may_watch(table, eyes):
        found.update(position(table, eyes))
    return orjson.dumps(found)


def greeting(
    table: Table,
    log: Sequence[tuple[Entry, tuple[ev.Event, ...]]],
    after: int | None,
    eyes: int | None,
) -> bytes:
    """Return where a table is, and what somebody who knew it up to ``after`` has missed."""
    found: dict[str, Any] = {
        "kind": "hello",
        "seq": table.seq,
        "table": {**summary(table), "seat": eyes},
    }
    if after is not None:
        found["missed"] = [told(entry, happened, eyes) for entry, happened in log[after:]]
    if table.game is not None:
        found.update(position(table, eyes))
    return orjson.dumps(found)


def acknowledged(key: str | None, seq: int) -> bytes:
    """Return that a command is durable, as entry ``seq``."""
    return orjson.dumps({"ack": key, "seq": seq})


def refused(key: str | None, problem: Problem, language: str) -> bytes:
    """Return why a command was refused."""
    return orjson.dumps({"refused": key, "problem": problem.to_json(language)})
