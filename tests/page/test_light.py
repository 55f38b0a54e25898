"""The page is light: what a first visit fetches."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

from playwright.sync_api import Page

from page.waiting import until
from sabika.server.api.site import INDEX, SITE

MOST = 200_000
FETCHED = """performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def imported(name: str, known: set[str]) -> set[str]:
    """A script and all that it cannot begin without."""
    if name in known:
        return known
    known.add(name)
    text = (SITE / "assets" / name).read_text("utf-8")
    for other in re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text):
        imported(other, known)
    return known


def test_scripts_of_the_first_load() -> None:
    """As built, packed as the server packs them."""
    index = (SITE / INDEX).read_text("utf-8")
    scripts: set[str] = set()
    for name in re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', index):
        imported(name, scripts)
    packed = [gzip.compress((SITE / "assets" / name).read_bytes(), 9) for name in scripts]
    assert scripts
    assert sum(map(len, packed)) <= MOST


def test_scripts_until_a_game_is_played(opened: Callable[..., Page]) -> None:
    """As fetched by a browser, from the first page to the first turn."""
    page = opened()
    page.click("[data-play=alhambra]")
    page.wait_for_selector(".table[data-mine=true]")
    until(page, f"{FETCHED} > 0")
    assert page.evaluate(FETCHED) <= MOST
