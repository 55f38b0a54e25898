"""Every rule has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

# isort: split
import sabika
from sabika.rules.refusals import REFUSALS

TEXT = Path(sabika.__file__).parent / "locale" / "en" / "rules.md"
TESTS = Path(__file__).parent
ID = r"(?:\d+|[GTMIB])\.\d+"
LAST = {  # the last rule of each section
    "2": 3,
    "3": 5,
    "4": 6,
    "5": 6,
    "6": 5,
    "7": 4,
    "8": 3,
    "9": 4,
    "G": 9,
    "T": 8,
    "M": 4,
    "I": 6,
    "B": 6,
    "12": 26,
}
RULES = [f"{section}.{number}" for section in LAST for number in range(1, LAST[section] + 1)]


def named_in(text: str) -> set[str]:
    """The rule ids that stand in a text as whole words."""
    return set(re.findall(rf"(?<![\w.]){ID}(?![\w]|\.\d)", text))


def rules_named() -> dict[str, list[str]]:
    """Which test functions name a rule in their docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in named_in(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


NAMED = rules_named()


def test_rules_are_those_of_the_text() -> None:
    """A rule added to the text has to be added here, and tested."""
    lines = re.findall(rf"^- ({ID}) ", TEXT.read_text("utf-8"), re.MULTILINE)
    assert lines == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert NAMED.get(rule)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(NAMED) <= set(RULES)


def test_refusals_name_rules_that_exist() -> None:
    """A rule, or a whole section."""
    sections = {*LAST, "10"}
    assert {reason.rule for reason in REFUSALS.values()} <= {*RULES, *sections}


def test_ids_are_found_as_whole_words() -> None:
    text = "4.1: see 12.4, G.9 (T.2), and neither v4.5 nor 3.4.5, 12.40a or X.1; then 5.6."
    assert named_in(text) == {"4.1", "12.4", "G.9", "T.2", "5.6"}
