"""The table in a terminal: colours where there are some, letters and shapes in any case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, ConsoleOptions
from rich.text import Text

from sabika.art import words
from sabika.art.grid import CELL, CODE, SYMBOL, Grid, box, cell, chip
from sabika.art.palette import BUILDING, CURRENCY, TERMINAL
from sabika.components import CURRENCIES
from sabika.play.codec import card_worth
from sabika.play.view import DirkView, SeatView, TileView, View

GAP = 3
NARROW = 60
"""Nothing is drawn narrower than this."""
Block = list[Text]


def draw(view: View, *, width: int | None = None) -> Drawing:
    """Return the table as something that `rich` prints, for 80 columns or more.

    Without a width it takes what the console has.
    """
    return Drawing(view, width)


@dataclass(frozen=True)
class Drawing:
    """A table to be printed."""

    view: View
    width: int | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the lines."""
        width = max(NARROW, self.width or options.max_width)
        for line in _table(self.view, width):
            line.no_wrap, line.overflow = True, "crop"
            yield line


def _table(view: View, width: int) -> Iterator[Text]:
    yield from _wrapped(words.turn(view), width, f"bold {TERMINAL['accent']}")
    yield from _wrapped(words.setting(view), width, TERMINAL["soft"])
    yield Text()
    yield from _packed(_parts(view), width)
    own = [] if view.seat is None else [view.seats[view.seat]]
    for seat in own:
        yield from _packed(_own(view, seat, width), width)
    yield from _packed(_others(view, width), width)
    yield from _legend(view, width)


def _wrapped(said: str, width: int, style: str) -> Block:
    """Return words in as many lines as they need."""
    found = [Text(style=style)]
    for word in said.split():
        if found[-1] and found[-1].cell_len + 1 + Text(word).cell_len > width:
            found.append(Text(style=style))
        found[-1].append(f" {word}" if found[-1] else word)
    return found


def _packed(blocks: Iterable[Block], width: int) -> Iterator[Text]:
    """Yield blocks side by side as far as the width allows, each row followed by a blank line."""
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        wide = _width(block)
        if not rows or wide > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= wide + GAP
    for row in rows:
        for n in range(max(map(len, row))):
            line = Text()
            for block in row:
                part = block[n] if n < len(block) else Text()
                line.append_text(part)
                if block is not row[-1]:
                    line.append(" " * (_width(block) - part.cell_len + GAP))
            yield line
        yield Text()


def _width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def _flow(parts: Iterable[Text], width: int) -> Block:
    """Return parts one after the other, in as many lines as they need."""
    found = [Text()]
    for part in parts:
        if found[-1] and found[-1].cell_len + 1 + part.cell_len > width:
            found.append(Text())
        found[-1].append(" " if found[-1] else "").append_text(part)
    return found


def _title(said: str) -> Text:
    return Text(said, "bold")


def _soft(said: str) -> Text:
    return Text(said, TERMINAL["soft"])


# Signs.


def card(name: str | None) -> Text:
    """Return a card as a shape and a value; ``B`` is a master builder, worth 3."""
    if name is None:
        return _soft(" -- ")
    currency, _, value = name.partition("-")
    shown = "B" if value == "builder" else value
    return chip(f" {SYMBOL[currency]}{shown} ", CURRENCY[currency])


def _money(currency: str) -> Text:
    return chip(f" {SYMBOL[currency]} ", CURRENCY[currency]).append(f" {currency:<6}")


def _kind(kind: str) -> Text:
    return chip(f" {CODE[kind]} ", BUILDING[kind])


def _inline(tile: TileView) -> Text:
    """Return a tile in a line of text: its code, then the letters of its walls."""
    return cell(tile).append(f" {tile.walls}" if tile.walls else "")


def _boxes(tiles: Sequence[TileView]) -> Block:
    """Return tiles as boxes side by side, with what they show on the other side."""
    found = [Text(), Text(), Text(), Text()]
    for tile in tiles:
        for line, part in zip(found, [*box(tile), _under(tile)], strict=True):
            line.append_text(part).append(" " * (CELL + 3 - part.cell_len))
    return found if found[3].plain.strip() else found[:3]


def _under(tile: TileView) -> Text:
    if tile.types:
        return Text(" " + "".join(CODE[kind] for kind in tile.types))
    if tile.other_type is None:
        return Text()
    return Text(f" ({CODE[tile.other_type]}{tile.other_price})")


# What belongs to nobody.


def _parts(view: View) -> Iterator[Block]:
    yield _market(view)
    if view.bazaars:
        yield [_title("Bazaars"), Text(), *_boxes(view.bazaars)]
    yield _supply(view)
    if view.chest_bag is not None:
        yield _rooms(view)
    if view.scouts_left is not None:
        yield _invaders(view)


def _market(view: View) -> Block:
    lines = [Text() for _ in range(5)]
    for currency, tile in zip(CURRENCIES, view.market, strict=True):
        empty = [Text(), Text("  ---", TERMINAL["soft"]), Text(), Text()]
        parts = empty if tile is None else [*box(tile), _under(tile)]
        for line, part in zip(lines, [_money(currency), *parts], strict=True):
            line.append_text(part).append(" " * (11 - part.cell_len))
    return [_title("Market"), *(lines if lines[4].plain.strip() else lines[:4])]


def _supply(view: View) -> Block:
    found = [_title("Display"), *_flow(map(card, view.display), 40), Text()]
    discarded = len(view.discards)
    found.append(Text(f"deck {view.deck}, discarded {discarded}, bag {view.bag}"))
    if view.marker is not None:
        found.append(Text(f"marker on {view.marker}: the next tiles"))
    return found


def _rooms(view: View) -> Block:
    found = [_title("Treasure chamber")]
    for number, room in enumerate(view.rooms, 1):
        label = Text(f"room {number} ")
        found.append(_flow([label, *map(_kind, room)], 40)[0] if room else label.append(" empty"))
    if view.chests_left:
        found += _flow([Text("to distribute"), *map(_kind, view.chests_left)], 40)
    found.append(_soft(f"{words.count(view.chest_bag or 0, 'chest')} in the bag"))
    return found


def _invaders(view: View) -> Block:
    left = view.scouts_left or 0
    found = [_title("Invaders")]
    scouts = [*map(_kind, view.scouts)] or [Text("none open")]
    found += _flow([Text("scouts "), *scouts, _soft(f"({left} left)")], 40)
    if view.attacks:
        found.append(Text(f"past    {', '.join(view.attacks)}"))
    if view.coming_attack is not None:
        found.append(Text(f"coming  {view.coming_attack}", "bold"))
    return found


# The players.


def _head(view: View, seat: SeatView) -> Block:
    name = words.short(seat.name, words.NAME)
    on_turn = seat.seat == view.player and view.to_act is not None
    line = Text().append("> " if on_turn else "", f"bold {TERMINAL['accent']}")
    line.append(f"{name}  {words.count(seat.score, 'point')}", "bold")
    figures = [words.count(seat.hand_size, "card"), f"{words.side(view)} {seat.wall}"]
    if view.chest_bag is not None:
        figures.append(words.count(seat.chests, "chest"))
    if seat.seat in view.peeked:
        figures.append("knows the attack")
    return [line, _soft(", ".join(figures))]


def _own(view: View, seat: SeatView, width: int) -> Iterator[Block]:
    yield [*_head(view, seat), *Grid.of_city(seat.city, open=True).draw(width)]
    beside = _hand(seat.hand or ())
    for name, tiles in _loose(view, seat):
        beside += [Text(), _title(name)]
        for n in range(0, len(tiles), 5):
            beside += _boxes(tiles[n : n + 5])
    yield beside


def _hand(hand: Sequence[str]) -> Block:
    found = [_title(f"Your hand, {words.count(len(hand), 'card')}")]
    for currency, group in groupby(hand, lambda name: name.partition("-")[0]):
        names = list(group)
        total = sum(map(card_worth, names))
        lines = _flow(map(card, names), 28)
        head = _money(currency).append(f" {total:>3}  ", "bold")
        found.append(head.append_text(lines[0]))
        found += [Text(" " * 15).append_text(line) for line in lines[1:]]
    return found


def _loose(view: View, seat: SeatView) -> Iterator[tuple[str, tuple[TileView, ...]]]:
    if seat.seat == view.player and view.to_place:
        yield "To place", view.to_place
    if seat.seat == view.to_act and view.left_over is not None:
        yield "Left over", (view.left_over,)
    if seat.reserve:
        yield "Reserve", seat.reserve


def _others(view: View, width: int) -> Iterator[Block]:
    first = 0 if view.seat is None else view.seat + 1
    for seat in view.seats[first:] + view.seats[: max(0, first - 1)]:
        block = [*_head(view, seat), *Grid.of_city(seat.city).draw(width)]
        for name, tiles in _loose(view, seat):
            block += _flow([Text(f"{name.lower()}:"), *map(_inline, tiles)], 36)
        yield block
    if view.dirk is not None:
        yield _dirk(view, view.dirk)


def _dirk(view: View, dirk: DirkView) -> Block:
    found = [Text(f"Dirk  {words.count(dirk.score, 'point')}", "bold")]
    figures = words.count(len(dirk.tiles), "tile")
    found.append(_soft(f"{figures}, {dirk.chests} chests" if dirk.chests else figures))
    for kind in words.types(view):
        prices = sorted(tile.price or 0 for tile in dirk.tiles if tile.type == kind)
        if prices:
            found += _flow([_kind(kind), *(Text(str(price)) for price in prices)], 36)
    return found


def _legend(view: View, width: int) -> Block:
    signs = [_kind(kind).append(f" {words.spoken(kind)} ") for kind in words.types(view)]
    side = words.side(view)
    said = [f"heavy line: {side}", "light line: open", "blank: path"]
    if view.chest_bag is not None:
        said.append("*: chest")
    if any(tile is not None and tile.other_type for tile in view.market):
        said.append("(..): other side")
    own = () if view.seat is None else view.seats[view.seat].hand or ()
    if any(name is not None and name.endswith("builder") for name in (*view.display, *own)):
        said.append("B: master builder, worth 3")
    return _flow(signs, width) + _wrapped("; ".join(said), width, TERMINAL["soft"])
