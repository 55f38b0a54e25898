"""The end of a turn (6) in the order of 6.5, with the module steps (12.18)."""

from __future__ import annotations

from collections import Counter

from .actions import Turn, add_tile, pay_flip, remodel
from .faults import Fault
from .money import SCORING_CARDS, is_builder
from .scoring import attack, award, check_scored, score
from .setup import DISPLAY, ROOM, draw_building, draw_for_dirk, fill_room, prepare_attack
from .stream import Stream
from .table import Player, Table


def place_bought(table: Table, stream: Stream, seat: int, turn: Turn) -> None:
    """6.1, 9.4, G.3, G.4: every tile bought is placed, reserved or given to Dirk."""
    player = table.players[seat]
    while turn.bought:
        names = ["place", "reserve"] + (["gift"] if table.dirk is not None else [])
        event = stream.decision(seat, names, "6.1")
        name, tile = event["event"], event["tile"]
        if tile not in turn.bought:
            raise Fault("6.1", f"{tile} was not bought this turn or is placed already")
        face = turn.bought.pop(tile)
        if "flip" in event:
            rule = "G.9" if name == "gift" else "G.3"
            face = pay_flip(table, player, face, event["flip"], rule)
        if name == "place":
            add_tile(player, face, (event["x"], event["y"]))
        elif name == "gift":
            assert table.dirk is not None
            table.dirk.tiles.append(face)
        else:
            if event.get("side", face.side) != face.side:  # G.4: the side is free
                other = table.other_side(face, "G.4")
                if event["side"] != other.side:
                    raise Fault("G.4", f"{tile} has no side {event['side']!r}")
                face = other
            player.reserve[tile] = face


def stow(player: Player, chests: Counter[str], chest: str, tile: str) -> None:
    """T.3: one chest onto a tile of its colour in the city, one chest a tile."""
    if chests[chest] < 1:
        raise Fault("T.3", f"no {chest} chest is left to place")
    square = player.where(tile)
    if square is None:
        raise Fault("T.3", f"{tile} is not in the city")
    if player.city[square].type != chest:
        raise Fault("T.3", f"a {chest} chest does not belong on {tile}")
    if tile in player.chested:
        raise Fault("T.3", f"{tile} has a chest already")
    player.chested.add(tile)
    chests[chest] -= 1


def distribute_chests(table: Table, stream: Stream, seat: int, turn: Turn) -> None:
    """T.3 to T.5, T.8, 12.12: the buyer must, Dirk does, the others may; then the new chests."""
    if turn.room is None:
        return
    chests, buyer = turn.chests, table.players[seat]
    while buyer.stowable(chests):
        event = stream.decision(seat, ["stow"], "T.3")
        stow(buyer, chests, event["chest"], event["tile"])
    if table.dirk is not None:  # T.8
        owned = Counter(face.type for face in table.dirk.tiles)
        for chest in chests:
            placed = min(chests[chest], owned[chest] - table.dirk.chests[chest])
            table.dirk.chests[chest] += placed
            chests[chest] -= placed
    seats = len(table.players)
    for step in range(1, seats):
        other = (seat + step) % seats
        player = table.players[other]
        while player.stowable(chests):
            event = stream.decision(other, ["stow", "decline"], "T.4")
            if event["event"] == "decline":
                break
            stow(player, chests, event["chest"], event["tile"])
    table.chest_bag.update(chests)
    if table.rooms_closed or table.chest_bag.total() < ROOM:  # T.5
        table.rooms_closed = True
    else:
        fill_room(table, stream, turn.room)


def play_master(table: Table, stream: Stream, seat: int) -> None:
    """M.4: one extra remodel for a builder; asked only if one could be played."""
    player = table.players[seat]
    if not any(is_builder(card) for card in player.hand.elements()) or not player.can_remodel():
        return
    event = stream.decision(seat, ["master", "no_master"], "M.4")
    if event["event"] == "no_master":
        return
    card = event["card"]
    if not is_builder(card):
        raise Fault("M.4", f"{card} is no master builder")
    player.pay([card], "M.4")
    remodel(table, player, event["remodel"])


def refill_display(table: Table, stream: Stream) -> list[str]:
    """6.2, 6.3, 12.4, 12.17: back to four cards; returns the scoring cards that turned up."""
    scorings = []
    while table.display.total() < DISPLAY:
        if table.deck.size == 0:
            if table.deck.discarded.total() == 0:
                break
            stream.chance("reshuffle", "6.3")
            table.deck.reshuffle()
        card = stream.chance("draw_card", "6.2")["card"]
        table.deck.draw(card)
        if card in SCORING_CARDS:
            scorings.append(card)
        else:
            table.display[card] += 1
    return scorings


def refill_market(table: Table, stream: Stream) -> bool:
    """6.4, B.2, B.6, G.2: in the order of the spaces; could it be filled completely?"""
    laid = 0
    for space, face in enumerate(table.market):
        if face is None:
            table.market[space] = draw_building(table, stream, new_side(table), "6.4")
            laid += table.market[space] is not None
    if laid:
        table.marker = "front" if table.marker == "back" else "back"
    return all(face is not None for face in table.market)


def new_side(table: Table) -> str:
    """G.2: the side on which new tiles are shown."""
    return table.marker if table.game == "granada" else "front"


def do_scoring(table: Table, stream: Stream, scoring: str) -> None:
    """7, I.2: a scoring, then the attack."""
    lines = score(table, scoring)
    award(table, lines)
    event = stream.scored()
    if event is not None:
        check_scored(event, table, scoring, lines)
    if not table.has("invaders"):
        return
    if table.open_attack:
        assert table.top_attack is not None
        direction = table.top_attack
    else:
        direction = stream.chance("attack", "I.2")["direction"]
        if direction in table.used_attacks:
            raise Fault("I.2", f"the attack card {direction} has been used")
        if table.top_attack not in (None, direction):
            raise Fault("I.3", f"the top attack card was seen to be {table.top_attack}")
    attack(table, direction, scoring)
    table.used_attacks.add(direction)
    table.top_attack = None


def end_turn(table: Table, stream: Stream, seat: int, turn: Turn) -> bool:
    """6.5; returns whether the game goes on."""
    place_bought(table, stream, seat, turn)
    distribute_chests(table, stream, seat, turn)
    play_master(table, stream, seat)
    scorings = refill_display(table, stream)
    complete = refill_market(table, stream)
    for scoring in scorings:
        do_scoring(table, stream, scoring)
        if table.has("invaders"):  # I.4, I.5, 12.26
            prepare_attack(table, stream)
        due = 6 if scoring == "A" else len(table.bag) // 3  # 9.2, 12.19
        draw_for_dirk(table, stream, due, new_side(table))  # G.9
    return complete
