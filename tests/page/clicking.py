"""A player that touches only what the page offers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

TABLE = ".table"
OPEN_SPOT = "[data-spot][data-open=true]"


class Clicker:
    """Plays a game by clicking; what it touched is counted by name."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.did: dict[str, int] = {}

    def plays_on(self) -> bool:
        """Make one's next decision; False when the game is over."""
        page = self.page
        page.wait_for_selector(f"{TABLE}[data-mine=true], {TABLE}[data-status=over]")
        table = page.locator(TABLE)
        if table.get_attribute("data-status") == "over":
            return False
        phase = table.get_attribute("data-phase")
        decision = table.get_attribute("data-decision")
        assert phase is not None
        getattr(self, f"_{phase}")()
        gone = f"{TABLE}:not([data-decision='{decision}']), {TABLE}[data-status=over]"
        page.wait_for_selector(gone)
        return True

    def finishes(self) -> None:
        while self.plays_on():
            pass

    # Touching.

    def _one(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        count = found.count()
        return found.nth(self.rng.randrange(count)) if count else None

    def _touch(self, selector: str, name: str) -> bool:
        found = self._one(selector)
        if found is None:
            return False
        found.click()
        self.did[name] = self.did.get(name, 0) + 1
        return True

    def _do(self, event: str) -> bool:
        return self._touch(f"[data-do={event}]:enabled", event)

    # Phases.

    def _action(self) -> None:
        ways = [self._buy, self._take]
        if self.page.locator(".room.open").count() and self.rng.random() < 0.4:
            ways.insert(0, self._room)
        if self.page.locator("[data-loose]:enabled").count():
            ways.insert(0, self._build)
        if self.rng.random() < 0.15:
            ways.insert(0, self._remove)
        if self.rng.random() < 0.2:
            ways.append(ways.pop(0))
        if not any(way() for way in ways):
            assert self._do("end_actions") or self._do("pass")

    def _buy(self) -> bool:
        if self._touch("[data-offer].exact", "offer") or self._touch(
            "[data-offer].payable", "offer"
        ):
            return self._do("act")
        return False

    def _take(self) -> bool:
        if not self._touch("[data-display]:enabled", "card"):
            return False
        if self.rng.random() < 0.4:
            self._touch("[data-display]:enabled:not(.picked):not(.dim)", "card")
        return self._do("act")

    def _room(self) -> bool:
        return self._touch(".room.open", "room") and self._do("act")

    def _build(self) -> bool:
        self._touch("[data-loose]:enabled", "loose")
        if self._touch(OPEN_SPOT, "square"):
            return True
        self.page.keyboard.press("Escape")
        return False

    def _remove(self) -> bool:
        return self._touch(f"{OPEN_SPOT}.touch", "remove") and self._do("act")

    def _placing(self) -> None:
        if self.rng.random() < 0.3:
            self._touch("[data-do=turn]:enabled", "turn")
        if self.rng.random() < 0.9 and self._touch(OPEN_SPOT, "square"):
            return
        assert self._do("reserve") or self._do("gift") or self._touch(OPEN_SPOT, "square")

    def _chests(self) -> None:
        assert self._touch(OPEN_SPOT, "stow") or self._do("decline")

    def _master(self) -> None:
        if self.rng.random() < 0.6 and self._build_or_remove():
            return
        assert self._do("no_master")

    def _build_or_remove(self) -> bool:
        if self.page.locator("[data-loose]:enabled").count():
            return self._build()
        return self._remove()

    def _left_over(self) -> None:
        assert self._touch(OPEN_SPOT, "square") or self._do("forgo")
