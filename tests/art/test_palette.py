"""Colours stay apart for everyone, and text can be read."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from sabika.art.palette import (
    ALHAMBRA,
    BUILDING,
    CURRENCY,
    DARK,
    GRANADA,
    INK,
    LIGHT,
    SERIES,
    TERMINAL,
    Paint,
    Theme,
    printed,
)
from sabika.components import ALHAMBRA_TYPES, CURRENCIES, GRANADA_TYPES

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
EYES = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
FAMILIES = {"currencies": CURRENCY, "alhambra": ALHAMBRA, "granada": GRANADA}
THEMES = pytest.mark.parametrize("light", [LIGHT, DARK], ids=lambda light: light.name)


def linear(colour: str) -> list[float]:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def luminance(colour: str) -> float:
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(rgb: list[float]) -> tuple[float, float, float]:
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.95047, 1, 1.08883)
    parts = [sum(a * b for a, b in zip(row, rgb, strict=True)) for row in rows]
    shares = [part / full for part, full in zip(parts, white, strict=True)]
    x, y, z = (s ** (1 / 3) if s > 0.008856 else 7.787 * s + 16 / 116 for s in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    rgb = linear(colour)
    mixed = [sum(a * b for a, b in zip(row, rgb, strict=True)) for row in EYES[eyes]]
    return lab([min(1.0, max(0.0, channel)) for channel in mixed])


def distance(one: str, other: str, eyes: str) -> float:
    pairs = zip(seen(one, eyes), seen(other, eyes), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def test_distance_knows_what_red_and_green_are_to_a_deuteranope() -> None:
    assert distance("#C23B22", "#7F7F2A", "common") > 40
    assert distance("#C23B22", "#7F7F2A", "deuteranopia") < 15
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("family", FAMILIES)
def test_colours_of_a_family_stay_apart(family: str, eyes: str) -> None:
    least = 25 if eyes == "common" else 14
    for (one, first), (other, second) in combinations(FAMILIES[family].items(), 2):
        assert distance(first.fill, second.fill, eyes) >= least, (one, other)


def test_everything_has_its_colour() -> None:
    assert tuple(CURRENCY) == CURRENCIES
    assert tuple(ALHAMBRA) == ALHAMBRA_TYPES
    assert tuple(GRANADA) == GRANADA_TYPES


@pytest.mark.parametrize("paint", [*CURRENCY.values(), *BUILDING.values()])
def test_text_on_a_colour_can_be_read(paint: Paint) -> None:
    assert contrast(paint.text, paint.fill) >= 4.5


@THEMES
def test_text_on_the_table_can_be_read(light: Theme) -> None:
    for ink, ground in product((light.ink, light.soft, light.accent), (light.panel, light.ground)):
        assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(INK, light.card) >= 4.5
    assert contrast(light.casing, light.gold) >= 4.5
    assert contrast(light.card, light.bank) >= 4.5


@THEMES
@pytest.mark.parametrize("kind", BUILDING)
def test_shapes_on_a_tile_stand_out(light: Theme, kind: str) -> None:
    court = light.court(kind)
    outline = (light.edge(kind), light.stone)
    assert max(contrast(colour, court) for colour in outline) >= 3
    assert max(contrast(colour, court) for colour in (light.wall_deep, light.wall_light)) >= 3
    assert max(contrast(colour, court) for colour in (light.water, light.water_light)) >= 3
    assert contrast(light.sign(kind), light.panel) >= 3
    assert contrast(printed(kind), light.card) >= 3


@THEMES
def test_the_scoring_wall_stands_out(light: Theme) -> None:
    assert contrast(light.gold, light.casing) >= 3
    assert max(contrast(colour, light.panel) for colour in (light.gold, light.casing)) >= 3


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF"])
@pytest.mark.parametrize("use", TERMINAL)
def test_a_terminal_may_be_black_or_white(use: str, ground: str) -> None:
    assert contrast(TERMINAL[use], ground) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
@THEMES
def test_lines_of_plots_stand_out_and_stay_apart(light: Theme, eyes: str) -> None:
    colours = [pair[light.dark] for pair in SERIES]
    assert all(contrast(colour, light.panel) >= 3 for colour in colours)
    assert all(distance(*pair, eyes) >= 18 for pair in combinations(colours, 2))
