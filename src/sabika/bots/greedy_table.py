"""The table as the greedy bot values it: what a tile or a remodelling would bring."""

from __future__ import annotations

from collections.abc import Iterable

from sabika.bots.greedy_bazaars import bazaar_value
from sabika.bots.greedy_city import City, Shape, bits_of, city_of, shape_of, square_at
from sabika.bots.greedy_majorities import Majorities
from sabika.bots.greedy_outlook import Outlook, outlook_of
from sabika.bots.greedy_weights import Weights
from sabika.play.view import TileView, View

NOWHERE = -1000.0  # for a tile that fits nowhere
LONG = 8.0  # turns; with fewer to come, room to grow is worth less


class Table:
    """One view, valued. All values are points that this seat can expect to gain on the others."""

    def __init__(self, view: View, seat: int, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.mine = view.seats[seat]
        self.outlook: Outlook = outlook_of(view)
        self.majorities = Majorities(view, seat, self.outlook, weights)
        self.placed = {placed.tile.id: placed for placed in self.mine.city}
        self.tiles = {square_at(placed.x, placed.y): placed.tile for placed in self.mine.city}
        self.has_bazaars = any(placed.tile.type is None for placed in self.mine.city)
        self.waiting = {tile.id: bits_of(tile.walls) for tile in self.mine.reserve}
        self.waiting.update((tile.id, bits_of(tile.walls)) for tile in view.to_place)
        self.city: City = city_of(self.mine.city)
        self.shape: Shape = shape_of(self.city)
        self._form = self._form_value(self.shape, self.waiting.values())
        self._best: dict[tuple[str, str | None], float] = {}

    # The city's form.

    def _form_value(self, shape: Shape, waiting: Iterable[int]) -> float:
        """What a form is worth: wall, room for tiles to come and tiles waiting, open sides."""
        weights, outlook = self.weights, self.outlook
        ahead = min(outlook.turns / LONG, 1.0)
        worth = weights.wall * len(outlook.scorings) * shape.wall
        worth += weights.outer * ahead * shape.walls
        growth = 0.0
        for walls, share in outlook.walls:
            if shape.fits >> walls & 1:
                growth += 1.5 * share if shape.fits_twice >> walls & 1 else share
        worth += weights.growth * ahead * growth
        stuck = sum(1 for walls in waiting if not shape.fits >> walls & 1)
        worth -= weights.stuck * min(outlook.turns, 1.0) * stuck
        for side, loss in enumerate(outlook.danger):
            worth -= weights.danger * loss * shape.open_sides[side]
        return worth

    def _form_gain(self, city: City, comes: str | None, goes: TileView | None) -> float:
        """What another form is worth; a tile may have come from the reserve, one gone there."""
        waiting = [walls for name, walls in self.waiting.items() if name != comes]
        if goes is not None:
            waiting.append(bits_of(goes.walls))
        return self._form_value(shape_of(city), waiting) - self._form

    def _bazaar_gain(self, square: int, tile: TileView | None) -> float:
        if not self.has_bazaars and (tile is None or tile.type is not None):
            return 0.0
        after = dict(self.tiles)
        if tile is None:
            del after[square]
        else:
            after[square] = tile
        hope = self.weights.bazaar * min(self.outlook.turns / LONG, 1.0)
        return bazaar_value(after, hope) - bazaar_value(self.tiles, hope)

    # Tiles that come.

    def build_gain(self, tile: TileView, kind: str | None, price: int, square: int) -> float:
        """Return what a tile is worth on a square of the city, on the side of that type."""
        city = self.city | {(square, bits_of(tile.walls))}
        return (
            self._form_gain(city, tile.id, None)
            + self._bazaar_gain(square, tile)
            + self.majorities.gain(kind, price)
        )

    def best_build(self, tile: TileView, kind: str | None, price: int) -> float:
        """Return what a tile is worth on its best square."""
        key = (tile.id, kind)
        found = self._best.get(key)
        if found is None:
            walls = bits_of(tile.walls)
            squares = [square for square, fitting in self.shape.room if fitting >> walls & 1]
            gains = (self.build_gain(tile, kind, price, square) for square in squares)
            found = self._best[key] = max(gains, default=NOWHERE)
        return found

    def reserve_worth(self, kind: str | None, price: int) -> float:
        """Return what a tile in the reserve is worth: part of what it would be in the city."""
        gain = self.majorities.gain(kind, price) if kind else self.weights.bazaar_kept
        return self.weights.reserve * gain * min(self.outlook.turns / 2, 1.0)

    def tile_worth(self, tile: TileView) -> float:
        """Return what having a tile of the market is worth, built on its better side or kept."""
        price, other = tile.price or 0, tile.other_price or 0
        worth = self.best_build(tile, tile.type, price)
        worth = max(worth, self.reserve_worth(tile.type, price))
        if tile.other_type is not None:
            turned = self.best_build(tile, tile.other_type, other) - self.weights.flip
            worth = max(worth, turned, self.reserve_worth(tile.other_type, other))
        return worth

    # Tiles that leave.

    def _leaving(self, name: str) -> float:
        """What a city loses with a tile, apart from its form; the tile goes to the reserve."""
        out = self.placed[name]
        price = out.tile.price or 0
        gain = self.majorities.gain(out.tile.type, price, more=-1)
        if out.chest:
            gain += self.majorities.chest_gain(-1)
        return gain + self.reserve_worth(out.tile.type, price)

    def remove_gain(self, name: str) -> float:
        """Return what taking a tile out of the city is worth."""
        out = self.placed[name]
        square = square_at(out.x, out.y)
        city = self.city - {(square, bits_of(out.tile.walls))}
        gain = self._form_gain(city, None, out.tile) + self._bazaar_gain(square, None)
        return gain + self._leaving(name) - self.weights.remodel

    def swap_gain(self, tile: TileView, name: str) -> float:
        """Return what putting a reserve tile into the place of a city tile is worth."""
        out = self.placed[name]
        square, price = square_at(out.x, out.y), tile.price or 0
        city = self.city - {(square, bits_of(out.tile.walls))} | {(square, bits_of(tile.walls))}
        gain = self._form_gain(city, tile.id, out.tile) + self._bazaar_gain(square, tile)
        if tile.type != out.tile.type:
            gain += self.majorities.gain(tile.type, price) - self.reserve_worth(tile.type, price)
            gain += self._leaving(name)
        return gain - self.weights.remodel
