"""What is still to come in a game: scorings, turns, tiles, attacks. Estimates from a view."""

from __future__ import annotations

from dataclasses import dataclass

from sabika.bots.greedy_city import bits_of
from sabika.components import DIRECTIONS, SCORINGS, Tile
from sabika.play.view import TileView, View

SOLD_PER_TURN = 0.6  # tiles
SOLD_PER_CARD = 0.6  # tiles bought while one money card is drawn
CARD_COPIES = 3
SCORING_CARDS = (0.3, 0.7)  # where in the deck A and B lie on average (3.5)
LOSS = (1.0, 2.0, 3.0)  # of an exposed side (I.2)


@dataclass(frozen=True)
class Outlook:
    """``scorings`` pairs each scoring to come (0 for A) with the share of unseen tiles before it.

    ``turns`` are this seat's turns to come, ``unseen`` counts tiles by building type, ``walls``
    are shares of unseen tiles by their walls, ``danger`` is the expected loss of one open side by
    direction.
    """

    scorings: tuple[tuple[int, float], ...]
    turns: float
    unseen: dict[str, float]
    walls: tuple[tuple[int, float], ...]
    danger: tuple[float, ...]


def outlook_of(view: View) -> Outlook:
    """Return what a seat can expect."""
    tiles = unseen_tiles(view)
    unseen: dict[str, float] = {}
    walls: dict[int, float] = {}
    for tile in tiles:
        sides = [tile.front] if tile.back is None else [tile.front, tile.back]
        for side in sides:
            unseen[side.type] = unseen.get(side.type, 0) + 1 / len(sides)
        bits = bits_of(tile.walls)
        walls[bits] = walls.get(bits, 0) + 1 / len(tiles)
    scorings = _scorings(view)
    return Outlook(
        scorings,
        _to_be_sold(view) / (SOLD_PER_TURN * len(view.seats)),
        unseen,
        tuple(walls.items()),
        _danger(view, [scoring for scoring, _ in scorings]),
    )


def unseen_tiles(view: View) -> list[Tile]:
    """Return the building tiles in the bag: those that lie nowhere else."""
    box = view.config.box
    lying: list[TileView | None] = [*view.market, *view.to_place]
    seen = {tile.id for tile in lying if tile is not None}
    for seat in view.seats:
        seen.update(placed.tile.id for placed in seat.city)
        seen.update(tile.id for tile in seat.reserve)
    if view.dirk is not None:
        seen.update(tile.id for tile in view.dirk.tiles)
    tiles = box.granada_tiles if is_two_sided(view) else box.alhambra_tiles
    return [tile for tile in tiles if tile.id not in seen]


def is_two_sided(view: View) -> bool:
    """Say whether tiles have two sides (G.1)."""
    return view.marker is not None


def _to_be_sold(view: View) -> float:
    """How many tiles in the bag players will buy; Dirk takes his part (9.2)."""
    left = float(view.bag)
    if view.dirk is not None:
        if "A" not in view.scored:
            left = max(left - 6, 0)
        if "B" not in view.scored:
            left -= left / 5
    return left


def _scorings(view: View) -> tuple[tuple[int, float], ...]:
    if view.phase == "left_over":
        return ((2, 0.0),)
    copies = CARD_COPIES - (view.dirk is not None)
    deck = 36 * copies - 5 * len(view.seats)
    drawn = deck - view.deck
    found = []
    for scoring, place in enumerate(SCORING_CARDS):
        if SCORINGS[scoring] not in view.scored:
            tiles = max(place * deck - drawn, 1) * SOLD_PER_CARD
            found.append((scoring, min(tiles / (view.bag + 1), 1.0)))
    return (*found, (2, 1.0))


def _danger(view: View, scorings: list[int]) -> tuple[float, ...]:
    """The expected loss of an open side by direction, attacks of all scorings together."""
    if view.scouts_left is None:
        return (0.0,) * 4
    left = [side for side in range(4) if DIRECTIONS[side] not in view.attacks]
    loss = [0.0] * 4
    for scoring in scorings:
        known = view.coming_attack if scoring == scorings[0] else None
        for side in [DIRECTIONS.index(known)] if known else left:
            chance = 1.0 if known else 1 / len(left)
            loss[side] += chance * LOSS[scoring]
            if scoring == 2:
                loss[side - 1] += chance
                loss[(side + 1) % 4] += chance
    return tuple(loss)
