"""Lines that people write: names, titles, chat."""

from __future__ import annotations

import unicodedata


def tidy(text: str) -> str:
    """Return a line of text without control characters and outer space."""
    kept = "".join(
        " " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def plain(text: str) -> str:
    """Return a line that is tidy and not empty."""
    found = tidy(text)
    if not found:
        raise ValueError("empty")
    return found


def encodable(text: str) -> str:
    """Return a text unless it holds halves of characters, which no file can."""
    text.encode()
    return text
