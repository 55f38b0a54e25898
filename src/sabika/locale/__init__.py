"""Words: one set of Fluent catalogues for Python and the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # a second is too much at import

    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__package__) / language
    for entry in sorted(folder.iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle


def say(language: str, message: str, params: Mapping[str, Any] | None = None) -> str:
    """Return a message in a language; English where that language lacks it.

    >>> say("en", "refusal-take-too-much", {"total": 7})
    'Several cards may be taken together only if they total at most 5; these total 7.'
    """
    for name in (language, "en"):
        if name in LANGUAGES:
            bundle = _bundle(name)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                text, _ = bundle.format_pattern(pattern, dict(params or {}))
                return str(text)
    return message
