"""The actions of a turn (4, T.2, B.3, I.3)."""

from __future__ import annotations

from collections import Counter

from . import city as cities
from .city import Square
from .components import SPACES, Face, bazaars
from .faults import Fault
from .money import currency, total
from .shape import Event
from .stream import Stream
from .table import FLIP_PRICE, MONEY_LIMIT, ROOM_PRICE, Player, Table

REMODELS = ("build", "remove", "swap")


class Turn:
    """What a turn leaves to do at its end: tiles bought (6.1) and the room emptied (T.3)."""

    def __init__(self) -> None:
        self.bought: dict[str, Face] = {}
        self.room: int | None = None
        self.chests: Counter[str] = Counter()


def set_city(player: Player, city: dict[Square, Face]) -> None:
    """5.6: the city obeys section 5 afterwards."""
    faults = cities.city_faults({square: face.walls for square, face in city.items()})
    if faults:
        rule, text = faults[0].split(": ", 1)
        raise Fault(rule, text)
    player.city = city


def add_tile(player: Player, face: Face, square: Square) -> None:
    """5: one tile more in the city."""
    if square in player.city:
        raise Fault("5.1", f"{square} is taken by {player.city[square].tile}")
    set_city(player, {**player.city, square: face})


def take_out(table: Table, player: Player, square: Square) -> Face:
    """T.7, 12.15: a tile leaves the city, its chest returns to the bag."""
    face = player.city[square]
    if face.tile in player.chested:
        assert face.type is not None
        player.chested.remove(face.tile)
        table.chest_bag[face.type] += 1
    return face


def remodel(table: Table, player: Player, event: Event) -> None:
    """4.3: build, remove or swap."""
    name, tile = event["event"], event["tile"]
    if name in ("build", "swap") and tile not in player.reserve:
        raise Fault("4.3", f"{tile} is not in the reserve")
    if name == "build":
        add_tile(player, player.reserve[tile], (event["x"], event["y"]))
        del player.reserve[tile]
        return
    leaving = tile if name == "remove" else event["out"]
    square = player.where(leaving)
    if square is None:
        raise Fault("4.3", f"{leaving} is not in the city")
    if square == cities.START:
        raise Fault("4.3", "the start tile never moves")
    rest = {where: face for where, face in player.city.items() if where != square}
    if name == "swap":
        rest[square] = player.reserve[tile]
    old = take_out(table, player, square)
    set_city(player, rest)
    if name == "swap":
        del player.reserve[tile]
    player.reserve[old.tile] = old


def take(table: Table, player: Player, cards: list[str]) -> None:
    """4.1, 12.2: one card of the display, or several of at most 5 together."""
    if not cards:
        raise Fault("4.1", "no card is taken")
    lacking = Counter(cards) - table.display
    if lacking:
        raise Fault("4.1", f"{', '.join(lacking)} not (so often) in the display")
    if len(cards) > 1 and total(cards) > MONEY_LIMIT:
        raise Fault("4.1", f"several cards of {total(cards)} together are taken")
    table.display -= Counter(cards)
    player.hand += Counter(cards)


def buy(table: Table, stream: Stream, player: Player, turn: Turn, event: Event) -> bool:
    """4.2, 4.4, B.3, I.3: a tile is bought; was it paid exactly?"""
    tile, payment = event["tile"], event["payment"]
    cost = table.price(tile)
    if cost is None:
        rule = "B.3" if tile in table.open_bazaars else "4.2"
        raise Fault(rule, f"{tile} cannot be bought now")
    name, price = cost
    player.pay(payment, "4.2")
    for card in payment:
        if currency(card) != name:
            raise Fault("4.2", f"{card} cannot pay for a tile that costs {name}")
    paid = total(payment)
    if paid < price:
        raise Fault("4.2", f"{paid} {name} do not pay the price {price}")
    table.deck.discard(payment)
    if tile in bazaars():
        if paid != price:
            raise Fault("B.3", f"a bazaar is paid exactly: {price}, not {paid}")
        table.open_bazaars.remove(tile)
        turn.bought[tile] = Face(tile, "front", None, 0, "")
        return True
    space = SPACES.index(name)
    face = table.market[space]
    assert face is not None
    table.market[space] = None
    turn.bought[tile] = face
    if paid == price and face.type in table.open_scouts:  # I.3
        table.open_scouts.remove(face.type)
        look(table, stream)
    return paid == price


def look(table: Table, stream: Stream) -> None:
    """I.3: the buyer sees the top attack card; null in a record for somebody else."""
    direction = stream.chance("peek", "I.3")["direction"]
    if direction is None:
        return
    if direction in table.used_attacks:
        raise Fault("I.3", f"the attack card {direction} has been used")
    if table.top_attack not in (None, direction):
        raise Fault("I.3", f"the top attack card is {table.top_attack}, not {direction}")
    table.top_attack = direction


def buy_chests(table: Table, player: Player, turn: Turn, event: Event) -> None:
    """T.2: at least 8 in any mix for the four chests of one room."""
    room, payment = event["room"] - 1, event["payment"]
    if not 0 <= room < len(table.rooms):
        raise Fault("T.1", f"there is no room {event['room']}")
    if not table.rooms[room]:
        raise Fault("T.2", f"room {event['room']} is empty")
    player.pay(payment, "T.2")
    if total(payment) < ROOM_PRICE:
        raise Fault("T.2", f"{total(payment)} do not pay for a room")
    table.deck.discard(payment)
    turn.room, turn.chests = room, table.rooms[room]
    table.rooms[room] = Counter()


def pay_flip(table: Table, player: Player, face: Face, payment: list[str], rule: str) -> Face:
    """G.3, G.9: at least 3 of one currency turn a bought tile."""
    other = table.other_side(face, rule)
    player.pay(payment, rule)
    if len({currency(card) for card in payment}) != 1:
        raise Fault(rule, "turning a tile is paid in one currency")
    if total(payment) < FLIP_PRICE:
        raise Fault(rule, f"{total(payment)} do not pay for turning a tile")
    table.deck.discard(payment)
    return other


def take_actions(table: Table, stream: Stream, seat: int) -> Turn:
    """4: one action, and another after each exact purchase."""
    player, turn = table.players[seat], Turn()
    extra = again = False
    while True:
        names = ["take", "buy", *REMODELS]
        if table.has("treasure_chamber"):
            names.append("chests")
        names.append("end_actions" if extra else "pass")
        event = stream.decision(seat, names, "4")
        name = event["event"]
        if name == "take":
            take(table, player, event["cards"])
        elif name == "buy":
            again = buy(table, stream, player, turn, event)
        elif name in REMODELS:
            remodel(table, player, event)
        elif name == "chests":
            buy_chests(table, player, turn, event)
        elif name == "pass" and table.can_act(player):
            raise Fault("12.4", "a player passes who could do something")
        if not again:
            return turn
        extra, again = True, False
