"""Twins: the same table with everything dealt anew that is hidden from somebody's eyes.

A game was really played; its log is folded again here, and each moment of it can be laid onto a
running server's table, as it was or as its twin. Whoever has these eyes must not notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from random import Random
from typing import Any

from play.tables import loaded
from play.test_views import redealt
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.server.house import House
from sabika.server.stage import Stage
from sabika.server.tables.entries import Entry
from sabika.server.tables.table import Table, founded
from server.serving import Served

BUILDERS = tuple(f"{currency}-builder" for currency in ("denar", "dirham", "ducat", "florin"))
DIRECTIONS = ("north", "east", "south", "west")


class Moment:
    """A table after an entry, with that entry."""

    def __init__(self, entry: Entry, table: Table) -> None:
        self.entry = entry
        self.table = table

    def twin(self, eyes: int | None, rng: Random) -> Moment:
        """Return the moment with everything dealt anew that these eyes cannot see."""
        game = self.table.game
        if game is None:
            return self
        news = others_told(self.table.news, eyes, rng)
        body = dict(self.entry.body)
        if "events" in body:
            body["events"] = [event.to_json() for event in news]
        table = replace(self.table, game=twin_of(game, eyes, rng), news=news)
        return Moment(replace(self.entry, body=body), table)


def others_told(events: Sequence[ev.Event], eyes: int | None, rng: Random) -> tuple[ev.Event, ...]:
    """Return events in which others were dealt other builders (M.1) and saw other attacks (I.3)."""
    found: list[ev.Event] = []
    builders = 0
    for number, event in enumerate(events):
        if isinstance(event, ev.DrawBuilder):
            if builders // 2 != eyes:
                event = ev.DrawBuilder(rng.choice([b for b in BUILDERS if b != event.card]))
            builders += 1
        elif isinstance(event, ev.Peek):
            buyer = events[number - 1]
            assert isinstance(buyer, ev.Played)
            if buyer.player != eyes:
                event = ev.Peek(rng.choice([d for d in DIRECTIONS if d != event.direction]))
        found.append(event)
    return tuple(found)


def twin_of(game: Game, eyes: int | None, rng: Random) -> Game:
    """Return a game that looks the same to these eyes, and is another.

    Its seed is the same, because what is published of it would differ.
    """
    twin = game.copy()
    twin.position = redealt(game.position, eyes, rng)
    twin.position.state.trace_on()
    twin._events = list(others_told(game.events, eyes, rng))
    twin._undo = [
        replace(
            before,
            flat=redealt(loaded(game.config, before.flat), eyes, rng).state.to_bytes(),
        )
        for before in game._undo
    ]
    return twin


def story(entries: Sequence[Entry]) -> list[Moment]:
    """Return every moment of a log."""
    table = founded(entries[0])
    found = [Moment(entries[0], table)]
    for entry in entries[1:]:
        table = table.apply(entry)
        kept = table if table.game is None else replace(table, game=table.game.copy())
        found.append(Moment(entry, kept))
    return found


class Stand:
    """A running server onto whose one table moments are laid."""

    def __init__(self, node: Served) -> None:
        self.node = node
        self.house: House = node.app.state.house
        self.stage: Stage | None = None

    def run(self, work: Callable[[], Any]) -> Any:
        """Run something in the server's own thread."""
        found: Future[Any] = Future()

        def done() -> None:
            try:
                found.set_result(work())
            except BaseException as error:
                found.set_exception(error)

        loop: asyncio.AbstractEventLoop = self.house.stock.writer._loop
        loop.call_soon_threadsafe(done)
        return found.result(20)

    def lay(self, moments: Sequence[Moment]) -> None:
        """Make the last of these moments the table's present, and the others its past."""

        def work() -> None:
            stage = Stage(moments[0].entry, moments[0].table)
            for moment in moments[1:]:
                stage.advance(moment.entry, moment.table)
            self.house.hall._keep(stage)
            self.stage = stage

        self.run(work)

    def go_on(self, moment: Moment) -> None:
        """Go on to the next moment, and tell those who watch."""

        def work() -> None:
            assert self.stage is not None
            self.stage.advance(moment.entry, moment.table)
            self.stage.publish(moment.entry, moment.table)

        self.run(work)
