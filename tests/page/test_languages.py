"""Six languages in the browser: chosen by it, changed in the menu, remembered, complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from page.conftest import PHONE
from page.learning import COACH
from page.past import Ended, ended
from page.reading import english_on, too_wide
from page.tables import entered
from sabika.locale import LANGUAGES, say
from server.serving import Served, served

Opened = Callable[..., Page]
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of their own: lists show no names that others have taken in English."""
    with served(tmp_path_factory.mktemp("languages") / "sabika.db") as running:
        yield running


def looked_over(page: Page, language: str) -> None:
    """No English is left, and nothing sticks out at the side."""
    page.wait_for_timeout(150)
    assert english_on(page, language) == set()
    assert too_wide(page) <= 0


def test_a_language_is_changed_in_the_menu_and_remembered(opened: Opened) -> None:
    page = opened(locale="nl-BE")
    expect(page.locator("h1")).to_have_text(say("nl", "home-title"))
    assert page.locator("html").get_attribute("lang") == "nl"
    page.get_by_role("button", name=say("nl", "menu"), exact=True).click()
    page.select_option(".sheet select", "es")
    expect(page.locator("h1")).to_have_text(say("es", "home-title"))
    page.reload()
    expect(page.locator("h1")).to_have_text(say("es", "home-title"))
    assert english_on(page, "es") == set()


def test_a_language_that_is_not_spoken_is_english(opened: Opened) -> None:
    page = opened(locale="fi-FI")
    expect(page.locator("h1")).to_have_text(say("en", "home-title"))


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(opened: Opened, language: str) -> None:
    """On a phone, where long words have the least room: first page, set-up, table, first game."""
    page = opened(locale=language, viewport=PHONE)
    looked_over(page, language)
    page.get_by_role("button", name=say(language, "menu"), exact=True).click()
    looked_over(page, language)
    page.goto("/new")
    for module in page.locator(".module").all():
        module.click()
    looked_over(page, language)
    page.locator(".seats select").first.select_option("person")
    page.click("form button.primary")
    page.wait_for_selector("[data-do=start]")
    looked_over(page, language)
    page.select_option(".seats select", "beginner")
    page.locator("[data-do=start]:enabled").click()
    page.wait_for_selector(".table[data-mine=true]")
    for tab in page.get_by_role("tab").all():
        tab.click()
        looked_over(page, language)
    page.locator("[data-display]").first.click()
    page.locator("[data-offer]").first.click()
    looked_over(page, language)
    page.goto("/")
    page.click("[data-learn=granada]")
    page.wait_for_selector(COACH)
    looked_over(page, language)


@pytest.fixture(scope="module")
def past(node: Served) -> Ended:
    """A game with every module, against a bot that is named by its level."""
    modules = ["invaders", "treasure_chamber", "master_builders", "bazaars"]
    return ended(node.person("Zoe"), Random(5), modules=modules, bots={"1": "beginner"})


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_after_a_game(
    opened: Opened, node: Served, past: Ended, language: str
) -> None:
    page = opened(None, locale=language, viewport=PHONE)
    entered(node, page.context, past.host)
    page.goto(f"/result/{past.table}")
    page.wait_for_selector("tfoot td")
    page.click("[data-do=check]")
    page.wait_for_selector("[data-check]")
    looked_over(page, language)
    page.goto(f"/replay/{past.table}")
    page.wait_for_selector(".story li")
    looked_over(page, language)
    for address in ("/replay", "/history", "/ratings", f"/player/{past.host.id}", "/account"):
        page.goto(address)
        page.wait_for_selector("h1")
        looked_over(page, language)
