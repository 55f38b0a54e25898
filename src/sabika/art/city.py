"""A city as a plan: tiles joined, and the wall that would score drawn in gold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sabika.art import words
from sabika.art.outline import Side, Square, longest_wall, walls_of
from sabika.art.sheet import Sheet, at, number, tag, text, titled
from sabika.art.tiles import SIZE, START_TILE, has_moats, join, tile
from sabika.locale import naming
from sabika.play.view import PlacedTile, SeatView

MARGIN = 26
"""Room around the tiles for the golden line and its number, in units of a tile's drawing."""

# The corners of a square: the two sides that meet there, and the way to the squares around it.
_CORNERS = (("NE", 1, 1), ("ES", 1, -1), ("SW", -1, -1), ("NW", -1, 1))


@dataclass(frozen=True)
class Plan:
    """Where the squares of a city lie in its drawing."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def of(cls, city: Sequence[PlacedTile]) -> Plan:
        """Return the plan that just holds a city."""
        xs = [0, *(placed.x for placed in city)]
        ys = [0, *(placed.y for placed in city)]
        return cls(min(xs), max(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    @property
    def width(self) -> int:
        """The width of the drawing."""
        return self.columns * SIZE + 2 * MARGIN

    @property
    def height(self) -> int:
        """The height of the drawing."""
        return self.rows * SIZE + 2 * MARGIN

    def place(self, x: int, y: int) -> Square:
        """Return where a square's upper left corner is drawn."""
        return MARGIN + (x - self.left) * SIZE, MARGIN + (self.top - y) * SIZE

    def corner(self, corner: Square) -> Square:
        """Return where a corner of the grid is drawn: (0, 0) is the lower left of the start."""
        x, y = self.place(corner[0], corner[1])
        return x, y + SIZE


def city(sheet: Sheet, tiles: Sequence[PlacedTile]) -> str:
    """Return a city, drawn as large as its plan says."""
    plan = Plan.of(tiles)
    drawn = [at(*plan.place(0, 0), tile(sheet, START_TILE))]
    for placed in tiles:
        x, y = plan.place(placed.x, placed.y)
        drawn.append(at(x, y, tile(sheet, placed.tile, chest=placed.chest)))
    drawn += _joins(sheet, plan, tiles)
    stretch = longest_wall(tiles)
    if stretch:
        drawn.append(_golden(sheet, plan, stretch, _side_of(tiles)))
    return "".join(drawn)


def city_svg(seat: SeatView, *, dark: bool = False, language: str = "en") -> str:
    """Return a player's city as a drawing of its own."""
    sheet = Sheet(dark, language)
    plan = Plan.of(seat.city)
    title = (
        f"{naming.capital(sheet.say('board-city', name=seat.name))}: "
        f"{words.count(len(seat.city), 'tile', language)}, "
        f"{sheet.say('board-longest', side=_side_of(seat.city))} {seat.wall}"
    )
    ground = tag("rect", width=plan.width, height=plan.height, fill=sheet.theme.ground)
    return sheet.svg(plan.width, plan.height, title, ground, city(sheet, seat.city))


def _side_of(tiles: Iterable[PlacedTile]) -> str:
    return "moat" if any(has_moats(placed.tile) for placed in tiles) else "wall"


def _joins(sheet: Sheet, plan: Plan, tiles: Sequence[PlacedTile]) -> Iterable[str]:
    """Close the gap where the walls of two squares turn around the corner of a third."""
    walls = walls_of(tiles)
    moat = _side_of(tiles) == "moat"
    for (x, y), own in walls.items():
        for turn, (sides, dx, dy) in enumerate(_CORNERS):
            if any(side in own for side in sides):
                continue
            beside = walls.get((x + dx, y), "")
            above = walls.get((x, y + dy), "")
            if ("N" if dy > 0 else "S") in beside and ("E" if dx > 0 else "W") in above:
                name = "moat-join" if moat else "wall-join"
                left, top = plan.place(x, y)
                yield at(left, top, sheet.use(name, lambda: join(sheet, moat), turn=90 * turn))


def _golden(sheet: Sheet, plan: Plan, stretch: Sequence[Side], kind: str) -> str:
    """Return the line along the stretch that would score, with its length (7.4)."""
    light = sheet.theme
    corners = [plan.corner(stretch[0].start), *(plan.corner(side.end) for side in stretch)]
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    lines = "".join(
        tag(
            "path",
            d=path,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        for colour, width in ((light.casing, 11), (light.gold, 7))
    )
    middle = stretch[len(stretch) // 2]
    x, y = (
        (a + b) / 2 for a, b in zip(plan.corner(middle.start), plan.corner(middle.end), strict=True)
    )
    badge = tag("circle", cx=x, cy=y, r=17, fill=light.gold, stroke=light.casing, stroke_width=2.5)
    length = text(len(stretch), x, y + 7.5, 22, light.casing, serif=True, bold=True)
    title = f"{sheet.say('board-longest', side=kind)}: {len(stretch)}"
    return titled(title, lines, badge, length)
