"""A stage: one table in memory, its log, and who watches it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from sabika.play import events as ev
from sabika.server.live.messages import news
from sabika.server.tables.entries import Entry
from sabika.server.tables.table import Table


class Listener(Protocol):
    """Somebody who watches a table."""

    @property
    def person(self) -> str | None:
        """Who it is; None for a stranger."""

    def hear(self, seq: int, message: str) -> None:
        """Take a message about an entry; returns at once."""


class Stage:
    """A table with its log. ``stale`` says that an entry may have been written unseen."""

    def __init__(self, entry: Entry, table: Table) -> None:
        self.table = table
        self.log: list[tuple[Entry, tuple[ev.Event, ...]]] = [(entry, table.news)]
        self.keys: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.stale = False

    def advance(self, entry: Entry, table: Table) -> None:
        """Go on to the table after one more entry."""
        self.table = table
        self.log.append((entry, table.news))
        self.keys[entry.person, entry.key] = entry.seq

    def publish(self, entry: Entry, table: Table) -> None:
        """Tell everybody who watches of an entry, each what their eyes may see of it.

        A message is made once for each pair of eyes.
        """
        said: dict[int | None, str] = {}
        for listener in tuple(self.audience):
            eyes = table.seat_of(listener.person)
            if eyes not in said:
                said[eyes] = news(entry, table, eyes)
            listener.hear(entry.seq, said[eyes])
