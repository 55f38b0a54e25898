"""The rules as text, by id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, the section it stands in, its text as Markdown."""

    id: str
    section: str
    text: str


@cache
def rules_text() -> str:
    """Return the whole text as Markdown."""
    return (resources.files(__package__) / "en" / "rules.md").read_text("utf-8")


@cache
def rules() -> tuple[Rule, ...]:
    """Return all rules in their order.

    >>> next(rule.section for rule in rules() if rule.id == "5.2")
    'Building rules'
    """
    found: list[Rule] = []
    section = ""
    for block in re.split(r"\n(?=- |#)", rules_text()):
        heading = re.match(r"#+ (?:[0-9]+|[A-Z]) (.*)", block)
        if heading:
            section = heading.group(1)
        rule = re.match(r"- ((?:[0-9]+|[A-Z])\.[0-9]+) (.*)", block, re.DOTALL)
        if rule:
            text = re.split(r"\n(?! )", rule.group(2).strip())[0]
            found.append(Rule(rule.group(1), section, re.sub(r"\s*\n\s*", " ", text)))
    return tuple(found)
