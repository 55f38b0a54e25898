"""Bots by name: ours, those of an installed package, those in a file; and every refusal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bots.files import FIRST, install_guests, write
from sabika.bots import BOTS, Budget, UnknownBot, make_bot, names_file, read_entrant
from sabika.bots.budget import UNLIMITED
from sabika.play.game import Game

# Files.


@pytest.mark.parametrize(
    ("suffix", "budget"),
    [("", UNLIMITED), (":0.5s", Budget(seconds=0.5)), (":40it/2", Budget(None, 40, 2))],
)
def test_a_file_with_and_without_a_budget(tmp_path: Path, suffix: str, budget: Budget) -> None:
    text = f"{write(tmp_path / 'mine.py', FIRST)}:First{suffix}"
    entrant = read_entrant(text)
    assert entrant.text == text
    assert entrant.budget == budget
    game = Game("alhambra", 2, seed="file")
    bot = entrant.factory()
    moves = game.legal_moves()
    assert bot.name == "first"
    assert bot.choose(game.view(game.to_act), moves, Random(1), entrant.budget) == moves[0]
    assert entrant.factory() is not bot


def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "near.py", FIRST)
    monkeypatch.chdir(tmp_path)
    assert make_bot(" near.py:First ").name == "first"


def test_files_of_the_same_name_are_two_bots(tmp_path: Path) -> None:
    made = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        source = FIRST.replace('"first"', f'"{folder}"')
        made.append(make_bot(f"{write(tmp_path / folder / 'same.py', source)}:First"))
    assert [bot.name for bot in made] == ["one", "two"]
    assert type(made[0]).__module__ != type(made[1]).__module__


def test_a_function_may_make_the_bot(tmp_path: Path) -> None:
    source = FIRST + "\n\ndef second():\n    return First(name='second')\n"
    assert make_bot(f"{write(tmp_path / 'f.py', source)}:second").name == "second"


# Refusals: (file's source or None, what is named, what is said)
REFUSED = {
    "no such file": (None, ":First", "{path}: No such file or directory"),
    "no class named": (FIRST, "", "name its class as well: {path}:ClassName"),
    "only a colon": (FIRST, ":", "name its class as well: {path}:ClassName"),
    "only a budget": (FIRST, ":0.5s", "name its class as well: {path}:ClassName"),
    "a syntax error": (
        "def f(:\n    pass\n",
        ":First",
        "{path} does not load: SyntaxError: invalid syntax (bot.py, line 1)",
    ),
    "an error while it loads": ("1 / 0", ":First", "does not load: ZeroDivisionError: division"),
    "a file that it misses": (
        "open('/nowhere/at/all')",
        ":First",
        "{path} does not load: FileNotFoundError: [Errno 2] No such file",
    ),
    "it leaves": ("import sys\nsys.exit('bye')", ":First", "does not load: SystemExit: bye"),
    "no such class": (FIRST, ":Second", "{path} has no Second"),
    "not a class": ("First = 7", ":First", "it cannot be called to make a bot"),
    "no bot": ("class First: ...", ":First", "a bot has a `name` and a method `choose`"),
    "no name": (
        "class First:\n    def choose(self, *rest): ...",
        ":First",
        "a bot has a `name` and a method `choose`",
    ),
    "a name that is no text": (
        "class First:\n    name = 7\n    def choose(self, *rest): ...",
        ":First",
        "a bot has a `name` and a method `choose`",
    ),
    "no method": (
        "class First:\n    name = 'first'\n    choose = 'anything'",
        ":First",
        "a bot has a `name` and a method `choose`",
    ),
    "it cannot be made": (
        "class First:\n    def __init__(self): raise RuntimeError('no\\nmood')",
        ":First",
        "it cannot be made: RuntimeError: no mood",
    ),
    "it cannot be made and says nothing": (
        "class First:\n    def __init__(self): raise RuntimeError",
        ":First",
        "it cannot be made: RuntimeError",
    ),
    "it wants more": (
        "class First:\n    def __init__(self, depth): ...",
        ":First",
        "missing 1 required positional argument: 'depth'",
    ),
    "a budget that is none": (FIRST, ":First:5x", "'5x' is no budget: write 1.5s or 400it"),
}


@pytest.mark.parametrize(("source", "suffix", "said"), REFUSED.values(), ids=REFUSED)
def test_a_file_is_refused_with_a_sentence(
    tmp_path: Path, source: str | None, suffix: str, said: str
) -> None:
    path = tmp_path / "bot.py"
    if source is not None:
        write(path, source)
    with pytest.raises(UnknownBot) as caught:
        make_bot(f"{path}{suffix}")
    sentence = str(caught.value)
    assert sentence.startswith(f"there is no bot '{path}{suffix}': ")
    assert said.format(path=path) in sentence
    assert "\n" not in sentence


def test_a_file_that_does_not_load_leaves_nothing_behind(tmp_path: Path) -> None:
    before = set(sys.modules)
    path = write(tmp_path / "half.py", "1 / 0")
    with pytest.raises(UnknownBot):
        make_bot(f"{path}:First")
    assert not [name for name in set(sys.modules) - before if "half" in name]
    write(path, FIRST)
    assert make_bot(f"{path}:First").name == "first"  # mended, it loads


@pytest.mark.parametrize(
    "budget", ["5x", "", "s", "fast", ".5s", "-1s", "0s", "0it", "1s/0", "1:1s"]
)
def test_a_budget_that_is_none(budget: str) -> None:
    with pytest.raises(UnknownBot, match=r"is no budget: write 1.5s or 400it"):
        make_bot(f"greedy:{budget}")


def test_an_unknown_name_with_a_budget() -> None:
    with pytest.raises(UnknownBot, match=rf"there are {', '.join(BOTS)}.*path.py:ClassName"):
        make_bot("genius:1s")
    with pytest.raises(UnknownBot):
        make_bot("greedy\nrandom")


def test_what_names_a_file() -> None:
    assert all(map(names_file, ("a.py", "a.py:", "a.py:A", "a b/c:d.py:A:1s", " a.py:A:oops ")))
    assert not any(map(names_file, ("greedy", "greedy:1s", "", "happy", "apy:A")))


# Packages.


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_guests(tmp_path_factory.mktemp("guests"))


def told(script: str, folder: Path) -> str:
    """Return what a script prints in a process that finds the package."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_bot_of_an_installed_package(guests: Path) -> None:
    script = """
from sabika.bots import known_bots, play_match, read_entrant
from sabika.rules.ruleset import Configuration
entrant = read_entrant("guest:3it")
bots = [entrant.factory(), entrant.factory()]
match = play_match(Configuration(players=2), bots, "guests", max_turns=10)
print(list(known_bots()), entrant.budget, match.fault, sum(bot.asked for bot in bots))
print(sum(match.decisions), type(read_entrant("greedy").factory()).__name__)
"""
    names = [*BOTS, "guest", "guest-away", "guest-broken", "guest-number"]
    first, second = told(script, guests).splitlines()
    assert first.startswith(f"{names} 3it None ")
    assert second == f"{first.split()[-1]} GreedyBot"  # our own names cannot be taken


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("guest-broken", "guests:Absent does not load: AttributeError: module 'guests' has no"),
        ("guest-away", "guests_that_left:First does not load: ModuleNotFoundError: No module"),
        ("guest-number", "it cannot be called to make a bot"),
        ("nobody", f"there are {', '.join(BOTS)}, guest, guest-away, guest-broken, guest-number;"),
    ],
)
def test_a_package_that_is_at_fault(guests: Path, name: str, said: str) -> None:
    script = f"""
from sabika.bots import UnknownBot, make_bot
try:
    make_bot({name!r})
except UnknownBot as error:
    print(error)
"""
    assert told(script, guests).startswith(f"there is no bot '{name}': {said}")
