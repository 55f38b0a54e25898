"""First games in the browser, by touching what the lesson rings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from page.conftest import DESK, PHONE
from page.learning import COACH, Learner
from sabika.server.tutorial.lesson import lesson

Opened = Callable[..., Page]


@pytest.mark.parametrize(("title", "size"), [("alhambra", DESK), ("granada", PHONE)])
def test_a_lesson(opened: Opened, title: str, size: dict[str, int]) -> None:
    """From the first page to the end, and on to a game against bots."""
    page = opened(viewport=size)
    page.click(f"[data-learn={title}]")
    learner = Learner(page)
    learner.finishes()
    assert learner.heard == [*(step.say for step in lesson(title).steps), "end"]
    page.click("[data-do=play-bots]")
    page.wait_for_selector(".table[data-mine=true]:not(:has(.coach))")
    assert page.locator("[data-testid=sentence]").inner_text().startswith("Take money")


def test_a_lesson_is_left_and_gone_on_with(opened: Opened) -> None:
    page = opened()
    page.click("[data-learn=alhambra]")
    learner = Learner(page)
    while "lesson-take-small" not in learner.heard:
        learner.goes_on()
    page.click(".coach a.icon")
    page.wait_for_selector("[data-learn=alhambra]")
    page.click("[data-learn=alhambra]")
    page.wait_for_selector(COACH)
    assert page.locator(COACH).get_attribute("data-step") == "lesson-take-small"
    other = page.locator("[data-offer]").first
    other.click()
    refusal = page.locator("[data-testid=said]")
    page.wait_for_selector(".refusal")
    assert refusal.inner_text()
