"""The page about environments: its examples run, its tables are those of the code."""

from __future__ import annotations

import contextlib
import io
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from sabika.envs.core import layout
from sabika.envs.observation import observe, split
from sabika.envs.settings import choice_names
from sabika.play.game import Game
from sabika.play.position import book_of
from sabika.rules.ruleset import Configuration

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
NEEDS = ("gymnasium", "pettingzoo", "pyspiel")

pytestmark = [pytest.mark.compiled_only, pytest.mark.filterwarnings("default")]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run_and_print_what_is_said(example: str) -> None:
    missing = [name for name in NEEDS if name in example and find_spec(name) is None]
    if missing:
        pytest.skip(f"{missing[0]} is not installed")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(example, "environments.md", "exec"), {"__name__": "page"})
    assert out.getvalue().splitlines() == re.findall(r"^# (.*)$", example, re.M)


def test_the_list_of_choices() -> None:
    """First, last and number of each row, and how many there are."""
    rows = re.findall(r"^\| (\d+)(?: to (\d+)|, (\d+))? \| (\d+) \|", PAGE, re.M)
    at = 0
    for first, to, comma, number in rows:
        last = int(to or comma or first)
        assert (int(first), last - at + 1) == (at, int(number))
        at = last + 1
    assert at == layout.CHOICES
    assert f"list of **{layout.CHOICES}**" in PAGE
    firsts = [int(row[0]) for row in rows]
    assert firsts == [
        layout.KIND, layout.SIDE, layout.ENOUGH, layout.ROOM, layout.CARD, layout.TILE,
        layout.SQUARE, layout.ACROSS, layout.UP,
    ]  # fmt: skip


def test_the_kinds_of_moves() -> None:
    (kinds,) = re.findall(r"the kind of move: ([\w, ]+) \|", PAGE)
    names = choice_names(book_of(Configuration(players=2)))
    assert kinds.split(", ") == list(names[: layout.SIDE])


def test_the_sections_of_an_observation() -> None:
    """Named in their order; those with a fixed shape have the shape that is said."""
    text = PAGE.partition("## Observations")[2].partition("**Nothing hidden")[0]
    listed = [
        (name, shape)
        for names, shape in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([^|]*) \|", text, re.M)
        for name in re.findall(r"\w+", names)
    ]
    game = Game("alhambra", players=2, modules=["treasure_chamber"], seed="page")
    parts = split(game.config, observe(game.view(0), game.knowledge(0)))
    assert [name for name, _ in listed] == list(parts)
    said = dict(listed)
    for name in ("display", "discards", "unseen", "chosen"):
        assert parts[name].shape == (int(said[name]),)
