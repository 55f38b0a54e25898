"""A city in letters: small boxes, heavy lines for walls and moats, light ones for open sides.

Between two tiles an open side is left blank: that is the path.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from sabika.art.outline import BEYOND, Square, longest_wall
from sabika.art.palette import BUILDING, TERMINAL, Paint
from sabika.art.tiles import START_TILE, has_moats, kind_of
from sabika.components import START
from sabika.play.view import PlacedTile, TileView

CELL = 5
"""Letters in a square; its lines are shared with its neighbours."""
LABEL = 4
"""Room for the rows' numbers."""

CODE = {
    "pavilion": "Pa",
    "seraglio": "Se",
    "arcades": "Ar",
    "chambers": "Ch",
    "garden": "Ga",
    "tower": "To",
    "arena": "Ar",
    "bath_house": "Ba",
    "library": "Li",
    "hostel": "Ho",
    "hospital": "Hp",
    "market": "Ma",
    "park": "Pa",
    "school": "Sc",
    "district": "Di",
    "bazaar": "Bz",
}
"""Two letters for each type; no two the same in one game."""

SYMBOL = {"denar": "●", "dirham": "■", "ducat": "⬢", "florin": "◆"}

# Lines that meet in a point, by what goes up, right, down and left: nothing, light or heavy.
_JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_LEVEL, _UPRIGHT = " ─━", " │┃"

Edge = frozenset[Square]
"""Two corners of the grid that lie side by side."""


@dataclass(frozen=True)
class Grid:
    """Tiles by square, and the lines between them."""

    tiles: Mapping[Square, TileView]
    chests: Collection[Square] = ()
    golden: Collection[Edge] = ()
    moats: bool = False
    open: bool = False

    @classmethod
    def of_city(cls, city: Sequence[PlacedTile], *, open: bool = False) -> Grid:
        """Return a city with its start tile; the stretch that would score is golden (7.4).

        An open city shows the squares around it, where it could grow.
        """
        return cls(
            {(0, 0): START_TILE, **{(placed.x, placed.y): placed.tile for placed in city}},
            {(placed.x, placed.y) for placed in city if placed.chest},
            {frozenset((side.start, side.end)) for side in longest_wall(city)},
            any(has_moats(placed.tile) for placed in city),
            open,
        )

    @cached_property
    def joints(self) -> set[Square]:
        """The corners on the golden stretch."""
        return {corner for edge in self.golden for corner in edge}

    def weight(self, square: Square, letter: str) -> int:
        """Return how strong the line on one side of a square is: 0, 1 or 2."""
        dx, dy = BEYOND[letter]
        here = self.tiles.get(square)
        there = self.tiles.get((square[0] + dx, square[1] + dy))
        opposite = {"N": "S", "E": "W", "S": "N", "W": "E"}[letter]
        if (here and letter in here.walls) or (there and opposite in there.walls):
            return 2
        return int((here is None) != (there is None))

    def style(self, weight: int, *corners: Square) -> str:
        """Return the style of a line between two corners, or of the point in one."""
        run = frozenset(corners) in self.golden if len(corners) > 1 else corners[0] in self.joints
        if run:
            return f"bold {TERMINAL['gold']}"
        if weight < 2:
            return TERMINAL["soft"]
        return f"bold {TERMINAL['moat' if self.moats else 'wall']}"

    def rule(self, x: int, end: int, y: int) -> Text:
        """Return the line along the corners (x, y) to (end, y)."""
        text = Text()
        for at in range(x, end + 1):
            arms = (
                self.weight((at, y), "W"),
                self.weight((at, y), "S"),
                self.weight((at, y - 1), "W"),
                self.weight((at - 1, y), "S"),
            )
            joint = _JOINTS[27 * arms[0] + 9 * arms[1] + 3 * arms[2] + arms[3]]
            text.append(joint, self.style(max(arms), (at, y)))
            if at < end:
                line = _LEVEL[arms[1]] * CELL
                text.append(line, self.style(arms[1], (at, y), (at + 1, y)))
        return text

    def cells(self, x: int, end: int, y: int) -> Text:
        """Return the row of squares (x, y) to (end - 1, y) with the lines between them."""
        text = Text()
        for at in range(x, end + 1):
            weight = self.weight((at, y), "W")
            text.append(_UPRIGHT[weight], self.style(weight, (at, y), (at, y + 1)))
            if at < end:
                text.append_text(self.cell((at, y)))
        return text

    def cell(self, square: Square) -> Text:
        """Return what stands on a square; a dot where the next tile could touch the city."""
        tile = self.tiles.get(square)
        if tile is not None:
            return cell(tile, square in self.chests)
        beside = [(square[0] + dx, square[1] + dy) for dx, dy in BEYOND.values()]
        free = self.open and any(square in self.tiles for square in beside)
        return Text(("·" if free else "").center(CELL), TERMINAL["soft"])

    def draw(self, width: int) -> Iterator[Text]:
        """Yield the lines of the grid with its coordinates, in pieces if it is too wide."""
        ring = int(self.open)
        xs, ys = [x for x, _ in self.tiles], [y for _, y in self.tiles]
        left, right = min(xs) - ring, max(xs) + ring + 1
        bottom, top = min(ys) - ring, max(ys) + ring
        most = max(1, (width - LABEL - 1) // (CELL + 1))
        for start in range(left, right, most):
            yield from self._piece(start, min(start + most, right), bottom, top)

    def _piece(self, left: int, right: int, bottom: int, top: int) -> Iterator[Text]:
        numbers = "".join(f"{x:^{CELL + 1}}" for x in range(left, right))
        yield Text(" " * LABEL + " " + numbers.rstrip(), TERMINAL["soft"])
        for y in range(top, bottom - 1, -1):
            yield Text(" " * LABEL).append_text(self.rule(left, right, y + 1))
            label = Text(f"{y:>{LABEL - 1}} ", TERMINAL["soft"])
            yield label.append_text(self.cells(left, right, y))
        yield Text(" " * LABEL).append_text(self.rule(left, right, bottom))


def box(tile: TileView) -> list[Text]:
    """Return one tile alone, three lines high."""
    grid = Grid({(0, 0): tile}, moats=has_moats(tile))
    return [grid.rule(0, 1, 1), grid.cells(0, 1, 0), grid.rule(0, 1, 0)]


def cell(tile: TileView, chest: bool = False) -> Text:
    """Return a tile in five letters, for example ``To11*``; the star is a chest."""
    if tile.id == START:
        said = START
    elif tile.currency is not None:
        said = f"{CODE['bazaar']} {SYMBOL[tile.currency]}"
    else:
        said = f"{CODE[kind_of(tile)]}{tile.price:>2}{'*' if chest else ''}"
    return chip(f"{said:<{CELL}}", BUILDING[kind_of(tile)])


def chip(said: str, paint: Paint) -> Text:
    """Return text on a colour. It is a span, so that what is appended does not inherit it."""
    return Text().append(said, f"bold {paint.text} on {paint.fill}")
