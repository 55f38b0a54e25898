"""What was learned from futures, as it ships (``benchmarks/learn`` makes it anew)."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files

SENSES = ("money", "shape", "types", "ends")  # in the order of ``Insight``
OUTLOOK = ("standing", "holding", "leaves")  # in the order of ``Outlook``
RIVALS = ("rivals_money", "rivals_shape", "rivals_types", "rivals_ends")  # as those of ``Insight``


def experienced(two_sided: bool) -> list[list[float]]:
    """Return the numbers of the senses for the end of a turn."""
    return _numbers(two_sided, SENSES)


def outlook(two_sided: bool) -> list[list[float]]:
    """Return the numbers of the senses for where a future is left off."""
    return _numbers(two_sided, OUTLOOK)


def rivals(two_sided: bool) -> list[list[float]]:
    """Return the numbers of senses that see ends of turns as a planner does."""
    return _numbers(two_sided, RIVALS)


@lru_cache(maxsize=6)
def _numbers(two_sided: bool, senses: tuple[str, ...]) -> list[list[float]]:
    """Return the numbers of each sense, for tiles with one side or with two."""
    found = json.loads(files(__package__).joinpath("experience.json").read_text("utf-8"))
    return [found["two_sided" if two_sided else "one_sided"][sense] for sense in senses]
