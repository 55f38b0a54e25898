"""``sabika bench`` beside the anchor, in turns, per second of processor time.

The anchor is a C++ program that plays random games of Alhambra and can do nothing else. It is not
part of this project: ``SABIKA_ANCHOR`` names its source (compiled here) or its binary. It runs with
``--fresh``, generating every list of moves anew, as Sabika does.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console

from benchmarks.machine import BUILD, ROOT
from benchmarks.rounds import ratio, tell
from benchmarks.sheet import Sheet, number
from sabika.play.batch import play_games
from sabika.rules.ruleset import Configuration

USUAL_PLACE = ROOT.parent / "shared" / "anchors" / "limit" / "playout.cpp"
NONE_THERE = (
    "There is no anchor here (SABIKA_ANCHOR names its source or binary): not compared with it."
)
ROUNDS = 7
SECONDS = 0.5
SPREAD_GAMES = 1500
LIMIT = 4.0  # standard errors: one figure in 16 000 differs more by chance

Found = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """What is measured; the anchor plays the base game with as many players."""

    name: str
    players: int
    more: tuple[str, ...] = ()


CASES = (
    Case("Alhambra, 2 players", 2),
    Case("Alhambra, 3 players", 3),
    Case("Alhambra, 4 players", 4),
    Case("Alhambra, 6 players", 6),
    Case("Granada, 3 players", 3, ("--game", "granada")),
    Case("Alhambra with all four modules, 2 players", 2, ("--modules", "all")),
)


def find_anchor() -> Path | None:
    """Return the binary, compiling it if need be; None if there is nothing to be had."""
    given = os.environ.get("SABIKA_ANCHOR", "")
    path = Path(given) if given else USUAL_PLACE
    if not path.is_file():
        return None
    return compile_anchor(path) if path.suffix in (".cpp", ".cc", ".cxx") else path.resolve()


def compile_anchor(source: Path) -> Path | None:
    """Compile the anchor for this very processor."""
    binary = BUILD / "anchor"
    if binary.exists() and binary.stat().st_mtime > source.stat().st_mtime:
        return binary
    if shutil.which("g++") is None:
        tell("the anchor needs g++, which is missing here")
        return None
    tell("compiling the anchor")
    BUILD.mkdir(parents=True, exist_ok=True)
    command = ["g++", "-O3", "-march=native", "-o", str(binary), str(source)]
    return binary if subprocess.run(command, check=False).returncode == 0 else None


def run(command: Sequence[str]) -> Found:
    """Return the JSON object that a program prints."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: Found = json.loads(done.stdout)
    found["decisions_per_cpu_s"] = found["decisions"] / found["cpu_seconds"]
    return found


def compare(anchor: Path, case: Case) -> Iterator[tuple[Found, Found]]:
    """Run Sabika and the anchor in turns; another seed for the anchor in every round."""
    common = ["--players", str(case.players), "--seconds", str(SECONDS)]
    ours = [sys.executable, "-m", "sabika", "bench", "--json", *common, *case.more]
    for seed in range(1, ROUNDS + 1):
        tell(f"{case.name}: round {seed} of {ROUNDS}")
        theirs = [str(anchor), "--fresh", "--seed", str(seed), *common]
        yield run(ours), run(theirs)


def speed_row(case: Case, rounds: Sequence[tuple[Found, Found]]) -> tuple[str, ...]:
    """Return what the page says of the speed of a case."""

    def figures(name: str) -> tuple[list[float], list[float]]:
        return [a[name] for a, _ in rounds], [b[name] for _, b in rounds]

    games, decisions = figures("games_per_cpu_s"), figures("decisions_per_cpu_s")
    spread = [a / b for a, b in zip(*decisions, strict=True)]
    return (
        case.name,
        number(median(games[0])),
        number(median(decisions[0])),
        number(median(decisions[1])),
        f"{ratio(*decisions):.2f}",
        f"{min(spread):.2f} to {max(spread):.2f}",
        f"{ratio(*games):.2f}",
    )


def spreads(players: int) -> dict[str, float]:
    """Return the standard deviations of one game's figures; of branching, that of its ratio."""
    batch = play_games(Configuration(players=players), SPREAD_GAMES, "spread")
    branching = batch.offered.sum() / batch.decisions.sum()
    rest = (batch.offered - branching * batch.decisions) / batch.decisions.mean()
    found = {
        "branching": float(np.std(rest)),
        "decisions": float(batch.decisions.std()),
        "turns": float(batch.turns.std()),
    }
    scores = {f"score of seat {s + 1}": float(batch.scores[:, s].std()) for s in range(players)}
    return {**found, **scores}


def means(found: Found) -> dict[str, float]:
    """Return the means of a run, named as ``spreads`` names them."""
    plain = {name: float(found[f"mean_{name}"]) for name in ("branching", "decisions", "turns")}
    return {**plain, **{f"score of seat {s + 1}": p for s, p in enumerate(found["mean_scores"])}}


def statistics(case: Case, rounds: Sequence[tuple[Found, Found]]) -> list[tuple[str, ...]]:
    """Return whether both play the same game: their means, and if chance explains the difference.

    Sabika's rounds repeat each other's games, so the longest of them counts; the anchor's add up.
    """
    ours = max((a for a, _ in rounds), key=lambda found: int(found["games"]))
    their_games = sum(b["games"] for _, b in rounds)
    rows: list[tuple[str, ...]] = []
    for name, deviation in spreads(case.players).items():
        mine = means(ours)[name]
        theirs = sum(means(b)[name] * b["games"] for _, b in rounds) / their_games
        error = deviation * (1 / ours["games"] + 1 / their_games) ** 0.5
        errors = abs(mine - theirs) / error
        verdict = "agree" if errors < LIMIT else "differ"
        row = (f"{case.players} players, {name}", f"{mine:.2f}", f"{theirs:.2f}")
        rows.append((*row, f"{errors:.1f}", verdict))
    return rows


def measure(anchor: Path) -> list[Sheet]:
    """Return two sheets: how fast both are, and that they play the same game."""
    found = {case: list(compare(anchor, case)) for case in CASES}
    base = [case for case in CASES if not case.more]
    speed = Sheet(
        "Random play on one core, per second of processor time: the complete list of moves made "
        "anew at every decision, one of them chosen at random. The anchor is a C++ program, "
        "compiled for this very processor, that knows only the base game of Alhambra; "
        "Granada and the modules are set against its base game with as many players. "
        f"Ratios are medians of {ROUNDS} rounds in which both took turns.",
        (
            "",
            "games/s",
            "decisions/s",
            "anchor's decisions/s",
            "ratio",
            "lowest and highest round",
            "ratio of games/s",
        ),
        [speed_row(case, rounds) for case, rounds in found.items()],
    )
    same = Sheet(
        "Both play the same game, as far as means can tell. The difference is given in standard "
        f"errors; up to {LIMIT:.0f} of them count as agreement.",
        ("mean", "Sabika", "anchor", "difference", ""),
        [row for case in base for row in statistics(case, found[case])],
    )
    return [speed, same]


def main() -> None:
    """Print the comparison."""
    console = Console(width=120)
    anchor = find_anchor()
    if anchor is None:
        console.print(NONE_THERE)
        return
    for sheet in measure(anchor):
        console.print(sheet.screen())


if __name__ == "__main__":
    main()
