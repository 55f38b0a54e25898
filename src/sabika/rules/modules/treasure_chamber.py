"""Treasure chamber: three rooms of chests that are bought and laid onto buildings (section T)."""

from __future__ import annotations

from typing import Any

import cython

from sabika.rules.state import Flat

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature, Step
    from cython.cimports.sabika.rules.c_codes import (
        CHEST_BAG,
        CHESTS,
        DECLINE,
        DRAW_CHEST,
        NO_TILE,
        STOW,
        lowest,
        popcount,
    )
    from cython.cimports.sabika.rules.c_refusals import (
        CHESTS_TOO_LITTLE,
        HAS_CHEST,
        MUST_STOW,
        NOT_IN_HAND,
        NOT_NOW,
        NOT_OFFERED,
        OTHER_COLOUR,
        ROOM_EMPTY,
        STOW_ELSEWHERE,
    )
    from cython.cimports.sabika.rules.chance import below, impossible, note, open_stream, scripted
    from cython.cimports.sabika.rules.money import money_missing, pay, spend_mixed, worth
    from cython.cimports.sabika.rules.moves import (
        Moves,
        add,
        chest_of,
        head_lo,
        kind_of,
        room_of,
        tile_of,
    )
    from cython.cimports.sabika.rules.remodel import tile_in
    from cython.cimports.sabika.rules.scoring import award_shared
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.book import Book, Feature, Step
    from sabika.rules.chance import below, impossible, note, open_stream, scripted
    from sabika.rules.codes import (
        CHEST_BAG,
        CHESTS,
        DECLINE,
        DRAW_CHEST,
        NO_TILE,
        STOW,
        lowest,
        popcount,
    )
    from sabika.rules.money import money_missing, pay, spend_mixed, worth
    from sabika.rules.moves import Moves, add, chest_of, head_lo, kind_of, room_of, tile_of
    from sabika.rules.refusals import (
        CHESTS_TOO_LITTLE,
        HAS_CHEST,
        MUST_STOW,
        NOT_IN_HAND,
        NOT_NOW,
        NOT_OFFERED,
        OTHER_COLOUR,
        ROOM_EMPTY,
        STOW_ELSEWHERE,
    )
    from sabika.rules.remodel import tile_in
    from sabika.rules.scoring import award_shared
    from sabika.rules.state import State, u64


class TreasureChamber(Feature):
    """A chest is a building type; a tile carries at most one, of its own colour.

    So chests in cities are a set of tiles. Rooms hold types as number + 1, 0 for none.
    """

    def __init__(self, book: Book, chests: list[int], points: list[list[int]], price: int) -> None:
        Feature.__init__(self, book)
        if not cython.compiled:
            self.supply = [0] * 9
            self.points = [0] * 9
        for kind in range(len(chests)):
            self.supply[kind] = chests[kind]
        for i in range(9):
            self.points[i] = points[i // 3][i % 3]
        self.price = price
        self.item = book.claim_items(1)
        self.chest_on = book.claim_word()
        self.rooms = book.claim_bytes(12)
        self.bag = book.claim_bytes(book.n_types)
        self.left = book.claim_bytes(book.n_types)
        self.bought = book.claim_bytes(1)  # the room bought this turn, from 1
        self.drawn = book.claim_bytes(2)  # chests drawn so far, for the stream of each draw
        self.closed = book.claim_bytes(1)
        self.holder = book.claim_bytes(1)  # how far from the buyer the offer has come
        book.own(CHESTS, self)

    def set_up(self, s: State) -> None:
        """Fill the bag and the three rooms (T.1)."""
        i: cython.int
        for i in range(self.book.n_types):
            s.byte[self.bag + i] = self.supply[i]
        for i in range(3):
            self.fill_room(s, i)

    def bag_total(self, s: State) -> cython.int:
        kind: cython.int
        sum: cython.int = 0
        for kind in range(self.book.n_types):
            sum += s.byte[self.bag + kind]
        return sum

    def draw_chest(self, s: State) -> cython.int:
        """Draw a chest from the bag; -1 if the script fails."""
        kind: cython.int
        number: cython.int = s.byte[self.drawn] + 256 * s.byte[self.drawn + 1]
        if s.scripted:
            kind = scripted(s, DRAW_CHEST)
            if kind >= self.book.n_types or (kind >= 0 and s.byte[self.bag + kind] == 0):
                impossible(s)
                return -1
            if kind < 0:
                return -1
        else:
            open_stream(s, CHEST_BAG, number)
            number = below(s, self.bag_total(s))
            kind = 0
            while number >= s.byte[self.bag + kind]:
                number -= s.byte[self.bag + kind]
                kind += 1
        s.byte[self.bag + kind] -= 1
        if s.byte[self.drawn] == 255:
            s.byte[self.drawn] = 0
            s.byte[self.drawn + 1] += 1
        else:
            s.byte[self.drawn] += 1
        note(s, DRAW_CHEST, kind)
        return kind

    def fill_room(self, s: State, room: cython.int) -> None:
        """Four chests into a room; with fewer in the bag, never again (T.5)."""
        i: cython.int
        kind: cython.int
        if s.byte[self.closed] or self.bag_total(s) < 4:
            s.byte[self.closed] = 1
            return
        for i in range(4):
            kind = self.draw_chest(s)
            if kind < 0:
                return
            s.byte[self.rooms + 4 * room + i] = kind + 1

    def offer_actions(self, s: State, moves: Moves) -> None:
        """List the payments for each room (T.2)."""
        room: cython.int
        for room in range(3):
            if s.byte[self.rooms + 4 * room]:
                spend_mixed(
                    s.hand_lo[s.turn],
                    s.hand_hi[s.turn],
                    self.price,
                    head_lo(CHESTS, NO_TILE),
                    cython.cast(u64, room) << 56,
                    moves,
                )

    def check_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        room: cython.int = room_of(hi)
        paid: cython.int = worth(lo, hi)
        if room > 2 or s.byte[self.rooms + 4 * room] == 0:
            return ROOM_EMPTY | ((room + 1) << 8)
        if money_missing(s, s.turn, lo, hi):
            return NOT_IN_HAND
        if paid < self.price:
            return CHESTS_TOO_LITTLE | (paid << 8) | (self.price << 16)
        return 0

    def play_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Take the chests of a room; exact payment gives no extra action (T.2)."""
        i: cython.int
        at: cython.int = self.rooms + 4 * room_of(hi)
        pay(s, s.turn, lo, hi)
        for i in range(at, at + 4):
            s.byte[self.left + s.byte[i] - 1] += 1
            s.byte[i] = 0
        s.byte[self.bought] = room_of(hi) + 1
        return 0

    def tile_left(self, s: State, seat: cython.int, tile: cython.int) -> None:
        """A chest on a tile that leaves the city returns to the bag (T.7, 12.15)."""
        if tile_in(s.word[self.chest_on], tile):
            s.word[self.chest_on] &= ~(cython.cast(u64, 1) << tile)
            s.byte[self.bag + self.book.shown_kind(s, tile)] += 1

    def score(self, s: State, scoring: cython.int) -> None:
        """Players are ranked by their chests; ties share (T.6)."""
        i: cython.int
        at: cython.int
        for i in range(self.book.n_ranked):
            at = self.book.ranked[i]
            s.tally[at] = popcount(s.word[self.chest_on] & s.in_city[at])
        award_shared(
            self.book,
            s,
            self.item,
            self.points[3 * scoring],
            self.points[3 * scoring + 1],
            self.points[3 * scoring + 2],
        )

    def contested(self, s: State, holder: cython.int) -> cython.int:
        return popcount(s.word[self.chest_on] & s.in_city[holder])

    def prize(self, scoring: cython.int, place: cython.int) -> cython.int:
        return self.points[3 * scoring + place]

    def places(self, s: State, seat: cython.int, kind: cython.int) -> u64:
        """Return the tiles of a seat that can take a chest of this colour (T.3)."""
        return s.in_city[seat] & self.book.of_kind(s, kind) & ~s.word[self.chest_on]

    def chances(self, s: State, what: cython.int) -> cython.int:
        """A chest by colour, as many as the bag holds."""
        i: cython.int
        if what != DRAW_CHEST:
            return 0
        for i in range(self.book.n_types):
            s.sheet[i] = s.byte[self.bag + i]
        return self.book.n_types

    def marks(self, s: State) -> u64:
        return s.word[self.chest_on]

    def figures(self, s: State, seat: cython.int, at: cython.int) -> cython.int:
        """Chests by colour: in each room, being distributed, in the bag."""
        i: cython.int
        kinds: cython.int = self.book.n_types
        for i in range(3 * kinds):
            s.sheet[at + i] = 0
        for i in range(12):
            if s.byte[self.rooms + i]:
                s.sheet[at + (i >> 2) * kinds + s.byte[self.rooms + i] - 1] += 1
        at += 3 * kinds
        for i in range(kinds):
            s.sheet[at + i] = s.byte[self.left + i]
            s.sheet[at + kinds + i] = s.byte[self.bag + i]
        return at + 2 * kinds

    def figure_names(self) -> list[str]:
        """Return places times colours."""
        places = ("room 1", "room 2", "room 3", "chests to place", "chest bag")
        return [f"{place}: {name}" for place in places for name in self.book.names.types]

    def mark_name(self) -> str:
        """Return what lies on a tile."""
        return "chest"

    def show(self, flat: Flat) -> dict[str, Any]:
        """Return the rooms, the chests being distributed, the bag and the tiles with a chest."""
        room = self.rooms
        rooms = [[flat.byte[room + 4 * r + i] - 1 for i in range(4)] for r in range(3)]
        kinds = range(self.book.n_types)
        return {
            "rooms": [[kind for kind in chests if kind >= 0] for chests in rooms],
            "chests_left": [kind for kind in kinds for _ in range(flat.byte[self.left + kind])],
            "chest_bag": sum(flat.byte[self.bag + kind] for kind in kinds),
            "chest_tiles": flat.word[self.chest_on],
        }


class Distribution(Step):
    """The chests bought are laid out: by the buyer, then by the others in turn (T.3 to T.5)."""

    def __init__(self, book: Book, phase: str, chamber: TreasureChamber) -> None:
        Step.__init__(self, book, phase)
        self.chamber = chamber

    def enter(self, s: State) -> cython.int:
        if s.byte[self.chamber.bought] == 0:
            return 0
        s.byte[self.chamber.holder] = 0
        return self.seek(s)

    def seek(self, s: State) -> cython.int:
        """Find who can lay a chest now (12.12); if nobody, put the rest away."""
        i: cython.int
        seat: cython.int
        while s.byte[self.chamber.holder] < s.players:
            seat = (s.turn + s.byte[self.chamber.holder]) % s.players
            if self.can_stow(s, seat):
                s.actor = seat
                return 1
            if s.byte[self.chamber.holder] == 0:  # those without a city come next (T.8)
                for i in range(s.players, self.book.n_ranked):
                    self.stow_for(s, self.book.ranked[i])
            s.byte[self.chamber.holder] += 1
        self.close(s)
        return 0

    def can_stow(self, s: State, seat: cython.int) -> cython.bint:
        kind: cython.int
        for kind in range(self.book.n_types):
            if s.byte[self.chamber.left + kind] and self.chamber.places(s, seat, kind):
                return True
        return False

    def stow_for(self, s: State, seat: cython.int) -> None:
        """Lay what fits onto the tiles of one who does not decide."""
        kind: cython.int
        tiles: u64
        for kind in range(self.book.n_types):
            tiles = self.chamber.places(s, seat, kind)
            while tiles and s.byte[self.chamber.left + kind]:
                s.word[self.chamber.chest_on] |= tiles & (~tiles + 1)
                tiles &= tiles - 1
                s.byte[self.chamber.left + kind] -= 1

    def close(self, s: State) -> None:
        """What nobody places goes back into the bag; the room is filled anew (T.4, T.5)."""
        kind: cython.int
        room: cython.int = s.byte[self.chamber.bought] - 1
        for kind in range(self.book.n_types):
            s.byte[self.chamber.bag + kind] += s.byte[self.chamber.left + kind]
            s.byte[self.chamber.left + kind] = 0
        s.byte[self.chamber.bought] = 0
        s.byte[self.chamber.holder] = 0
        self.chamber.fill_room(s, room)

    def offer(self, s: State, moves: Moves) -> None:
        kind: cython.int
        tiles: u64
        for kind in range(self.book.n_types):
            if s.byte[self.chamber.left + kind] == 0:
                continue
            tiles = self.chamber.places(s, s.actor, kind)
            while tiles:
                add(moves, head_lo(STOW, lowest(tiles)), cython.cast(u64, kind) << 58)
                tiles &= tiles - 1
        if s.byte[self.chamber.holder]:
            add(moves, head_lo(DECLINE, NO_TILE), 0)

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        kind: cython.int = chest_of(hi)
        tile: cython.int = tile_of(lo)
        if kind_of(lo) == DECLINE:
            return 0 if s.byte[self.chamber.holder] else MUST_STOW
        if kind_of(lo) != STOW:
            return NOT_NOW
        if kind >= self.book.n_types or s.byte[self.chamber.left + kind] == 0:
            return NOT_OFFERED
        if not tile_in(s.in_city[s.actor], tile):
            return STOW_ELSEWHERE
        if self.book.shown_kind(s, tile) != kind:
            return OTHER_COLOUR
        if tile_in(s.word[self.chamber.chest_on], tile):
            return HAS_CHEST
        return 0

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        if kind_of(lo) == DECLINE:
            s.byte[self.chamber.holder] += 1
        else:
            s.word[self.chamber.chest_on] |= cython.cast(u64, 1) << tile_of(lo)
            s.byte[self.chamber.left + chest_of(hi)] -= 1
        return self.seek(s)
