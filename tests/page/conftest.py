"""A real server and a real browser. Where there is no Chromium, these tests are skipped aloud."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from page.watching import Watched
from sabika.server.api.site import INDEX, SITE
from server.serving import Served, served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)  # a machine may have much else to do


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    reason = None
    if CHROMIUM is None:
        reason = "no browser: there is no Chromium on this machine"
    elif not (SITE / INDEX).exists():
        reason = "the page is not built: run `make setup`"
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file: while it is open, no test beyond could run an event loop."""
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Path(tmp_path_factory.mktemp("page"), "sabika.db")) as running:
        yield running


@pytest.fixture
def opened(browser: Browser, node: Served) -> Iterator[Callable[..., Page]]:
    """Opens pages; at the end none of them may have complained."""
    watched: list[Watched] = []

    def open_page(path: str | None = "/", *, may_complain: bool = False, **options: Any) -> Page:
        settings = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **options}
        context = browser.new_context(base_url=node.url, **settings)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if not may_complain:
            watched.append(Watched(page))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for one in watched:
        complaints = one.complaints
        one.page.context.close()
        assert complaints == []
