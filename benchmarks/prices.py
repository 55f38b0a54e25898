"""The price of modules, threads, events, records, views: each beside what it is added to."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median

from rich.console import Console

from benchmarks.rounds import Work, alternate, random_games, rate, ratio, tell
from benchmarks.sheet import Sheet, number
from sabika.bots.match import play_game
from sabika.bots.registry import make_bot
from sabika.cli import bench
from sabika.notation.record import dump_line, to_record
from sabika.play.game import Game
from sabika.play.hidden import determinize
from sabika.play.position import Position
from sabika.rules.ruleset import MODULES, Configuration
from sabika.rules.state import FLAT_BYTES

ROUNDS = 5
SECONDS = 0.2
MODULE_ROUNDS = 11  # the differences are small
THREADS = (1, 2)
THREADS_SECONDS = 1.0
IMPORTS = 7
MIDDLE = 150  # decisions: a game under way
SMALLEST = Configuration(players=2)  # two players: random games with modules end by themselves
BASE = Configuration(players=3)


def modules() -> Sheet:
    """Return what each module, all of them, and the other title cost."""
    configs = {"Alhambra": SMALLEST}
    for name in MODULES:
        label = name.replace("_", " ")
        configs[f"with {label}"] = Configuration(players=2, modules=(name,))
    configs["with all four modules"] = Configuration(players=2, modules=MODULES)
    configs["Granada"] = Configuration(game="granada", players=2)
    works = {name: random_games(config) for name, config in configs.items()}
    found = alternate(works, SECONDS, MODULE_ROUNDS)
    base = found["Alhambra"]
    return Sheet(
        "Titles and modules, two players, random play inside the engine. The time is that of one "
        "decision, beside one of Alhambra; with a module there are other decisions to make, too.",
        ("", "decisions/s", "time"),
        [(name, number(median(f)), f"{ratio(base, f):.2f}") for name, f in found.items()],
    )


def threads() -> Sheet:
    """Return how much more two threads get done than one, by the clock on the wall."""
    found: dict[int, list[float]] = {n: [] for n in THREADS}
    busy: dict[int, list[float]] = {n: [] for n in THREADS}
    for turn in range(ROUNDS):
        for n in THREADS:
            tell(f"round {turn + 1} of {ROUNDS}: threads: {n}")
            figures = bench.measure(BASE, THREADS_SECONDS, n)
            found[n].append(float(figures["decisions_per_s"]))
            busy[n].append(figures["cpu_seconds"] / figures["seconds"])
    return Sheet(
        "Threads, three players, by the clock on the wall (the engine releases the GIL). The cores "
        "are those it got: fewer than there are threads if the machine had other work.",
        ("threads", "cores", "decisions/s", "ratio"),
        [
            (str(n), f"{median(busy[n]):.2f}", number(median(f)), f"{ratio(f, found[1]):.2f}")
            for n, f in found.items()
        ],
    )


def play_words(config: Configuration, seed: str) -> int:
    """Play a game with moves as the engine has them."""
    position, rng, decisions = Position.start(config, seed), Random(seed), 0
    while not position.over:
        words = position.legal_words()
        position.play_words(*words[rng.randrange(len(words))])
        decisions += 1
    return decisions


def play_moves(table: Position | Game, seed: str) -> int:
    """Play a game with moves as people have them, each of them checked."""
    rng, decisions = Random(seed), 0
    while not table.over:
        moves = table.legal_moves()
        table.play(moves[rng.randrange(len(moves))])
        decisions += 1
    return decisions


def play_recorded(seed: str) -> int:
    """Play a game between random bots and write its record."""
    game = play_game(BASE, [make_bot("random")] * BASE.players, seed)
    assert dump_line(to_record(game))
    return sum(1 for event in game.events if type(event).__name__ == "Played")


def seeded(play: Callable[[str], int]) -> Work:
    """Return a work that plays another game every time."""
    numbers = count()
    return lambda: play(f"prices/{next(numbers)}")


def events() -> Sheet:
    """Return what comfort costs, from the compiled batch to a game with its record."""
    works = {
        "`play_games`: inside the engine": random_games(BASE),
        "`Position`, moves as words": seeded(lambda seed: play_words(BASE, seed)),
        "`Position`, moves as objects, checked": seeded(
            lambda seed: play_moves(Position.start(BASE, seed), seed)
        ),
        "`Game`: the same with events, and undo": seeded(
            lambda seed: play_moves(Game.of(BASE, seed=seed), seed)
        ),
        "`play_game` between random bots, and its record": seeded(play_recorded),
    }
    found = alternate(works, SECONDS, ROUNDS)
    batch = found["`play_games`: inside the engine"]
    return Sheet(
        "Ways to play the same random games of Alhambra with three players, on one core.",
        ("", "decisions/s", "time"),
        [(name, number(median(f)), f"{ratio(batch, f):.3g}") for name, f in found.items()],
    )


def under_way(decisions: int) -> Game:
    """Return a game after so many random decisions, or the end of it."""
    game, rng = Game.of(BASE, seed="prices"), Random("prices")
    while not game.over and decisions:
        moves = game.legal_moves()
        game.play(moves[rng.randrange(len(moves))])
        decisions -= 1
    return game


def often(act: Callable[[], object], times: int = 20) -> Work:
    """Return a work that does something a number of times."""

    def work() -> int:
        for _ in range(times):
            act()
        return times

    return work


def import_time(statement: str) -> float:
    """Return the seconds a statement adds to the start of Python, by the clock on the wall."""
    spent: dict[str, list[float]] = {"pass": [], statement: []}
    for _ in range(IMPORTS):
        for code, times in spent.items():
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - begin)
    return max(median(spent[statement]) - median(spent["pass"]), 0.0)


def single_things() -> Sheet:
    """Return what one of each costs, in the middle of a game with three players."""
    game, ended, rng = under_way(MIDDLE), under_way(-1), Random("prices")
    view = game.view(0)
    known = game.knowledge(0)
    works = {
        "`Position.copy()`": often(game.position.copy),
        "`Position.legal_moves()`": often(game.position.legal_moves),
        "`Game.view(seat)`": often(lambda: game.view(0)),
        "`View.to_json()`": often(view.to_json),
        "`determinize(view, rng)`": often(lambda: determinize(view, rng)),
        "`determinize(view, rng, knowledge)`": often(lambda: determinize(view, rng, known)),
        "record of a finished game, as a line of JSON": often(
            lambda: dump_line(to_record(ended)), 1
        ),
    }
    copies = median(bench.copies_per_second(BASE) for _ in range(ROUNDS))
    rows = [(f"copy of a state inside the engine ({FLAT_BYTES} bytes)", *time_row(copies))]
    for name, work in works.items():
        tell(name)
        rows.append((name, *time_row(rate(work, SECONDS))))
    for statement in ("import sabika", "import sabika; sabika.Game"):
        tell(statement)
        rows.append((f"`{statement}`", "", duration(import_time(statement))))
    return Sheet("Single things, in the middle of a game with three players.", COLUMNS, rows)


COLUMNS = ("", "per second", "one takes")


def time_row(per_second: float) -> tuple[str, str]:
    """Return how many in a second, and how long one takes."""
    return number(per_second), duration(1 / per_second)


def duration(seconds: float) -> str:
    """Return a time in the unit that suits it."""
    for unit, size in (("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def measure() -> list[Sheet]:
    """Return all sheets."""
    return [modules(), threads(), events(), single_things()]


def main() -> None:
    """Print the prices."""
    console = Console(width=100)
    for sheet in measure():
        console.print(sheet.screen())


if __name__ == "__main__":
    main()
