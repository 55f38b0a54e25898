"""Six languages say the same: no message is missing, unused or broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sabika
from sabika.bots.levels import LEVELS
from sabika.components import (
    ALHAMBRA_TYPES,
    CURRENCIES,
    DIRECTIONS,
    GRANADA_SCORINGS,
    GRANADA_TYPES,
    SCORINGS,
)
from sabika.locale import LANGUAGES, catalogue, say
from sabika.play import events as ev
from sabika.rules.refusals import REFUSALS
from sabika.rules.ruleset import MODULES, TITLE
from sabika.server.problems import STATUS
from sabika.server.tables.changes import KINDS

PACKAGE = Path(sabika.__file__).parent
ROOT = Path(__file__).parents[2]
PHASES = ("action", "placing", "chests", "master", "left_over")
OTHERS = [language for language in LANGUAGES if language != "en"]

DYNAMIC = {
    "title": tuple(TITLE),
    "module": MODULES,
    "option": ("open_attack", *GRANADA_SCORINGS),
    "building": (*ALHAMBRA_TYPES, *GRANADA_TYPES),
    "currency": CURRENCIES,
    "money": (*CURRENCIES, "builder"),
    "direction": DIRECTIONS,
    "scoring": SCORINGS,
    "source": ("wall", "moat", "chests"),
    "phase": (*PHASES, "over"),
    "level": tuple(LEVELS),
    "ask": (*PHASES, "extra", "exact", "end"),
    "due": (*PHASES, "extra"),
    "board-attack": ("past", "coming"),
    "count": ("card", "tile", "chest", "scout", "point", "player"),
    "problem": tuple(STATUS),
    "refusal": tuple(reason.code for reason in REFUSALS.values()),
    "move": (
        *(name for name in ev.MOVES if name != "master"),
        *(f"master-{name}" for name in ("build", "remove", "swap")),
        *(f"{name}-turned" for name in ("place", "gift")),
    ),
    "about": (*TITLE, *MODULES, "simple", "open_attack"),
    "checked": ("secret", "seed", "promise", "noted", "mine", "shuffles"),
    "clock": ("none", "quick", "calm", "days"),
    "ended": ("resigned", "abandoned"),
    "light": ("auto", "light", "dark"),
    "log": tuple(set(KINDS) - {"created", "moved", "confirmed", "chatted"}),
    "now": PHASES,
    "outcome": ("right", "wrong", "unknown"),
    "sentence-wait": PHASES,
    "sign": ("up", "in"),
    "speed": ("calm", "brisk", "none"),
    "step": ("end_actions", "pass", "decline", "no_master"),
    "lead": ("most", "dearest", "level"),
    "tab": ("others", "log", "score", "chat"),
    "try": PHASES,
    "way": ("history", "ratings", "rules", "account", "replay"),
    "touch": ("remove", "swap", "stow"),
    "event": (
        *ev.CHANCE,
        *("draw_card-scoring", "draw_builder-hidden", "peek-hidden", "scouts-none"),
        *("scored", "scored-none"),
    ),
}
"""Messages whose names are put together: what may follow a prefix."""


class Reader(Visitor):  # type: ignore[misc]
    """Collects the parameters of a message, the words they choose by, and messages it names."""

    def __init__(self) -> None:
        self.params: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.params.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def read(entry: ast.Message) -> Reader:
    reader = Reader()
    reader.visit(entry.value)
    return reader


@cache
def messages(language: str) -> dict[str, dict[str, Reader]]:
    """What each file of a language says: its messages by name, in their order."""
    found = {}
    for file, text in catalogue(language).items():
        entries = FluentParser().parse(text).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk | ast.Term)]
        named = [entry for entry in entries if isinstance(entry, ast.Message)]
        assert all(entry.value is not None and not entry.attributes for entry in named)
        found[file] = {entry.id.name: read(entry) for entry in named}
        assert len(found[file]) == len(named)
    return found


def flat(language: str) -> dict[str, Reader]:
    """All messages of a language by name."""
    return {name: said for file in messages(language).values() for name, said in file.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages("en")) == set(messages(language))
    for file, found in messages(language).items():
        assert list(found) == list(messages("en")[file])


def test_no_name_stands_in_two_files() -> None:
    assert len(flat("en")) == sum(map(len, messages("en").values()))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_parameters_of_english(language: str) -> None:
    english = flat("en")
    for name, said in flat(language).items():
        assert (name, set(said.params)) == (name, set(english[name].params))


def samples(language: str, name: str) -> Iterator[dict[str, Any]]:
    """Parameters of a message: everything that it could choose by in any language."""
    said = [flat(other)[name].params for other in LANGUAGES if name in flat(other)]
    values: dict[str, list[Any]] = {}
    for param in flat(language)[name].params:
        keys = set().union(*(params[param] for params in said))
        if keys & {"one", "1"}:
            values[param] = [0, 1, 2, 21, 101]
        else:
            values[param] = sorted(keys) or [f"<{param}>"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With any parameters, without complaint; and every name given appears in the words."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    for name in flat(language):
        for params in samples(language, name):
            said, errors = bundle.format_pattern(bundle.get_message(name).value, params)
            assert not errors, (name, errors)
            assert said.strip() == said != ""
            assert "{" not in said
            assert "  " not in said
            assert say(language, name, params) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_given_are_said(language: str) -> None:
    """A parameter that is not chosen by stands in the words, whatever the others are."""
    for name, reader in flat(language).items():
        for params in samples(language, name):
            if params.get("you") == "yes":
                for who in {"player", "name"} & set(params):
                    params.pop(who)  # "you" instead
            said = say(language, name, {"player": "", "name": "", **params})
            for param, value in params.items():
                if not reader.params[param]:
                    assert str(value) in said, (name, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_spoken_to(language: str) -> None:
    """What anybody does has words of its own for the reader: never "You takes"."""
    others_only = {"log-kicked", "log-bot_added"}  # nobody reads that about themselves at a table
    told = [name for name in flat(language) if name.startswith(("move-", "log-"))]
    for name in set(told) - others_only:
        if {"player", "name"} & set(flat(language)[name].params):
            for params in samples(language, name):
                said = say(language, name, params)
                spoken_to = params["you"] == "yes"
                assert spoken_to != ("<player>" in said or "<name>" in said), (name, said)


def sources() -> str:
    """Everything that may ask for a message: the package and, where there is one, the page."""
    page = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    found = [*PACKAGE.rglob("*.py"), *page]
    return "\n".join(path.read_text("utf-8") for path in sorted(found))


def test_every_message_is_used() -> None:
    """By its name in quotes, by another message, or as one of a known row.

    The glossary is for everybody: what Python does not ask for the page does.
    """
    literal = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources()))
    rows = {f"{prefix}-{code}" for prefix, codes in DYNAMIC.items() for code in codes}
    named = {name for said in flat("en").values() for name in said.references}
    asked = set(flat("en")) - set(messages("en")["terms.ftl"])
    assert asked - literal - rows - named == set()


def test_rows_are_complete() -> None:
    """Whatever may follow a prefix has words, and nothing else has."""
    for prefix, codes in DYNAMIC.items():
        found = {name for name in flat("en") if name.startswith(f"{prefix}-")}
        assert found == {f"{prefix}-{code}" for code in codes}


def test_words_differ_between_languages() -> None:
    """A catalogue that was copied and forgotten would show here."""
    for language in OTHERS:
        alike = [name for name in flat(language) if say(language, name) == say("en", name)]
        assert len(alike) < len(flat(language)) / 8, (language, alike)


def test_a_language_that_is_not_ours_gets_english() -> None:
    assert say("fr", "refusal-game-over") == say("en", "refusal-game-over")
    assert say("de", "no-such-message") == "no-such-message"
