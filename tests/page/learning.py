"""A learner who reads what the lesson says and touches what it rings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

COACH = ".coach:not([data-step=wait])"
TRIED = ("lesson-walls", "lesson-moats")
"""Steps in which something is tried in vain."""


class Learner:
    """Follows a lesson; ``heard`` is what it said, in order."""

    def __init__(self, page: Page, at_step: Callable[[str], None] | None = None) -> None:
        self.page = page
        self.heard: list[str] = []
        self.at_step = at_step

    def goes_on(self) -> bool:
        """Do the next thing; False when the lesson has ended."""
        page = self.page
        coach = page.wait_for_selector(COACH)
        assert coach is not None
        step = coach.get_attribute("data-step")
        assert step is not None
        if self.heard[-1:] != [step]:
            self.heard.append(step)
            if self.at_step:
                self.at_step(step)
        if step == "end":
            return False
        go_on = page.locator("[data-do=go-on]")
        if go_on.count() and step not in TRIED:
            go_on.click()
        else:
            self._touch_ring()
        if step in TRIED:
            page.wait_for_selector(f".coach:not([data-step={step}])")
        return True

    def _touch_ring(self) -> None:
        """Touch the middle of the last ring, once it has come to rest."""
        page = self.page
        ring = page.locator(".ring").last
        ring.wait_for()
        page.wait_for_timeout(120)
        if not ring.count():
            return
        box = ring.bounding_box()
        if box is not None:
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(120)

    def finishes(self, most: int = 120) -> None:
        """Follow the lesson to its end."""
        for _ in range(most):
            if not self.goes_on():
                return
        raise AssertionError(self.heard)
