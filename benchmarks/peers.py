"""``make bench-peers``: Sabika beside other libraries of games, in one run.

They play other games, so the ratios say how much simulation a second buys, not who is cleverer.
The libraries get an environment of their own below ``build/``; what cannot be had is left out.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console

from benchmarks import environments
from benchmarks.machine import BUILD, ROOT
from benchmarks.prices import play_moves, play_words, seeded
from benchmarks.rounds import Work, random_games, rate, ratio, tell
from benchmarks.sheet import PEERS, Sheet, number, section, update_page
from sabika.cli import bench
from sabika.play.batch import play_games
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

ENVIRONMENT = BUILD / "peers"
PYTHON = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
WANTED = ROOT / "benchmarks" / "peers.txt"
ROUNDS = 3
SECONDS = 2.0
FOUR = Configuration(players=4)  # as many as Catan has at most

Figures = dict[str, list[float]]


def install() -> list[str]:
    """Make the environment; return the names of the libraries that could be installed."""
    if not PYTHON.exists():
        tell("making an environment for the other libraries")
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
    lines = [line.strip() for line in WANTED.read_text().splitlines()]
    found = []
    for requirement in (line for line in lines if line and not line.startswith("#")):
        tell(f"installing {requirement}")
        name = re.split(r"[^\w-]", requirement)[0]
        command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        done = subprocess.run([*command, requirement], capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            print(f"{name} cannot be installed, left out: {reason}")
        else:
            found.append(name)
    return found


def measure_peer(name: str) -> dict[str, Any] | None:
    """Return what a library does in a second; None, and a line, if it does not run."""
    command = [str(PYTHON), "-P", str(ROOT / "benchmarks" / "peer_loops.py"), name, str(SECONDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        print(f"{name} does not run, left out: {reason}")
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def sabika_works() -> dict[str, Work]:
    """Return what is measured of Sabika: games of four, and moves made from Python."""
    start = seeded(lambda seed: len(play_games(FOUR, 50, seed).turns))
    position = Position.start(FOUR, "peers")
    works = {
        "games": start,
        "decisions": random_games(FOUR),
        "words": seeded(lambda seed: play_words(FOUR, seed)),
        "moves": seeded(lambda seed: play_moves(Position.start(FOUR, seed), seed)),
        "copies": lambda: sum(position.copy() is not position for _ in range(200)),
        "agents": environments.agents(),
    }
    if find_spec("pyspiel"):  # there is none for every machine
        works["tree"] = environments.tree("alhambra")
        works["granada tree"] = environments.tree("granada")
    return works


def measure(names: list[str]) -> tuple[Figures, dict[str, str], environments.Rates]:
    """Measure all in turns; figures by name, the versions of the libraries, vectors of games."""
    figures: Figures = {}
    versions: dict[str, str] = {}
    works = sabika_works()
    vectors = {name: environments.Vector(name) for name in environments.VECTORS}
    rates: dict[str, list[tuple[float, float, float]]] = {name: [] for name in vectors}
    for turn in range(ROUNDS):
        for name in [n for n in names if n in versions or turn == 0]:
            tell(f"round {turn + 1} of {ROUNDS}: {name}")
            if found := measure_peer(name):
                versions[name] = str(found.pop("version"))
                for figure, value in found.items():
                    figures.setdefault(f"{name} {figure}", []).append(float(value))
        for name, work in works.items():
            tell(f"round {turn + 1} of {ROUNDS}: sabika, {name}")
            figures.setdefault(f"sabika {name}", []).append(rate(work, SECONDS / 2))
        figures.setdefault("sabika engine copies", []).append(bench.copies_per_second(FOUR))
        for name, vector in vectors.items():
            tell(f"round {turn + 1} of {ROUNDS}: {name}")
            rates[name].append(vector.rates(SECONDS))
    return figures, versions, rates


COMPARED = (
    ("random games/s, 4 players", "catanatron games_per_s", "sabika games", "inside the engine"),
    ("random moves/s", "catanatron moves_per_s", "sabika decisions", "inside the engine"),
    ("copies of a game/s", "catanatron copies_per_s", "sabika engine copies", "inside the engine"),
    ("copies of a game/s", "catanatron copies_per_s", "sabika copies", "`Position.copy()`"),
    ("backgammon moves/s", "open_spiel moves_per_s", "sabika words", "`Position`, words"),
    ("backgammon moves/s", "open_spiel moves_per_s", "sabika moves", "`Position`, objects"),
    ("connect four moves/s", "pettingzoo moves_per_s", "sabika words", "`Position`, words"),
    ("connect four moves/s", "pettingzoo moves_per_s", "sabika moves", "`Position`, objects"),
)
SAME_LOOP = (
    ("connect four", "pettingzoo moves_per_s", "sabika agents", "PettingZoo, Alhambra"),
    ("its Python tic-tac-toe", "open_spiel tic_tac_toe_per_s", "sabika tree", "Alhambra"),
    ("its Python tic-tac-toe", "open_spiel tic_tac_toe_per_s", "sabika granada tree", "Granada"),
    ("its Python Kuhn poker", "open_spiel kuhn_poker_per_s", "sabika tree", "Alhambra"),
    ("its Python liar's poker", "open_spiel liars_poker_per_s", "sabika tree", "Alhambra"),
    ("its Python dominoes", "open_spiel block_dominoes_per_s", "sabika tree", "Alhambra"),
    ("its C++ backgammon", "open_spiel moves_per_s", "sabika tree", "Alhambra"),
)


def compared(
    figures: Figures, versions: dict[str, str], rows: Sequence[tuple[str, str, str, str]]
) -> list[tuple[str, ...]]:
    """Return the rows whose figures are of the same rounds."""
    found: list[tuple[str, ...]] = []
    for what, theirs, ours, way in rows:
        name = theirs.split()[0]
        if len(figures.get(theirs, ())) != ROUNDS or ours not in figures:
            continue
        first, second = figures[theirs], figures[ours]
        pair = (number(median(first)), way, number(median(second)))
        found.append((f"{name} {versions[name]}: {what}", *pair, number(ratio(second, first))))
    return found


COLUMNS = ("library", "there", "Sabika", "here", "ratio")


def sheets(figures: Figures, versions: dict[str, str], rates: environments.Rates) -> list[Sheet]:
    """Return the comparisons of one run."""
    simulation = Sheet(
        "Random play on one core, per second of processor time (copies inside the engine: by the "
        "clock on the wall), measured in turns in one run. The games differ, "
        "so this says how much simulation a second buys. catanatron plays Catan by its own loop; "
        "backgammon of OpenSpiel (rules in C++) and connect four of PettingZoo are played by a "
        "loop in Python: list of moves, random choice, move. Sabika plays Alhambra: inside the "
        "engine, or by such a loop too, with moves as words (pairs of integers, not checked; those "
        "of OpenSpiel are integers, too) or as objects that are checked.",
        COLUMNS,
        compared(figures, versions, COMPARED),
    )
    loops = Sheet(
        "Environments: the same loop in Python around their games and around Sabika's adapters for "
        "the same libraries, two players, on one core in the same run. PettingZoo: steps of the "
        "loop over agents, each with an observation and a mask. OpenSpiel: actions of players; "
        "what chance draws is drawn by the loop as well but not counted. Sabika's figures are "
        "choices; a move of Alhambra is about two.",
        COLUMNS,
        compared(figures, versions, SAME_LOOP),
    )
    return [simulation, loops, environments.sheet(rates, os.cpu_count() or 1)]


def main() -> None:
    """Measure, print, and write the section of the page."""
    names = install()
    if not names:
        sys.exit("None of the other libraries can be had here.")
    found = sheets(*measure(names))
    console = Console(width=120)
    for sheet in found:
        console.print(sheet.screen())
    update_page({PEERS: section([sheet for sheet in found if sheet.rows])})


if __name__ == "__main__":
    main()
