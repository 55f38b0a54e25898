"""The table as the greedy bot values it: what a tile, a chest or a remodelling would bring."""

from __future__ import annotations

from sabika.bots.greedy_bazaars import bazaar_value
from sabika.bots.greedy_city import City, Shape, bits_of, city_of, shape_of, square_at
from sabika.bots.greedy_outlook import Outlook, is_two_sided, outlook_of
from sabika.bots.greedy_rank import expected_points
from sabika.bots.greedy_weights import Weights
from sabika.components import PointTable
from sabika.play.view import PlacedTile, TileView, View

DEAREST = 32  # more than any price: a price is a fraction of a tile in a tally (G.6)
NOWHERE = -1000.0


class Table:
    """One view, valued. All values are points that this seat can expect to gain on the others."""

    def __init__(self, view: View, seat: int, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.outlook: Outlook = outlook_of(view)
        self.two_sided = is_two_sided(view)
        self.mine = view.seats[seat]
        self.city: City = city_of(self.mine.city)
        self.now: Shape = shape_of(self.city)
        self.by_id = {placed.tile.id: placed for placed in self.mine.city}
        self.kinds = {square_at(placed.x, placed.y): placed.tile for placed in self.mine.city}
        self.bazaars = any(placed.tile.type is None for placed in self.mine.city)
        self.waiting = [bits_of(tile.walls) for tile in (*view.to_place, *self.mine.reserve)]
        self._form = self._form_value(self.now, ())
        self._ranks: dict[str, tuple[float, ...]] = {}
        self._gains: dict[tuple[str, str | None], float] = {}

    # Places.

    def ranks(self, kind: str) -> tuple[float, ...]:
        """Return the tallies of a building type: seats, then Dirk."""
        found = self._ranks.get(kind)
        if found is None:
            view = self.view
            holders = [[placed.tile for placed in seat.city] for seat in view.seats]
            if view.dirk is not None:
                holders.append(list(view.dirk.tiles))
            found = tuple(self._tally(tiles, kind) for tiles in holders)
            self._ranks[kind] = found
        return found

    def _tally(self, tiles: list[TileView], kind: str) -> float:
        prices = [tile.price or 0 for tile in tiles if tile.type == kind]
        tie = max(prices, default=0) / DEAREST if self.two_sided else 0
        return len(prices) + tie

    def points(self, kind: str) -> PointTable:
        """Return the points for places of a building type."""
        config = self.view.config
        if self.two_sided:
            return config.box.granada_points[config.scoring]
        return config.box.points[kind]

    def standing(self, tallies: tuple[float, ...], points: PointTable, unseen: float) -> float:
        """Return what places are worth: this seat's points, less some for those of the others."""
        worth = 0.0
        by_number = self.two_sided and self.view.config.scoring == "standard"
        players = len(self.view.seats)
        for scoring, share in self.outlook.scorings:
            to_come = round(2 * unseen * share) / 2
            expected = expected_points(tallies, to_come, points[scoring])
            mine = expected[self.seat]
            others = (sum(expected[:players]) - mine) / (players - 1)
            number = sum(map(int, tallies)) + 0.8 * to_come if by_number else 1
            worth += number * (mine - self.weights.rivalry * others)
        return worth

    def rank_gain(
        self, kind: str | None, price: int, who: int | None = None, sign: int = 1
    ) -> float:
        """Return what one tile more (or fewer) of a type in a city is worth; by default mine."""
        if kind is None:
            return 0.0
        tallies = list(self.ranks(kind))
        before = tuple(tallies)
        who = self.seat if who is None else who
        number = int(tallies[who]) + sign
        tie = tallies[who] % 1
        if self.two_sided and sign > 0:
            tie = max(tie, price / DEAREST)
        tallies[who] = number + tie if number else 0
        points, unseen = self.points(kind), self.outlook.unseen.get(kind, 0.0)
        return self.standing(tuple(tallies), points, unseen) - self.standing(before, points, unseen)

    def chest_gain(self, number: int) -> float:
        """Return what that many chests more are worth (T.6)."""
        held = [float(seat.chests) for seat in self.view.seats]
        if self.view.dirk is not None:
            held.append(float(self.view.dirk.chests))
        before = tuple(held)
        held[self.seat] += number
        points = self.view.config.box.chest_points
        unseen = min(float(self.view.chest_bag or 0), 2.0 * self.outlook.turns)
        return self.standing(tuple(held), points, unseen) - self.standing(before, points, unseen)

    # The city's form.

    def _form_value(self, shape: Shape, gone: tuple[int, ...]) -> float:
        """What a form is worth; ``gone`` are walls of waiting tiles that no longer wait."""
        weights, outlook = self.weights, self.outlook
        worth = weights.wall * len(outlook.scorings) * shape.wall + weights.outer * shape.walls
        if outlook.turns > 0:
            growth = 0.0
            for walls, share in outlook.walls:
                if shape.fits >> walls & 1:
                    growth += 1.5 * share if shape.fits_twice >> walls & 1 else share
            worth += weights.growth * min(outlook.turns / 8, 1.0) * growth
        waiting = list(self.waiting)
        for walls in gone:
            if walls in waiting:
                waiting.remove(walls)
        worth -= 4 * sum(1 for walls in waiting if not shape.fits >> walls & 1)
        for side, loss in enumerate(outlook.danger):
            worth -= weights.danger * loss * shape.open_sides[side]
        return worth

    def build_gain(self, tile: TileView, kind: str | None, price: int, square: int) -> float:
        """Return what a tile is worth on a square of the city, on the side of that type."""
        walls = bits_of(tile.walls)
        shape = shape_of(self.city | {(square, walls)})
        gain = self._form_value(shape, (walls,)) - self._form + self.rank_gain(kind, price)
        if self.bazaars or kind is None:
            gain += self._bazaar_gain(square, tile)
        return gain

    def _bazaar_gain(self, square: int, tile: TileView | None) -> float:
        after = dict(self.kinds)
        if tile is None:
            del after[square]
        else:
            after[square] = tile
        hope = self.weights.bazaar * min(self.outlook.turns / 8, 1.0)
        return bazaar_value(after, hope) - bazaar_value(self.kinds, hope)

    def best_build(self, tile: TileView, kind: str | None, price: int) -> float:
        """Return what a tile is worth on its best square; very little if it fits nowhere."""
        key = (tile.id, kind)
        found = self._gains.get(key)
        if found is None:
            walls = bits_of(tile.walls)
            found = max(
                (
                    self.build_gain(tile, kind, price, square)
                    for square, fitting in self.now.room
                    if fitting >> walls & 1
                ),
                default=NOWHERE,
            )
            self._gains[key] = found
        return found

    def tile_worth(self, tile: TileView) -> float:
        """Return what having a tile of the market is worth, built on its better side or kept."""
        gain = self.best_build(tile, tile.type, tile.price or 0)
        gain = max(gain, self.reserve_worth(tile.type, tile.price or 0))
        if tile.other_type is not None:
            price = tile.other_price or 0
            turned = self.best_build(tile, tile.other_type, price) - self.weights.flip
            gain = max(gain, turned, self.reserve_worth(tile.other_type, price))
        return gain

    def reserve_worth(self, kind: str | None, price: int) -> float:
        """Return what a tile in the reserve is worth: part of what it would be in the city."""
        gain = self.rank_gain(kind, price) if kind else self.weights.bazaar_kept
        return self.weights.reserve * gain * min(self.outlook.turns / 2, 1.0)

    def remove_gain(self, name: str) -> float:
        """Return what taking a tile out of the city is worth."""
        out = self.by_id[name]
        square, walls = square_at(out.x, out.y), bits_of(out.tile.walls)
        shape = shape_of(self.city - {(square, walls)})
        gain = self._form_value(shape, ()) - self._form + self._leaving(out)
        gain += self.reserve_worth(out.tile.type, out.tile.price or 0)
        if self.bazaars:
            gain += self._bazaar_gain(square, None)
        return gain

    def _leaving(self, out: PlacedTile) -> float:
        gain = self.rank_gain(out.tile.type, out.tile.price or 0, sign=-1)
        return gain + (self.chest_gain(-1) if out.chest else 0.0)

    def swap_gain(self, tile: TileView, name: str) -> float:
        """Return what putting a reserve tile into the place of a city tile is worth."""
        out = self.by_id[name]
        square, walls = square_at(out.x, out.y), bits_of(tile.walls)
        city = self.city - {(square, bits_of(out.tile.walls))} | {(square, walls)}
        gain = self._form_value(shape_of(city), (walls,)) - self._form
        if tile.type != out.tile.type:
            gain += self.rank_gain(tile.type, tile.price or 0) + self._leaving(out)
            gain += self.reserve_worth(out.tile.type, out.tile.price or 0)
            gain -= self.reserve_worth(tile.type, tile.price or 0)
        if self.bazaars or tile.type is None:
            gain += self._bazaar_gain(square, tile)
        return gain
