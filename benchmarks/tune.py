"""Find the weights of judge and habit by self-play, and write them where the bots read them.

    python -m benchmarks.tune [--of judge|habit] [--game alhambra|granada] [--weights NAMES]
                              [--minutes M] [--games G] [--check]

Players without foresight play inside the compiled code: for the judge those who search their whole
turn, for a habit those who play what they like at a glance. CMA-ES (extra ``tune``) proposes
weights; each proposal takes every seat in turn against the best weights so far, on deals that all
proposals of a generation share. When the mean of the search beats the best so far on fresh deals,
it takes their place. ``--weights`` names those that are sought, the others stay; by default all.
``--check`` only plays the stored weights against the untuned ones.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.machine import ROOT
from sabika.bots.mind.practice import Practice
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights, tuned
from sabika.play.position import book_of
from sabika.play.seeds import key_of
from sabika.rules.book import Book
from sabika.rules.ruleset import Configuration

STORED = ROOT / "src" / "sabika" / "bots" / "mind" / "weights.json"
LONGEST = 180  # turns; weights that never buy would play for ever
STEP = 0.5  # of the logarithm of a weight, for one unit of the search
PROPOSALS = 16
NAMES = tuple(field.name for field in fields(Weights))
EVERY = 5  # generations between two looks at the mean of the search
BETTER = 0.03  # merit by which it has to beat the best so far


@dataclass(frozen=True)
class Aim:
    """What is sought: weights for players who look so widely, at such tables."""

    players: tuple[int, ...]
    games: int
    """Of one proposal, at each kind of table."""
    limits: tuple[int, int, int]
    """Of a search."""

    def mind(self, book: Book, weights: Weights) -> Turns:
        """Return a player with these weights."""
        found = Turns(book, weights.numbers())
        found.limit(*self.limits)
        return found

    def tables(self, game: str) -> list[Configuration]:
        """Return the tables played at, without modules and with all of them."""
        with_modules = [(), Configuration.all_modules(game)]
        return [Configuration(game, n, modules) for n in self.players for modules in with_modules]


GLANCE = (0, 1, 1)
SHORT = (60, 8, 3)  # as strong as a planner's search at tables of four, and ten times as fast
AIMS = {
    "judge": Aim((2, 4), 160, SHORT),
    "habit": Aim((2, 4), 240, GLANCE),
}


@dataclass(frozen=True)
class Score:
    """How weights did against others: victories beyond par, and points beyond the others' mean."""

    share: float
    margin: float
    error: float

    @property
    def merit(self) -> float:
        """Both in one figure, each in units of what matters."""
        return 2 * self.share + self.margin / 40


def compete(
    aim: Aim, config: Configuration, new: Weights, old: Weights, seed: str, deals: int, threads: int
) -> Score:
    """Let new weights play in every seat of some deals, the others old."""
    book = book_of(config)

    def work(part: Iterable[int]) -> list[tuple[float, float]]:
        mind = aim.mind(book, new)
        others = [aim.mind(book, old) for _ in range(config.players - 1)]
        found = []
        for deal in part:
            for seat in range(config.players):
                minds = [*others[:seat], mind, *others[seat:]]
                scores = Practice(book, minds).game(key_of(f"{seed}/{deal}"), LONGEST)
                best = max(scores)
                won = (scores[seat] == best) / scores.count(best)
                rest = (sum(scores) - scores[seat]) / len(others)
                found.append((won - 1 / config.players, scores[seat] - rest))
        return found

    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(work, [range(i, deals, threads) for i in range(threads)])
        played = [game for part in parts for game in part]
    margin = sum(margin for _, margin in played) / len(played)
    spread = math.sqrt(sum((m - margin) ** 2 for _, m in played)) / len(played)
    return Score(sum(won for won, _ in played) / len(played), margin, spread)


def merit(
    aim: Aim, game: str, new: Weights, old: Weights, seed: str, games: int, threads: int
) -> float:
    """Return how much better new weights are, over all kinds of tables."""
    tables = aim.tables(game)
    merits = [
        compete(aim, table, new, old, seed, games // table.players, threads).merit
        for table in tables
    ]
    return sum(merits) / len(merits)


def moved(weights: Weights, sought: Sequence[str], step: Iterable[float]) -> Weights:
    """Return weights of which those sought are multiplied by a step of the search each."""
    by = dict(zip(sought, step, strict=True))
    return replace(weights, **{n: getattr(weights, n) * math.exp(STEP * by[n]) for n in by})


def tune(
    name: str,
    game: str,
    minutes: float,
    games: int,
    threads: int,
    path: Path = STORED,
    sought: Sequence[str] = NAMES,
) -> Weights:
    """Search for better weights, starting from the stored ones."""
    cma: Any = import_module("cma")  # the extra `tune`

    aim = AIMS[name]
    start = best = tuned(game == "granada", name)
    search: Any = cma.CMAEvolutionStrategy(
        [0.0] * len(sought), 0.5, {"popsize": PROPOSALS, "verbose": -9}
    )
    end = time.monotonic() + 60 * minutes
    generation = 0
    while generation == 0 or time.monotonic() < end:
        seed = f"tune/{generation}"
        steps = search.ask()
        tries = [moved(start, sought, step) for step in steps]
        merits = [merit(aim, game, new, best, seed, games, threads) for new in tries]
        search.tell(steps, [-found for found in merits])
        generation += 1
        if generation % EVERY:
            continue
        mean = moved(start, sought, search.mean)
        gain = merit(aim, game, mean, best, f"check/{generation}", 8 * games, threads)
        told = f"generation {generation}: the mean of the search {gain:+.3f} against the best"
        print(told, flush=True)
        if gain > BETTER:
            best = mean
            store(name, game, best, path)
    return best


def store(name: str, game: str, weights: Weights, path: Path = STORED) -> None:
    """Write weights into the file that ships."""
    found = json.loads(path.read_text("utf-8"))
    found[name]["two_sided" if game == "granada" else "one_sided"] = {
        weight: round(number, 4) for weight, number in asdict(weights).items()
    }
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


def check(name: str, game: str, games: int, threads: int) -> None:
    """Say what the stored weights are worth beside untuned ones."""
    aim, weights = AIMS[name], tuned(game == "granada", name)
    for table in aim.tables(game):
        deals = games // table.players
        score = compete(aim, table, weights, Weights(), "stored", deals, threads)
        modules = " with all modules" if table.modules else ""
        print(
            f"{game}{modules}, {table.players} players: {100 * score.share:+.1f} points of"
            f" victories, {score.margin:+.1f} ± {1.96 * score.error:.1f} points a game"
        )


def main() -> None:
    """Tune, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", choices=AIMS, default="judge", help="whose weights")
    parser.add_argument("--game", choices=("alhambra", "granada"), default="alhambra")
    parser.add_argument("--weights", default=",".join(NAMES), help="names of those sought")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, help="of one proposal at each kind of table")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    games = options.games or AIMS[options.of].games
    if options.check:
        check(options.of, options.game, games, options.threads)
    else:
        sought = options.weights.split(",")
        if unknown := set(sought) - set(NAMES):
            parser.error(f"no such weights: {', '.join(sorted(unknown))}")
        tune(options.of, options.game, options.minutes, games, options.threads, sought=sought)


if __name__ == "__main__":
    main()
