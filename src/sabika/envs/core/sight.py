"""Sight: what a seat knows of a position, as one row of bytes.

Only what the seat may know is looked at: its own hand, of other hands the cards that a perfect
memory keeps (``play.hidden.knowledge``), and what lies open. So a veiled position whose hands hold
the known cards gives the same bytes as the full one. ``docs/environments.md`` lists the sections.
"""

from __future__ import annotations

from math import prod
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.libc.string import memset
    from cython.cimports.sabika.envs.core.c_layout import CARDS, CHOICES, HOME, MAP, MAPS
    from cython.cimports.sabika.envs.core.sight import PLAIN_PLANES, SEAT_FIGURES, SQUARES
    from cython.cimports.sabika.rules.book import Book, Feature, price_of
    from cython.cimports.sabika.rules.c_codes import BUILDER, DIRK, NO_TILE, NONE, lowest, popcount
    from cython.cimports.sabika.rules.city import longest_wall
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.money import cards_in, part_of, total
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.envs.core.layout import CARDS, CHOICES, HOME, MAP, MAPS
    from sabika.rules.book import Book, Feature, price_of
    from sabika.rules.city import longest_wall
    from sabika.rules.codes import BUILDER, DIRK, NO_TILE, NONE, lowest, popcount
    from sabika.rules.lens import look
    from sabika.rules.money import cards_in, part_of, total
    from sabika.rules.state import State, u64

    SQUARES = 256  # of the map
    PLAIN_PLANES = 7  # besides one for each building type: tile, four walls, price, mark
    SEAT_FIGURES = 12  # besides one for each building type


class Sight:
    """The eyes of one book's players. It writes into memory of others; one for each thread."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.kept = None
        if not cython.compiled:
            self.out: Any = None
            self.marking = [0] * 8
        names = [feature.mark_name() for feature in book.kept_features]
        marking = [i for i in range(len(names)) if names[i] is not None]
        self.n_marking = len(marking)
        for i in range(self.n_marking):
            self.marking[i] = marking[i]
        dirk = 1 if book.n_ranked > book.players else 0
        self.planes = PLAIN_PLANES + book.n_types
        self.columns = 9 + 2 * book.players + dirk + self.n_marking
        self.sections = self.lay_out(dirk)
        self.at = 0
        self.first_choice = self.sections["chosen"][0]
        self.size = self.first_choice + CHOICES

    def lay_out(self, dirk: int) -> dict[str, tuple[int, tuple[int, ...]]]:
        """Return the sections in order: where each begins, and its shape."""
        book, types = self.book, self.book.n_types
        shapes: dict[str, tuple[int, ...]] = {
            "cities": (book.players, self.planes, MAP, MAP),
            "tiles": (book.n_tiles, self.columns),
            "market": (4, types + 5),
            "seats": (book.players, SEAT_FIGURES + types),
            "dirk": (dirk, 4 + types),
            "hands": (book.players, CARDS),
            "display": (CARDS,),
            "discards": (CARDS,),
            "unseen": (CARDS,),
            "table": (book.players + book.n_steps + 11,),
            "modules": (len(book.figure_names()),),
            "chosen": (CHOICES,),
        }
        found, at = {}, 0
        for name, shape in shapes.items():
            found[name] = (at, shape)
            at += prod(shape)
        return found

    def write_to(self, rows: Any) -> None:
        """Set where sights are written: bytes, as many as one sight has or a multiple."""
        self.kept = rows
        if cython.compiled:
            view: cython.uchar[::1] = rows
            self.out = cython.address(view[0])
        else:
            self.out = memoryview(rows)

    def look(self, s: State, seat: int) -> None:
        """Write what a seat knows; nothing has been chosen."""
        self.look_from(s, seat, 0)

    # For the engine.

    def look_from(self, s: State, seat: cython.int, at: cython.Py_ssize_t) -> None:
        """Write what a seat knows, from there on."""
        if cython.compiled:
            memset(self.out + at, 0, self.size)
        else:
            self.out[at : at + self.size] = bytes(self.size)
        self.at = at
        self.paint_cities(s, seat)
        self.list_tiles(s, seat)
        self.put_market(s)
        self.put_seats(s, seat)
        self.put_money(s, seat)
        self.put_table(s, seat)
        self.put_figures(s, seat)

    def count(self, choice: cython.int, at: cython.Py_ssize_t) -> None:
        """Add one to how often a choice has been made."""
        self.out[at + self.first_choice + choice] += 1

    def paint_cities(self, s: State, seat: cython.int) -> None:
        """Draw every city on a map, one's own first, then in the order of play."""
        i: cython.int
        marked: u64 = 0
        for i in range(self.n_marking):
            marked |= cython.cast(Feature, self.book.features[self.marking[i]]).marks(s)
        for i in range(s.players):
            self.paint_city(s, (seat + i) % s.players, marked, self.at)
            self.at += self.planes * SQUARES

    def paint_city(self, s: State, holder: cython.int, marked: u64, at: cython.Py_ssize_t) -> None:
        """Draw one city: tile, walls, price, mark, type; the start tile has none of the rest."""
        tiles: u64 = s.in_city[holder]
        tile: cython.int
        side: cython.int
        kind: cython.int
        square: cython.Py_ssize_t
        self.out[at + MAP * HOME + HOME] = 1
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            square = at + MAP * ((s.tile_y[tile] + MAPS) & 15) + ((s.tile_x[tile] + MAPS) & 15)
            self.out[square] = 1
            for side in range(4):
                if (self.book.walls[tile] >> side) & 1:
                    self.out[square + SQUARES * (1 + side)] = 1
            self.out[square + SQUARES * 5] = price_of(self.book, s, tile)
            if (marked >> tile) & 1:
                self.out[square + SQUARES * 6] = 1
            kind = self.book.shown_kind(s, tile)
            if kind >= 0:
                self.out[square + SQUARES * (PLAIN_PLANES + kind)] = 1

    def list_tiles(self, s: State, seat: cython.int) -> None:
        """Say of every tile where it is, in columns of 0 and 1, then its side and square."""
        i: cython.int
        holder: cython.int
        tiles: u64
        row: cython.Py_ssize_t
        column: cython.int = 6
        for i in range(s.bag_at, s.bag_n):
            self.out[self.at + s.bag[i] * self.columns] = 1
        for i in range(4):
            if s.market[i] != NO_TILE:
                self.out[self.at + s.market[i] * self.columns + 1 + i] = 1
        self.tick(s.bought, 5)
        for i in range(s.players):
            holder = (seat + i) % s.players
            self.tick(s.in_city[holder], column + i)
            self.tick(s.reserve[holder], column + s.players + i)
            tiles = s.in_city[holder]
            while tiles:
                row = self.at + lowest(tiles) * self.columns + self.columns - 2
                self.out[row] = (s.tile_x[lowest(tiles)] + MAPS) & 15
                self.out[row + 1] = (s.tile_y[lowest(tiles)] + MAPS) & 15
                tiles &= tiles - 1
        column += 2 * s.players
        if self.book.n_ranked > s.players:
            self.tick(s.in_city[DIRK], column)
            column += 1
        for i in range(self.n_marking):
            self.tick(
                cython.cast(Feature, self.book.features[self.marking[i]]).marks(s), column + i
            )
        self.tick(s.back, self.columns - 3)
        self.at += self.book.n_tiles * self.columns

    def tick(self, tiles: u64, column: cython.int) -> None:
        """Set a column for a set of tiles."""
        while tiles:
            self.out[self.at + lowest(tiles) * self.columns + column] = 1
            tiles &= tiles - 1

    def put(self, number: cython.int) -> None:
        self.out[self.at] = number
        self.at += 1

    def put_large(self, number: cython.int) -> None:
        """Write the hundreds and the rest."""
        self.put(min(number // 100, 255))
        self.put(number % 100)

    def put_market(self, s: State) -> None:
        """For each space: price, four walls, type of its tile."""
        i: cython.int
        side: cython.int
        tile: cython.int
        for i in range(4):
            tile = s.market[i]
            if tile != NO_TILE:
                self.out[self.at] = price_of(self.book, s, tile)
                for side in range(4):
                    self.out[self.at + 1 + side] = (self.book.walls[tile] >> side) & 1
                self.out[self.at + 5 + self.book.shown_kind(s, tile)] = 1
            self.at += 5 + self.book.n_types

    def put_seats(self, s: State, seat: cython.int) -> None:
        """For each seat: points, cards, wall, money, tiles; then Dirk, if he plays."""
        i: cython.int
        for i in range(s.players):
            self.put_seat(s, (seat + i) % s.players, i == 0)
        if self.book.n_ranked > s.players:
            self.put_large(s.score[DIRK])
            self.put_holdings(s, DIRK)

    def put_seat(self, s: State, seat: cython.int, own: cython.bint) -> None:
        currency: cython.int
        lo: u64 = s.hand_lo[seat] - (0 if own else s.secret_lo[seat])
        hi: u64 = s.hand_hi[seat] - (0 if own else s.secret_hi[seat])
        self.put_large(s.score[seat])
        self.put(s.hand_n[seat])
        self.put(s.hand_n[seat] - cards_in(lo, hi))
        for currency in range(4):
            self.put(total(part_of(lo, hi, currency)))
        look(self.book, s, seat)
        self.put(longest_wall(s))
        self.put(popcount(s.reserve[seat]))
        self.put_holdings(s, seat)

    def put_holdings(self, s: State, holder: cython.int) -> None:
        """Tiles, marked tiles, and tiles of each type."""
        i: cython.int
        marked: u64 = 0
        for i in range(self.n_marking):
            marked |= cython.cast(Feature, self.book.features[self.marking[i]]).marks(s)
        self.put(popcount(s.in_city[holder]))
        self.put(popcount(s.in_city[holder] & marked))
        for i in range(self.book.n_types):
            self.put(popcount(s.in_city[holder] & self.book.of_kind(s, i)))

    def put_money(self, s: State, seat: cython.int) -> None:
        """Cards by kind: known in each hand, on display, discarded, and those not seen."""
        i: cython.int
        holder: cython.int
        self.put_cards(s.hand_lo[seat], s.hand_hi[seat])
        for i in range(1, s.players):
            holder = (seat + i) % s.players
            self.put_cards(
                s.hand_lo[holder] - s.secret_lo[holder], s.hand_hi[holder] - s.secret_hi[holder]
            )
        for i in range(4):
            if s.display[i] != NONE:
                self.out[self.at + s.display[i]] += 1
        self.at += CARDS
        self.put_cards(s.discard_lo, s.discard_hi)
        self.put_unseen(s)

    def put_cards(self, lo: u64, hi: u64) -> None:
        """Write how many cards of each kind a purse holds."""
        currency: cython.int
        digit: cython.int
        part: u64
        for currency in range(4):
            part = part_of(lo, hi, currency)
            for digit in range(9):
                self.out[self.at + digit] = (part >> (2 * digit)) & 3
            self.out[self.at + 9] = part >> 18
            self.at += 10

    def put_unseen(self, s: State) -> None:
        """Write what is in the deck, laid aside or unknown in hands: all that is not seen."""
        kind: cython.int
        back: cython.int
        left: cython.int
        hands: cython.Py_ssize_t = self.at - CARDS * (s.players + 2)
        for kind in range(CARDS):
            left = self.book.copies
            if kind % 10 == BUILDER:
                left = self.book.builder_copies
                left -= (
                    (s.gone_lo if kind < 20 else s.gone_hi) >> (21 * ((kind // 10) & 1) + 18)
                ) & 7
            for back in range(s.players + 2):
                left -= self.out[hands + CARDS * back + kind]
            self.put(left)

    def put_table(self, s: State, seat: cython.int) -> None:
        """Whose turn it is, what is to be decided, and what lies in the middle."""
        self.out[self.at + (s.turn + s.players - seat) % s.players] = 1
        self.out[self.at + s.players + s.step] = 1
        self.at += s.players + self.book.n_steps
        self.put(s.deck_n - s.deck_at)
        self.put(s.bag_n - s.bag_at)
        self.put_large(s.turns)
        self.put(s.scoring_up & 1)
        self.put((s.scoring_up >> 1) & 1)
        self.put(s.rounds)
        self.put(s.last)
        self.put(s.again)
        self.put(s.marker)
        self.put(s.space)

    def put_figures(self, s: State, seat: cython.int) -> None:
        """What modules add."""
        i: cython.int
        n: cython.int = 0
        for i in range(self.book.n_features):
            n = cython.cast(Feature, self.book.features[i]).figures(s, seat, n)
        for i in range(n):
            self.put(s.sheet[i])
