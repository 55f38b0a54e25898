"""A stage: one table in memory, its log, and who watches it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol, TypeAlias

from sabika.play import events as ev
from sabika.server.live.messages import news
from sabika.server.tables.entries import Entry
from sabika.server.tables.seen import may_watch
from sabika.server.tables.table import Table, founded
from sabika.server.timing import now

Log: TypeAlias = list[tuple[Entry, tuple[ev.Event, ...]]]


class Listener(Protocol):
    """Somebody who watches a table."""

    @property
    def person(self) -> str | None:
        """Who it is; None for a stranger."""

    def hear(self, seq: int, message: bytes) -> None:
        """Take a message about an entry; returns at once."""


class Gallery:
    """The table as spectators see it who lag behind: the same log, folded later.

    The delay begins with the game; before that there is nothing to give away.
    """

    def __init__(self, log: Log, delay: int) -> None:
        self._log = log
        self._delay = delay
        self.table = founded(log[0][0])

    def due(self) -> int | None:
        """When the next entry may be shown; None if all have been."""
        if self.table.seq == len(self._log):
            return None
        entry = self._log[self.table.seq][0]
        late = self.table.game is not None or entry.kind == "started"
        return entry.at + (self._delay if late else 0)

    def advance(self, time: int) -> Iterator[tuple[Entry, Table]]:
        """Show what is due, entry by entry."""
        while (due := self.due()) is not None and due <= time:
            entry = self._log[self.table.seq][0]
            self.table = self.table.apply(entry)
            yield entry, self.table


class Stage:
    """A table with its log. ``stale`` says that an entry may have been written unseen."""

    def __init__(self, entry: Entry, table: Table) -> None:
        self.table = table
        self.log: Log = [(entry, table.news)]
        self.keys: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.stale = False
        delay = 1000 * table.terms.delay
        self._gallery = Gallery(self.log, delay) if delay else None

    def advance(self, entry: Entry, table: Table) -> None:
        """Go on to the table after one more entry."""
        self.table = table
        self.log.append((entry, table.news))
        self.keys[entry.person, entry.key] = entry.seq

    def shown_to(self, eyes: int | None) -> Table:
        """Return the table that these eyes may see now."""
        if eyes is not None or self._gallery is None:
            return self.table
        self._open_gallery()
        return self._gallery.table

    def publish(self, entry: Entry, table: Table) -> None:
        """Tell everybody who watches of an entry, each what their eyes may see of it.

        A message is made once for each pair of eyes.
        """
        said: dict[int | None, bytes] = {}
        for listener in tuple(self.audience):
            eyes = table.seat_of(listener.person)
            if eyes is None and (self._gallery is not None or not may_watch(table, None)):
                continue
            if eyes not in said:
                said[eyes] = news(entry, table, eyes)
            listener.hear(entry.seq, said[eyes])
        if self._gallery is not None:
            self._open_gallery()

    def _open_gallery(self) -> None:
        """Tell spectators who lag behind what they may know by now, and come back for the rest."""
        gallery = self._gallery
        assert gallery is not None
        spectators = [one for one in self.audience if self.table.seat_of(one.person) is None]
        for entry, table in gallery.advance(now()):
            message = news(entry, table, None) if spectators else b""
            for listener in spectators:
                listener.hear(entry.seq, message)
        if spectators and (due := gallery.due()) is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(max(0, due - now()) / 1000 + 0.01, self._open_gallery)
