"""Whole games in the browser, played by clicking what the page offers, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.clicking import Clicker
from page.keyboard import Typist

Opened = Callable[..., Page]
EVERYTHING = ("treasure_chamber", "master_builders", "invaders", "bazaars")
SEEN = {
    "treasure_chamber": "[data-room]",
    "master_builders": ".log li:has-text('master builder')",
    "invaders": ".attack",
    "bazaars": ".bazaar, [data-tile^=bazaar]",
}
"""What every game with a module shows at its end; bazaars lie beside the market or in a city."""


@pytest.mark.parametrize("title", ["alhambra", "granada"])
def test_play_now(opened: Opened, title: str) -> None:
    """One click from the first page to a game against bots, and on to its end."""
    page = opened()
    page.select_option("select >> nth=1", "beginner")
    page.click(f"[data-play={title}]")
    player = Clicker(page, 1)
    player.finishes()
    assert {"offer", "card", "square", "act"} <= set(player.did)
    assert page.locator("dialog h2").is_visible()


@pytest.mark.parametrize(
    ("title", "modules"),
    [
        ("alhambra", ["treasure_chamber", "invaders"]),
        ("alhambra", ["master_builders", "bazaars"]),
        ("alhambra", EVERYTHING),
        ("granada", ["master_builders", "invaders"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "+".join(value),
)
def test_modules(opened: Opened, title: str, modules: list[str]) -> None:
    """From the making of a table to the end of the game."""
    page = opened("/new")
    page.locator(f"input[value={title}]").check(force=True)
    for module in modules:
        page.locator(f".module:has([value={module}])").click()
    page.locator(".seats select").last.select_option("beginner")
    page.click("form button.primary")
    page.click("[data-do=start]")
    player = Clicker(page, 3)
    player.finishes()
    expect(page.locator("dialog h2")).to_be_visible()
    for module in modules:
        assert page.locator(SEEN[module]).count() > 0
    assert ({"room", "stow"} <= set(player.did)) == ("treasure_chamber" in modules)


def test_by_keyboard_only(opened: Opened) -> None:
    """From the first page to the result, without a pointer; whoever listens hears what happens."""
    page = opened()
    player = Typist(page, 7)
    player.goes_to("[data-play=alhambra]")
    page.keyboard.press("Enter")
    heard = set()
    while player.plays_on():
        heard.add(page.get_by_test_id("account").inner_text())
    assert {"offer", "card", "square", "act"} <= set(player.did)
    assert len(heard) > 20
    player.goes_to("a[href^='/result/']")
    page.keyboard.press("Enter")
    expect(page.locator("tfoot td").first).to_be_visible()
