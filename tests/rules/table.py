"""Positions laid out by hand.

``Table`` says who has what; everything not mentioned lies in the bag, the deck or the box, so that
every component is in exactly one place and the position is one that a game could reach. Cities are
checked by the referee, and so is which tiles may leave them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

# isort: split
from referee import can_remove, city_faults, places
from sabika.components import DIRECTIONS
from sabika.play.codec import CARD_NUMBERS, CARDS
from sabika.play.position import Position
from sabika.rules.city import settle
from sabika.rules.codes import DIRK, NO_TILE, NONE
from sabika.rules.ruleset import Configuration
from sabika.rules.state import Flat, State

Square = tuple[int, int]
START: dict[Square, str] = {(0, 0): ""}
SCORING_CARDS = ("A", "B")


@lru_cache(maxsize=64)
def started(config: Configuration) -> bytes:
    position = Position.start(config, "table")
    return bytes(position.state.to_bytes())


def is_builder(card: str) -> bool:
    return card.endswith("builder")


class Slots:
    """Where the modules keep their bytes and words: in the order of their names in MODULES."""

    def __init__(self, config: Configuration, types: int) -> None:
        byte = word = 0
        if "treasure_chamber" in config.modules:
            self.chest_on, self.rooms, self.chest_bag = word, byte, byte + 12
            word, byte = word + 1, byte + 12 + 2 * types + 5
        if "master_builders" in config.modules:
            self.aside = byte
            byte += 16
        if "invaders" in config.modules:
            scouts = 0 if config.open_attack else types
            self.attacks, self.scouts = byte, byte + 4
            self.opened, self.on_show = byte + 4 + scouts + 1, byte + 4 + scouts + 2
        if "bazaars" in config.modules:
            self.beside = word


class Table:
    """A position being laid out: say who has what, then ``lay`` it. Seat 0 is to act."""

    def __init__(
        self, game: str = "alhambra", players: int = 3, modules: Iterable[str] = (), **options: Any
    ) -> None:
        self.config = Configuration(game=game, players=players, modules=tuple(modules), **options)
        self.start = Position(self.config, State())
        self.codec = self.start.codec
        self.names = self.start.book.names
        self.walls = dict(zip(self.names.tiles, self.names.walls, strict=True))
        self.slots = Slots(self.config, len(self.names.types))
        self.cities: dict[int, dict[Square, str]] = {seat: {} for seat in range(players)}
        self.reserves: dict[int, list[str]] = {seat: [] for seat in range(players)}
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(players)}
        self.on_market: list[str | None] | None = None
        self.on_display: list[str | None] | None = None
        self.next_tiles: list[str] = []
        self.next_cards: list[str] = []
        self.rest_of_bag, self.rest_of_deck = "bag", "deck"
        self.discarded: list[str] = []
        self.points: list[int] = []
        self.backs: list[str] = []
        self.dirks: list[str] = []
        self.fields: dict[str, int] = {}
        self.in_rooms: list[list[str]] | None = None
        self.with_chest: list[str] = []
        self.open_scouts: list[str] | None = None
        self.attack_pile: list[str] | None = None
        self.on_offer: list[str] = []

    # Who has what.

    def city(self, seat: int, tiles: Mapping[Square, str]) -> Table:
        """Lay these tiles into a city."""
        self.cities[seat].update(tiles)
        return self

    def settle(self, seat: int, *tiles: str) -> Table:
        """Lay these tiles into a city, wherever they fit."""
        for order in permutations(tiles):
            grown = dict(self.cities[seat])
            for tile in order:
                squares = places(self.plan(grown), self.walls[tile])
                if not squares:
                    break
                grown[squares[-1]] = tile
            else:
                return self.city(seat, grown)
        raise ValueError(f"{tiles} fit in no order")

    def plan(self, city: Mapping[Square, str]) -> dict[Square, str]:
        """Return a city as the referee has it: walls by square, the start tile included."""
        return START | {square: self.walls[tile] for square, tile in city.items()}

    def reserve(self, seat: int, *tiles: str) -> Table:
        self.reserves[seat] += tiles
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        self.hands[seat] += cards
        return self

    def market(self, *tiles: str | None) -> Table:
        """Lay the four spaces; None leaves one empty."""
        self.on_market = [*tiles]
        return self

    def display(self, *cards: str | None) -> Table:
        self.on_display = [*cards]
        return self

    def bag(self, *tiles: str, rest: str = "bag") -> Table:
        """Let these tiles come next; the rest follows, or is in the last player's ``reserve``."""
        self.next_tiles, self.rest_of_bag = [*tiles], rest
        return self

    def deck(self, *cards: str, rest: str = "deck") -> Table:
        """Let these cards come next; the rest follows, or is ``discard`` or the ``hand`` of last.

        Without the rest the deck has been gone through: A and B, if not named, have been drawn.
        """
        self.next_cards, self.rest_of_deck = [*cards], rest
        return self

    def discard(self, *cards: str) -> Table:
        self.discarded += cards
        return self

    def scores(self, *points: int) -> Table:
        self.points = [*points]
        return self

    def turned(self, *tiles: str) -> Table:
        """Let these tiles show their backs (G.1)."""
        self.backs += tiles
        return self

    def marker(self, side: str) -> Table:
        self.fields["marker"] = {"even": 0, "odd": 1}[side]
        return self

    def dirk(self, *tiles: str) -> Table:
        self.dirks += tiles
        return self

    def to_move(self, seat: int) -> Table:
        self.fields["turn"] = self.fields["actor"] = seat
        return self

    # What the modules have.

    def rooms(self, *rooms: str) -> Table:
        """Fill the three rooms, each written like ``"tower tower garden pavilion"``."""
        self.in_rooms = [room.split() for room in rooms]
        return self

    def chests(self, *tiles: str) -> Table:
        """Lay a chest onto each of these tiles."""
        self.with_chest += tiles
        return self

    def scouts(self, *types: str) -> Table:
        self.open_scouts = [*types]
        return self

    def attacks(self, *directions: str) -> Table:
        """Stack the attack cards: these on top."""
        self.attack_pile = [*directions, *(d for d in DIRECTIONS if d not in directions)]
        return self

    def bazaars(self, *tiles: str) -> Table:
        """Lay these bazaars beside the market."""
        self.on_offer += tiles
        return self

    # Laying it out.

    def lay(self) -> Position:
        """Return the position; a table is laid once."""
        flat = Flat(bytearray(started(self.config)))
        for name in ("bought", "back", "discard_lo", "discard_hi", "gone_lo", "gone_hi", "turns"):
            setattr(flat, name, 0)
        flat.turn = flat.actor = 0
        for name, value in self.fields.items():
            setattr(flat, name, value)
        for seat in range(len(self.points)):
            flat.score[seat] = self.points[seat]
        self.lay_modules(flat)
        self.lay_tiles(flat)
        self.lay_cards(flat)
        position = Position(self.config, State())
        position.state.load_bytes(bytes(flat.flat))
        settle(position.book, position.state)
        self.check_removable(position)
        return position

    def check_removable(self, position: Position) -> None:
        """What the engine derives is what the referee says."""
        flat = position.state.read()
        for seat, city in self.cities.items():
            plan = self.plan(city)
            free = self.word_of(city[s] for s in city if can_remove(plan, s))
            assert flat.removable[seat] == free

    def number(self, tile: str) -> int:
        return self.names.numbers[tile]

    def word_of(self, tiles: Iterable[str]) -> int:
        return sum(1 << self.number(tile) for tile in tiles)

    def buildings(self) -> list[str]:
        side = self.codec.book.tile_side
        return [tile for tile in self.names.tiles if side(self.number(tile), 0)[0] >= 0]

    def lay_tiles(self, flat: Flat) -> None:
        placed = [*self.on_offer, *self.dirks, *self.next_tiles]
        placed += [tile for city in self.cities.values() for tile in city.values()]
        placed += [tile for reserve in self.reserves.values() for tile in reserve]
        market = self.on_market
        if market is None:
            market = [tile for tile in self.buildings() if tile not in placed][-4:]
        placed += [tile for tile in market if tile is not None]
        assert len(set(placed)) == len(placed), "a tile is in two places"
        spare = [tile for tile in self.names.tiles if tile not in placed]
        if self.rest_of_bag == "reserve":
            self.reserve(self.config.players - 1, *spare)
            spare = []
        bag = [self.number(tile) for tile in self.next_tiles + spare]
        flat.bag_n = len(self.names.tiles)
        flat.bag_at = flat.bag_n - len(bag)
        flat.bag[:] = bytes(flat.bag_at) + bytes(bag) + bytes(64 - flat.bag_n)
        spaces = [NO_TILE if tile is None else self.number(tile) for tile in market]
        flat.market[:] = bytes(spaces)
        flat.back = self.word_of(self.backs)
        flat.in_city[DIRK] = self.word_of(self.dirks)
        for seat in range(self.config.players):
            flat.reserve[seat] = self.word_of(self.reserves[seat])
            self.lay_city(flat, seat)

    def lay_city(self, flat: Flat, seat: int) -> None:
        city = self.cities[seat]
        plan = self.plan(city)
        assert (0, 0) not in city
        assert city_faults(plan) == []
        flat.in_city[seat] = self.word_of(city.values())
        for (x, y), tile in city.items():
            flat.tile_x[self.number(tile)], flat.tile_y[self.number(tile)] = x, y

    def lay_cards(self, flat: Flat) -> None:
        copies, builders = self.codec.book.copies, self.codec.book.builder_copies
        box = Counter({card: builders if is_builder(card) else copies for card in CARDS[:40]})
        box.update(SCORING_CARDS)
        held = [card for hand in self.hands.values() for card in hand]
        box -= self.taken(held + self.next_cards + self.discarded, box)
        display = self.on_display
        if display is None:
            display = [card for card in CARDS[39::-1] if box[card] and not is_builder(card)][:4]
        box -= self.taken([card for card in display if card is not None], box)
        self.lay_builders(flat, [card for card in box.elements() if is_builder(card)])
        rest = [card for card in CARDS[:40] for _ in range(box[card]) if not is_builder(card)]
        deck = [*self.next_cards]
        if self.rest_of_deck == "deck":
            deck += rest + [card for card in SCORING_CARDS if box[card]]
        elif self.rest_of_deck == "discard":
            self.discard(*rest)
        else:
            self.hand(self.config.players - 1, *rest)
        flat.rounds = 2 - sum(card in SCORING_CARDS for card in deck)
        flat.scoring_up = sum(bit for card, bit in (("A", 1), ("B", 2)) if card not in deck)
        flat.deck_at, flat.deck_n = 0, len(deck)
        flat.deck[:] = bytes(CARD_NUMBERS[card] for card in deck).ljust(128, b"\0")
        shown = [NONE if card is None else CARD_NUMBERS[card] for card in display]
        flat.display[:] = bytes(shown)
        flat.discard_lo, flat.discard_hi = purse(self.discarded)
        for seat, hand in self.hands.items():
            flat.hand_lo[seat], flat.hand_hi[seat] = purse(hand)
            flat.secret_lo[seat] = flat.secret_hi[seat] = 0
            flat.hand_n[seat] = len(hand)

    def taken(self, cards: list[str], box: Counter[str]) -> Counter[str]:
        assert Counter(cards) <= box, f"too many of {Counter(cards) - box}"
        return Counter(cards)

    def lay_builders(self, flat: Flat, unused: list[str]) -> None:
        """Lay aside as many master builders as M.2 says; the others have left the game."""
        if not unused:
            return
        players = self.config.players
        stacked = 4 if players == 6 else 6
        aside = 16 - 2 * players - stacked
        assert len(unused) >= aside
        for i in range(16):
            at = i - (16 - aside)
            flat.byte[self.slots.aside + i] = CARD_NUMBERS[unused[at]] + 1 if at >= 0 else 0
        flat.gone_lo, flat.gone_hi = purse(unused[aside:])
        flat.builders_up = stacked - sum(is_builder(card) for card in self.next_cards)

    def lay_modules(self, flat: Flat) -> None:
        slots, types = self.slots, self.names.types
        if self.in_rooms is not None:
            box = Counter(self.config.box.chests)
            at = slots.rooms
            for room in self.in_rooms:
                box -= self.taken(room, box)
                kinds = [types.index(chest) + 1 for chest in room] or [0] * 4
                flat.byte[at : at + 4] = bytes(kinds)
                at += 4
            for tile in self.with_chest:
                kind, _, _ = self.codec.book.tile_side(self.number(tile), 0)
                box[types[kind]] -= 1
            for kind, name in enumerate(types):
                flat.byte[slots.chest_bag + kind] = box[name]
            flat.word[slots.chest_on] = self.word_of(self.with_chest)
        if self.open_scouts is not None:
            order = self.open_scouts + [name for name in types if name not in self.open_scouts]
            for i, name in enumerate(order):
                flat.byte[slots.scouts + i] = types.index(name) + 1
            for i in range(2):
                flat.byte[slots.on_show + i] = types.index(self.open_scouts[i]) + 1
        if self.attack_pile is not None:
            for i, name in enumerate(self.attack_pile):
                flat.byte[slots.attacks + i] = DIRECTIONS.index(name) + 1
        if "bazaars" in self.config.modules:
            flat.word[slots.beside] = self.word_of(self.on_offer)


def purse(cards: Iterable[str]) -> tuple[int, int]:
    """Return cards as two words (money.py)."""
    words = [0, 0]
    for card in cards:
        kind = CARD_NUMBERS[card]
        words[kind // 20] += 1 << (21 * (kind // 10 & 1) + 2 * (kind % 10))
    return words[0], words[1]
