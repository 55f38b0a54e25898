"""The rules as a reference, and tips on whatever has one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.clicking import Clicker
from page.conftest import PHONE
from page.tables import made, seated
from page.test_access import violations
from sabika.locale.rulebook import rules
from sabika.rules.ruleset import Configuration
from server.serving import Served

Opened = Callable[..., Page]


def test_search_by_number_and_words(opened: Opened) -> None:
    page = opened("/rules")
    shown = page.locator("main ol li")
    expect(shown).to_have_count(len(rules()))
    search = page.get_by_role("searchbox")
    search.fill("5.")
    expect(shown).to_have_count(sum(rule.id.startswith("5.") for rule in rules()))
    search.fill("longest unbroken wall")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("7.4")
    search.fill("zebra")
    expect(page.get_by_text("No rule says this.")).to_be_visible()


def test_links_lead_to_rules(opened: Opened) -> None:
    page = opened("/rules#12.4")
    expect(page.locator("[id='12.4']")).to_be_in_viewport()
    expect(page.locator("[id='12.4']")).to_have_class(re.compile("meant"))
    page.locator("[id='6.3']").get_by_role("link", name="12.4").click()
    expect(page.locator("[id='12.4']")).to_be_in_viewport()
    page.locator("nav a", has_text="Invaders").click()
    expect(page.locator("[id='I.1']")).to_be_in_viewport()


def test_rules_in_another_language(opened: Opened) -> None:
    page = opened("/rules#5.2", locale="nl-NL")
    texts = {rule.id: rule.text for rule in rules("nl")}
    expect(page.locator("[id='5.2'] p")).to_have_text(re.sub(r"[*`]", "", texts["5.2"]))
    page.locator("header button").click()
    page.locator("header select").select_option("de")
    texts = {rule.id: rule.text for rule in rules("de")}
    expect(page.locator("[id='5.2'] p")).to_have_text(re.sub(r"[*`]", "", texts["5.2"]))


@pytest.mark.parametrize("light", ["light", "dark"])
def test_access(opened: Opened, light: str) -> None:
    page = opened("/rules", color_scheme=light, viewport=PHONE)
    page.wait_for_selector("main ol li")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_tips_by_pointer_and_by_focus(opened: Opened, node: Served) -> None:
    page = opened("/new")
    page.goto(made(seated(node, page.context, "Ana")))
    page.wait_for_selector(".table[data-mine=true]")
    tip, deck = page.get_by_role("tooltip"), page.locator("[data-at=deck]")
    deck.hover()
    expect(tip).to_have_text(re.compile(r"^\d+ cards in the deck$"))
    page.mouse.move(5, 500)
    expect(tip).to_be_hidden()
    expect(deck).to_have_attribute("title", re.compile("deck"))  # given back
    offer = page.locator("[data-offer]").first
    page.keyboard.press("Tab")
    offer.focus()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


BARE = """() => [...document.querySelectorAll('.table svg')]
  .filter(one => !one.closest('[title], .cloth, .look, .plane'))
  .filter(one => !one.closest('button')?.innerText)
  .map(one => one.parentElement.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_every_symbol_has_a_tip(opened: Opened, node: Served, game: str) -> None:
    page = opened(None)
    modules = list(Configuration.all_modules(game))
    page.goto(made(seated(node, page.context, "Ana"), game=game, modules=modules))
    player = Clicker(page, 2)
    for _ in range(8):
        player.plays_on()
    page.wait_for_selector(".table[data-mine=true]")
    page.get_by_role("tab", name="Score now").click()
    page.wait_for_selector(".now table")
    assert page.evaluate(BARE) == []
    tiles = page.locator(".plane [data-tile]")
    assert all(tiles.nth(n).get_attribute("title") for n in range(tiles.count()))


def test_a_long_press_asks_and_does_nothing(opened: Opened, node: Served) -> None:
    page = opened("/new", viewport=PHONE, has_touch=True)
    page.goto(made(seated(node, page.context, "Ana")))
    page.wait_for_selector(".table[data-mine=true]")
    offer = page.locator("[data-offer]").first
    box = offer.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(offer).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".refusal")).to_have_count(0)
