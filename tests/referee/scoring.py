"""Scorings and attacks (7, G.5 to G.7, T.6, B.5, I.2), and the `scored` events about them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .city import attack_loss, longest_wall
from .components import alhambra_points, bazaars
from .faults import Fault
from .shape import fits_type
from .table import Player, Table

Who = int | str  # a seat, or "dirk"
Lines = dict[tuple[Who, str], int]

CHEST_POINTS = {"A": (7,), "B": (14, 7), "C": (22, 14, 7)}  # T.6
SIMPLE_POINTS = {"A": (3,), "B": (10, 3), "C": (18, 10, 3)}  # G.7


def shared(points: tuple[int, ...], counts: dict[Who, int]) -> dict[Who, int]:
    """7.2, 7.3: rank by number; tied players share their places' points, rounded down."""
    gains: dict[Who, int] = {}
    place = 0
    for number in sorted({count for count in counts.values() if count > 0}, reverse=True):
        tied = [who for who, count in counts.items() if count == number]
        pot = sum(points[place : place + len(tied)])
        for who in tied:
            gains[who] = pot // len(tied)
        place += len(tied)
    return gains


def ranked(points: tuple[int, ...], prices: dict[Who, list[int]]) -> dict[Who, int]:
    """G.6: rank by number, then by the most expensive tile; nobody shares."""
    holders = [who for who, owned in prices.items() if owned]
    holders.sort(key=lambda who: (len(prices[who]), max(prices[who])), reverse=True)
    return dict(zip(holders, points, strict=False))


def prices_of(table: Table, building: str) -> dict[Who, list[int]]:
    """The prices of everybody's tiles of one type; Dirk's count too (9.3)."""
    owned: dict[Who, list[int]] = {
        seat: [face.price for face in player.city.values() if face.type == building]
        for seat, player in enumerate(table.players)
    }
    if table.dirk is not None:
        owned["dirk"] = [face.price for face in table.dirk.tiles if face.type == building]
    return owned


def granada_points(table: Table, scoring: str, visible: int) -> tuple[int, ...]:
    """G.6, G.7: points for the places, with so many tiles of the type visible."""
    if table.simple:
        return SIMPLE_POINTS[scoring]
    return {"A": (visible,), "B": (2 * visible, visible)}.get(
        scoring, (3 * visible, 2 * visible, visible)
    )


def bazaar_points(player: Player) -> dict[str, int]:
    """B.5: adjacent matching tiles, diagonals included, times the matching types among them."""
    gains = {}
    for (x, y), face in player.city.items():
        if face.tile not in bazaars():
            continue
        wanted = bazaars()[face.tile].types
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        found = [
            player.city[square].type
            for square in around
            if square in player.city and player.city[square].type in wanted
        ]
        gains[face.tile] = len(found) * len(set(found))
    return gains


def score(table: Table, scoring: str) -> Lines:
    """Every line of a scoring that brings points."""
    lines: Lines = {}
    for building in table.types:
        owned = prices_of(table, building)
        if table.game == "granada":
            visible = sum(len(prices) for prices in owned.values())
            gains = ranked(granada_points(table, scoring, visible), owned)
        else:
            counts = {who: len(prices) for who, prices in owned.items()}
            gains = shared(alhambra_points()[scoring, building], counts)
        lines.update({(who, building): points for who, points in gains.items()})
    for seat, player in enumerate(table.players):
        lines[seat, "wall"] = longest_wall(player.walls())
        if scoring == "C":
            lines.update({(seat, tile): gain for tile, gain in bazaar_points(player).items()})
    if table.has("treasure_chamber"):
        chests: dict[Who, int] = {
            seat: len(player.chested) for seat, player in enumerate(table.players)
        }
        if table.dirk is not None:
            chests["dirk"] = table.dirk.chests.total()
        gains = shared(CHEST_POINTS[scoring], chests)
        lines.update({(who, "chests"): points for who, points in gains.items()})
    return {key: points for key, points in lines.items() if points}


def award(table: Table, lines: Lines) -> None:
    """The points of a scoring are added."""
    for (who, _), points in lines.items():
        if isinstance(who, int):
            table.players[who].points += points
        else:
            assert table.dirk is not None
            table.dirk.points += points


def totals(table: Table) -> list[int]:
    """RECORD: the players' totals, Dirk's last."""
    points = [player.points for player in table.players]
    return points + ([table.dirk.points] if table.dirk is not None else [])


def rule_of(what: str, game: str) -> str:
    """The rule that gives the points of a line."""
    if what == "wall":
        return "7.4"
    if what == "chests":
        return "T.6"
    if what in bazaars():
        return "B.5"
    return "G.6" if game == "granada" else "7.2"


def check_scored(event: dict[str, Any], table: Table, scoring: str, lines: Lines) -> None:
    """RECORD: recompute a `scored` event and report any difference."""
    if event["scoring"] != scoring:
        raise Fault("7.1", f"this is scoring {scoring}, not {event['scoring']}")
    said: Counter[tuple[Who, str, int]] = Counter()
    for line in event["lines"]:
        if not isinstance(line, dict) or set(line) != {"player", "for", "points"}:
            raise Fault("RECORD", "a line has exactly the fields player, for and points")
        who = line["player"]
        if not (fits_type(who, "number") or who == "dirk"):
            raise Fault("RECORD", f"{who!r} is no player of a line")
        if not fits_type(line["for"], "name") or not fits_type(line["points"], "number"):
            raise Fault("RECORD", "a line has a name in 'for' and a number in 'points'")
        said[who, line["for"], line["points"]] += 1
    due = Counter({(who, what, points): 1 for (who, what), points in lines.items()})
    for who, what, points in due - said:
        raise Fault(rule_of(what, table.game), f"{who} scores {points} for {what}")
    for who, what, points in said - due:
        raise Fault(rule_of(what, table.game), f"{who} does not score {points} for {what}")
    if event["totals"] != totals(table):
        raise Fault("RECORD", f"the totals are {totals(table)}, not {event['totals']}")


def attack(table: Table, direction: str, scoring: str) -> None:
    """I.2, 12.14: everybody but Dirk (I.6) loses points, never below 0."""
    for player in table.players:
        player.points -= min(player.points, attack_loss(player.walls(), direction, scoring))
