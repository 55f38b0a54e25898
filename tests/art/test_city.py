"""Cities: the stretch that scores is found, and walls join at every corner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sabika.art.city import Plan, city_svg
from sabika.art.outline import longest_wall, outline, walls_of
from sabika.art.tiles import BAND
from sabika.play.view import PlacedTile, SeatView, TileView, View

SIZE = 100


def tile(x: int, y: int, walls: str = "") -> PlacedTile:
    return PlacedTile(TileView(f"tower-{x}{y}", "tower", 9, walls), x, y)


def seat(*city: PlacedTile) -> SeatView:
    return SeatView(0, "Ada", 0, 0, None, city, (), len(longest_wall(city)))


def test_the_stretch_that_scores_is_as_long_as_the_rules_say(views: list[View]) -> None:
    lengths = set()
    for view in views:
        for side in view.seats:
            stretch = longest_wall(side.city)
            lengths.add(len(stretch))
            assert len(stretch) == side.wall
            assert all(part.walled for part in stretch)
            ends = [part.end for part in stretch[:-1]]
            assert ends == [part.start for part in stretch[1:]]
    assert len(lengths) > 8


def test_the_outline_goes_once_around(views: list[View]) -> None:
    for view in views[::7]:
        for side in view.seats:
            squares = walls_of(side.city)
            walk = outline(side.city)
            beyond = [
                (x + dx, y + dy)
                for x, y in squares
                for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            ]
            assert len(walk) == sum(square not in squares for square in beyond)
            assert walk[-1].end == walk[0].start


def test_a_stretch_may_pass_the_start_of_the_walk() -> None:
    ring = [tile(-1, 0, "NSW"), tile(1, 0, "NES")]
    assert [len(longest_wall(city)) for city in (ring, ring[:1], ())] == [3, 3, 0]


def test_a_city_walled_all_around_scores_every_side() -> None:
    city = [
        tile(
            x,
            y,
            ("N" if y > 0 else "S" if y < 0 else "") + ("E" if x > 0 else "W" if x < 0 else ""),
        )
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
        if (x, y) != (0, 0)
    ]
    assert len(longest_wall(city)) == len(outline(city)) == 12


# The corner of a square that a join lies in, by how its symbol is turned.
CORNER = {
    "": (1, 1),
    "rotate(90 50 50)": (1, -1),
    "rotate(180 50 50)": (-1, -1),
    "rotate(270 50 50)": (-1, 1),
}


def joins_drawn(side: SeatView, drawing: Any) -> set[tuple[int, int, int, int]]:
    """The joins in a drawing: square and corner."""
    plan = Plan.of(side.city)
    squares = {plan.place(x, y): (x, y) for x, y in walls_of(side.city)}
    found = set()
    for group in drawing.found("g"):
        for part in group:
            if (part.get("href") or "").endswith("-join"):
                left, top = group.get("transform")[len("translate(") : -1].split()
                square = squares[int(left), int(top)]
                found.add((*square, *CORNER[part.get("transform") or ""]))
    return found


def inner_corners(city: tuple[PlacedTile, ...]) -> Iterator[tuple[int, int, int, int, str]]:
    """Where the outline turns around a square from wall to wall: square, corner, its walls."""
    walls = walls_of(city)
    walk = outline(city)
    for one, other in zip(walk, walk[1:] + walk[:1], strict=True):
        if one.walled and other.walled and one.x != other.x and one.y != other.y:
            x, y = next(
                square for square in ((one.x, other.y), (other.x, one.y)) if square in walls
            )
            dx, dy = (1 if at == low + 1 else -1 for at, low in zip(one.end, (x, y), strict=True))
            yield x, y, dx, dy, walls[x, y]


def test_walls_join_around_inner_corners(views: list[View], read: Any) -> None:
    corners = 0
    for view in views:
        side = max(view.seats, key=lambda side: len(side.city))
        joins = joins_drawn(side, read(city_svg(side)))
        for x, y, dx, dy, own in inner_corners(side.city):
            sides = ("E" if dx > 0 else "W") + ("N" if dy > 0 else "S")
            covered = any(letter in own for letter in sides)  # by the square's own wall
            assert covered != ((x, y, dx, dy) in joins)
            corners += 1
    assert corners > 50


def test_one_inner_corner(read: Any) -> None:
    for city, joins in (
        ((tile(1, 0, "N"), tile(0, 1, "E")), {(0, 0, 1, 1)}),
        ((tile(1, 0, "S"), tile(0, -1, "E")), {(0, 0, 1, -1)}),
        ((tile(-1, 0, "S"), tile(0, -1, "W")), {(0, 0, -1, -1)}),
        ((tile(-1, 0, "N"), tile(0, 1, "W")), {(0, 0, -1, 1)}),
        ((tile(1, 0, "N"), tile(0, 1)), set()),
        ((tile(1, 0, "S"), tile(0, 1, "E")), set()),
    ):
        assert joins_drawn(seat(*city), read(city_svg(seat(*city)))) == joins


def test_a_city_says_its_name_and_the_length_of_its_wall(views: list[View], read: Any) -> None:
    for view in views[::5]:
        for side in view.seats:
            drawing = read(city_svg(side, dark=True))
            assert side.name in drawing.label
            prices = [str(placed.tile.price) for placed in side.city if placed.tile.type]
            assert not set(prices) - set(drawing.texts)
            golden = [title for title in drawing.titles if title.startswith("longest outer")]
            assert [int(title.split()[-1]) for title in golden] == (
                [side.wall] if side.wall else []
            )
            assert drawing.uses("mark-chest") == side.chests


def test_squares_lie_side_by_side_with_the_north_on_top() -> None:
    plan = Plan.of((tile(2, 1), tile(-1, -1)))
    assert (plan.columns, plan.rows) == (4, 3)
    assert plan.place(1, 0)[0] - plan.place(0, 0)[0] == SIZE
    assert plan.place(0, 1)[1] - plan.place(0, 0)[1] == -SIZE
    assert plan.corner((0, 1)) == plan.place(0, 0)
    assert BAND < SIZE / 4
