"""Building rules: section 5."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import product

import pytest

# isort: split
from referee import can_remove, can_swap, city_faults, places
from referee.city import City, swapped, touching_faults
from rules.asking import city_of, offered, refused, tiles_in
from rules.table import START, Square, Table
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position


def with_reserve(city: dict[Square, str], *tiles: str) -> Position:
    """A city, and tiles in the reserve to try."""
    return Table().city(0, city).reserve(0, *tiles).lay()


def squares(position: Position, tile: str) -> set[Square]:
    return {(move.x, move.y) for move in offered(position, ev.Build) if move.tile == tile}


def test_tiles_are_never_rotated() -> None:
    """5.1, first forbidden example: upside down the tile would fit, so it does not."""
    position = with_reserve({}, "pavilion-6")  # a wall to the north
    assert squares(position, "pavilion-6") == {(0, 1), (1, 0), (-1, 0)}
    refusal = refused(position, ev.Build("pavilion-6", 0, -1))
    assert refusal == Refusal("walls-differ", "5.2", {"side": "north"})


def test_a_move_cannot_say_rotated() -> None:
    """5.1: no move has a way to turn a tile's walls, and a flip leaves them on their sides."""
    said = {field.name for move in ev.MOVES.values() for field in fields(move)}
    assert said == {"cards", "tile", "payment", "x", "y", "out", "room", "flip", "side"} | {
        "chest",
        "card",
        "remodel",
    }
    book = Table("granada").lay().book
    for tile in range(book.n_tiles):
        assert book.tile_side(tile, 0)[2] == book.tile_side(tile, 1)[2]


def test_wall_against_no_wall() -> None:
    """5.2, second forbidden example: and the refusal says on which side."""
    city = {(1, 0): "tower-11c"}  # a wall to the south
    position = with_reserve(city, "tower-11a", "pavilion-7")
    refusal = refused(position, ev.Build("tower-11a", 1, -1))
    assert refusal == Refusal("walls-differ", "5.2", {"side": "north"})
    refusal = refused(position, ev.Build("pavilion-7", -1, 0))  # a wall to the east
    assert refusal == Refusal("walls-differ", "5.2", {"side": "east"})


def test_every_neighbour_counts() -> None:
    """5.2: an open way on one side does not excuse a wall on another."""
    city = {(1, 0): "pavilion-6", (0, 1): "garden-11"}  # a wall to the north on (1, 0)
    position = with_reserve(city, "tower-12", "tower-11c")
    refusal = refused(position, ev.Build("tower-12", 1, 1))
    assert refusal == Refusal("walls-differ", "5.2", {"side": "south"})
    assert position.why_not(ev.Build("tower-11c", 1, 1)) is None


def test_walls_may_touch_walls() -> None:
    """5.2: both walled is as good as both open, as long as there is another way (5.3)."""
    city = {(1, 0): "pavilion-6", (0, 1): "garden-11"}
    position = with_reserve(city, "tower-11c")
    position.play(ev.Build("tower-11c", 1, 1))
    assert city_of(position, 0)[(1, 1)] == "tower-11c"


def test_not_reachable_on_foot() -> None:
    """5.3, third forbidden example: a tower behind a wall."""
    position = with_reserve({(1, 0): "pavilion-6"}, "tower-11c")
    refusal = refused(position, ev.Build("tower-11c", 1, 1))
    assert refusal == Refusal("out-of-reach", "5.3", {"square": "(1, 1)"})


def test_corner_is_not_enough() -> None:
    """5.4, fourth forbidden example; nor is a square somewhere else, or one already taken."""
    position = with_reserve({(1, 0): "pavilion-8"}, "tower-12")
    for x, y in ((-1, 1), (2, 1), (3, 0), (40, -40), (62, 62), (63, 0), (-1000, 5)):
        refusal = refused(position, ev.Build("tower-12", x, y))
        assert refusal == Refusal("no-neighbour", "5.4", {"square": f"({x}, {y})"})
    for x in (0, 1):
        taken = refused(position, ev.Build("tower-12", x, 0))
        assert taken == Refusal("square-taken", "5.4", {"square": f"({x}, 0)"})


HOOK = {
    (1, 0): "pavilion-8",
    (2, 0): "seraglio-9",
    (2, 1): "arcades-9",
    (2, 2): "arcades-10",
    (1, 2): "chambers-10",
}


def test_holes() -> None:
    """5.5, fifth forbidden example: an arcade that would shut in an empty square."""
    position = with_reserve(HOOK | {(0, 2): "chambers-11"}, "garden-11")
    refusal = refused(position, ev.Build("garden-11", 0, 1))
    assert refusal == Refusal("hole", "5.5", {"square": "(0, 1)"})
    assert position.why_not(ev.Build("garden-11", 1, 1)) is None  # into the bay


def test_hole_with_an_open_corner() -> None:
    """5.5: an empty square with tiles on its four sides is shut in; corners are no way out."""
    position = with_reserve(HOOK, "garden-11")
    refusal = refused(position, ev.Build("garden-11", 0, 1))
    assert refusal == Refusal("hole", "5.5", {"square": "(0, 1)"})


def test_hole_of_several_squares() -> None:
    """5.5: a group of empty squares joined along sides: two beside each other."""
    long = {(x + (x > 0), y): tile for (x, y), tile in HOOK.items()}
    long |= {(1, 0): "chambers-11", (1, 2): "garden-10a", (0, 2): "tower-12"}
    position = with_reserve(long, "garden-11")
    assert refused(position, ev.Build("garden-11", 0, 1)).code == "hole"
    assert position.why_not(ev.Build("garden-11", 0, 3)) is None


def test_removal_must_not_leave_a_hole_or_cut_off() -> None:
    """5.6: all of section 5 holds after a removal."""
    block = HOOK | {(1, 1): "garden-11", (0, 1): "tower-12"}
    position = with_reserve(block)
    left = refused(position, ev.Remove("garden-11"))
    assert left == Refusal("hole-left", "5.5", {"tile": "garden-11"})
    assert position.why_not(ev.Remove("arcades-10")) is None
    row = with_reserve({(1, 0): "pavilion-8", (2, 0): "seraglio-9"})
    cut = refused(row, ev.Remove("pavilion-8"))
    assert cut == Refusal("cut-off", "5.3", {"tile": "pavilion-8"})


def test_removal_must_leave_a_way_on_foot() -> None:
    """5.6: a tile that touches others only with its wall is cut off although it touches them."""
    city = {(1, 0): "pavilion-6", (0, 1): "garden-11", (1, 1): "tower-11c"}
    position = with_reserve(city)
    assert refused(position, ev.Remove("garden-11")).code == "cut-off"
    assert {move.tile for move in offered(position, ev.Remove)} == {"pavilion-6", "tower-11c"}


def test_removal_where_a_longer_way_leads_round() -> None:
    """5.6: six tiles in a ring around a wall: each may go, the others are reached from behind."""
    city = {(1, 0): "pavilion-6", (2, 0): "tower-12", (2, 1): "garden-11", (0, 1): "tower-11a"}
    position = with_reserve(city, "tower-11c")
    position.play(ev.Build("tower-11c", 1, 1))
    assert tiles_in(position, position.state.read().removable[0]) == {*city.values(), "tower-11c"}


def test_swap_must_match_the_same_neighbours() -> None:
    """5.6: and then it is legal."""
    city = {(1, 0): "pavilion-8", (2, 0): "seraglio-9"}
    position = with_reserve(city, "pavilion-6", "pavilion-7", "tower-10")
    assert set(offered(position, ev.Swap)) == {
        ev.Swap("pavilion-6", "pavilion-8"),
        ev.Swap("pavilion-6", "seraglio-9"),
        ev.Swap("pavilion-7", "seraglio-9"),
    }
    differ = refused(position, ev.Swap("pavilion-7", "pavilion-8"))
    assert differ == Refusal("walls-differ", "5.2", {"side": "east"})
    assert refused(position, ev.Swap("tower-10", "pavilion-8")).params == {"side": "west"}


def grown(game: str, seed: int, size: int) -> tuple[Table, list[str]]:
    """A table with a random city at seat 0, and the tiles that are not in it."""
    rng = random.Random(f"{game} {seed}")
    table = Table(game)
    left = sorted(table.walls)
    rng.shuffle(left)
    while len(table.cities[0]) < size:
        tile = left.pop()
        found = places(table.plan(table.cities[0]), table.walls[tile])
        if found:
            table.city(0, {rng.choice(found): tile})
    return table, left


CITIES = list(product(("alhambra", "granada"), range(4)))


@pytest.mark.parametrize(("game", "seed"), CITIES)
def test_what_is_offered_is_what_the_rules_allow(game: str, seed: int) -> None:
    """5.2 to 5.6: places and swaps in random cities, against flood fills."""
    table, left = grown(game, seed, 13)
    plan = table.plan(table.cities[0])
    by_walls = {table.walls[tile]: tile for tile in left[:12]}
    position = table.reserve(0, *by_walls.values()).market(*left[12:16]).lay()
    swaps = {(move.tile, move.out) for move in offered(position, ev.Swap)}
    for walls, tile in by_walls.items():
        assert squares(position, tile) == set(places(plan, walls))
        for square, out in table.cities[0].items():
            assert ((tile, out) in swaps) == can_swap(plan, square, walls)


@pytest.mark.parametrize(("game", "seed"), CITIES)
def test_which_tiles_may_leave_is_kept_right(game: str, seed: int) -> None:
    """5.6: after a building, a removal and a swap, against flood fills."""
    table, left = grown(game, seed, 12)
    position = table.reserve(0, *left[:10]).market(*left[10:14]).lay()
    rng = random.Random(seed)
    for kind in (ev.Build, ev.Remove, ev.Swap):
        tried = position.copy()
        tried.play(rng.choice(offered(tried, kind)))
        city = city_of(tried, 0)
        plan = table.plan(city)
        assert city_faults(plan) == []
        allowed = {tile for square, tile in city.items() if can_remove(plan, square)}
        assert tiles_in(tried, tried.state.read().removable[0]) == allowed


def meets_at_a_corner(city: City) -> bool:
    """Two tiles that touch at a corner while the two squares beside both are empty."""
    return any(
        (x + 1, y + dy) in city and (x + 1, y) not in city and (x, y + dy) not in city
        for x, y in city
        for dy in (1, -1)
    )


def test_tiles_never_meet_only_at_a_corner() -> None:
    """5.6: so the outline is one closed line."""
    assert meets_at_a_corner(START | {(1, 1): ""})
    table, left = grown("alhambra", 7, 14)
    plan = table.plan(table.cities[0])
    assert not meets_at_a_corner(plan)
    position = table.reserve(0, *left[:8]).market(*left[8:12]).lay()
    builds = offered(position, ev.Build)
    assert builds
    for move in builds:
        assert not meets_at_a_corner({**plan, (move.x, move.y): table.walls[move.tile]})


def test_a_swap_never_cuts_a_path() -> None:
    """5.6: where the neighbours match, everything else holds."""
    table, left = grown("alhambra", 3, 14)
    plan = table.plan(table.cities[0])
    matching = [
        swapped(plan, square, table.walls[tile])
        for square in table.cities[0]
        for tile in left
        if not touching_faults(swapped(plan, square, table.walls[tile]))
    ]
    assert len(matching) > 10
    assert all(city_faults(city) == [] for city in matching)
