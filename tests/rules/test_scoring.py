"""Scoring in Alhambra: section 7."""

from __future__ import annotations

import random

import pytest

# isort: split
from referee import longest_wall, places
from rules.asking import happened, points
from rules.table import Square, Table
from sabika.components import load
from sabika.play import events as ev
from sabika.play.position import Position

TYPES = load().alhambra_types
POINTS = {  # the rulebook's tables: A first; B first, second; C first, second, third
    "pavilion": ((1, 0, 0), (8, 1, 0), (16, 8, 1)),
    "seraglio": ((2, 0, 0), (9, 2, 0), (17, 9, 2)),
    "arcades": ((3, 0, 0), (10, 3, 0), (18, 10, 3)),
    "chambers": ((4, 0, 0), (11, 4, 0), (19, 11, 4)),
    "garden": ((5, 0, 0), (12, 5, 0), (20, 12, 5)),
    "tower": ((6, 0, 0), (13, 6, 0), (21, 13, 6)),
}


def of_type(kind: str) -> list[str]:
    """The tiles of a type, those with the fewest walls first."""
    found = [tile for tile in load().alhambra_tiles if tile.front.type == kind]
    return [tile.id for tile in sorted(found, key=lambda tile: len(tile.walls))]


def with_numbers(kind: str, *numbers: int) -> Position:
    """Cities with so many tiles of one type each."""
    table, left = Table(players=max(len(numbers), 2)), of_type(kind)
    for seat, number in enumerate(numbers):
        table.settle(seat, *(left.pop(0) for _ in range(number)))
    return table.lay()


def for_type(position: Position, kind: str, scoring: str) -> list[int]:
    found = points(position, scoring)
    return [found.get((seat, kind), 0) for seat in range(position.config.players)]


def test_a_and_b_when_the_card_turns_up_and_c_at_the_end() -> None:
    """7.1: three scorings, each once."""
    table = Table().display("denar-1", "denar-3", "denar-4", "denar-6")
    table.settle(0, "tower-12").bag(rest="reserve")
    table.market("garden-10a", "tower-7", "tower-11a", "pavilion-8").hand(2, "denar-9", "denar-2")
    position = table.deck("A", "ducat-2", "B", "ducat-3").lay()
    scored = [
        event.scoring
        for move in (
            ev.Take(("denar-1",)),
            ev.Take(("denar-3",)),
            ev.Buy("garden-10a", ("denar-9", "denar-2")),
            ev.Reserve("garden-10a"),
        )
        for event in happened(position, move)
        if isinstance(event, ev.Scored)
    ]
    assert scored == ["A", "B", "C"]
    assert position.scores == (6 + 13 + 21, 0, 0)


def test_a_card_not_drawn_before_the_end_is_not_scored() -> None:
    """7.1, 12.25: the game ends with A and B in the deck: C alone is scored."""
    table = Table().settle(0, "tower-12").bag(rest="reserve").hand(0, "denar-9", "denar-2")
    position = table.market("garden-10a", "tower-7", "tower-11a", "pavilion-8").lay()
    events = happened(
        position, ev.Buy("garden-10a", ("denar-9", "denar-2")), ev.Reserve("garden-10a")
    )
    assert [event.scoring for event in events if isinstance(event, ev.Scored)] == ["C"]
    assert position.scores == (21, 0, 0)


@pytest.mark.parametrize("kind", TYPES)
def test_points_for_first_second_and_third(kind: str) -> None:
    """7.2: by the number of tiles; A pays the first, B the first two, C all three."""
    position = with_numbers(kind, 1, 3, 0, 2)
    for scoring, (first, second, third) in zip("ABC", POINTS[kind], strict=True):
        assert for_type(position, kind, scoring) == [third, first, 0, second]


def test_price_does_not_matter() -> None:
    """7.2: two cheap towers beat a dear one."""
    position = Table().settle(0, "tower-13").settle(1, "tower-7", "tower-8").lay()
    assert for_type(position, "tower", "A") == [0, 6, 0]


def test_none_means_no_rank() -> None:
    """7.2: who has no garden is neither second nor third; without any, nobody scores."""
    position = with_numbers("garden", 1, 0, 0)
    assert for_type(position, "garden", "C") == [20, 0, 0]
    assert for_type(position, "tower", "C") == [0, 0, 0]


def test_reserve_does_not_score() -> None:
    """7.2: only tiles in the city count."""
    position = Table().reserve(0, "tower-13", "tower-12").settle(1, "tower-7").lay()
    assert for_type(position, "tower", "A") == [0, 6, 0]


def test_kim_and_nina_share() -> None:
    """7.3: the rulebook's example: both have four towers: (13 + 6) / 2 = 9 each."""
    position = with_numbers("tower", 4, 4, 0)
    assert for_type(position, "tower", "B") == [9, 9, 0]


@pytest.mark.parametrize(
    ("numbers", "scoring", "expected"),
    [
        ((2, 2, 0), "A", [3, 3, 0]),  # 6 / 2
        ((1, 1, 1, 1), "A", [1, 1, 1, 1]),  # 6 / 4
        ((3, 2, 2, 0), "B", [13, 3, 3, 0]),  # a tie for second shares the second place alone
        ((2, 2, 1), "B", [9, 9, 0]),  # no second place is left
        ((2, 2, 2), "B", [6, 6, 6]),  # 19 / 3
        ((2, 2, 2), "C", [13, 13, 13]),  # 40 / 3
        ((3, 3, 2), "C", [17, 17, 6]),  # 34 / 2, then third
        ((3, 2, 2, 1), "C", [21, 9, 9, 0]),  # 19 / 2
        ((4, 3, 2, 2), "C", [21, 13, 3, 3]),  # 6 / 2
        ((2, 2, 2, 2, 2), "C", [8, 8, 8, 8, 8]),  # 40 / 5
        ((1, 1, 1, 1, 1, 1), "C", [6, 6, 6, 6, 6, 6]),  # 40 / 6
    ],
)
def test_ties_share_the_places_they_occupy(
    numbers: tuple[int, ...], scoring: str, expected: list[int]
) -> None:
    """7.3: each share rounded down; places already shared are not given again."""
    assert for_type(with_numbers("tower", *numbers), "tower", scoring) == expected


RING = {  # the start tile in the middle of a square that is walled all round
    (0, 1): "tower-11b",
    (1, 1): "arcades-6a",
    (1, 0): "pavilion-7",
    (1, -1): "pavilion-4",
    (0, -1): "seraglio-8",
    (-1, -1): "pavilion-3",
    (-1, 0): "seraglio-7",
    (-1, 1): "pavilion-5",
}


def wall(city: dict[Square, str]) -> int:
    found = points(Table().city(0, city).lay(), "A")
    return found.get((0, "wall"), 0)


def test_no_wall_no_points() -> None:
    """7.4: the start tile alone has none."""
    assert wall({}) == 0
    assert wall({(1, 0): "tower-12"}) == 0


def test_longest_stretch_of_outer_wall() -> None:
    """7.4: three sides round a tile; two stretches are not added up."""
    assert wall({(0, 1): "tower-7"}) == 3  # north, east, west
    assert wall({(0, 1): "tower-7", (0, -1): "seraglio-3"}) == 3
    assert wall({(0, 1): "tower-7", (1, 0): "tower-12", (2, 0): "pavilion-6"}) == 3


def test_stretch_goes_on_round_corners_and_from_tile_to_tile() -> None:
    """7.4: also into an inner corner."""
    assert wall({(-1, 0): "pavilion-5", (0, 1): "tower-12"}) == 2
    assert wall({(0, 1): "garden-10c", (-1, 0): "pavilion-5"}) == 3
    assert wall({(0, 1): "tower-7", (1, 0): "pavilion-6"}) == 4


def test_walls_between_tiles_score_nothing() -> None:
    """7.4: two walls against each other are inside."""
    facing = {(1, 0): "pavilion-6", (0, 1): "garden-11", (1, 1): "tower-11c"}
    assert wall(facing) == 0
    assert wall({(1, 0): "pavilion-6", (0, 1): "garden-11"}) == 1


def test_a_completely_walled_outline_counts_every_side() -> None:
    """7.4."""
    assert wall(RING) == 12


@pytest.mark.parametrize(
    ("square", "tile"),
    [((0, 1), "tower-12"), ((0, -1), "tower-11a"), ((1, 0), "garden-11"), ((-1, 0), "garden-10a")],
)
def test_stretch_is_cyclic(square: Square, tile: str) -> None:
    """7.4: one gap anywhere leaves the eleven other sides in one stretch."""
    assert wall(RING | {square: tile}) == 11


def test_two_gaps_leave_two_stretches() -> None:
    """7.4: opposite gaps halve the outline."""
    assert wall(RING | {(0, 1): "tower-12", (0, -1): "tower-11a"}) == 5
    assert wall(RING | {(0, 1): "tower-12", (1, 0): "tower-11a"}) == 8


@pytest.mark.parametrize("seed", range(6))
def test_wall_of_random_cities(seed: int) -> None:
    """7.4: against the referee, who joins walls that meet in a point."""
    rng, table = random.Random(seed), Table()
    left = [tile for tile, walls in table.walls.items() if walls]
    rng.shuffle(left)
    while left and len(table.cities[0]) < 14:
        tile = left.pop()
        found = places(table.plan(table.cities[0]), table.walls[tile])
        if found:
            table.city(0, {rng.choice(found): tile})
    expected = longest_wall(table.plan(table.cities[0]))
    assert expected > 2
    for scoring in "ABC":
        assert points(table.lay(), scoring)[(0, "wall")] == expected


def test_every_player_scores_the_own_wall() -> None:
    """7.4: walls are not ranked, and score the same at A, B and C."""
    table = Table().city(0, {(0, 1): "tower-7"}).city(1, {(1, 0): "arcades-4"})
    position = table.city(2, {(0, 1): "tower-11b"}).lay()
    for scoring in "ABC":
        found = points(position, scoring)
        assert [found[(seat, "wall")] for seat in range(3)] == [3, 3, 1]


def test_scoring_now_changes_nothing() -> None:
    """7.1: looking at what a scoring would give is no scoring."""
    position = with_numbers("tower", 2, 1, 0)
    before = position.state.to_bytes()
    position.score_now("C")
    assert position.state.to_bytes() == before
