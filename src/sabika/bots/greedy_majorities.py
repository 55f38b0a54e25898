"""What tiles and chests are worth for the places they win (7.2, G.6, T.6)."""

from __future__ import annotations

from collections.abc import Iterable

from sabika.bots.greedy_outlook import Outlook, is_two_sided
from sabika.bots.greedy_rank import expected_points
from sabika.bots.greedy_weights import Weights
from sabika.components import PointTable
from sabika.play.view import TileView, View

DEAREST = 32  # more than any price: a price is a fraction of a tile in a tally (G.6)


class Majorities:
    """The places of one view, as one seat values them."""

    def __init__(self, view: View, seat: int, outlook: Outlook, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        self.two_sided = is_two_sided(view)
        self._tallies: dict[str, tuple[float, ...]] = {}
        self._gains: dict[tuple[str, int, int, int], float] = {}

    def tallies(self, kind: str) -> tuple[float, ...]:
        """Return how many tiles of a type the seats have, then Dirk; a fraction decides ties."""
        found = self._tallies.get(kind)
        if found is None:
            view = self.view
            holders = [[placed.tile for placed in seat.city] for seat in view.seats]
            if view.dirk is not None:
                holders.append(list(view.dirk.tiles))
            found = tuple(self._tally(tiles, kind) for tiles in holders)
            self._tallies[kind] = found
        return found

    def _tally(self, tiles: Iterable[TileView], kind: str) -> float:
        prices = [tile.price or 0 for tile in tiles if tile.type == kind]
        tie = max(prices, default=0) / DEAREST if self.two_sided else 0
        return len(prices) + tie

    def gain(self, kind: str | None, price: int, who: int | None = None, more: int = 1) -> float:
        """Return what one tile more, or fewer (-1), in a city is worth; by default in mine."""
        if kind is None:
            return 0.0
        who = self.seat if who is None else who
        key = (kind, price, who, more)
        found = self._gains.get(key)
        if found is None:
            before = self.tallies(kind)
            number, tie = int(before[who]) + more, before[who] % 1
            if self.two_sided and more > 0:
                tie = max(tie, price / DEAREST)
            after = (*before[:who], number + tie if number else 0.0, *before[who + 1 :])
            found = self._difference(before, after, self._points(kind), self._to_come(kind))
            self._gains[key] = found
        return found

    def chest_gain(self, number: int) -> float:
        """Return what that many chests more are worth (T.6)."""
        held = [float(seat.chests) for seat in self.view.seats]
        if self.view.dirk is not None:
            held.append(float(self.view.dirk.chests))
        before = tuple(held)
        held[self.seat] += number
        points = self.view.config.box.chest_points
        to_come = min(float(self.view.chest_bag or 0), 2.0 * self.outlook.turns)
        return self._difference(before, tuple(held), points, to_come, by_number=False)

    def _to_come(self, kind: str) -> float:
        return self.outlook.unseen.get(kind, 0.0)

    def _points(self, kind: str) -> PointTable:
        config = self.view.config
        if self.two_sided:
            return config.box.granada_points[config.scoring]
        return config.box.points[kind]

    def _difference(
        self,
        before: tuple[float, ...],
        after: tuple[float, ...],
        points: PointTable,
        to_come: float,
        by_number: bool = True,
    ) -> float:
        by_number = by_number and self.two_sided and self.view.config.scoring == "standard"
        return self._standing(after, points, to_come, by_number) - self._standing(
            before, points, to_come, by_number
        )

    def _standing(
        self, tallies: tuple[float, ...], points: PointTable, to_come: float, by_number: bool
    ) -> float:
        """What places are worth: this seat's points, less some for the points of the others."""
        worth = 0.0
        players = len(self.view.seats)
        for scoring, share in self.outlook.scorings:
            coming = round(2 * to_come * share) / 2
            expected = expected_points(tallies, coming, points[scoring])
            mine = expected[self.seat]
            others = (sum(expected[:players]) - mine) / (players - 1)
            times = sum(map(int, tallies)) + 0.8 * coming if by_number else 1
            worth += times * (mine - self.weights.rivalry * others)
        return worth
