"""What can be played, what cannot, and who may ask for it: section 10."""

from __future__ import annotations

import ast
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest

# isort: split
import sabika
from sabika.play.position import Position
from sabika.rules.ruleset import MODULES, TITLES, Configuration, ConfigurationError

PACKAGE = Path(sabika.__file__).parent
WITH_GRANADA = ("master_builders", "invaders")


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, n) for n in range(len(names) + 1)))


SETS = [("alhambra", chosen) for chosen in subsets(MODULES)]
SETS += [("granada", chosen) for chosen in subsets(WITH_GRANADA)]


def test_there_are_twenty_sets() -> None:
    """Section 10: any subset for Alhambra, two modules for Granada."""
    assert len(set(SETS)) == 16 + 4


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("game", "modules"), SETS, ids=lambda value: str(value))
def test_every_set_can_start(game: str, modules: tuple[str, ...], players: int) -> None:
    """12.25, section 10: up to a first decision, and it can be made."""
    position = Position.start(Configuration(game, players, modules), "start")
    assert position.phase == "action"
    assert position.to_act in range(players)
    legal = position.legal_moves()
    assert legal
    position.play(legal[0])
    assert position.to_act is not None


@pytest.mark.parametrize(
    "options", [{"scoring": "simple"}, {"modules": ("invaders",), "open_attack": True}]
)
def test_options_of_granada(options: dict[str, Any]) -> None:
    """G.7, I.5."""
    assert Position.start(Configuration("granada", **options), "start").legal_moves()


def test_modules_come_in_any_order() -> None:
    """Section 10: the same set is the same game."""
    one = Configuration(modules=("bazaars", "invaders"))
    two = Configuration(modules=("invaders", "bazaars"))
    assert one == two
    assert one.modules == ("invaders", "bazaars")


IMPOSSIBLE: list[tuple[dict[str, Any], str, str | None]] = [
    ({"game": "carcassonne"}, "game", None),
    ({"game": "Alhambra"}, "game", None),
    ({"game": None}, "game", None),
    ({"players": 1}, "players", None),
    ({"players": 7}, "players", None),
    ({"players": 0}, "players", None),
    ({"players": -2}, "players", None),
    ({"players": True}, "players", None),
    ({"players": "3"}, "players", None),
    ({"players": None}, "players", None),
    ({"players": 3.0}, "players", None),
    ({"modules": ("bazaar",)}, "modules", None),
    ({"modules": ("dirk",)}, "modules", None),
    ({"modules": "bazaars"}, "modules", None),
    ({"modules": (3,)}, "modules", None),
    ({"modules": None}, "modules", None),
    ({"modules": ("bazaars", "bazaars")}, "modules", None),
    ({"modules": ("bazaars", "invaders", "bazaars")}, "modules", None),
    ({"game": "granada", "modules": ("bazaars",)}, "modules", "10"),
    ({"game": "granada", "modules": ("treasure_chamber",)}, "modules", "10"),
    ({"game": "granada", "modules": ("invaders", "bazaars")}, "modules", "10"),
    ({"game": "granada", "modules": MODULES}, "modules", "10"),
    ({"scoring": "simple"}, "scoring", "G.7"),
    ({"scoring": "hard"}, "scoring", None),
    ({"scoring": None}, "scoring", None),
    ({"open_attack": True}, "open_attack", "I.5"),
    ({"open_attack": True, "modules": ("bazaars",)}, "open_attack", "I.5"),
    ({"game": "granada", "open_attack": True}, "open_attack", "I.5"),
    ({"open_attack": 1, "modules": ("invaders",)}, "open_attack", None),
    ({"open_attack": "yes", "modules": ("invaders",)}, "open_attack", None),
    ({"ages": ()}, "ages", "12.1"),
    ({"ages": (0, 1)}, "ages", "12.1"),
    ({"ages": (0, 1, 1)}, "ages", "12.1"),
    ({"ages": (1, 2, 3)}, "ages", "12.1"),
    ({"ages": (0, 1, 2, 3)}, "ages", "12.1"),
    ({"ages": (0, True, 2)}, "ages", "12.1"),
    ({"ages": "012"}, "ages", "12.1"),
    ({"ages": 5}, "ages", "12.1"),
]


@pytest.mark.parametrize(("asked", "field", "rule"), IMPOSSIBLE, ids=lambda value: str(value))
def test_impossible_configurations(asked: dict[str, Any], field: str, rule: str | None) -> None:
    """12.1, G.7, I.5, section 10: refused, with the field to blame, the rule and a sentence."""
    with pytest.raises(ConfigurationError) as caught:
        Configuration(**asked)
    assert (caught.value.field, caught.value.rule) == (field, rule)
    sentence = str(caught.value)
    assert len(sentence.split()) >= 4
    if rule is not None:
        assert sentence.endswith(f"({rule})")


# Nobody asks who is there: names of titles and modules are compared in ruleset.py only.

NAMES = {*TITLES, *MODULES}
ASKING = {
    *("get", "pop", "setdefault", "index", "count", "startswith", "endswith", "removeprefix"),
    *("issubset", "issuperset", "isdisjoint", "intersection", "__contains__", "__eq__"),
}


def names_in(node: ast.AST) -> bool:
    """Whether a name of a title or module stands anywhere in a piece of code."""
    return any(isinstance(n, ast.Constant) and n.value in NAMES for n in ast.walk(node))


def name_holders(tree: ast.AST) -> set[str]:
    """Variables that are given a collection with such a name in it."""
    collections = ast.Tuple | ast.List | ast.Set | ast.Dict | ast.Call
    return {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        if isinstance(node.value, collections) and names_in(node.value)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }


def compares(node: ast.AST, holders: set[str]) -> bool:
    """Whether a piece of code asks for a name: compares it, looks it up, or keys by it."""
    match node:
        case ast.Compare():
            used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            return names_in(node) or bool(used & holders)
        case ast.MatchValue():
            return names_in(node)
        case ast.Dict(keys=keys):
            return any(key is not None and names_in(key) for key in keys)
        case ast.Subscript(slice=ast.Constant() as key, ctx=ast.Load()):
            return names_in(key)
        case ast.Call(func=ast.Attribute(attr=name), args=args):
            return name in ASKING and any(map(names_in, args))
    return False


def comparisons(source: str) -> list[int]:
    """The lines that ask for the name of a title or module."""
    tree = ast.parse(source)
    holders = name_holders(tree)
    return [node.lineno for node in ast.walk(tree) if compares(node, holders)]


def sources() -> list[Path]:
    """Every file that may not ask: all but the composing one, the command line and the words."""
    return [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if path != PACKAGE / "rules" / "ruleset.py"
        if path.relative_to(PACKAGE).parts[0] not in ("cli", "locale")
    ]


def test_nobody_asks_who_is_there() -> None:
    """Section 10: modules compose; only ruleset.py knows titles and modules by name."""
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sources()
        for line in comparisons(path.read_text("utf-8"))
    ]
    assert found == []


def test_the_composing_file_does_know_them() -> None:
    """Section 10: so the search above finds something where something is."""
    assert comparisons((PACKAGE / "rules" / "ruleset.py").read_text("utf-8"))
    assert len(sources()) > 20


@pytest.mark.parametrize(
    "code",
    [
        'config.game == "alhambra"',
        '"granada" != game',
        'if "bazaars" in modules: pass',
        'game in ("alhambra", "granada")',
        'name not in {"invaders"}',
        'SIX = ("treasure_chamber", "bazaars")\nname in SIX',
        'match game:\n    case "granada":\n        pass',
        '{"alhambra": 1, "granada": 2}[game]',
        'parts["bazaars"]',
        'parts.get("invaders")',
        'game.startswith("alhambra")',
    ],
)
def test_comparisons_are_found(code: str) -> None:
    assert comparisons(code)


@pytest.mark.parametrize(
    "code",
    [
        '"""In alhambra nobody asks."""',
        'def play(game: str = "alhambra"): return game',
        'Game("granada", modules=["bazaars"])',
        'other == "alhambra_tiles.csv"',
        "from sabika.rules.modules.bazaars import Bazaars",
    ],
)
def test_other_uses_of_the_names_are_not(code: str) -> None:
    assert not comparisons(code)
