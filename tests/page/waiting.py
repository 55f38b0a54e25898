"""Waiting for something in a page that no element shows."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import Page

PATIENCE = 20.0


def until(page: Page, expression: str) -> None:
    """Wait until a JavaScript expression is true.

    ``wait_for_function`` cannot be used: the page's security policy forbids to evaluate texts.
    """
    end = monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert monotonic() < end, f"it did not come true: {expression}"
        page.wait_for_timeout(50)
