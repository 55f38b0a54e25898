"""Shapes are told apart without colour, at 28 pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import atan2, cos, pi, sin, sqrt

import pytest

from sabika.art.silhouettes import MARK, PICTURE, SHAPE
from sabika.components import ALHAMBRA_TYPES, CURRENCIES, GRANADA_TYPES

PIXELS = 28
Point = tuple[float, float]
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d*\.\d+|\d+)")
LENGTH = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the commands of a path with their numbers; repeated ones one by one."""
    tokens = TOKEN.findall(path)
    n = 0
    letter = ""
    while n < len(tokens):
        if tokens[n].isalpha():
            letter, n = tokens[n], n + 1
        size = LENGTH[letter.upper()]
        yield letter, [float(token) for token in tokens[n : n + size]]
        n += size
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(start: Point, numbers: list[float], end: Point) -> list[Point]:
    """Return points on an arc of a circle."""
    radius, _, _, large, sweep = numbers[:5]
    dx, dy = end[0] - start[0], end[1] - start[1]
    chord = sqrt(dx * dx + dy * dy)
    radius = max(radius, chord / 2)
    away = sqrt(radius * radius - chord * chord / 4) * (1 if large != sweep else -1)
    centre = (
        (start[0] + end[0]) / 2 - away * dy / chord,
        (start[1] + end[1]) / 2 + away * dx / chord,
    )
    first = atan2(start[1] - centre[1], start[0] - centre[0])
    turn = (atan2(end[1] - centre[1], end[0] - centre[0]) - first) % (2 * pi)
    turn -= 0 if sweep else 2 * pi
    return [
        (
            centre[0] + radius * cos(first + turn * n / 24),
            centre[1] + radius * sin(first + turn * n / 24),
        )
        for n in range(1, 25)
    ]


def bezier(points: list[Point]) -> list[Point]:
    """Return points on a curve, by halving the way again and again."""
    found = []
    for n in range(1, 13):
        left = points
        while len(left) > 1:
            left = [
                (a[0] + (b[0] - a[0]) * n / 12, a[1] + (b[1] - a[1]) * n / 12)
                for a, b in pairwise(left)
            ]
        found.append(left[0])
    return found


def outlines(path: str) -> list[list[Point]]:
    """Return the closed lines of a path."""
    found: list[list[Point]] = []
    here = before = (0.0, 0.0)  # before: where a smooth curve goes on to
    for letter, numbers in commands(path):
        x, y = here if letter.islower() else (0.0, 0.0)
        kind = letter.upper()
        if kind == "Z":
            here = found[-1][0]
            continue
        if kind == "H":
            points = [(x + numbers[0], here[1])]
        elif kind == "V":
            points = [(here[0], y + numbers[0])]
        elif kind == "A":
            points = arc(here, numbers, (x + numbers[5], y + numbers[6]))
        else:
            points = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            found.append([])
        elif kind in "CS":
            points = [before, *points] if kind == "S" else points
            before = (2 * points[2][0] - points[1][0], 2 * points[2][1] - points[1][1])
            points = bezier([here, *points])
        found[-1] += points
        here = points[-1]
        before = before if kind in "CS" else here
    return found


def raster(path: str, low: float = 0, size: float = 64) -> list[bool]:
    """Return the pixels that an even-odd fill of the path covers."""
    lines = [
        (a, b)
        for outline in outlines(path)
        for a, b in zip(outline, outline[1:] + outline[:1], strict=True)
    ]
    found = []
    for row in range(PIXELS):
        y = low + (row + 0.5) * size / PIXELS
        cuts = sorted(
            a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            for a, b in lines
            if (a[1] > y) != (b[1] > y)
        )
        for column in range(PIXELS):
            x = low + (column + 0.5) * size / PIXELS
            found.append(sum(cut < x for cut in cuts) % 2 == 1)
    return found


def apart(one: list[bool], other: list[bool]) -> float:
    """Return how much of two shapes does not lie on each other."""
    both = sum(a and b for a, b in zip(one, other, strict=True))
    either = sum(a or b for a, b in zip(one, other, strict=True))
    return 1 - both / either


def test_the_raster_is_right() -> None:
    square, disc = raster("M0 0h32v32h-32z"), raster("M32 0a32 32 0 1 1-.1 0z")
    assert sum(square) == 14 * 14
    assert sum(disc) == pytest.approx(PIXELS * PIXELS * pi / 4, rel=0.02)
    assert apart(square, square) == 0
    assert sum(raster("M0 0h64v64H0z M16 16h32v32H16z")) == PIXELS * PIXELS * 3 / 4


@pytest.mark.parametrize("name", MARK)
def test_marks_fill_their_box(name: str) -> None:
    points = [point for outline in outlines(MARK[name]) for point in outline]
    assert all(0 <= coordinate <= 64 for point in points for coordinate in point)
    assert 0.12 < sum(raster(MARK[name])) / PIXELS**2 < 0.8


@pytest.mark.parametrize("types", [ALHAMBRA_TYPES, GRANADA_TYPES])
def test_marks_of_a_game_are_told_apart_without_colour(types: tuple[str, ...]) -> None:
    shapes = {kind: raster(MARK[kind]) for kind in (*types, "bazaar", "start", "chest")}
    for one, other in combinations(shapes, 2):
        assert apart(shapes[one], shapes[other]) > 0.3, (one, other)


def test_currencies_are_told_apart_without_colour() -> None:
    assert tuple(SHAPE) == CURRENCIES
    shapes = {name: raster(path, -13, 26) for name, path in SHAPE.items()}
    for one, other in combinations(shapes, 2):
        assert apart(shapes[one], shapes[other]) > 0.1, (one, other)


@pytest.mark.parametrize("kind", [*ALHAMBRA_TYPES, *GRANADA_TYPES])
def test_every_type_has_a_picture_inside_its_box(kind: str) -> None:
    tones = {tone for tone, _ in PICTURE[kind]}
    assert "roof" in tones
    for _, path in PICTURE[kind]:
        points = [point for outline in outlines(path) for point in outline]
        assert all(0 <= coordinate <= 64 for point in points for coordinate in point), path
