"""What a page says: everything that is read, or read aloud."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from sabika.locale import catalogue

SPOKEN = ("page.ftl", "lesson.ftl", "terms.ftl", "events.ftl", "refusals.ftl", "server.ftl")
"""Catalogues whose words the page shows."""
SAID = """() => {
  const hidden = 'script, style, code, kbd, .written, [lang]:not(html)';
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest(hidden)) texts.push(node.data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest(hidden)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.join('\\n');
}"""


@cache
def words(language: str) -> frozenset[str]:
    """The words of a language's catalogues, names of messages and parameters left out."""
    found: set[str] = set()
    for name, text in catalogue(language).items():
        if name in SPOKEN:
            plain = re.sub(r"^[\w-]+ =|\$\w+|^ *\*?\[\w+\]|^#.*", " ", text, flags=re.MULTILINE)
            found |= set(_split(plain))
    return frozenset(found)


def _split(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{3,}", text.lower())


def english_on(page: Page, language: str) -> set[str]:
    """The words on a page that are English and not of its language."""
    said = set(_split(page.evaluate(SAID)))
    assert len(said & words(language)) > 5, "nothing is said"
    return said & (words("en") - words(language))


def too_wide(page: Page) -> int:
    """By how many pixels a page can be scrolled sideways."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
