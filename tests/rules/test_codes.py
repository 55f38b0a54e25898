"""What is said twice is said alike: to Python and to the compiler, in code and in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

# isort: split
import sabika
from rules.table import Table
from sabika.components import DIRECTIONS
from sabika.locale import LANGUAGES
from sabika.rules import codes, refusals
from sabika.rules.refusals import REFUSALS
from sabika.rules.state import FIELDS, FLAT_BYTES, State

PACKAGE = Path(sabika.__file__).parent
RULES = PACKAGE / "rules"
FORMATS = {
    "u64": ("Q", 8),
    "u32": ("I", 4),
    "u16": ("H", 2),
    "i16": ("h", 2),
    "u8": ("B", 1),
    "i8": ("b", 1),
}


def enum_of(name: str) -> dict[str, int]:
    """The names and numbers of a file's ``cdef enum``."""
    text = (RULES / name).read_text("utf-8").split("cdef extern")[0]
    pairs = re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)
    assert len({name for name, _ in pairs}) == len(pairs)
    return {name: int(number) for name, number in pairs}


def macros_of(name: str) -> dict[str, int]:
    """The words that the compiler knows as ``#define SABIKA_...``."""
    text = (RULES / name).read_text("utf-8")
    declared = set(re.findall(r'const unsigned long long (\w+) "SABIKA_\1"', text))
    defined = dict(re.findall(r"#define SABIKA_(\w+) (.+)", text))
    assert declared == set(defined)
    found = {}
    for word, expression in defined.items():
        plain = re.sub(r"\b(0x[0-9A-Fa-f]+|\d+)ULL\b", r"\1", expression)
        assert re.fullmatch(r"[0-9A-Fa-fx<>|()~ -]+", plain)
        found[word] = eval(plain) & (1 << 64) - 1
    return found


def numbers_of(module: object) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


def test_codes() -> None:
    """codes.py and c_codes.pxd."""
    assert numbers_of(codes) == enum_of("c_codes.pxd") | macros_of("c_codes.pxd")


def test_refusals() -> None:
    """refusals.py and c_refusals.pxd; every number has a reason."""
    assert numbers_of(refusals) == enum_of("c_refusals.pxd")
    assert set(REFUSALS) == set(numbers_of(refusals).values())
    assert len({reason.code for reason in REFUSALS.values()}) == len(REFUSALS)


def test_fields_of_the_state() -> None:
    """state.FIELDS and state.pxd: order, name, type and length; largest first."""
    text = (RULES / "state.pxd").read_text("utf-8").split("cdef class State:")[1]
    text = text.split("cdef u8 end\n")[0]
    declared = re.findall(r"^    cdef (\w+) (\w+)(?:\[(\d+)\])?$", text, re.MULTILINE)
    assert len(declared) == text.count("cdef ")
    found = tuple((name, FORMATS[kind][0], int(count or 0)) for kind, name, count in declared)
    assert found == FIELDS
    sizes = [FORMATS[kind][1] for kind, _, _ in declared]
    assert sizes == sorted(sizes, reverse=True)
    assert len(State().to_bytes()) == FLAT_BYTES


def test_questions_about_bits() -> None:
    """The two functions that are written twice."""
    for bits in (1, 2, 0b101000, 1 << 63, (1 << 64) - 1, 0xF0F0 << 40):
        assert codes.popcount(bits) == f"{bits:b}".count("1")
        assert codes.lowest(bits) == f"{bits:b}"[::-1].index("1")


def messages_of(language: str) -> dict[str, str]:
    """The messages of a language by name, each with everything it says."""
    text = "\n".join(
        path.read_text("utf-8") for path in sorted((PACKAGE / "locale" / language).glob("*.ftl"))
    )
    return dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*|\n(?=\n* ))*)", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    """In every language, and with no placeholder that the refusal does not fill."""
    messages = messages_of(language)
    for reason in REFUSALS.values():
        message = messages["refusal-" + reason.code]
        assert set(re.findall(r"\$(\w+)", message)) <= set(reason.params)


def test_no_words_for_refusals_that_do_not_exist() -> None:
    """A message without a refusal is a leftover."""
    known = {reason.code for reason in REFUSALS.values()}
    found = {name for name in messages_of("en") if name.startswith("refusal-")}
    assert {name.removeprefix("refusal-") for name in found} == known


def test_slots_of_the_modules() -> None:
    """The table of these tests lays the modules' parts where the modules look for them."""
    modules = ("treasure_chamber", "master_builders", "invaders", "bazaars")
    table = Table(modules=modules).rooms("tower " * 4, "garden " * 4, "arcades pavilion " * 2)
    table.settle(0, "tower-12").chests("tower-12").scouts("garden", "seraglio")
    position = table.attacks("west").bazaars("bazaar-ducat-b").lay()
    parts, types = position.shown()[1], table.names.types
    rooms = [[types[kind] for kind in room] for room in parts["rooms"]]
    assert rooms == [["tower"] * 4, ["garden"] * 4, ["arcades", "pavilion"] * 2]
    assert parts["chest_tiles"] == 1 << table.number("tower-12")
    assert parts["chest_bag"] == 42 - 12 - 1
    assert [types[kind] for kind in parts["scouts"]] == ["garden", "seraglio"]
    assert DIRECTIONS[parts["coming_attack"]] == "west"
    beside = position.state.read().word[table.slots.beside]
    assert beside == 1 << table.number("bazaar-ducat-b")
