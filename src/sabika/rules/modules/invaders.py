"""Invaders: attacks on open sides after each scoring, and scouts who look ahead (section I)."""

from __future__ import annotations

from typing import Any

import cython

from sabika.components import DIRECTIONS
from sabika.rules.state import Flat

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import (
        ATTACK,
        ATTACK_PILE,
        OPEN_ATTACK,
        PEEK,
        REDEAL,
        SCOUT_PILE,
        SCOUTS,
        UNKNOWN,
    )
    from cython.cimports.sabika.rules.chance import (
        impossible,
        note,
        open_stream,
        scripted,
        shuffle_bytes,
    )
    from cython.cimports.sabika.rules.city import exposed
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.chance import impossible, note, open_stream, scripted, shuffle_bytes
    from sabika.rules.city import exposed
    from sabika.rules.codes import (
        ATTACK,
        ATTACK_PILE,
        OPEN_ATTACK,
        PEEK,
        REDEAL,
        SCOUT_PILE,
        SCOUTS,
        UNKNOWN,
    )
    from sabika.rules.lens import look
    from sabika.rules.state import State


class Invaders(Feature):
    """Attack cards and scouts lie in piles, as number + 1; 0 is what a veiled position hides."""

    def __init__(self, book: Book, open_variant: bool) -> None:
        Feature.__init__(self, book)
        self.open_variant = open_variant
        self.n_scouts = 0 if open_variant else book.n_types
        self.attacks = book.claim_bytes(4)
        self.scouts = book.claim_bytes(self.n_scouts)
        self.used = book.claim_bytes(1)
        self.opened = book.claim_bytes(1)
        self.on_show = book.claim_bytes(2)
        self.peeked = book.claim_bytes(1)  # one bit a seat

    def set_up(self, s: State) -> None:
        """Shuffle both piles; two scouts or the coming attack lie open (I.1, I.5)."""
        i: cython.int
        for i in range(4):
            s.byte[self.attacks + i] = i + 1
        for i in range(self.n_scouts):
            s.byte[self.scouts + i] = i + 1
        open_stream(s, ATTACK_PILE, 0)
        shuffle_bytes(s, self.attacks, 4)
        open_stream(s, SCOUT_PILE, 0)
        shuffle_bytes(s, self.scouts, self.n_scouts)
        if self.open_variant:
            self.open_attack(s)
        else:
            self.open_scouts(s)

    def top_attack(self, s: State, direction: cython.int) -> None:
        """Let the script's direction be the top card, unless a peek has told another."""
        i: cython.int
        top: cython.int = self.attacks + s.byte[self.used]
        if direction < 0:
            return
        for i in range(top, self.attacks + 4):
            if s.byte[i] == direction + 1 and (i == top or s.byte[self.peeked] == 0):
                s.byte[i] = s.byte[top]
                s.byte[top] = direction + 1
                return
        impossible(s)

    def open_attack(self, s: State) -> None:
        """The coming attack lies open (I.5)."""
        if s.scripted:
            self.top_attack(s, scripted(s, OPEN_ATTACK))
        note(s, OPEN_ATTACK, s.byte[self.attacks + s.byte[self.used]] - 1)

    def open_scouts(self, s: State) -> None:
        """The open scouts leave the game; two new ones are opened, as far as they last (I.4)."""
        n: cython.int = min(2, self.n_scouts - s.byte[self.opened])
        at: cython.int = self.scouts + s.byte[self.opened]
        i: cython.int
        k: cython.int
        told: cython.int = 0
        if s.scripted:
            told = scripted(s, SCOUTS)
            if told < 0:
                return
            if told >> 16 != n:
                impossible(s)
                return
        for i in range(2):
            s.byte[self.on_show + i] = 0
        for i in range(n):
            if s.scripted:
                for k in range(at + i, self.scouts + self.n_scouts):
                    if s.byte[k] == ((told >> (8 * i)) & 255) + 1:
                        s.byte[k] = s.byte[at + i]
                        s.byte[at + i] = ((told >> (8 * i)) & 255) + 1
                        break
                else:
                    impossible(s)
                    return
            s.byte[self.on_show + i] = s.byte[at + i]
        s.byte[self.opened] += n
        told = n << 16
        for i in range(n):
            told |= (s.byte[self.on_show + i] - 1) << (8 * i)
        note(s, SCOUTS, told)

    def tile_bought(self, s: State, tile: cython.int, exact: cython.bint) -> None:
        """An exact purchase of an open scout's type wins the scout (I.3)."""
        i: cython.int
        if not exact:
            return
        for i in range(2):
            if s.byte[self.on_show + i] == self.book.shown_kind(s, tile) + 1:
                s.byte[self.on_show + i] = 0
                self.peek(s)
                return

    def peek(self, s: State) -> None:
        """The buyer alone sees the top attack card."""
        direction: cython.int
        if s.scripted:
            direction = scripted(s, PEEK)
            if direction == UNKNOWN:
                note(s, PEEK, UNKNOWN)
                return
            self.top_attack(s, direction)
            if s.fault:
                return
        s.byte[self.peeked] |= 1 << s.turn
        note(s, PEEK, s.byte[self.attacks + s.byte[self.used]] - 1)

    def after_scoring(self, s: State, scoring: cython.int) -> None:
        """The attack, then new scouts or the next open attack (I.2, I.4, 12.26)."""
        if not self.open_variant:
            if s.scripted:
                self.top_attack(s, scripted(s, ATTACK))
            if s.fault:
                return
            note(s, ATTACK, s.byte[self.attacks + s.byte[self.used]] - 1)
        self.attack(s, s.byte[self.attacks + s.byte[self.used]] - 1, scoring)
        s.byte[self.used] += 1
        s.byte[self.peeked] = 0
        if scoring < 2:
            if self.open_variant:
                self.open_attack(s)
            else:
                self.open_scouts(s)

    def attack(self, s: State, direction: cython.int, scoring: cython.int) -> None:
        """Every exposed side costs; a total never falls below 0 (I.2, 12.14)."""
        seat: cython.int
        loss: cython.int
        for seat in range(s.players):
            look(self.book, s, seat)
            loss = (scoring + 1) * exposed(s, direction)
            if scoring == 2:
                loss += exposed(s, (direction + 1) & 3) + exposed(s, (direction + 3) & 3)
            s.score[seat] -= min(loss, s.score[seat])

    def danger(self, s: State, seat: cython.int, direction: cython.int) -> cython.double:
        """Attacks that are not known come from any side left; C hurts beside it, too (I.2)."""
        scoring: cython.int
        side: cython.int
        seen: cython.int = s.byte[self.used]  # attack cards that the seat has seen
        unknown: cython.int = s.rounds  # the first scoring whose attack it has not
        sum: cython.double = 0.0
        if s.rounds < 3 and self.knows_top(s, seat):
            sum = self.harm(s.byte[self.attacks + seen] - 1, direction, s.rounds)
            seen += 1
            unknown += 1
        for side in range(4):
            if not self.holds(s, self.attacks, seen, side + 1):
                for scoring in range(unknown, 3):
                    sum += self.harm(side, direction, scoring) / (4 - seen)
        return sum

    def harm(
        self, attacked: cython.int, direction: cython.int, scoring: cython.int
    ) -> cython.double:
        """Return what an attack on one side costs for each open side to a direction (I.2)."""
        if attacked == direction:
            return scoring + 1
        return 1 if scoring == 2 and (attacked - direction) & 1 else 0

    def knows_top(self, s: State, seat: cython.int) -> cython.bint:
        """Say whether a seat knows the coming attack."""
        if self.open_variant:
            return s.rounds < 3  # after C no attack is coming
        return seat >= 0 and (s.byte[self.peeked] >> seat) & 1 != 0

    def veil(self, s: State, seat: cython.int) -> None:
        """Hide what lies face down, and who knows it: the peek itself was seen by all."""
        i: cython.int
        first: cython.int = s.byte[self.used] + (1 if self.knows_top(s, seat) else 0)
        for i in range(first, 4):
            s.byte[self.attacks + i] = 0
        for i in range(s.byte[self.opened], self.n_scouts):
            s.byte[self.scouts + i] = 0

    def redeal(self, s: State, seat: cython.int) -> None:
        """Shuffle the directions and scouts that are not known into the places that are not."""
        self.fill(s, self.attacks, 4)
        self.fill(s, self.scouts, self.n_scouts)

    def chances(self, s: State, what: cython.int) -> cython.int:
        """Two scouts, as 9 x the first + the second; or a direction, the known one if it is."""
        i: cython.int
        k: cython.int
        if what == SCOUTS:
            for i in range(81):
                s.sheet[i] = 0
            for i in range(s.byte[self.opened], self.n_scouts):
                for k in range(s.byte[self.opened], self.n_scouts):
                    if i != k:
                        s.sheet[9 * s.byte[self.scouts + i] + s.byte[self.scouts + k] - 10] = 1
            return 81
        if what != ATTACK and what != PEEK and what != OPEN_ATTACK:
            return 0
        for i in range(4):
            s.sheet[i] = 0
        k = s.byte[self.used]
        for i in range(k, k + 1 if s.byte[self.peeked] else 4):
            s.sheet[s.byte[self.attacks + i] - 1] = 1
        return 4

    def figures(self, s: State, seat: cython.int, at: cython.int) -> cython.int:
        """Open scouts by type, how many are to come, past and coming attacks, who has peeked."""
        i: cython.int
        kinds: cython.int = self.book.n_types
        for i in range(kinds + 9):
            s.sheet[at + i] = 0
        for i in range(2):
            if s.byte[self.on_show + i]:
                s.sheet[at + s.byte[self.on_show + i] - 1] = 1
        at += kinds
        s.sheet[at] = self.n_scouts - s.byte[self.opened]
        for i in range(s.byte[self.used]):
            s.sheet[at + s.byte[self.attacks + i]] = 1
        at += 5
        if self.knows_top(s, seat):
            s.sheet[at + s.byte[self.attacks + s.byte[self.used]] - 1] = 1
        at += 4
        for i in range(s.players):
            s.sheet[at + i] = (s.byte[self.peeked] >> ((seat + i) % s.players)) & 1
        return at + s.players

    def figure_names(self) -> list[str]:
        """Return the names of the figures."""
        return [
            *(f"scout: {name}" for name in self.book.names.types),
            "scouts to come",
            *(f"attacked: {direction}" for direction in DIRECTIONS),
            *(f"coming attack: {direction}" for direction in DIRECTIONS),
            *(f"peeked: seat {i}" for i in range(self.book.players)),
        ]

    def show(self, flat: Flat) -> dict[str, Any]:
        """Return open scouts, past attacks, the coming one if it is known, and who peeked."""
        used, opened = flat.byte[self.used], flat.byte[self.opened]
        attacks = [flat.byte[self.attacks + i] - 1 for i in range(4)]
        on_show = [flat.byte[self.on_show + i] - 1 for i in range(2)]
        return {
            "scouts": [kind for kind in on_show if kind >= 0],
            "scouts_left": self.n_scouts - opened,
            "attacks": attacks[:used],
            "coming_attack": attacks[used] if used < 4 and attacks[used] >= 0 else None,
            "peeked": [i for i in range(6) if flat.byte[self.peeked] >> i & 1],
        }

    def fill(self, s: State, at: cython.int, n: cython.int) -> None:
        """Put the missing numbers of a pile of n into its blanks, by chance."""
        i: cython.int
        k: cython.int
        first: cython.int = n
        for i in range(n - 1, -1, -1):
            if s.byte[at + i] == 0:
                first = i
        k = first
        for i in range(1, n + 1):
            if not self.holds(s, at, first, i):
                s.byte[at + k] = i
                k += 1
        open_stream(s, REDEAL, at)
        shuffle_bytes(s, at + first, n - first)

    def holds(self, s: State, at: cython.int, n: cython.int, number: cython.int) -> cython.bint:
        """Say whether a number is among the first n of a pile."""
        i: cython.int
        for i in range(n):
            if s.byte[at + i] == number:
                return True
        return False
