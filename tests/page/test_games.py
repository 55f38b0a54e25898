"""Whole games in the browser, played by clicking what the page offers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from page.clicking import Clicker

Opened = Callable[..., Page]


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


def test_all_modules(opened: Opened) -> None:
    """Alhambra with everything: rooms, builders, scouts and bazaars."""
    page = opened("/new")
    for module in page.locator(".module").all():
        module.click()
    for seat in page.locator(".seats select").all():
        seat.select_option("beginner")
    page.click("form button.primary")
    page.click("[data-do=start]")
    player = Clicker(page, 3)
    player.finishes()
    assert {"room", "stow", "square"} <= set(player.did)
