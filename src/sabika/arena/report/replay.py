"""A game to be looked at turn by turn: drawings of the table, and what was done in notation."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sabika.arena.playing import Row
from sabika.arena.report.plot import Company
from sabika.arena.report.words import safe
from sabika.art import cards
from sabika.art.city import Plan, city
from sabika.art.drawings import Drawings
from sabika.art.layout import Block, lines, scaled
from sabika.art.sheet import Sheet, at
from sabika.art.table import parts, tiles_block
from sabika.art.tiles import SIZE
from sabika.notation.record import Record
from sabika.notation.text import format_event
from sabika.notation.verify import Replay
from sabika.play import events as ev
from sabika.play.view import PlacedTile, SeatView, TileView, View

TOLD = (ev.Played, ev.Scored, ev.Scouts, ev.OpenAttack, ev.Attack, ev.Reshuffle, ev.StartPlayer)
"""Events that a caption tells; what was drawn lies on the table."""
HAND = 560
"""Width of a hand, before it is made smaller."""
MOST = 300
"""Turns that are drawn one by one; longer games have a picture for several turns."""
ROOM = 1_250_000
"""Letters for a game, at most, so that a report can be sent by mail."""
COLUMNS = 8
"""Tiles in a row beside a city."""


@dataclass(frozen=True)
class Moment:
    """The table after a turn: what everybody sees, the hands, and what has happened."""

    turn: int
    view: View
    hands: tuple[tuple[str, ...], ...]
    said: tuple[tuple[str, str], ...]
    """Who did what; nobody for what simply happened."""
    actor: int | None


def moments(record: Record) -> list[Moment]:
    """Return the table after the set-up and after each turn, then after what else came.

    That is a turn that was broken off, or tiles left over at the end of the game.
    """
    running = Replay(record)
    found = [_moment(running, 0, None)]
    told, actor = running.game.event_count, None
    while not running.finished:
        turns = running.game.turns
        actor = running.game.player if actor is None else actor
        running.step()
        if running.game.turns != turns or running.finished:
            found.append(_moment(running, told, actor))
            told, actor = running.game.event_count, None
    return found


def thinned(all_moments: Sequence[Moment], step: int) -> list[Moment]:
    """Return the first moment, and of the others every second, third, …; the last one stays.

    What was said in between is told with the next one that is left.
    """
    found = [all_moments[0]]
    for first in range(1, len(all_moments), step):
        group = all_moments[first : first + step]
        said = tuple(entry for moment in group for entry in moment.said)
        found.append(replace(group[-1], said=said))
    return found


def _moment(running: Replay, since: int, actor: int | None) -> Moment:
    game, names = running.game, running.record.names
    said = [
        (names[event.player] if isinstance(event, ev.Played) else "", format_event(event, names))
        for event in game.events[since:]
        if isinstance(event, TOLD)
    ]
    hands = tuple(game.view(seat).seats[seat].hand or () for seat in range(len(names)))
    return Moment(game.turns, game.view(None), hands, tuple(said), actor)


@dataclass
class Film:
    """Draws the moments of a game. Every drawing is kept once, whenever it is shown."""

    drawings: Drawings
    moments: Sequence[Moment]
    pictures: dict[str, int] = field(default_factory=dict)

    def frames(self) -> list[dict[str, Any]]:
        """Return what the player on the page needs: numbers of pictures, and figures."""
        first = self.moments[0].view
        table = self._table()
        seats = [self._seat(number) for number in range(len(first.seats))]
        dirk = self._dirk()
        found = []
        for n, moment in enumerate(self.moments):
            frame: dict[str, Any] = {
                "turn": moment.turn,
                "actor": moment.actor,
                "said": moment.said,
                "table": [part[n] for part in table],
                "seats": [seat[n] for seat in seats],
            }
            if moment.view.dirk is not None and dirk is not None:
                frame["dirk"] = {"points": moment.view.dirk.score, "tiles": dirk[n]}
            found.append(frame)
        return found

    @property
    def size(self) -> int:
        """How much room the pictures take."""
        return sum(map(len, self.pictures))

    def _keep(self, paint: Callable[[Sheet], Block]) -> int:
        return self.pictures.setdefault(self.drawings.draw(paint), len(self.pictures))

    def _table(self) -> list[list[int]]:
        """Return the pictures of each part of the table, all equally high."""
        panels = [parts(Sheet(), moment.view) for moment in self.moments]
        height = max(panel.height for entry in panels for panel in entry)
        found = []
        for part in range(len(panels[0])):
            width = max(entry[part].width for entry in panels)
            found.append(
                [self._keep(_panel(moment.view, part, width, height)) for moment in self.moments]
            )
        return found

    def _seat(self, seat: int) -> list[dict[str, int | None]]:
        """Return one player's side of the table; the city stays where it is while it grows."""
        sides = [moment.view.seats[seat] for moment in self.moments]
        whole = Plan.of([placed for side in sides for placed in side.city])
        rows = _rows(len(side.reserve) for side in sides)
        return [
            {
                **_figures(moment.view, side),
                "hand": self._keep(_hand(moment.hands[seat])),
                "city": self._keep(_city(side.city, whole)),
                "reserve": self._keep(_tiles(side.reserve, rows)) if rows else None,
            }
            for moment, side in zip(self.moments, sides, strict=True)
        ]

    def _dirk(self) -> list[int] | None:
        tiles = [() if m.view.dirk is None else m.view.dirk.tiles for m in self.moments]
        rows = _rows(map(len, tiles))
        return [self._keep(_tiles(shown, rows)) for shown in tiles] if rows else None


def _rows(numbers: Iterable[int]) -> int:
    return -(-max(numbers) // COLUMNS)


def _figures(view: View, side: SeatView) -> dict[str, int | None]:
    chests = None if view.chest_bag is None else side.chests
    return {"points": side.score, "cards": side.hand_size, "wall": side.wall, "chests": chests}


def _panel(view: View, part: int, width: float, height: float) -> Callable[[Sheet], Block]:
    return lambda sheet: parts(sheet, view)[part].draw(sheet, width, height)


def _city(tiles: Sequence[PlacedTile], whole: Plan) -> Callable[[Sheet], Block]:
    plan = Plan.of(tiles)
    x, y = (plan.left - whole.left) * SIZE, (whole.top - plan.top) * SIZE
    return lambda sheet: Block(whole.width, whole.height, at(x, y, city(sheet, tiles)))


def _hand(hand: Sequence[str]) -> Callable[[Sheet], Block]:
    return lambda sheet: scaled(Block(HAND, cards.HEIGHT, cards.fan(sheet, hand, HAND)), 0.75)


def _tiles(shown: Sequence[TileView], rows: int) -> Callable[[Sheet], Block]:
    """Draw tiles in so many rows, whether there are enough or not."""
    size, gap = 0.56 * SIZE, 6

    def paint(sheet: Sheet) -> Block:
        width = COLUMNS * (size + gap)
        drawn = lines(tiles_block(sheet, shown, 0.56), width, gap).drawn if shown else ""
        return Block(width, rows * (size + gap) - gap, drawn)

    return paint


def film(drawings: Drawings, all_moments: Sequence[Moment]) -> tuple[Film, str]:
    """Return a film and its frames as JSON, with a picture for several turns if need be."""
    step = max(1, -(-len(all_moments) // MOST))
    while True:
        found = Film(drawings, thinned(all_moments, step))
        told = json.dumps(found.frames(), ensure_ascii=False, separators=(",", ":"))
        size = found.size + len(told)
        if size <= ROOM or len(found.moments) <= 2:
            return found, told.replace("<", "\\u003c")
        step = max(step + 1, -(-step * size // ROOM))


def replay(record: Record, line: bytes, row: Row, company: Company, drawings: Drawings) -> str:
    """Return a game to step through, with its record to keep."""
    shown, frames = film(drawings, moments(record))
    first = shown.moments[0].view
    side = "wall" if first.marker is None else "moat"
    table = "<div class='picture'></div>" * len(parts(Sheet(), first))
    seats = [_seat(record.names[n], company.sign(bot)) for n, bot in enumerate(row.bots)]
    if first.dirk is not None:
        seats.append(_DIRK)
    kept = base64.b64encode(line).decode()
    return (
        "<div class='replay' tabindex='0' role='group' aria-label='Replay of a game' "
        f"data-turns='{row.turns}' data-side='{side}'>{_controls(len(shown.moments) - 1)}"
        "<div class='caption' aria-live='polite'></div>"
        f"<div class='table'>{table}</div><div class='seats'>{''.join(seats)}</div>"
        "<noscript><p>To step through the game, allow this page its script; the record below "
        "holds all moves.</p></noscript>"
        f"<p><a class='record' download='game-{row.game}.json' "
        f"href='data:application/json;base64,{kept}'>Keep the record of this game</a>: "
        f"<code>sabika show game-{row.game}.json</code> draws it, <code>sabika verify</code> "
        f"checks it.</p><script type='application/json'>{frames}</script>"
        f"<template>{''.join(shown.pictures)}</template></div>"
    )


def _controls(last: int) -> str:
    buttons = "".join(
        f"<button type='button' data-go='{name}'>{name.capitalize()}</button>"
        for name in ("first", "previous", "next", "last", "play")
    )
    slider = f"<input type='range' min='0' max='{last}' value='{last}' aria-label='turn'>"
    return f"<div class='controls'>{buttons}{slider}</div>"


def _seat(name: str, sign: str) -> str:
    return (
        f"<div class='seat'><div class='who'>{sign}<b>{safe(name)}</b>"
        "<output class='points'></output></div><p class='figures'></p>"
        "<div class='picture hand'></div><div class='picture city'></div>"
        "<div class='picture reserve'></div></div>"
    )


_DIRK = (
    "<div class='seat dirk'><div class='who'><b>Dirk</b><output class='points'></output></div>"
    "<div class='picture reserve'></div></div>"
)
