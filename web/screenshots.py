"""Makes the pictures of the page in ``docs/images``: ``make screenshots``.

A real server, real games against bots, and a real browser; so the pictures show what is there.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from sabika.client import Client, Table

IMAGES = Path(__file__).parent.parent / "docs" / "images" / "page"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@dataclass(frozen=True)
class Play:
    """A game to be shown, as far as it is played."""

    terms: dict[str, Any]
    scorings: int
    turns: int = 0


@dataclass(frozen=True)
class Shot:
    """One picture: which game, which address, and how it is looked at."""

    name: str
    path: str
    play: str | None = None
    screen: dict[str, int] = field(default_factory=lambda: DESK)
    dark: bool = False
    click: str | None = None
    language: str = "en-GB"


PLAYS = {
    "alhambra": Play({"players": 3, "bots": {1: "planner", 2: "planner"}}, scorings=2, turns=4),
    "granada": Play(
        {
            "game": "granada",
            "players": 4,
            "modules": ["invaders"],
            "bots": {1: "planner", 2: "planner", 3: "greedy"},
        },
        scorings=1,
        turns=5,
    ),
    "modules": Play(
        {
            "players": 2,
            "modules": ["treasure_chamber", "master_builders", "invaders", "bazaars"],
            "bots": {1: "planner"},
        },
        scorings=1,
        turns=3,
    ),
    "ended": Play({"players": 3, "bots": {1: "planner", 2: "greedy"}}, scorings=3),
}
SHOTS = [
    Shot("home", "/"),
    Shot("new-table", "/new"),
    Shot("table", "/table/{}", "alhambra"),
    Shot("table-phone", "/table/{}", "alhambra", PHONE),
    Shot("granada", "/table/{}", "granada", dark=True),
    Shot("modules", "/table/{}", "modules"),
    Shot("modules-phone", "/table/{}", "modules", PHONE, dark=True, language="de-DE"),
    Shot("result", "/result/{}", "ended"),
    Shot("replay", "/replay/{}?event=150", "ended"),
    Shot("rules", "/rules"),
]


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty database of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sabika", "serve", "--port", "0", "--limits", "0"]
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder}/sabika.db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # its log
            text=True,
        )
        assert server.stdout
        try:
            for line in server.stdout:
                if found := re.search(r"http://\S+?:\d+", line):
                    yield found[0]
                    break
        finally:
            server.terminate()
            server.wait()


def played(ana: Client, play: Play) -> Table:
    """Play a game as far as it shall be shown; the hints are good moves."""
    table = ana.make_table(public=False, **play.terms)
    table.start()
    scorings = turns = 0
    with table.live() as live:
        for news in live:
            scorings += sum(event.event == "scored" for event in news.events)
            if news.over or (scorings >= play.scorings and turns >= play.turns):
                break
            if news.legal:
                live.move(table.hint("planner"))
                turns += scorings >= play.scorings
    return table


def taken(browser: Browser, url: str, token: str, shot: Shot, address: str) -> Image.Image:
    """Look at an address as somebody does, and keep what is seen."""
    context = browser.new_context(
        base_url=url,
        viewport=shot.screen,
        device_scale_factor=2 if shot.screen is PHONE else 1.5,
        color_scheme="dark" if shot.dark else "light",
        reduced_motion="reduce",
        locale=shot.language,
    )
    context.add_cookies([{"name": "sabika", "value": token, "url": url}])
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    if shot.click:
        page.click(shot.click)
    settle(page)
    picture = Image.open(io.BytesIO(page.screenshot()))
    context.close()
    return picture


def settle(page: Page) -> None:
    """Wait for fonts and for what is still being drawn."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)


def main(wanted: list[str]) -> None:
    """Make all pictures, or those that are named."""
    shots = [shot for shot in SHOTS if not wanted or shot.name in wanted]
    IMAGES.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as play, Client(url) as ana:
        ana.register("Ana")
        assert ana.token
        tables = {}
        for name in sorted({shot.play for shot in shots if shot.play}):
            print(f"playing: {name}", flush=True)
            tables[name] = played(ana, PLAYS[name]).id
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        for shot in shots:
            address = shot.path.format(tables.get(shot.play or "", ""))
            picture = taken(browser, url, ana.token, shot, address)
            picture.convert("RGB").save(IMAGES / f"{shot.name}.webp", quality=82, method=6)
            print(f"{shot.name}.webp", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
