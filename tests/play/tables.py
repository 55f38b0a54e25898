"""Tables to play at in tests: configurations, random games, and positions spelt out by name.

Nothing here asks the engine what is right. A ``Board`` reads the fields of a position and says what
lies where; ``lost_components`` counts it (section 2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from random import Random
from typing import Any

import sabika.rules.book
from sabika.components import CURRENCIES, load
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules import codes
from sabika.rules.ruleset import Configuration
from sabika.rules.state import Flat, State

COMPILED = not str(sabika.rules.book.__file__).endswith(".py")
SCALE = 1.0 if COMPILED else 0.1
ALHAMBRA_MODULES = ("treasure_chamber", "master_builders", "invaders", "bazaars")
GRANADA_MODULES = ("master_builders", "invaders")
CARDS = tuple(
    f"{currency}-{value}" for currency in CURRENCIES for value in (*range(1, 10), "builder")
)
SCORING_CARDS = {codes.CARD_A: "A", codes.CARD_B: "B"}


def some(number: int) -> int:
    """So many of something, fewer where the engine is slow, but at least one."""
    return max(1, round(number * SCALE))


# Configurations.


def subsets(modules: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of modules."""
    sizes = range(len(modules) + 1)
    return list(chain.from_iterable(combinations(modules, size) for size in sizes))


def name_of(config: Configuration) -> str:
    """A short name: title, initials of the modules, players, options."""
    initials = "".join(module[0] for module in config.modules) or "base"
    parts = [config.game, initials, str(config.players)]
    parts += ["open"] if config.open_attack else []
    parts += ["simple"] if config.scoring == "simple" else []
    parts += ["ages"] if config.ages else []
    return "-".join(parts)


def rules_of_play() -> list[dict[str, Any]]:
    """Every choice of title, modules, scoring and variant; players and ages left open."""
    found: list[dict[str, Any]] = []
    for game, modules, scorings in (
        ("alhambra", ALHAMBRA_MODULES, ["standard"]),
        ("granada", GRANADA_MODULES, ["standard", "simple"]),
    ):
        for chosen in subsets(modules):
            for is_open in [False, True] if "invaders" in chosen else [False]:
                found += [
                    {"game": game, "modules": chosen, "open_attack": is_open, "scoring": scoring}
                    for scoring in scorings
                ]
    return found


def seated(numbers: Callable[[int], Sequence[int]]) -> dict[str, Configuration]:
    """Every choice of rules with the numbers of players that ``numbers`` says, by name."""
    found = {}
    for i, chosen in enumerate(rules_of_play()):
        for players in numbers(i):
            oldest_first = tuple(range(players))[::-1]
            ages = oldest_first if (i + players) % 4 == 0 else None
            config = Configuration(**chosen, players=players, ages=ages)
            found[name_of(config)] = config
    return found


EVERY_TABLE = seated(lambda i: range(2, 7))
TABLES = seated(lambda i: (2, 3 + i % 4))  # with Dirk, and with some number of players without


# Random games.

Chooser = Callable[[Random, list[tuple[int, int]]], tuple[int, int]]

LIKING = {
    codes.TAKE: 1.0,
    codes.BUY: 12.0,
    codes.BUY_BESIDE: 12.0,
    codes.BUILD: 2.0,
    codes.REMOVE: 0.05,
    codes.SWAP: 0.1,
    codes.CHESTS: 1.0,
    codes.END_ACTIONS: 0.3,
    codes.RESERVE: 0.3,
    codes.GIFT: 0.2,
    codes.PLACE: 8.0,
    codes.MASTER: 0.3,
}


def pick(rng: Random, number: int) -> int:
    """A number below another; the same in every version of Python."""
    return int(rng.random() * number)


def uniform(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """Any legal move."""
    return words[pick(rng, len(words))]


def eager(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """A kind of move first, buying and building liked best, so that games stay short."""
    kinds: dict[int, list[tuple[int, int]]] = {}
    for lo, hi in words:
        kinds.setdefault(lo >> 42 & 31, []).append((lo, hi))
    at = rng.random() * sum(LIKING.get(kind, 1.0) for kind in kinds)
    for kind, chosen in kinds.items():
        at -= LIKING.get(kind, 1.0)
        if at < 0:
            return uniform(rng, chosen)
    return words[-1]


def mixed(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """Mostly eager, now and then wild: games that end and still see everything."""
    return (uniform if rng.random() < 0.3 else eager)(rng, words)


def walk(game: Game, rng: Random, turns: int, choose: Chooser = uniform) -> Iterator[Game]:
    """Play on, giving the game before each decision and once more at the end."""
    position = game.position
    while True:
        yield game
        if game.over or game.turns >= turns:
            return
        game.play(position.codec.decode(*choose(rng, position.legal_words())))


def played(game: Game, rng: Random, turns: int, choose: Chooser = uniform) -> Game:
    """Return the game after so many turns, or its end."""
    for _ in walk(game, rng, turns, choose):
        pass
    return game


@dataclass(frozen=True)
class Moment:
    """A position on the way of a game: its bytes, and how many events led to it."""

    flat: bytes
    events: int
    phase: str


class Story:
    """A game that was played, with every position on its way."""

    def __init__(self, name: str, turns: int = 400, choose: Chooser = mixed) -> None:
        self.config = EVERY_TABLE[name]
        self.game = Game.of(self.config, seed=f"story {name}")
        self.position = Position(self.config, State())
        state = self.game.position.state
        self.moments = [
            Moment(state.to_bytes(), self.game.event_count, self.game.phase)
            for _ in walk(self.game, Random(name), turns, choose)
        ]
        self.seats: tuple[int | None, ...] = (*range(self.config.players), None)

    def at(self, moment: Moment) -> Position:
        """Return the position of a moment; the same object every time."""
        self.position.state.load_bytes(moment.flat)
        return self.position

    def some_moments(self, number: int) -> list[Moment]:
        """So many moments spread over the game, the second of each phase, and the last."""
        found = self.moments[:: max(1, len(self.moments) // number)]
        for phase in {moment.phase for moment in self.moments}:
            found += [moment for moment in self.moments if moment.phase == phase][1:2]
        return [*found, self.moments[-1]]


def record_of(game: Game) -> dict[str, Any]:
    """A game as RECORD.md has it; unfinished ones are cut off (12.13)."""
    config = game.config
    game.cut_off = not game.over
    outcome = game.outcome()
    return {
        "format": "sabika-record",
        "version": 1,
        "game": config.game,
        "modules": list(config.modules),
        "options": {
            "scoring": config.scoring,
            "open_attack": config.open_attack,
            "ages": None if config.ages is None else list(config.ages),
        },
        "players": list(game.names),
        "seed": game.seed,
        "commitment": game.commitment,
        "meta": {},
        "events": [event.to_json() for event in game.events],
        "result": {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


# Positions spelt out.


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


def lost_components(position: Position) -> list[str]:
    """What is missing or there twice (section 2, T.1, M.1, I.1, B.1); nothing, one hopes."""
    board = Board(position)
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
    if not position_is_over(flat) and scoring != {"A": flat.rounds < 1, "B": flat.rounds < 2}:
        faults.append(f"scoring cards in the deck after {flat.rounds} scorings: {scoring}")
    if any(not card.endswith("builder") for card in board.gone):
        faults.append("money left the game")
    for seat, hand in enumerate(board.hands):
        if hand.total() != flat.hand_n[seat]:
            faults.append(f"seat {seat} holds {hand.total()} cards, not {flat.hand_n[seat]}")
    return faults


def position_is_over(flat: Flat) -> bool:
    """Whether the game has ended; A and B may then lie in the deck for ever (7.1)."""
    return bool(flat.over)


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


def loaded(config: Configuration, flat: bytes) -> Position:
    """Return the position that these bytes are."""
    state = State()
    state.load_bytes(flat)
    return Position(config, state)
