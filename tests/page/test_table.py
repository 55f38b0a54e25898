"""The table in a browser: what it offers, refuses, takes back, and how it keeps up."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.clicking import Clicker
from page.conftest import DESK, PHONE
from page.tables import made, seated
from server.games import started
from server.serving import Served, served

Opened = Callable[..., Page]
MINE = ".table[data-mine=true]"


@pytest.fixture
def at_table(opened: Opened, node: Served) -> Callable[..., Page]:
    """Opens a new table, one's own turn to come."""

    def open_table(terms: dict[str, Any] | None = None, **options: Any) -> Page:
        page = opened(None, **options)
        page.goto(made(seated(node, page.context, "Ana"), **(terms or {})))
        page.wait_for_selector(MINE)
        return page

    return open_table


def bought(page: Page, seed: int = 2) -> Clicker:
    """Play until a tile has to be placed."""
    player = Clicker(page, seed)
    for _ in range(60):
        page.wait_for_selector(MINE)
        if page.locator(".table").get_attribute("data-phase") == "placing":
            return player
        player.plays_on()
    raise AssertionError("nothing was bought")


def test_payment_is_proposed_and_can_be_changed(at_table: Callable[..., Page]) -> None:
    page = at_table()
    for _ in range(30):
        offer = page.locator("[data-offer].exact, [data-offer].payable")
        if offer.count():
            break
        Clicker(page, 1)._take()
        page.wait_for_selector(MINE)
    offer.first.click()
    paid = page.locator("[data-hand].paid")
    assert paid.count() > 0
    expect(page.locator("[data-do=act]")).to_be_enabled()
    for _ in range(paid.count() - 1):
        paid.first.click()
    paid.first.click()
    expect(page.locator("[data-do=act]")).to_have_count(0)


def test_a_square_that_is_forbidden_says_why(at_table: Callable[..., Page]) -> None:
    for _ in range(6):  # a first tile without walls may stand on every square
        page = at_table()
        bought(page)
        page.wait_for_selector("[data-spot]")
        closed = page.locator("[data-spot][data-open=false]")
        if closed.count():
            break
    closed.first.click()
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    expect(refusal.locator("a")).to_have_attribute("href", re.compile(r"/rules#5\.\d"))


def test_a_tile_that_is_too_dear_says_why(at_table: Callable[..., Page]) -> None:
    for _ in range(6):  # hardly anybody can pay all four tiles at once
        page = at_table()
        dear = page.locator("[data-offer].dear")
        if dear.count():
            break
    dear.first.click()
    expect(page.locator(".refusal")).to_contain_text(re.compile("too little|currency|paid"))


def test_undo_and_restart(at_table: Callable[..., Page]) -> None:
    page = at_table()
    bought(page)
    page.locator("[data-do=undo]").click()
    page.wait_for_selector(".table[data-phase=action][data-mine=true]")
    expect(page.locator(".log li").last).to_contain_text("You take that back")
    bought(page)
    page.locator("[data-do=restart]").click()
    page.wait_for_selector(".table[data-phase=action][data-mine=true]")
    expect(page.locator("[data-do=undo]")).to_have_count(0)


def test_confirmation(at_table: Callable[..., Page]) -> None:
    """At a table where turns are confirmed a final move waits, and can be taken back."""
    page = at_table(terms={"confirm": True})
    page.locator("[data-display]").first.click()
    page.locator("[data-do=act]").click()
    page.locator("[data-do=undo]").click()
    page.locator("[data-display]").first.click()
    page.locator("[data-do=act]").click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)  # the bot may have moved by now


def test_dragging_cards_and_tiles(at_table: Callable[..., Page]) -> None:
    page = at_table()
    hand = page.locator("[data-hand]")
    before = hand.count()
    page.locator("[data-display]").first.drag_to(page.locator("[data-at=hand]"))
    expect(hand).to_have_count(before + 1)
    bought(page)
    table = page.locator(".table")
    decision = table.get_attribute("data-decision")
    spot = page.locator("[data-spot][data-open=true]").first
    page.locator("[data-loose].picked").drag_to(spot)
    expect(table).not_to_have_attribute("data-decision", decision or "")
    expect(page.locator(".city [data-tile]")).not_to_have_count(0)


def test_a_lost_connection_is_said_and_caught_up(opened: Opened, tmp_path: Path) -> None:
    """The server goes away and comes back: the page says so, and shows what was missed."""
    with served(tmp_path / "own.db") as own:
        page = opened(None, may_complain=True)  # a browser logs a line that breaks
        both = seated(own, page.context, "Ana"), own.person("Ben")
        table = started(*both)
        page.goto(f"{own.url}/table/{table}")
        page.wait_for_selector(".log li")
        before = page.locator(".log li").count()
        port = own.port
        own.stop()
        expect(page.locator(".lost")).to_be_visible()
        own.start(port)
        for person in both:
            for legal in person.get(f"/tables/{table}/moves")["moves"][:1]:
                person.post(f"/tables/{table}/moves", move=legal["move"])
        expect(page.locator(".lost")).to_have_count(0)
        expect(page.locator(".log li")).not_to_have_count(before)


def test_two_people_and_a_spectator(opened: Opened, node: Served) -> None:
    """What one does the other sees; who only watches sees no hand and can do nothing."""
    ana = opened(None)
    host = seated(node, ana.context, "Ana")
    address = made(host, players=2, bots={})
    ana.goto(address)
    ben = opened(address)
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Tab")
    ben.get_by_text("Sit here").click()
    ana.locator("[data-do=start]").click()
    watcher = opened(address)
    watcher.wait_for_selector(".table")
    assert watcher.locator("[data-hand]").count() == 0
    for page in (ana, ben, watcher):
        page.wait_for_selector(".table[data-status=playing]")
    first = ana if ana.locator(MINE).count() else ben
    second = ben if first is ana else ana
    first.locator("[data-display]").first.click()
    first.locator("[data-do=act]").click()
    second.wait_for_selector(MINE)
    name = "Ana" if first is ana else "Ben"
    for page in (second, watcher):
        expect(page.locator(".log li").last).to_contain_text(f"{name} takes")
    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Say something").fill("Hello there")
    first.keyboard.press("Enter")
    second.get_by_role("tab", name="Chat").click()
    expect(second.locator(".chat li")).to_contain_text("Hello there")


GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def test_night_is_chosen_and_remembered(at_table: Callable[..., Page]) -> None:
    """By the device at first, then as the menu says."""
    page = at_table(color_scheme="light")
    day = page.evaluate(GROUND)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("night", exact=True).check(force=True)
    night = page.evaluate(GROUND)
    assert night != day
    page.reload()
    page.wait_for_selector(MINE)
    assert page.evaluate(GROUND) == night
    assert at_table(color_scheme="dark").evaluate(GROUND) == night


@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_a_phone_needs_no_sideways_scrolling(at_table: Callable[..., Page], game: str) -> None:
    modules = ["treasure_chamber", "invaders", "bazaars"] if game == "alhambra" else ["invaders"]
    page = at_table(
        terms={"game": game, "players": 4, "modules": modules}, viewport=PHONE, has_touch=True
    )
    player = Clicker(page, 4)
    for _ in range(12):
        player.plays_on()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
    for tab in ("Log", "Score now", "Chat", "Others"):
        page.get_by_role("tab", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert DESK["width"] > PHONE["width"]


def test_a_scoring_is_a_show_that_can_be_closed(at_table: Callable[..., Page]) -> None:
    """With movement: others' moves are followed, a scoring is counted row by row."""
    page = at_table({"bots": {"1": "random"}}, reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('sabika.settings', JSON.stringify({speed: 'brisk'}))")
    page.reload()
    for _ in range(80):
        page.wait_for_selector(f"{MINE}, .show")
        if page.locator(".show").count():
            break
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        page.locator("[data-do=act]").focus()
        decision = page.locator(".table").get_attribute("data-decision")
        page.keyboard.press("Enter")
        page.wait_for_selector(f".table:not([data-decision='{decision}'])")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Scoring [AB]"))
    page.get_by_role("dialog").get_by_label("Close").click()
    expect(page.locator(".show")).to_have_count(0)
