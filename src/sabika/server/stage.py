"""A stage: one table in memory, its log, and who watches it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from sabika.play import events as ev
from sabika.server.tables.entries import Entry
from sabika.server.tables.table import Table


class Listener(Protocol):
    """Somebody who is told of every entry."""

    def tell(self, stage: Stage, entry: Entry, table: Table) -> None:
        """Take notice of an entry and of the table after it; returns at once."""


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
        """Tell everybody who watches."""
        for listener in tuple(self.audience):
            listener.tell(self, entry, table)
