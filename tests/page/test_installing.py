"""The page as an app: its icons, the copy of itself, and how a new version is taken."""

from __future__ import annotations

import json
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from page.waiting import until
from sabika.art.icon import icon_svg
from sabika.server.api import site
from server.serving import Served, served

Opened = Callable[..., Page]
PUBLIC = Path(__file__).parents[2] / "web" / "public"
SETTLED = (
    "navigator.serviceWorker.getRegistration()"
    ".then(r => !r.installing && !r.waiting && r.active.state === 'activated')"
)
KEPT = "caches.keys().then(all => Promise.all(all.map(n => caches.open(n).then(c => c.keys()))))"


def test_the_icons_are_those_of_the_art() -> None:
    assert (PUBLIC / "icon.svg").read_text("utf-8") == icon_svg()
    assert (PUBLIC / "icon-whole.svg").read_text("utf-8") == icon_svg(whole=True)
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        file = PUBLIC / icon["src"].removeprefix("/")
        if file.suffix == ".png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_it_can_be_installed(opened: Opened) -> None:
    page = opened("/rules")
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    ignored = {"in-incognito"}  # as every page of a test is
    errors = [error["errorId"] for error in found["installabilityErrors"]]
    assert set(errors) <= ignored


def has_copy(page: Page) -> None:
    """Wait until a page has been copied and belongs to its worker."""
    until(page, "navigator.serviceWorker.controller !== null")


def test_it_opens_without_a_connection_and_keeps_no_answers(opened: Opened) -> None:
    page = opened("/rules", may_complain=True)  # a browser logs what cannot be reached
    page.wait_for_selector("main ol li")
    has_copy(page)
    page.context.set_offline(True)
    page.goto("/account")
    expect(page.locator("h1")).to_have_text("You")
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    kept = page.evaluate(f"{KEPT}.then(all => all.flat().map(request => request.url))")
    assert [url for url in kept if "/assets/" in url]
    assert not [url for url in kept if "/api" in url]


def test_a_new_version_is_taken(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old page opens at once; the new one is fetched beside it and comes with the next step."""
    old, new = site.SITE, tmp_path / "site"
    shutil.copytree(old, new)
    for name in ("index.html", "sw.js"):
        text = (new / name).read_text("utf-8")
        changed = text.replace("<title>Sabika", "<title>New Sabika")
        changed = changed.replace('const VERSION = "', 'const VERSION = "new-')
        assert changed != text
        (new / name).write_text(changed, "utf-8")
    served_title = "fetch('/?again').then(r => r.text()).then(t => t.includes('New Sabika'))"
    with served(tmp_path / "own.db") as own:
        page = opened(own.url, may_complain=True)
        has_copy(page)
        _replace(own, new, monkeypatch)
        page.goto(f"{own.url}/rules")
        assert page.evaluate(served_title)  # the server has it, but the page came from the copy
        until(page, "caches.keys().then(all => all.length === 2)")
        until(page, "caches.keys().then(all => all.some(n => n.includes('new-')))")
        until(page, SETTLED)
        page.wait_for_timeout(300)
        page.evaluate("window.old = true")
        page.get_by_role("link", name="Ratings").first.click()
        until(page, "window.old === undefined")  # loaded anew, from the new copy
        expect(page.locator("h1")).to_have_text("Ratings")


def _replace(own: Served, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = own.port
    own.stop()
    monkeypatch.setattr(site, "SITE", folder)
    own.start(port)
