"""Everything that lies on the table, and the questions the rules ask about it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import city as cities
from .city import Square
from .components import SPACES, START_FACE, Face, bazaars, buildings, chests, types
from .faults import Fault
from .money import Deck, can_pay_exactly, holding, total

ROOM_PRICE = 8  # T.2
FLIP_PRICE = 3  # G.3
MONEY_LIMIT = 5  # 4.1


class Player:
    """One player: hand, city, reserve, chests and points."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.city: dict[Square, Face] = {cities.START: START_FACE}
        self.reserve: dict[str, Face] = {}
        self.chested: set[str] = set()  # tiles of the city with a chest
        self.points = 0

    def walls(self) -> dict[Square, str]:
        """The city as city.py wants it."""
        return {square: face.walls for square, face in self.city.items()}

    def where(self, tile: str) -> Square | None:
        """Where a tile lies in the city."""
        for square, face in self.city.items():
            if face.tile == tile:
                return square
        return None

    def pay(self, cards: list[str], rule: str) -> None:
        """The cards leave the hand, if they were in it."""
        lacking = Counter(cards) - self.hand
        if lacking:
            raise Fault(rule, f"{', '.join(lacking)} not (so often) in the player's hand")
        self.hand -= Counter(cards)

    def can_remodel(self) -> bool:
        """4.3: is any building, removal or swap possible?"""
        walls = self.walls()
        reserve = [face.walls for face in self.reserve.values()]
        return (
            any(cities.can_remove(walls, square) for square in walls)
            or any(cities.places(walls, new) for new in reserve)
            or any(cities.can_swap(walls, square, new) for square in walls for new in reserve)
        )

    def stowable(self, offered: Counter[str]) -> set[str]:
        """T.3: the chests among those offered that fit onto a free tile of the city."""
        free = {face.type for face in self.city.values() if face.tile not in self.chested}
        return {chest for chest in offered.elements() if chest in free}


class Dirk:
    """9: tiles only, and chests on them (T.8)."""

    def __init__(self) -> None:
        self.tiles: list[Face] = []
        self.chests: Counter[str] = Counter()
        self.points = 0


class Table:
    """The whole game as it lies open, plus what is known of the hidden supplies."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.game: str = record["game"]
        self.modules: frozenset[str] = frozenset(record["modules"])
        self.simple: bool = record["options"]["scoring"] == "simple"
        self.open_attack: bool = record["options"]["open_attack"]
        self.ages: list[int] | None = record["options"]["ages"]
        self.players = [Player() for _ in record["players"]]
        self.dirk = Dirk() if len(self.players) == 2 else None
        self.faces = buildings(self.game)
        self.types = types(self.game)
        self.bag = {tile for tile, _ in self.faces}
        if "bazaars" in self.modules:
            self.bag |= set(bazaars())
        self.market: list[Face | None] = [None] * len(SPACES)
        self.open_bazaars: set[str] = set()
        self.marker = "back"  # G.2: the marker starts on odd
        self.deck = Deck(len(self.players), "master_builders" in self.modules)
        self.display: Counter[str] = Counter()
        self.chest_bag: Counter[str] = Counter(chests() if self.has("treasure_chamber") else {})
        self.rooms: list[Counter[str]] = [Counter() for _ in range(3)]
        self.rooms_closed = False  # T.5: no room is ever refilled again
        self.scout_pile: set[str] = set(self.types)  # I.1, 12.9
        self.open_scouts: set[str] = set()
        self.used_attacks: set[str] = set()
        self.top_attack: str | None = None  # known by a peek (I.3) or open (I.5)

    def has(self, module: str) -> bool:
        """Is the module in play?"""
        return module in self.modules

    def lay_bazaar(self, tile: str) -> bool:
        """B.2, 12.10: a bazaar drawn is laid open beside the market."""
        if tile not in bazaars():
            return False
        self.open_bazaars.add(tile)
        return True

    def price(self, tile: str) -> tuple[str, int] | None:
        """4.2, B.3: currency and price of a tile or bazaar that can be bought now."""
        for name, face in zip(SPACES, self.market, strict=True):
            if face is not None and face.tile == tile:
                return name, face.price
        if tile in self.open_bazaars:
            name = bazaars()[tile].currency
            space = self.market[SPACES.index(name)]
            return (name, space.price) if space is not None else None
        return None

    def can_act(self, player: Player) -> bool:
        """12.4: can the player do anything at all?"""
        if self.display.total():
            return True
        for name, face in zip(SPACES, self.market, strict=True):
            if face is not None and holding(player.hand, name) >= face.price:
                return True
        for tile in self.open_bazaars:
            cost = self.price(tile)
            if cost is not None and can_pay_exactly(player.hand, *cost):
                return True
        if any(self.rooms) and total(player.hand.elements()) >= ROOM_PRICE:
            return True
        return player.can_remodel()

    def other_side(self, face: Face, rule: str) -> Face:
        """G.1: the other side of a two-sided tile."""
        if self.game != "granada":
            raise Fault(rule, f"{face.tile} has no other side")
        return self.faces[face.tile, "back" if face.side == "front" else "front"]
