"""The rules as text, by id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from sabika.locale.choosing import LANGUAGES


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, the section it stands in, its text as Markdown."""

    id: str
    section: str
    text: str


@cache
def rules_text(language: str = "en") -> str:
    """Return the whole text as Markdown; in English for a language that is not ours."""
    folder = language if language in LANGUAGES else "en"
    return (resources.files(__package__) / folder / "rules.md").read_text("utf-8")


@cache
def rules(language: str = "en") -> tuple[Rule, ...]:
    """Return all rules in their order.

    >>> next(rule.section for rule in rules() if rule.id == "5.2")
    'Building rules'
    >>> next(rule.section for rule in rules("de") if rule.id == "5.2")
    'Bauregeln'
    """
    found: list[Rule] = []
    section = ""
    for block in re.split(r"\n(?=- |#)", rules_text(language)):
        heading = re.match(r"#+ (?:[0-9]+|[A-Z]) (.*)", block)
        if heading:
            section = heading.group(1)
        rule = re.match(r"- ((?:[0-9]+|[A-Z])\.[0-9]+) (.*)", block, re.DOTALL)
        if rule:
            text = re.split(r"\n(?! )", rule.group(2).strip())[0]
            found.append(Rule(rule.group(1), section, re.sub(r"\s*\n\s*", " ", text)))
    return tuple(found)
