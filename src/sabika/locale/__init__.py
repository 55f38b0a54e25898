"""Words: one set of Fluent catalogues for Python and the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from sabika.locale.choosing import LANGUAGES, from_environment, negotiate

__all__ = ["LANGUAGES", "catalogue", "from_environment", "knows", "negotiate", "say"]


def catalogue(language: str) -> dict[str, str]:
    """Return the texts of a language's Fluent files by file name, as a browser needs them."""
    folder = resources.files(__package__) / language
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(folder.iterdir(), key=lambda file: file.name)
        if entry.name.endswith(".ftl")
    }


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # takes too long at import

    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def knows(message: str) -> bool:
    """Say whether there are words for a message.

    >>> knows("building-tower"), knows("building-castle")
    (True, False)
    """
    return bool(_bundle("en").has_message(message))


def say(language: str, message: str, params: Mapping[str, Any] | None = None) -> str:
    """Return a message in a language; English where that language lacks it.

    >>> say("en", "refusal-take-too-much", {"total": 7})
    'Several cards may be taken together only if they total at most 5; these total 7.'
    >>> say("de", "count-card", {"count": 1}), say("de", "count-card", {"count": 3})
    ('1 Karte', '3 Karten')
    """
    return _said(language, message, tuple((params or {}).items()))


@lru_cache(maxsize=1 << 12)
def _said(language: str, message: str, params: tuple[tuple[str, Any], ...]) -> str:
    for name in (language, "en"):
        if name in LANGUAGES:
            bundle = _bundle(name)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                text, _ = bundle.format_pattern(pattern, dict(params))
                return str(text)
    return message
