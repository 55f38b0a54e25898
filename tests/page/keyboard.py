"""A player who has a keyboard and nothing else."""

from __future__ import annotations

from page.clicking import OPEN_SPOT, Clicker

KEYS = {
    "[data-offer]": "m",
    "[data-display]": "d",
    "[data-loose]": "r",
    OPEN_SPOT: "c",
    "[data-do": "a",
}
"""Keys that lead to a part of the table, by how the names of what is there begin."""
HERE = "wanted => document.activeElement.matches(wanted)"
RING = """() => {
  const style = (element) => getComputedStyle(element);
  const here = document.activeElement;
  const drawn = here.querySelector(':scope > rect');
  return here.matches(':focus-visible') && (parseFloat(style(here).outlineWidth) >= 2
    && style(here).outlineStyle !== 'none' || drawn && parseFloat(style(drawn).strokeWidth) >= 5);
}"""
FARTHEST = 80


class Typist(Clicker):
    """Plays a game by keys alone; what has the focus must be seen to have it."""

    def goes_to(self, wanted: str) -> None:
        """Tab on to something, from wherever one is."""
        for _ in range(FARTHEST):
            if self.page.evaluate(HERE, wanted):
                assert self.page.evaluate(RING), f"the focus on {wanted} cannot be seen"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {wanted}")

    def _touch(self, selector: str, name: str) -> bool:
        if not self.page.locator(selector).count():
            return False
        key = next(
            (key for start, key in KEYS.items() if selector.startswith(start.rstrip("]"))), None
        )
        if key:
            self.page.keyboard.press(key)
        self.goes_to(selector)
        self.page.keyboard.press("Enter")
        self.did[name] = self.did.get(name, 0) + 1
        return True
