"""Which language to speak: what a browser asks for, what the environment of a terminal says."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES = ("en", "de", "es", "it", "nl", "pt")
"""English first: it is spoken where nothing else is asked for."""

_RANGE = re.compile(
    r"\s*(?P<tag>\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)"
    r"\s*(?:;\s*q\s*=\s*(?P<q>0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*)?",
    re.IGNORECASE | re.ASCII,
)
LONGEST_HEADER = 1000
"""Nobody asks for that many languages; the rest is not read."""


def negotiate(accept_language: str) -> str:
    """Return the language of ours that an ``Accept-Language`` header likes best (RFC 9110, 12.5.4).

    Of languages that are liked equally the one named first counts; ``de-AT`` asks for German, a
    weight of 0 for anything else, ``*`` for any language that is not named. What cannot be read is
    passed over. English if nothing is left.

    >>> negotiate("fr, de-AT;q=0.8, en;q=0.5"), negotiate("xx"), negotiate("")
    ('de', 'en', 'en')
    """
    weights: dict[str, float] = {}
    for part in accept_language[:LONGEST_HEADER].split(","):
        found = _RANGE.fullmatch(part)
        if found:
            name = found["tag"].lower().partition("-")[0]
            weight = 1.0 if found["q"] is None else float(found["q"])
            weights[name] = max(weight, weights.get(name, 0.0))
    others = weights.get("*", 0.0)
    liked = sorted(LANGUAGES, key=lambda name: _place(name, weights))
    best = max(liked, key=lambda name: weights.get(name, others))
    return best if weights.get(best, others) else "en"


def _place(name: str, weights: Mapping[str, float]) -> int:
    """Return where a language was named; those that were not come last."""
    return list(weights).index(name) if name in weights else len(weights)


def from_environment(environ: Mapping[str, str]) -> str:
    """Return the language of a terminal, by the first of these variables that is set.

    >>> from_environment({"LANG": "pt_BR.UTF-8"}), from_environment({"LANG": "C"})
    ('pt', 'en')
    """
    said = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    name = re.split(r"[_.@-]", next(filter(None, said), ""))[0].lower()
    return name if name in LANGUAGES else "en"
