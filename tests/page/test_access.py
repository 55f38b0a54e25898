"""axe-core finds nothing serious, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from page.clicking import Clicker
from page.conftest import PHONE
from page.learning import COACH
from page.past import ended
from page.tables import made, seated
from server.serving import Served

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL = ["treasure_chamber", "master_builders", "invaders", "bazaars"]


def violations(page: Page) -> list[str]:
    """What is wrong at serious or critical level, with the places."""
    page.evaluate(AXE.read_text("utf-8"))  # not a script element: the page's policy forbids it
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes']][:3]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/nowhere"])
def test_pages(opened: Callable[..., Page], path: str, light: str) -> None:
    page = opened(path, color_scheme=light)
    page.wait_for_selector("h1")
    page.get_by_role("button", name="Menu").click() if path != "/nowhere" else None
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_table(opened: Callable[..., Page], node: Served, game: str, light: str) -> None:
    small = {"viewport": PHONE} if game == "granada" else {}
    page = opened(None, color_scheme=light, **small)
    modules = ALL if game == "alhambra" else []
    page.goto(made(seated(node, page.context, "Ana"), game=game, modules=modules))
    player = Clicker(page, 6)
    for _ in range(14):
        player.plays_on()
    page.wait_for_selector(".table[data-mine=true]")
    assert violations(page) == []
    offer = page.locator("[data-offer].exact, [data-offer].payable, [data-loose]:enabled")
    if offer.count():
        offer.first.click()
    page.get_by_role("tab", name="Score now").click()
    page.wait_for_selector(".now table")
    assert violations(page) == []
    if game == "granada":
        page.get_by_role("tab", name="Others").click()
    page.locator(".others .look").first.click()
    page.wait_for_selector("dialog[open] .city")
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_waiting_and_learning(opened: Callable[..., Page], node: Served, light: str) -> None:
    page = opened(None, color_scheme=light)
    page.goto(made(seated(node, page.context, "Ana"), players=3, bots={}))
    page.wait_for_selector("[data-do=start]")
    assert violations(page) == []
    page.goto("/")
    page.click("[data-learn=alhambra]")
    page.wait_for_selector(COACH)
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_result_and_player(opened: Callable[..., Page], node: Served, light: str) -> None:
    """The dialogs at the end of a game, and the page of who played it."""
    page = opened(None, color_scheme=light)
    host = seated(node, page.context, "Ana")
    table = ended(host, Random(8)).table
    page.goto(f"/table/{table}")
    page.wait_for_selector("dialog[open] h2")
    assert violations(page) == []
    page.goto(f"/player/{host.id}")
    page.wait_for_selector("main ul > .panel")
    assert violations(page) == []
