"""Set-up (3) in the order RULES.md gives: market, Dirk, rooms, invaders, builders, money."""

from __future__ import annotations

from .components import Face
from .faults import Fault
from .money import total, value
from .stream import Stream
from .table import Table

STARTING_MONEY = 20  # 3.2
DISPLAY = 4  # 3.4
ROOM = 4  # T.1
OPEN_SCOUTS = 2  # I.1


def draw_building(table: Table, stream: Stream, side: str, rule: str) -> Face | None:
    """B.2, 12.10, 12.22: draw until a building comes, laying bazaars out; None: bag empty."""
    while table.bag:
        tile = stream.chance("draw_tile", rule)["tile"]
        if tile not in table.bag:
            raise Fault(rule, f"{tile} is not in the bag")
        table.bag.remove(tile)
        if not table.lay_bazaar(tile):
            return table.faces[tile, side]
    return None


def draw_for_dirk(table: Table, stream: Stream, tiles: int, side: str) -> None:
    """9.2, 12.19, G.9: Dirk gets so many buildings as far as they last."""
    if table.dirk is None:
        return
    for _ in range(tiles):
        face = draw_building(table, stream, side, "9.2")
        if face is None:
            return
        table.dirk.tiles.append(face)


def fill_room(table: Table, stream: Stream, room: int) -> None:
    """T.1, T.5: four chests are drawn into an empty room."""
    for _ in range(ROOM):
        chest = stream.chance("draw_chest", "T.5")["chest"]
        if table.chest_bag[chest] < 1:
            raise Fault("T.1", f"no {chest} chest is in the bag")
        table.chest_bag[chest] -= 1
        table.rooms[room][chest] += 1


def prepare_attack(table: Table, stream: Stream) -> None:
    """I.1, I.4, I.5: new scouts are opened, or the coming attack card is."""
    if table.open_attack:
        direction = stream.chance("open_attack", "I.5")["direction"]
        if direction in table.used_attacks:
            raise Fault("I.1", f"the attack card {direction} has been used")
        table.top_attack = direction
        return
    table.open_scouts = set()
    scouts = stream.chance("scouts", "I.4")["types"]
    if len(scouts) != min(OPEN_SCOUTS, len(table.scout_pile)) or len(set(scouts)) != len(scouts):
        raise Fault("I.1", f"{scouts} are not two scouts")
    for scout in scouts:
        if scout not in table.scout_pile:
            raise Fault("I.1", f"no scout {scout} is in the pile")
        table.scout_pile.remove(scout)
        table.open_scouts.add(scout)


def start_player(table: Table, stream: Stream, counts: list[int]) -> int:
    """3.3, 12.1: fewest cards, lowest total, youngest; without ages chance decides the tie."""
    rank = [
        (count, total(card for card in player.hand.elements() if not card.endswith("builder")))
        for count, player in zip(counts, table.players, strict=True)
    ]
    tied = [seat for seat, key in enumerate(rank) if key == min(rank)]
    if len(tied) == 1:
        return tied[0]
    if table.ages is not None:
        return min(tied, key=table.ages.index)
    seat = stream.chance("start_player", "3.3")["seat"]
    if seat not in tied:
        raise Fault("3.3", f"player {seat} is not among the tied {tied}")
    return int(seat)


def set_up(table: Table, stream: Stream) -> int:
    """The whole set-up; returns the start player."""
    for space in range(4):  # 3.1; B.2; G.2: even sides
        table.market[space] = draw_building(table, stream, "front", "3.1")
    draw_for_dirk(table, stream, 6, "front")  # 9.2, G.9
    if table.has("treasure_chamber"):  # T.1
        for room in range(3):
            fill_room(table, stream, room)
    if table.has("invaders"):  # I.1, I.5
        prepare_attack(table, stream)
    if table.has("master_builders"):  # M.1: two for each player in seat order
        for player in table.players:
            for _ in range(2):
                card = stream.chance("draw_builder", "M.1")["card"]
                table.deck.deal_builder(card)
                player.hand[card] += 1
    counts = []
    for player in table.players:  # 3.2
        money = cards = 0
        while money < STARTING_MONEY:
            card = stream.chance("draw_card", "3.2")["card"]
            table.deck.deal(card, "3.2")
            player.hand[card] += 1
            money += value(card)
            cards += 1
        counts.append(cards)
    first = start_player(table, stream, counts)  # 3.3
    for _ in range(DISPLAY):  # 3.4
        card = stream.chance("draw_card", "3.4")["card"]
        table.deck.deal(card, "3.4")
        table.display[card] += 1
    table.deck.make_piles()  # 3.5
    return first
