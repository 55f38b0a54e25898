"""Measure the page in Chromium: how much is fetched, how soon it is ready, how smooth.

    python -m benchmarks.page [--rounds 5] [--write]

A real server and a game of six that has come far. The page is interactive when its first button is
there and the browser has nothing else to do. Frames are counted while a tile is dragged, the city
is moved about, and pieces fly as others' moves are followed. ``--write`` puts what was found into
docs/table.md.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console

from benchmarks.load.ours import serving
from benchmarks.machine import ROOT
from benchmarks.rounds import tell
from benchmarks.sheet import Sheet, number, put_between, section
from sabika.client import Client, Table

PAGE = ROOT / "docs" / "table.md"
SCREEN: ViewportSize = {"width": 1440, "height": 900}
SECONDS = 2.0
NOWHERE = (500, 8)  # where dropping something does nothing
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter(one => one.name.endsWith('.js')).reduce((sum, one) => sum + one.encodedBodySize, 0)"""
IDLE = "() => new Promise(done => requestIdleCallback(() => done(performance.now())))"
WATCH = """() => {
  window.frames_drawn = [];
  const next = now => {
    window.frames_drawn.push(now);
    window.watch = requestAnimationFrame(next);
  };
  window.watch = requestAnimationFrame(next);
}"""
TOLD = "() => { cancelAnimationFrame(window.watch); return window.frames_drawn; }"
FLY = """milliseconds => {
  const named = document.querySelectorAll('[data-at]');
  const places = [...named].map(one => one.getBoundingClientRect());
  const svg = 'http://www.w3.org/2000/svg';
  for (let n = 0; n < 8; n++) {
    const from = places[n], to = places[places.length - 1 - n];
    const piece = document.createElementNS(svg, 'svg');
    piece.setAttribute('class', 'flight');
    piece.setAttribute('viewBox', '0 0 100 100');
    piece.append(document.querySelector('.plane use').cloneNode());
    piece.style.cssText = `left: ${from.x}px; top: ${from.y}px; width: 84px; height: 84px`;
    document.body.append(piece);
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    const often = {duration: 620, iterations: milliseconds / 620, direction: 'alternate'};
    piece.animate([{transform: 'none'}, {transform: there}], often);
  }
}"""


def far_game(ana: Client) -> Table:
    """A game of six in its last third, somebody's tile to be placed."""
    table = ana.make_table(players=6, bots=dict.fromkeys(range(1, 6), "greedy"), public=False)
    table.start()
    scorings = 0
    with table.live() as live:
        for news in live:
            scorings += sum(event.event == "scored" for event in news.events)
            places = [move for move in news.legal if move.event == "place"]
            if news.over or (scorings >= 2 and places):
                break
            if news.legal:
                buys = [move for move in news.legal if move.event == "buy"]
                live.move((places or buys or news.legal)[0])
    return table


def opened(browser: Browser, url: str, token: str | None = None) -> Page:
    """Return an empty page of somebody who comes for the first time."""
    context = browser.new_context(base_url=url, viewport=SCREEN, locale="en-GB")
    if token:
        context.add_cookies([{"name": "sabika", "value": token, "url": url}])
    return context.new_page()


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Return kilobytes of JavaScript, and milliseconds until the first page can be used."""
    page = opened(browser, url)
    page.goto("/")
    page.wait_for_selector("[data-play]:enabled")
    ready, fetched = page.evaluate(IDLE), page.evaluate(SCRIPTS)
    page.context.close()
    return fetched / 1000, ready


def frames(page: Page, moving: Callable[[Page], None]) -> tuple[float, float]:
    """Return frames a second, and the longest time between two, while something moves."""
    page.evaluate(WATCH)
    moving(page)
    times = page.evaluate(TOLD)
    waits = [after - before for before, after in pairwise(times)]
    return 1000 / (sum(waits) / len(waits)), max(waits)


def around(page: Page, x: float, y: float) -> None:
    """Move the pointer, held down, to and fro for a while."""
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(int(SECONDS * 60)):
        page.mouse.move(x + 3 * (step % 60), y - 2 * (step % 60))
        page.wait_for_timeout(1000 / 60)
    page.mouse.move(*NOWHERE)
    page.mouse.up()


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of something on the page."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def flying(page: Page) -> None:
    """Let eight pieces fly across the table."""
    page.evaluate(FLY, 1000 * SECONDS)
    page.wait_for_timeout(1000 * SECONDS)


MOVEMENTS: dict[str, Callable[[Page], None]] = {
    "dragging a tile": lambda page: around(page, *middle(page, "[data-loose]:enabled")),
    "moving the city": lambda page: around(page, *middle(page, ".frame")),
    "pieces that fly": flying,
}


def measure(browser: Browser, url: str, token: str, table: Table, rounds: int) -> list[Sheet]:
    """Measure everything, several times."""
    visits: list[tuple[float, float]] = []
    moved: dict[str, list[tuple[float, float]]] = {name: [] for name in MOVEMENTS}
    for turn in range(rounds):
        tell(f"round {turn + 1} of {rounds}")
        visits.append(first_visit(browser, url))
        page = opened(browser, url, token)
        page.goto(f"/table/{table.id}")
        page.wait_for_selector(".table[data-mine=true]")
        page.evaluate(IDLE)
        for name, moving in MOVEMENTS.items():
            moved[name].append(frames(page, moving))
        page.context.close()
    size, ready = (median(column) for column in zip(*visits, strict=True))
    about = f"The first page, by somebody who was never there; medians of {rounds} rounds."
    first = Sheet(
        about,
        ("", "", "at most"),
        [
            ("JavaScript, compressed", f"{number(size)} kB", "200 kB"),
            ("until it can be used", f"{number(ready)} ms", "1500 ms"),
        ],
    )
    rows = []
    for name, found in moved.items():
        rate, longest = (median(column) for column in zip(*found, strict=True))
        rows.append((name, number(rate), f"{number(longest)} ms"))
    about = "Six cities on the table, at 60 frames a second of the screen."
    return [first, Sheet(about, ("", "frames a second", "longest frame"), rows)]


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as play,
        Client(f"http://{host}") as ana,
    ):
        ana.register("Ana")
        assert ana.token
        tell("a game of six")
        table = far_game(ana)
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        sheets = measure(browser, f"http://{host}", ana.token, table, options.rounds)
        browser.close()
    for sheet in sheets:
        Console().print(sheet.screen())
    if options.write:
        put_between(PAGE, "page", section(sheets))


if __name__ == "__main__":
    main()
