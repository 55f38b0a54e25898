"""The list of choices is said twice, and has no gaps."""

from __future__ import annotations

import re
from pathlib import Path

from sabika.envs.core import layout
from sabika.rules import codes

NUMBERS = {name: value for name, value in vars(layout).items() if type(value) is int}


def test_python_and_the_compiler_agree() -> None:
    """layout.py and c_layout.pxd."""
    text = Path(layout.__file__).with_name("c_layout.pxd").read_text("utf-8")
    pairs = re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)
    assert {name: int(number) for name, number in pairs} == NUMBERS


def test_the_parts_of_the_list_follow_each_other() -> None:
    parts = [
        (layout.KIND, codes.FORGO),
        (layout.SIDE, 2),
        (layout.ENOUGH, 1),
        (layout.ROOM, 3),
        (layout.CARD, layout.CARDS),
        (layout.TILE, 62),
        (layout.SQUARE, layout.MAP**2),
        (layout.ACROSS, 9),
        (layout.UP, 9),
    ]
    ends = [first + size for first, size in parts]
    assert [first for first, _ in parts] == [0, *ends[:-1]]
    assert ends[-1] == layout.CHOICES
