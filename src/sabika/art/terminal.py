"""The table in a terminal: colours where there are some, letters and shapes in any case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, ConsoleOptions
from rich.text import Text

from sabika.art import words
from sabika.art.columns import Block, flow, packed, soft, title, wrapped
from sabika.art.grid import CELL, CODE, SYMBOL, Grid, box, cell, chip
from sabika.art.palette import BUILDING, CURRENCY, TERMINAL
from sabika.components import CURRENCIES
from sabika.locale import say
from sabika.play.codec import card_worth
from sabika.play.view import DirkView, SeatView, TileView, View

NARROW = 60
"""Nothing is drawn narrower than this."""


def draw(view: View, *, width: int | None = None, language: str = "en") -> Drawing:
    """Return the table as something that `rich` prints, for 80 columns or more.

    Without a width it takes what the console has.
    """
    return Drawing(view, width, language)


@dataclass(frozen=True)
class Drawing:
    """A table to be printed."""

    view: View
    width: int | None = None
    language: str = "en"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the lines."""
        width = max(NARROW, self.width or options.max_width)
        for line in _table(self.view, width, self.language):
            line.no_wrap, line.overflow = True, "crop"
            yield line


def _table(view: View, width: int, language: str) -> Iterator[Text]:
    yield from wrapped(words.turn(view, language), width, f"bold {TERMINAL['accent']}")
    yield from wrapped(words.setting(view, language), width, TERMINAL["soft"])
    yield Text()
    yield from packed(_parts(view, language), width)
    own = [] if view.seat is None else [view.seats[view.seat]]
    for seat in own:
        yield from packed(_own(view, seat, width, language), width)
    yield from packed(_others(view, width, language), width)
    yield from _legend(view, width, language)


def _heading(message: str, language: str) -> Text:
    return title(words.heading(message, language))


# Signs.


def card(name: str | None) -> Text:
    """Return a card as a shape and a value; ``B`` is a master builder, worth 3."""
    if name is None:
        return soft(" -- ")
    currency, _, value = name.partition("-")
    shown = "B" if value == "builder" else value
    return chip(f" {SYMBOL[currency]}{shown} ", CURRENCY[currency])


def _money(currency: str, language: str) -> Text:
    names = {name: say(language, f"currency-{name}") for name in CURRENCIES}
    wide = max(map(len, names.values()))
    return chip(f" {SYMBOL[currency]} ", CURRENCY[currency]).append(f" {names[currency]:<{wide}}")


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


def _parts(view: View, language: str) -> Iterator[Block]:
    yield _market(view, language)
    if view.bazaars:
        yield [_heading("module-bazaars", language), Text(), *_boxes(view.bazaars)]
    yield _supply(view, language)
    if view.chest_bag is not None:
        yield _rooms(view, language)
    if view.scouts_left is not None:
        yield _invaders(view, language)


def _market(view: View, language: str) -> Block:
    lines = [Text() for _ in range(5)]
    for currency, tile in zip(CURRENCIES, view.market, strict=True):
        head = _money(currency, language)
        empty = [Text(), Text("  ---", TERMINAL["soft"]), Text(), Text()]
        parts = empty if tile is None else [*box(tile), _under(tile)]
        for line, part in zip(lines, [head, *parts], strict=True):
            line.append_text(part).append(" " * (head.cell_len + 1 - part.cell_len))
    return [_heading("thing-market", language), *(lines if lines[4].plain.strip() else lines[:4])]


def _supply(view: View, language: str) -> Block:
    found = [_heading("thing-display", language), *flow(map(card, view.display), 40), Text()]
    piles = {"deck": view.deck, "discarded": len(view.discards), "bag": view.bag}
    found.append(Text(say(language, "letters-supply", piles)))
    if view.marker is not None:
        found.append(Text(say(language, "letters-marker", {"side": view.marker})))
    return found


def _rooms(view: View, language: str) -> Block:
    found = [_heading("module-treasure_chamber", language)]
    for number, room in enumerate(view.rooms, 1):
        label = Text(say(language, "board-room", {"number": number}) + " ")
        empty = " " + say(language, "board-empty")
        found.append(flow([label, *map(_kind, room)], 40)[0] if room else label.append(empty))
    if view.chests_left:
        label = Text(say(language, "board-to-distribute"))
        found += flow([label, *map(_kind, view.chests_left)], 40)
    chests = words.count(view.chest_bag or 0, "chest", language)
    found.append(soft(say(language, "letters-chest-bag", {"chests": chests})))
    return found


def _invaders(view: View, language: str) -> Block:
    labels = [say(language, "letters-scouts")]
    labels += [say(language, "board-when", {"when": when}) for when in ("past", "coming")]
    wide = max(map(len, labels)) + 1
    scouts, past, coming = (f"{label:<{wide}}" for label in labels)
    found = [_heading("module-invaders", language)]
    left = soft(say(language, "letters-left", {"count": view.scouts_left or 0}))
    shown = [*map(_kind, view.scouts)] or [Text(say(language, "letters-no-scouts"))]
    found += flow([Text(scouts[:-1]), *shown, left], 40)
    if view.attacks:
        attacks = (say(language, f"direction-{name}") for name in view.attacks)
        found.append(Text(f"{past} {', '.join(attacks)}"))
    if view.coming_attack is not None:
        name = say(language, f"direction-{view.coming_attack}")
        found.append(Text(f"{coming} {name}", "bold"))
    return found


# The players.


def _head(view: View, seat: SeatView, language: str) -> Block:
    name = words.short(seat.name, words.NAME)
    on_turn = seat.seat == view.player and view.to_act is not None
    line = Text().append("> " if on_turn else "", f"bold {TERMINAL['accent']}")
    line.append(f"{name}  {words.count(seat.score, 'point', language)}", "bold")
    figures = [words.count(seat.hand_size, "card", language)]
    figures.append(f"{words.side(view, language)} {seat.wall}")
    if view.chest_bag is not None:
        figures.append(words.count(seat.chests, "chest", language))
    if seat.seat in view.peeked:
        figures.append(say(language, "board-knows"))
    return [line, soft(", ".join(figures))]


def _own(view: View, seat: SeatView, width: int, language: str) -> Iterator[Block]:
    yield [*_head(view, seat, language), *Grid.of_city(seat.city, open=True).draw(width)]
    beside = _hand(seat.hand or (), language)
    for name, tiles in _loose(view, seat):
        beside += [Text(), _heading(name, language)]
        for n in range(0, len(tiles), 5):
            beside += _boxes(tiles[n : n + 5])
    yield beside


def _hand(hand: Sequence[str], language: str) -> Block:
    cards = words.count(len(hand), "card", language)
    found = [title(say(language, "board-hand", {"cards": cards}))]
    for currency, group in groupby(hand, lambda name: name.partition("-")[0]):
        names = list(group)
        total = sum(map(card_worth, names))
        lines = flow(map(card, names), 28)
        head = _money(currency, language).append(f" {total:>3}  ", "bold")
        found.append(head.copy().append_text(lines[0]))
        found += [Text(" " * head.cell_len).append_text(line) for line in lines[1:]]
    return found


def _loose(view: View, seat: SeatView) -> Iterator[tuple[str, tuple[TileView, ...]]]:
    if seat.seat == view.player and view.to_place:
        yield "board-to-place", view.to_place
    if seat.seat == view.to_act and view.left_over is not None:
        yield "board-left-over", (view.left_over,)
    if seat.reserve:
        yield "thing-reserve", seat.reserve


def _others(view: View, width: int, language: str) -> Iterator[Block]:
    first = 0 if view.seat is None else view.seat + 1
    for seat in view.seats[first:] + view.seats[: max(0, first - 1)]:
        block = [*_head(view, seat, language), *Grid.of_city(seat.city).draw(width)]
        for name, tiles in _loose(view, seat):
            block += flow([Text(f"{say(language, name)}:"), *map(_inline, tiles)], 36)
        yield block
    if view.dirk is not None:
        yield _dirk(view, view.dirk, language)


def _dirk(view: View, dirk: DirkView, language: str) -> Block:
    points = words.count(dirk.score, "point", language)
    found = [Text(f"{say(language, 'thing-dirk')}  {points}", "bold")]
    figures = [words.count(len(dirk.tiles), "tile", language)]
    if dirk.chests:
        figures.append(words.count(dirk.chests, "chest", language))
    found.append(soft(", ".join(figures)))
    for kind in words.types(view):
        prices = sorted(tile.price or 0 for tile in dirk.tiles if tile.type == kind)
        if prices:
            found += flow([_kind(kind), *(Text(str(price)) for price in prices)], 36)
    return found


def _legend(view: View, width: int, language: str) -> Block:
    signs = [_kind(kind).append(f" {words.spoken(kind, language)} ") for kind in words.types(view)]
    said = [say(language, "letters-heavy", {"side": words.side(view, language)})]
    said += [say(language, "letters-light"), say(language, "letters-blank")]
    if view.chest_bag is not None:
        said.append(say(language, "letters-chest"))
    if any(tile is not None and tile.other_type for tile in view.market):
        said.append(say(language, "letters-other-side"))
    own = () if view.seat is None else view.seats[view.seat].hand or ()
    if any(name is not None and name.endswith("builder") for name in (*view.display, *own)):
        said.append(say(language, "letters-builder"))
    return flow(signs, width) + wrapped("; ".join(said), width, TERMINAL["soft"])
