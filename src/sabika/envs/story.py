"""A game as plain text: where it stands, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sabika.notation.text import format_move
from sabika.play.codec import Codec
from sabika.play.hidden import Knowledge
from sabika.play.view import SeatView, TileView, View
from sabika.rules.book import Book

Entry = tuple[int, int, int, int]
"""What a dealer logs: (seat, lo, hi, -1) or (-1, kind of chance, outcome, who alone sees it)."""


def describe(view: View, known: Knowledge) -> str:
    """Return what a view shows and a good memory adds, in a few lines."""
    acts = "nobody" if view.to_act is None else f"player {view.to_act}"
    turn = f"turn {view.turns} of player {view.player}"
    flags = [*(f"scored {letter}" for letter in view.scored)]
    flags += ["last turn"] * view.last_turn + ["extra action"] * view.extra_action
    flags += [f"marker {view.marker}"] * (view.marker is not None)
    lines = [
        f"{view.config.game}, {turn}, {view.phase}, {acts} to act",
        f"market {_tiles(view.market)}; display {' '.join(card or '-' for card in view.display)}",
        f"deck {view.deck}, bag {view.bag}, discards {' '.join(view.discards) or '-'}",
        *([", ".join(flags)] if flags else []),
        *([f"to place {_tiles(view.to_place)}"] if view.to_place else []),
        *_modules(view),
        *(_seat(seat, known) for seat in view.seats),
    ]
    if view.dirk is not None:
        lines.append(f"dirk {view.dirk.score} points, {_tiles(view.dirk.tiles)}")
    return "\n".join(lines)


def _tiles(tiles: Iterable[TileView | None]) -> str:
    return " ".join("-" if tile is None else _tile(tile) for tile in tiles) or "-"


def _tile(tile: TileView) -> str:
    return tile.id + ("/back" if tile.side == "back" else "")


def _modules(view: View) -> list[str]:
    found = []
    if view.bazaars:
        found.append(f"bazaars {_tiles(view.bazaars)}")
    if view.chest_bag is not None:
        rooms = "; ".join(" ".join(room) or "-" for room in view.rooms)
        left = " ".join(view.chests_left) or "-"
        found.append(f"rooms {rooms}; chests left {left}, bag {view.chest_bag}")
    if view.scouts_left is not None:
        past, coming = " ".join(view.attacks) or "-", view.coming_attack or "?"
        scouts = " ".join(view.scouts) or "-"
        peeked = " ".join(map(str, view.peeked)) or "-"
        found.append(
            f"scouts {scouts} and {view.scouts_left} more; attacks {past}, coming {coming}, "
            f"peeked {peeked}"
        )
    return found


def _seat(seat: SeatView, known: Knowledge) -> str:
    hand = " ".join((*known.hands[seat.seat], *["?"] * known.unknown[seat.seat])) or "-"
    city = " ".join(
        f"{_tile(placed.tile)}{'*' if placed.chest else ''}({placed.x},{placed.y})"
        for placed in seat.city
    )
    reserve = f"; reserve {_tiles(seat.reserve)}" if seat.reserve else ""
    return f"player {seat.seat} {seat.score} points, hand {hand}; city {city or '-'}{reserve}"


@lru_cache(maxsize=64)
def _codec(book: Book) -> Codec:
    return Codec(book)


@lru_cache(maxsize=1 << 14)
def happening(book: Book, kind: int, outcome: int) -> str:
    """Return an outcome of chance as text.

    >>> from sabika.play.position import book_of
    >>> from sabika.rules.ruleset import Configuration
    >>> happening(book_of(Configuration()), 2, 4)
    'draw_card denar-5'
    """
    told = _codec(book).happening(kind, outcome).to_json()
    name = told.pop("event")
    words = [" ".join(value) if isinstance(value, list) else str(value) for value in told.values()]
    return " ".join([str(name), *words])


@lru_cache(maxsize=1 << 14)
def _move(book: Book, lo: int, hi: int) -> str:
    return format_move(_codec(book).decode(lo, hi))


def history(book: Book, log: Sequence[Entry], seat: int | None) -> str:
    """Return what happened as a seat (or a spectator) saw it, one thing a line."""
    lines = []
    for who, first, second, witness in log:
        if who >= 0:
            lines.append(f"{who} {_move(book, first, second)}")
        elif witness in (-1, seat):
            lines.append(happening(book, first, second))
        else:
            lines.append(happening(book, first, second).partition(" ")[0] + " ?")
    return "\n".join(lines)
