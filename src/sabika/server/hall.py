"""The hall: the tables in use, and the one way in which they change."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from time import perf_counter
from weakref import WeakValueDictionary

import orjson

from sabika.server.history.ended import ended_game
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.storage.statements import Page, read_log
from sabika.server.storage.stock import Stock
from sabika.server.tables.drafts import Command
from sabika.server.tables.entries import Entry
from sabika.server.tables.seats import Seat
from sabika.server.tables.seen import card
from sabika.server.tables.status import OVER
from sabika.server.tables.table import Table, founded
from sabika.server.timing import now

MOST_TRIES = 100  # a node that reads anew after each loss can lose to a busy one for long
logger = logging.getLogger("sabika.hall")
LOOKED_AT = 100  # tables, the oldest first, when one has to go
SLICE = 0.001  # seconds for news before others get a turn
AT_ONCE = 50  # entries that are folded before others get a turn


def new_key() -> str:
    """Return a key for a command that came without one."""
    return secrets.token_urlsafe(12)


class Hall:
    """The tables in memory. They are caught up from the log, and changed by new entries only."""

    def __init__(self, stock: Stock, kept: int) -> None:
        self._stock = stock
        self._kept = kept
        self._stages: OrderedDict[str, Stage] = OrderedDict()
        self._in_use: WeakValueDictionary[str, Stage] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Stage]] = {}
        self._untold: deque[tuple[Stage, Entry, Table]] = deque()
        self._telling = False
        self.followers: list[Callable[[Table], None]] = []
        """Told of every table that this node changed."""

    async def stage(self, table_id: str) -> Stage:
        """Return a table, up to date; a problem if there is none."""
        stage = self._in_use.get(table_id)
        if stage is None:
            return await self._load(table_id)
        if self._stock.shared or stage.stale:
            await self.catch_up(stage)
        self._keep(stage)
        return stage

    def known(self, table_id: str) -> Stage | None:
        """Return a table if it is in memory."""
        return self._in_use.get(table_id)

    def all_known(self) -> list[Stage]:
        """Return the tables in memory."""
        return list(self._in_use.values())

    async def _load(self, table_id: str) -> Stage:
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> Stage:
        entries = await self._stock.read(partial(read_log, table=table_id))
        if not entries:
            raise Problem("no-such-table")
        stage = Stage(entries[0], founded(entries[0]))
        for number, entry in enumerate(entries[1:], 1):
            stage.advance(entry, stage.table.apply(entry))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        self._keep(stage)
        if not self._stock.shared:
            self.remind(stage.table)
        return stage

    def _keep(self, stage: Stage) -> None:
        """Remember a table as the latest in use; of too many the oldest that nobody watches goes.

        One that somebody still works with is found again: there are never two of a table.
        """
        self._in_use[stage.table.id] = stage
        self._stages[stage.table.id] = stage
        self._stages.move_to_end(stage.table.id)
        if len(self._stages) > self._kept:
            oldest = islice(self._stages.values(), LOOKED_AT)
            unwatched = next((old for old in oldest if not old.audience), None)
            if unwatched is not None:
                del self._stages[unwatched.table.id]

    # Changing.

    async def found(self, table_id: str, person: str, body: dict[str, object]) -> Stage:
        """Write the first entry of a table; if it was written before, that table is returned."""
        entry = Entry(table_id, 1, now(), "created", None, person, new_key(), body)
        table = founded(entry)
        if await self._stock.writer.append(page_of(None, table, entry)):
            stage = Stage(entry, table)
            self._keep(stage)
            return stage
        return await self.stage(table_id)

    async def act(
        self, stage: Stage, person: str | None, command: Command, key: str | None = None
    ) -> int:
        """Carry out a command and return the number of its entry, once it is durable.

        A person's key that was used at this table before gives the number of then. What was begun
        is done, also if who asked does not wait for it: the others at the table are told.
        """
        doing = asyncio.ensure_future(self._act(stage, person, command, key))
        answer = asyncio.shield(doing)
        doing.add_done_callback(lambda _: self._tell_soon())  # whoever waits for the answer first
        return await answer

    async def _act(
        self, stage: Stage, person: str | None, command: Command, key: str | None
    ) -> int:
        async with stage.lock:
            for _ in range(MOST_TRIES):
                if key is not None and (person, key) in stage.keys:
                    return stage.keys[person, key]
                try:
                    draft = command(stage.table, person)
                except Problem:
                    if self._stock.shared and await self._caught_up(stage):
                        continue
                    raise
                old = stage.table
                entry = Entry(
                    old.id,
                    old.seq + 1,
                    max(now(), old.updated),
                    draft.kind,
                    draft.seat,
                    person,
                    key or new_key(),
                    draft.body,
                )
                new = old.apply(entry, draft.game)
                if await self._appended(stage, page_of(old, new, entry)):
                    stage.advance(entry, new)
                    self._note_news(stage, entry, new)
                    self.remind(new)
                    return entry.seq
                await self._caught_up(stage)
                if (person, entry.key) in stage.keys:  # it had been written after all
                    return stage.keys[person, entry.key]
        raise Problem("unavailable")

    async def _appended(self, stage: Stage, page: Page) -> bool:
        try:
            return await self._stock.writer.append(page)
        except BaseException:
            stage.stale = True  # nobody knows what became of it
            raise

    async def catch_up(self, stage: Stage) -> None:
        """Read what other nodes have written."""
        async with stage.lock:
            await self._caught_up(stage)

    async def _caught_up(self, stage: Stage) -> bool:
        after = stage.table.seq
        entries = await self._stock.read(partial(read_log, table=stage.table.id, after=after))
        stage.stale = False
        for entry in entries:
            stage.advance(entry, stage.table.own_game().apply(entry))
            self._note_news(stage, entry, stage.table)
        self._tell_soon()
        return bool(entries)

    def _note_news(self, stage: Stage, entry: Entry, table: Table) -> None:
        """Keep what those who watch a table are to be told of an entry, in order."""
        if stage.audience:
            self._untold.append((stage, entry, table))

    def _tell_soon(self) -> None:
        """Have the news told when there is nothing else to do, or little by little."""
        if self._untold and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._publish)

    def _publish(self) -> None:
        until = perf_counter() + SLICE
        while self._untold and perf_counter() < until:
            stage, entry, table = self._untold.popleft()
            try:
                stage.publish(entry, table)
            except Exception:  # the other tables are to have their news
                logger.exception("news were not told")
        self._telling = bool(self._untold)
        if self._telling:
            asyncio.get_running_loop().call_soon(self._publish)

    def remind(self, table: Table) -> None:
        """Tell those who follow the tables what one is like."""
        for follower in self.followers:
            follower(table)


def page_of(old: Table | None, new: Table, entry: Entry) -> Page:
    """Return what is written for an entry: the entry, and what follows from it for lists."""
    before = _people(() if old is None else old.seats)
    after = before if old is not None and old.seats is new.seats else _people(new.seats)
    index = {
        "id": new.id,
        "seq": new.seq,
        "status": new.status,
        "game": new.terms.game,
        "public": new.terms.public,
        "host": new.host,
        "card": orjson.dumps(card(new)).decode(),
        "updated": new.updated,
        "deadline": new.deadline,
        "bot_due": new.bot_due is not None,
    }
    page = Page(entry, index, tuple(after - before), tuple(before - after))
    if new.status == OVER and old is not None and old.status != OVER:
        return ended_game(page, new)
    return page


def _people(seats: Iterable[Seat]) -> set[str]:
    return {seat.person for seat in seats if seat.person is not None}
