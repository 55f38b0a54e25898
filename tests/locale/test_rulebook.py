"""The rules in every language: the same rules, naming the same figures, rules and files."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sabika.locale import LANGUAGES, say
from sabika.locale.rulebook import rules, rules_text

OTHERS = [language for language in LANGUAGES if language != "en"]
ID = r"(?<![\w.])(?:\d+|[GTMIB])\.\d+(?![\w]|\.\d)"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_rule(language: str) -> None:
    assert [rule.id for rule in rules(language)] == [rule.id for rule in rules()]


@pytest.mark.parametrize("language", OTHERS)
def test_sections_stand_where_they_stand_in_english(language: str) -> None:
    heading = re.compile(r"^(#+ (?:[0-9]+|[A-Z])) ", re.MULTILINE)
    assert heading.findall(rules_text(language)) == heading.findall(rules_text())
    sections = [dict.fromkeys(rule.section for rule in rules(other)) for other in ("en", language)]
    assert len(sections[0]) == len(sections[1])


@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_rules_and_files(language: str) -> None:
    for ours, english in zip(rules(language), rules(), strict=True):
        for pattern in (ID, "`[^`]*`"):
            found, wanted = (set(re.findall(pattern, rule.text)) for rule in (ours, english))
            assert (ours.id, found) == (ours.id, wanted)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_figures(language: str) -> None:
    """Every number that is written in digits; a slip here would be a wrong rule."""
    for ours, english in zip(rules(language), rules(), strict=True):
        found, wanted = (Counter(re.findall(r"\d+", rule.text)) for rule in (ours, english))
        assert (ours.id, found) == (ours.id, wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_the_words_of_the_glossary(language: str) -> None:
    """The things of the game are called in the rules as everywhere else."""
    text = rules_text(language).lower()
    for thing in ("market", "reserve", "city", "start_tile", "wall", "moat", "chest", "dirk"):
        assert say(language, f"thing-{thing}").lower() in text
    for name in ("denar", "dirham", "ducat", "florin"):
        assert say(language, f"currency-{name}").lower() in text
    order = next(rule.text.lower() for rule in rules(language) if rule.id == "G.5")
    kinds = ("arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school")
    names = [say(language, f"building-{kind}").lower() for kind in (*kinds, "district")]
    places = [order.index(name) for name in names]
    assert places == sorted(places)


def test_a_language_that_is_not_ours_gets_english() -> None:
    assert rules("fr") == rules("en")
