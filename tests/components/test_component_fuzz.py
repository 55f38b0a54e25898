"""Whatever stands in a data file, the answer is a box or a ComponentError (11)."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabika.components import Box, ComponentError, load

Shipped = Callable[[str], str]

FILES = (
    "alhambra_points.csv",
    "alhambra_tiles.csv",
    "bazaars.csv",
    "chest_points.csv",
    "chests.csv",
    "granada_points.csv",
    "granada_tiles.csv",
)
TEXT = st.text(max_size=200)
TABLE = st.text(alphabet="abpt019-_ ,;\"'\n\r\0\ufeffNESW", max_size=200)
FIELD = st.one_of(
    st.text(max_size=12),
    st.integers().map(str),
    st.sampled_from(("", "NESW", "start", "tower", "arena", "denar", '"', "-0", "²", "0x2")),
)


def answer(file: str, content: bytes) -> None:
    """Loads a single file with that content and checks the kind of answer."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, file)
        path.write_bytes(content)
        outcome: Box | ComponentError
        try:
            outcome = load(path)
        except ComponentError as error:
            outcome = error
    if isinstance(outcome, Box):
        assert len(outcome.alhambra_tiles) == len(outcome.granada_tiles) == 54
    else:
        assert outcome.file in FILES
        assert outcome.code
        assert len(str(outcome)) < 400
        str(outcome).encode()


@pytest.mark.parametrize("file", FILES)
@settings(max_examples=60, deadline=None)
@given(content=st.one_of(st.binary(max_size=200), TEXT.map(str.encode), TABLE.map(str.encode)))
def test_any_content(shipped: Shipped, file: str, content: bytes) -> None:
    """11: random bytes and text, alone and below the right columns."""
    answer(file, content)
    answer(file, shipped(file).splitlines()[0].encode() + b"\n" + content)


@pytest.mark.parametrize("file", FILES)
@settings(max_examples=60, deadline=None)
@given(chance=st.data())
def test_any_field(shipped: Shipped, file: str, chance: st.DataObject) -> None:
    """11: a shipped file with a few fields replaced."""
    rows = [line.split(",") for line in shipped(file).splitlines()]
    for _ in range(chance.draw(st.integers(1, 3))):
        row = chance.draw(st.sampled_from(rows))
        row[chance.draw(st.integers(0, len(row) - 1))] = chance.draw(FIELD)
    answer(file, "\n".join(map(",".join, rows)).encode())


@pytest.mark.parametrize("file", FILES)
@settings(max_examples=60, deadline=None)
@given(chance=st.data())
def test_any_damage(shipped: Shipped, file: str, chance: st.DataObject) -> None:
    """11: a shipped file with a stretch of bytes cut out and others put in."""
    content = shipped(file).encode()
    start = chance.draw(st.integers(0, len(content)))
    end = chance.draw(st.integers(start, min(len(content), start + 20)))
    answer(file, content[:start] + chance.draw(st.binary(max_size=8)) + content[end:])


@settings(max_examples=60, deadline=None)
@given(order=st.permutations(range(54)))
def test_order_of_lines_is_free(shipped: Shipped, order: list[int]) -> None:
    """G.1: the same tiles in any order are the same tiles."""
    header, *lines = shipped("granada_tiles.csv").splitlines()
    text = "\n".join([header, *(lines[number] for number in order)])
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "granada_tiles.csv").write_text(text, encoding="utf-8")
        tiles = load(folder).granada_tiles
    assert tiles == tuple(load().granada_tiles[number] for number in order)
