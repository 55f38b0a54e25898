"""The Python of the README runs and prints what the README says."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def said(block: str) -> list[str]:
    """Return the comment lines that show what a print gives."""
    return [line[2:] for line in block.splitlines() if line.startswith("# ")]


def printed(block: str) -> list[str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
    return out.getvalue().splitlines()


def test_the_first_example() -> None:
    assert printed(BLOCKS[0]) == said(BLOCKS[0])


def test_the_second_example() -> None:
    """Only the form is promised: the bot may play better some day."""
    (line,) = printed(BLOCKS[1])
    assert re.sub(r"\d+", "n", said(BLOCKS[1])[0]).startswith(
        "for example Outcome(reason='finished'"
    )
    assert line.startswith("Outcome(reason='finished', scores=(")


def test_the_example_for_those_who_train() -> None:
    pytest.importorskip("gymnasium")
    assert printed(BLOCKS[2]) == said(BLOCKS[2])


def test_links_lead_somewhere() -> None:
    root = Path(__file__).parents[2]
    pages = [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").rglob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#\s]+)\)", page.read_text("utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
