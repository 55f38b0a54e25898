"""The book: one composed set of rules, its steps and features, and the way a move goes through it.

``ruleset.compose`` fills a ``Book`` from a title and its modules and never changes it afterwards.
A *step* is one part of a turn: who acts, what is offered, what happens. A *feature* is what a title
or a module adds to the steps of others; every hook has an empty default. Nobody asks who is there.
"""

from __future__ import annotations

from typing import Any

import cython

from sabika.rules.state import Flat

if cython.compiled:
    from cython.cimports.sabika.rules.c_codes import lowest
    from cython.cimports.sabika.rules.c_refusals import GAME_OVER, NOT_NOW
    from cython.cimports.sabika.rules.moves import Moves
    from cython.cimports.sabika.rules.state import State, u64
else:
    from sabika.rules.codes import lowest
    from sabika.rules.moves import Moves
    from sabika.rules.refusals import GAME_OVER, NOT_NOW
    from sabika.rules.state import State, u64


if not cython.compiled:  # the compiler has it inline, from book.pxd

    def price_of(book: Book, s: State, tile: cython.int) -> cython.int:
        """Return the price on the side a tile shows."""
        return book.price[64 + tile] if (s.back >> tile) & 1 else book.price[tile]


class Book:
    """The rules of one configuration: tables, steps in order, features in order."""

    def __init__(self, players: int, names: Any) -> None:
        if not cython.compiled:
            self.ages = [0] * 6
            self.ranked = [0] * 7
            self.walls = [0] * 64
            self.price = [0] * 128
            self.kind = [-1] * 128
            self.fronts = [0] * 9
            self.backs = [0] * 9
            self.points = [0] * 81
            self.steps: list[Any] = [None] * 16
            self.features: list[Any] = [None] * 8
            self.aftermath: list[Any] = [None] * 8
            self.owner: list[Any] = [None] * 32
            self.n_tiles = self.n_types = self.two_sided = self.flip_price = self.gifts = 0
            self.first_step = self.draw_step = self.n_steps = self.n_features = 0
            self.has_ages = self.by_number = 0
            self.next_byte = self.next_word = self.builder_copies = 0
        self.kept: list[Any] = []
        self.kept_features: list[Feature] = []
        self.names = names
        self.players = players
        self.copies = 3
        self.n_items = 10
        self.n_ranked = players
        for i in range(players):
            self.ranked[i] = i

    # What the composing file says.

    def add_tile(self, walls: int, sides: list[tuple[int, int]]) -> int:
        """Add a tile with its sides as (type or -1, price); return its number."""
        tile: cython.int = self.n_tiles
        self.walls[tile] = walls
        for side in range(2):
            what, price = sides[side if side < len(sides) else 0]
            self.kind[64 * side + tile] = what
            self.price[64 * side + tile] = price
            if what >= 0 and side < len(sides):
                if side:
                    self.backs[what] |= cython.cast(u64, 1) << tile
                else:
                    self.fronts[what] |= cython.cast(u64, 1) << tile
        self.n_tiles += 1
        return tile

    def set_types(self, points: list[list[list[int]]]) -> None:
        """Set the building types: for each, points by scoring and place."""
        self.n_types = len(points)
        for kind in range(self.n_types):
            for scoring in range(3):
                for place in range(3):
                    self.points[kind * 9 + scoring * 3 + place] = points[kind][scoring][place]

    def set_ages(self, youngest_first: list[int]) -> None:
        """Name the seats from the youngest to the oldest (12.1)."""
        self.has_ages = 1
        for rank in range(len(youngest_first)):
            self.ages[youngest_first[rank]] = rank

    def turn_tiles_for(self, price: int) -> None:
        """Make tiles two-sided; turning one costs ``price`` (G.3)."""
        self.two_sided = 1
        self.flip_price = price

    def count_tiles(self) -> None:
        """Multiply the points of a type by how many of it all cities show (G.7)."""
        self.by_number = 1

    def set_copies(self, copies: int) -> None:
        """Set how many of each money card there are (2.1)."""
        self.copies = copies

    def set_builder_copies(self, copies: int) -> None:
        """Set how many master builders there are of each currency (M.1)."""
        self.builder_copies = copies

    def allow_gifts(self) -> None:
        """Let bought tiles be given away (9.4)."""
        self.gifts = 1

    def rank_also(self, seat: int) -> None:
        """Rank one more holder of tiles (9.3)."""
        self.ranked[self.n_ranked] = seat
        self.n_ranked += 1

    def claim_bytes(self, count: int) -> int:
        """Give a feature bytes of the state; return where they begin."""
        at: cython.int = self.next_byte
        self.next_byte += count
        assert self.next_byte <= 96
        return at

    def claim_word(self) -> int:
        """Give a feature a word of the state; return its number."""
        at: cython.int = self.next_word
        self.next_word += 1
        assert self.next_word <= 4
        return at

    def claim_items(self, count: int) -> int:
        """Give a feature lines of the score sheet; return the first."""
        at: cython.int = self.n_items
        self.n_items += count
        assert self.n_items <= 28
        return at

    def own(self, kind: int, feature: Feature) -> None:
        """Let a feature answer for a kind of action."""
        if cython.compiled:
            self.owner[kind] = cython.cast(cython.p_void, feature)
        else:
            self.owner[kind] = feature
        self.kept.append(feature)

    def bind(
        self,
        steps: list[Step],
        first_step: int,
        draw_step: int,
        features: list[Feature],
        aftermath: list[Feature],
    ) -> None:
        """Take the steps, and the features in the order of set-up and of what follows a scoring.

        ``first_step`` begins a turn; from ``draw_step`` on its end draws cards and tiles.
        """
        self.kept += [steps, features, aftermath]
        self.kept_features = list(features)
        self.n_steps = len(steps)
        self.first_step = first_step
        self.draw_step = draw_step
        self.n_features = len(features)
        for i in range(self.n_steps):
            if cython.compiled:
                self.steps[i] = cython.cast(cython.p_void, steps[i])
            else:
                self.steps[i] = steps[i]
        for i in range(self.n_features):
            if cython.compiled:
                self.features[i] = cython.cast(cython.p_void, features[i])
                self.aftermath[i] = cython.cast(cython.p_void, aftermath[i])
            else:
                self.features[i] = features[i]
                self.aftermath[i] = aftermath[i]

    # What the rules ask.

    def tile_side(self, tile: int, back: int) -> tuple[int, int, int]:
        """Return type, price and walls of a tile's front (0) or back (1)."""
        return self.kind[64 * back + tile], self.price[64 * back + tile], self.walls[tile]

    def shown_kind(self, s: State, tile: cython.int) -> cython.int:
        """Return the building type on the side a tile shows, -1 for none."""
        return self.kind[64 + tile] if (s.back >> tile) & 1 else self.kind[tile]

    def of_kind(self, s: State, kind: cython.int) -> u64:
        """Return all tiles that show a building type."""
        return (self.fronts[kind] & ~s.back) | (self.backs[kind] & s.back)

    def dearest(self, s: State, tiles: u64) -> cython.int:
        """Return the highest price that tiles show; 0 for none."""
        best: cython.int = 0
        while tiles:
            best = max(best, price_of(self, s, lowest(tiles)))
            tiles &= tiles - 1
        return best

    def open(self, s: State) -> None:
        """Set the game up."""
        s.players = self.players
        s.step = 0
        if not cython.cast(Step, self.steps[0]).enter(s):
            self.advance(s)

    def legal(self, s: State, moves: Moves) -> None:
        """List the legal moves (12.11); none once the game is over."""
        moves.n = 0
        if s.over == 0:
            cython.cast(Step, self.steps[s.step]).offer(s, moves)

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Return 0 if the player to act may play this, otherwise why not."""
        if s.over:
            return GAME_OVER
        return cython.cast(Step, self.steps[s.step]).check(s, lo, hi)

    def play(self, s: State, lo: u64, hi: u64) -> None:
        """Play a legal move, and everything that follows up to the next decision."""
        if not cython.cast(Step, self.steps[s.step]).play(s, lo, hi):
            self.advance(s)

    def advance(self, s: State) -> None:
        """Go on from step to step until somebody has to decide."""
        while s.fault == 0:
            if s.pausing and s.step + 1 == self.draw_step:
                s.paused = 1
                return
            s.step += 1
            if cython.cast(Step, self.steps[s.step]).enter(s):
                return

    def tile_left(self, s: State, seat: cython.int, tile: cython.int) -> None:
        """Tell the features that a tile left a city."""
        i: cython.int
        for i in range(self.n_features):
            cython.cast(Feature, self.features[i]).tile_left(s, seat, tile)

    # The same for Python.

    def begin(self, s: State) -> None:
        """Set the game up from ``s.key`` (or the script) up to the first decision."""
        self.open(s)

    def list_moves(self, s: State, moves: Moves) -> None:
        """List the legal moves into ``moves``."""
        self.legal(s, moves)

    def refusal(self, s: State, lo: int, hi: int) -> int:
        """Return 0 if legal, otherwise a number of ``refusals.REFUSALS`` with what it is about."""
        return self.check(s, lo, hi)

    def do(self, s: State, lo: int, hi: int) -> None:
        """Play a move that ``refusal`` allows."""
        self.play(s, lo, hi)

    def show(self, s: State) -> tuple[Flat, dict[str, Any]]:
        """Return the fields of a position, and what the features show of it."""
        flat = s.read()
        parts: dict[str, Any] = {}
        for feature in self.kept_features:
            parts.update(feature.show(flat))
        return flat, parts

    def figure_names(self) -> list[str]:
        """Return what the figures of all features are, in order."""
        return [name for feature in self.kept_features for name in feature.figure_names()]

    def mark_names(self) -> list[str]:
        """Return the marks that features give to tiles, in order."""
        names = [feature.mark_name() for feature in self.kept_features]
        return [name for name in names if name is not None]

    def phases(self) -> list[str]:
        """Return the names of all steps, in order."""
        return [cython.cast(Step, self.steps[i]).phase for i in range(self.n_steps)]

    def hands_fit(self, s: State) -> bool:
        """Say whether the hands fit what is being decided: being asked tells something."""
        return bool(cython.cast(Step, self.steps[s.step]).fits(s))

    def phase(self, s: State) -> str:
        """Return the name of the step that waits for a decision."""
        return cython.cast(Step, self.steps[s.step]).phase


class Step:
    """One part of a turn. ``enter`` does what needs no decision; it says whether one is due."""

    def __init__(self, book: Book, phase: str) -> None:
        self.book = book
        self.phase = phase

    def enter(self, s: State) -> cython.int:
        return 0

    def offer(self, s: State, moves: Moves) -> None:
        pass

    def check(self, s: State, lo: u64, hi: u64) -> cython.int:
        return NOT_NOW

    def play(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Play a legal move; say whether this step wants another decision."""
        return 0

    def fits(self, s: State) -> cython.bint:
        """Say whether hands are such that this step can have come to its decision."""
        return True


class Feature:
    """What a title or module adds. All hooks are empty here; each says when it is called."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def set_up(self, s: State) -> None:
        """At set-up, after the market (section 3)."""

    def pile_cards(self, s: State, pile: cython.int) -> cython.int:
        """How many cards of its own go into a pile, 0 to 4 (3.5)."""
        return 0

    def pile_card(self, s: State, pile: cython.int, number: cython.int) -> cython.int:
        """Which they are."""
        return 0

    def fetch_card(self, s: State, kind: cython.int) -> cython.int:
        """A scripted card is not in the deck: bring it there; its place, or -1."""
        return -1

    def tile_drawn(self, s: State, tile: cython.int) -> cython.int:
        """A tile came out of the bag; 1 if it was laid aside and another is to be drawn."""
        return 0

    def tile_bought(self, s: State, tile: cython.int, exact: cython.bint) -> None:
        """The player at turn bought a building."""

    def tile_left(self, s: State, seat: cython.int, tile: cython.int) -> None:
        """A tile left a city."""

    def offer_actions(self, s: State, moves: Moves) -> None:
        """The player at turn chooses an action (section 4)."""

    def check_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Why an action of its own is not allowed, 0 if it is."""
        return NOT_NOW

    def play_action(self, s: State, lo: u64, hi: u64) -> cython.int:
        """Play an action of its own; 1 if another action may follow."""
        return 0

    def score(self, s: State, scoring: cython.int) -> None:
        """Write its lines of the score sheet; scoring is 0, 1, 2 for A, B, C."""

    def after_scoring(self, s: State, scoring: cython.int) -> None:
        """What follows a scoring (6.5)."""

    def veil(self, s: State, seat: cython.int) -> None:
        """Blank what a seat may not know; -1 is a spectator."""

    def redeal(self, s: State, seat: cython.int) -> None:
        """Fill what was veiled with something possible, by chance."""

    # What those who think ahead ask; a holder is a seat or Dirk.

    def contested(self, s: State, holder: cython.int) -> cython.int:
        """How many things a holder has that players are ranked by besides buildings; -1: none."""
        return -1

    def prize(self, scoring: cython.int, place: cython.int) -> cython.int:
        """The points of a place (0 to 2) in that ranking."""
        return 0

    def bonus(self, s: State, seat: cython.int) -> cython.int:
        """The points that a city would get at C besides rankings and walls."""
        return 0

    def room(self, s: State, seat: cython.int) -> cython.int:
        """How many empty squares of a city could still add to its bonus."""
        return 0

    def danger(self, s: State, seat: cython.int, direction: cython.int) -> cython.double:
        """What one open side to a direction will cost, as far as a seat knows."""
        return 0.0

    def chances(self, s: State, what: cython.int) -> cython.int:
        """Write how likely each outcome of a kind of chance is into the sheet, as weights.

        Return how many outcomes there are; 0 if that chance is not its own.
        """
        return 0

    # What those who learn are shown, as numbers.

    def marks(self, s: State) -> u64:
        """The tiles that it marks: those with a chest, or those on offer beside the market."""
        return 0

    def figures(self, s: State, seat: cython.int, at: cython.int) -> cython.int:
        """Write what a seat may know of it into the sheet, from ``at`` on; return where it ends.

        Seats come in the order of play, beginning with the one that looks.
        """
        return at

    def figure_names(self) -> list[str]:
        """Return what the figures are, one name for each."""
        return []

    def mark_name(self) -> str | None:
        """Return what its mark is called; None if it marks no tiles."""
        return None

    def show(self, flat: Flat) -> dict[str, Any]:
        """Return its parts of a (veiled) position for people, as numbers by name."""
        return {}
