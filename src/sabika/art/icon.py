"""The icon of the page: the star of the start tile on glazed blue."""

from __future__ import annotations

from sabika.art.palette import IVORY, mix, theme
from sabika.art.sheet import tag
from sabika.art.silhouettes import STAR, STAR_INSIDE

SIZE = 128
STAR_SIZE = 64


def icon_svg(*, whole: bool = False) -> str:
    """Return the icon; ``whole`` fills the square for systems that cut out a shape themselves."""
    light = theme(dark=False)
    pale = mix(light.cloth, IVORY, 0.22)
    star = 76 if whole else 92  # whatever is cut off, the star is not
    corner = None if whole else 28
    ground = tag("rect", width=SIZE, height=SIZE, rx=corner, fill=light.cloth)
    around = "".join(_star(x, y, 60, pale) for x in (0, SIZE) for y in (0, SIZE))
    if not whole:
        clip = tag("clipPath", tag("rect", width=SIZE, height=SIZE, rx=corner), id="cut")
        around = clip + tag("g", around, clip_path="url(#cut)")
    well = tag("circle", cx=SIZE / 2, cy=SIZE / 2, r=star / 8, fill=IVORY)
    middle = _star(SIZE / 2, SIZE / 2, star, light.gold) + well
    box = f"0 0 {SIZE} {SIZE}"
    space = "http://www.w3.org/2000/svg"
    return tag("svg", ground, around, middle, xmlns=space, viewBox=box) + "\n"


def _star(x: float, y: float, size: float, fill: str) -> str:
    """Return the outline of a star around a place."""
    scale = size / STAR_SIZE
    return tag(
        "path",
        d=f"{STAR} {STAR_INSIDE}",
        fill=fill,
        fill_rule="evenodd",
        transform=f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})",
    )
