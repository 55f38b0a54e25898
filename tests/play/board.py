"""Positions spelt out by name, and a count of everything that is in the box.

Nothing here asks the engine what is right. A ``Board`` reads the fields of a position and says what
lies where; ``lost_components`` counts it (section 2).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

from sabika.components import CURRENCIES, load
from sabika.play.position import Position
from sabika.rules import codes
from sabika.rules.ruleset import Configuration

CARDS = tuple(
    f"{currency}-{value}" for currency in CURRENCIES for value in (*range(1, 10), "builder")
)
SCORING_CARDS = {codes.CARD_A: "A", codes.CARD_B: "B"}


@dataclass(frozen=True)
class Layout:
    """Where the modules keep their bytes and words, in the order in which they claim them."""

    chest_rooms: int
    chest_bag: int
    chests_left: int
    builders: int
    attacks: int
    scouts: int
    n_scouts: int
    used: int
    opened: int
    peeked: int
    beside: int


def layout_of(config: Configuration) -> Layout:
    """Return the layout of a configuration."""
    chamber = "treasure_chamber" in config.modules
    builders = 29 if chamber else 0  # 12 in rooms, 6 + 6 by type, 5 more
    attacks = builders + (16 if "master_builders" in config.modules else 0)
    n_scouts = 0 if config.open_attack else 6 if config.game == "alhambra" else 9
    used = attacks + 4 + n_scouts
    return Layout(
        0, 12, 18, builders, attacks, attacks + 4, n_scouts, used, used + 1, used + 4, int(chamber)
    )


@dataclass(frozen=True)
class Face:
    """The side of a tile that lies up; a bazaar has no type and no price."""

    tile: str
    side: str
    type: str | None
    price: int
    walls: str


@cache
def faces_of(game: str, bazaars: bool) -> tuple[tuple[Face, Face], ...]:
    """Front and back of every tile of the shipped box, in its order (2.2, G.1, B.1)."""
    box = load()
    tiles = box.alhambra_tiles if game == "alhambra" else box.granada_tiles
    found = []
    for tile in tiles:
        front = Face(tile.id, "front", tile.front.type, tile.front.price, tile.walls)
        back = tile.back
        found.append(
            (front, front if back is None else Face(tile.id, "back", *_said(back), tile.walls))
        )
    for bazaar in box.bazaars if bazaars else ():
        face = Face(bazaar.id, "front", None, 0, "")
        found.append((face, face))
    return tuple(found)


def _said(side: Any) -> tuple[str, int]:
    return side.type, side.price


def cards_in(lo: int, hi: int) -> Counter[str]:
    """The cards of two words of money: 2 bits for each value, 3 for builders."""
    found = {}
    for word, cards in ((lo, CARDS[:20]), (hi, CARDS[20:])):
        bits = word & codes.PURSE
        for kind, card in enumerate(cards):
            if not bits:
                break
            width = 3 if kind % 10 == 9 else 2
            if bits & (1 << width) - 1:
                found[card] = bits & (1 << width) - 1
            bits >>= width
    return Counter(found)


def named(kind: int) -> str:
    """The name of a card of the deck."""
    return SCORING_CARDS.get(kind) or CARDS[kind]


class Board:
    """A position in names, sets and counters."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.config = config = position.config
        self.flat = flat = position.state.read()
        self.layout = layout_of(config)
        self.faces = faces_of(config.game, "bazaars" in config.modules)
        self.types = config.box.alhambra_types
        if config.game == "granada":
            self.types = config.box.granada_types
        seats = range(config.players)
        self.hands = [cards_in(flat.hand_lo[seat], flat.hand_hi[seat]) for seat in seats]
        self.display = [named(kind) for kind in flat.display if kind != codes.NONE]
        self.deck = [named(flat.deck[i]) for i in range(flat.deck_at, flat.deck_n)]
        self.discards = cards_in(flat.discard_lo, flat.discard_hi)
        self.gone = cards_in(flat.gone_lo, flat.gone_hi)
        self.cities = [self.city(seat) for seat in seats]
        self.reserves = [self.faces_in(flat.reserve[seat]) for seat in seats]

    def face(self, number: int) -> Face:
        """The side of a tile that lies up."""
        return self.faces[number][self.flat.back >> number & 1]

    def numbers(self, tiles: int) -> list[int]:
        """The tiles of a set."""
        found = []
        while tiles:
            found.append((tiles & -tiles).bit_length() - 1)
            tiles &= tiles - 1
        return found

    def faces_in(self, tiles: int) -> list[Face]:
        """The tiles of a set as they lie."""
        return [self.face(number) for number in self.numbers(tiles)]

    def city(self, seat: int) -> dict[tuple[int, int], Face]:
        """A city by its squares; the start tile is at (0, 0)."""
        flat = self.flat
        found = {(0, 0): Face("start", "front", None, 0, "")}
        for number in self.numbers(flat.in_city[seat]):
            square = flat.tile_x[number], flat.tile_y[number]
            assert square not in found, f"two tiles on {square}"
            found[square] = self.face(number)
        return found

    def walls(self, seat: int) -> dict[tuple[int, int], str]:
        """A city as the referee wants it."""
        return {square: face.walls for square, face in self.cities[seat].items()}

    def market(self) -> list[Face | None]:
        """The four spaces."""
        spaces = self.flat.market
        return [None if number == codes.NO_TILE else self.face(number) for number in spaces]

    def bag(self) -> list[str]:
        """The tiles in the bag, in order."""
        flat = self.flat
        return [self.faces[flat.bag[i]][0].tile for i in range(flat.bag_at, flat.bag_n)]

    def beside(self) -> list[Face]:
        """The bazaars beside the market."""
        if "bazaars" not in self.config.modules:
            return []
        return self.faces_in(self.flat.word[self.layout.beside])

    def aside(self) -> Counter[str]:
        """The master builders laid aside at set-up (M.2)."""
        if "master_builders" not in self.config.modules:
            return Counter()
        at = self.layout.builders
        return Counter(CARDS[kind - 1] for kind in self.flat.byte[at : at + 16] if kind)

    def rooms(self) -> list[list[str]]:
        """The chests of the three rooms."""
        spaces = self.flat.byte[self.layout.chest_rooms : self.layout.chest_rooms + 12]
        rooms = [spaces[4 * room : 4 * room + 4] for room in range(3)]
        return [[self.types[kind - 1] for kind in room if kind] for room in rooms]

    def by_type(self, at: int) -> Counter[str]:
        """A number for each type, kept in bytes."""
        return +Counter({name: self.flat.byte[at + i] for i, name in enumerate(self.types)})

    def with_chest(self) -> set[str]:
        """The tiles that carry a chest."""
        if "treasure_chamber" not in self.config.modules:
            return set()
        return {face.tile for face in self.faces_in(self.flat.word[0])}


def lost_components(position: Position, board: Board | None = None) -> list[str]:
    """What is missing or there twice (section 2, T.1, M.1, I.1, B.1); nothing, one hopes."""
    board = board or Board(position)
    faults = [*_lost_tiles(board), *_lost_cards(board)]
    if "treasure_chamber" in board.config.modules:
        faults += _lost_chests(board)
    if "invaders" in board.config.modules:
        at = board.layout
        for first, count in ((at.attacks, 4), (at.scouts, at.n_scouts)):
            pile = sorted(board.flat.byte[first : first + count])
            if pile != list(range(1, count + 1)):
                faults.append(f"a pile of invaders is {pile}")
    return faults


def _lost_tiles(board: Board) -> list[str]:
    flat = board.flat
    lying = [flat.bag[i] for i in range(flat.bag_at, flat.bag_n)]
    lying += [number for number in flat.market if number != codes.NO_TILE]
    for tiles in (flat.bought, *flat.reserve, *flat.in_city):
        lying += board.numbers(tiles)
    if "bazaars" in board.config.modules:
        lying += board.numbers(flat.word[board.layout.beside])
    if sorted(lying) == list(range(len(board.faces))):
        return []
    return [f"tiles lie {Counter(lying)}"]


def _lost_cards(board: Board) -> list[str]:
    config, flat = board.config, board.flat
    copies = 2 if config.players == 2 else 3
    due = Counter({card: copies for card in CARDS if not card.endswith("builder")})
    if "master_builders" in config.modules:
        due += Counter({card: 4 for card in CARDS if card.endswith("builder")})
    found = sum(board.hands, Counter(board.display)) + board.discards + board.gone
    found += board.aside() + Counter(board.deck)
    scoring = {card: found.pop(card, 0) for card in "AB"}
    faults = [] if found == due else [f"cards: {found - due} more, {due - found} fewer"]
    # Once the game is over A and B may lie in the deck for ever (7.1).
    if not flat.over and scoring != {"A": flat.rounds < 1, "B": flat.rounds < 2}:
        faults.append(f"scoring cards in the deck after {flat.rounds} scorings: {scoring}")
    if any(not card.endswith("builder") for card in board.gone):
        faults.append("money left the game")
    for seat, hand in enumerate(board.hands):
        if hand.total() != flat.hand_n[seat]:
            faults.append(f"seat {seat} holds {hand.total()} cards, not {flat.hand_n[seat]}")
    return faults


def _lost_chests(board: Board) -> list[str]:
    found = board.by_type(board.layout.chest_bag) + board.by_type(board.layout.chests_left)
    found += Counter(chain.from_iterable(board.rooms()))
    lying = board.flat.word[0]
    cities = 0
    for tiles in board.flat.in_city:
        cities |= tiles
    found += Counter(str(face.type) for face in board.faces_in(lying))
    faults = [] if found == Counter(dict(board.config.box.chests)) else [f"chests: {found}"]
    return faults + (["a chest lies on a tile outside the cities"] if lying & ~cities else [])
