"""Numbers and names as a report writes them."""

from __future__ import annotations

from html import escape

from sabika.art.words import called

NOTHING = "–"
TOO_LONG = 4000
"""Letters of a fault's report, at most."""


def percent(share: float | None, digits: int = 1) -> str:
    """Return a share.

    >>> percent(0.9875), percent(None)
    ('98.8 %', '–')
    """
    return NOTHING if share is None else f"{100 * share:.{digits}f} %"


def count(number: int, thing: str) -> str:
    """Return a number of things.

    >>> count(1, "game"), count(3, "line-up")
    ('1 game', '3 line-ups')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def reach(low: float, high: float) -> str:
    """Return an interval of shares.

    >>> reach(0.86, 1)
    '86.0–100.0 %'
    """
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def decimal(value: float | None, form: str = ".1f") -> str:
    """Return a number, with a real minus sign.

    >>> decimal(-3.25, "+.1f"), decimal(None)
    ('−3.2', '–')
    """
    return NOTHING if value is None else format(value, form).replace("-", "−")


def milliseconds(value: float | None) -> str:
    """Return a time with three digits.

    >>> milliseconds(0.7614), milliseconds(48.26), milliseconds(1234.5)
    ('0.761', '48.3', '1234')
    """
    if value is None:
        return NOTHING
    return f"{value:.{0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3}f}"


def safe(said: str) -> str:
    """Return a text of anybody's for a line of HTML.

    >>> safe("<b> wins 50 %")
    '&lt;b&gt; wins 50&nbsp;%'
    """
    return escape(called(said)).replace(" %", "&nbsp;%")


def safe_lines(said: str) -> str:
    """Return a text of many lines for HTML, cut in the middle if it is very long."""
    if len(said) > TOO_LONG:
        half = TOO_LONG // 2
        said = f"{said[:half]}\n…\n{said[-half:]}"
    return "\n".join(safe(line.expandtabs(4)) for line in said.splitlines())


def listed(names: list[str]) -> str:
    """Return names in a sentence.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
