"""Find the judge's weights by self-play, and write them where the bots read them.

    python -m benchmarks.tune [--game alhambra|granada] [--minutes M] [--deals D] [--check]

Planners without foresight play inside the compiled code. CMA-ES (extra ``tune``) proposes weights;
each proposal takes every seat in turn against the best weights so far, on deals that all proposals
of a generation share. When the mean of a generation beats the best so far on fresh deals, it takes
their place. ``--check`` only plays the stored weights against the untuned ones.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.machine import ROOT
from sabika.bots.mind.practice import Practice
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights, tuned
from sabika.play.position import book_of
from sabika.play.seeds import key_of
from sabika.rules.ruleset import Configuration

STORED = ROOT / "src" / "sabika" / "bots" / "mind" / "weights.json"
PLAYERS = (2, 3)
LONGEST = 180  # turns; weights that never buy would play for ever
STEP = 0.5  # of the logarithm of a weight, for one unit of the search
PROPOSALS = 12


@dataclass(frozen=True)
class Score:
    """How weights did against others: victories beyond par, and the mean margin."""

    share: float
    margin: float
    error: float

    @property
    def merit(self) -> float:
        """Both in one figure, each in units of what matters."""
        return 2 * self.share + self.margin / 40


def compete(
    config: Configuration, new: Weights, old: Weights, seed: str, deals: int, threads: int
) -> Score:
    """Let new weights play in every seat of some deals, the others old."""
    book = book_of(config)

    def work(part: Iterable[int]) -> list[tuple[float, int]]:
        mind = Turns(book, new.numbers())
        others = [Turns(book, old.numbers()) for _ in range(config.players - 1)]
        found = []
        for deal in part:
            for seat in range(config.players):
                minds = [*others[:seat], mind, *others[seat:]]
                scores = Practice(book, minds).game(key_of(f"{seed}/{deal}"), LONGEST)
                best = max(scores)
                won = (scores[seat] == best) / scores.count(best)
                rest = max(score for k, score in enumerate(scores) if k != seat)
                found.append((won - 1 / config.players, scores[seat] - rest))
        return found

    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(work, [range(i, deals, threads) for i in range(threads)])
        played = [game for part in parts for game in part]
    margin = sum(margin for _, margin in played) / len(played)
    spread = math.sqrt(sum((m - margin) ** 2 for _, m in played)) / len(played)
    return Score(sum(won for won, _ in played) / len(played), margin, spread)


def merit(game: str, new: Weights, old: Weights, seed: str, deals: int, threads: int) -> float:
    """Return how much better new weights are, over all sizes of tables."""
    return sum(
        compete(Configuration(game, players), new, old, seed, deals // players, threads).merit
        for players in PLAYERS
    )


def moved(weights: Weights, step: Iterable[float]) -> Weights:
    """Return weights multiplied by a step of the search each."""
    names = [field.name for field in fields(Weights)]
    pairs = zip(names, weights.numbers(), step, strict=True)
    return Weights(**{name: number * math.exp(STEP * by) for name, number, by in pairs})


def tune(game: str, minutes: float, deals: int, threads: int, path: Path = STORED) -> Weights:
    """Search for better weights, starting from the stored ones."""
    cma: Any = import_module("cma")  # the extra `tune`

    start = best = tuned(game == "granada")
    search: Any = cma.CMAEvolutionStrategy(
        [0.0] * len(fields(Weights)), 0.5, {"popsize": PROPOSALS, "verbose": -9}
    )
    end = time.monotonic() + 60 * minutes
    generation = 0
    while time.monotonic() < end:
        steps = search.ask()
        seed = f"tune/{generation}"
        merits = [merit(game, moved(start, s), best, seed, deals, threads) for s in steps]
        search.tell(steps, [-found for found in merits])
        mean = moved(start, search.mean)
        gain = merit(game, mean, best, f"check/{generation}", 4 * deals, threads)
        print(
            f"generation {generation}: mean of the search {gain:+.3f} against the best", flush=True
        )
        if gain > 0.05:
            best = mean
            store(game, best, path)
        generation += 1
    return best


def store(game: str, weights: Weights, path: Path = STORED) -> None:
    """Write weights into the file that ships."""
    found = json.loads(path.read_text("utf-8"))
    found["two_sided" if game == "granada" else "one_sided"] = {
        name: round(number, 4) for name, number in asdict(weights).items()
    }
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


def main() -> None:
    """Tune, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if not options.check:
        tune(options.game, options.minutes, options.deals, options.threads)
        return
    for players in PLAYERS:
        config = Configuration(options.game, players)
        weights = tuned(options.game == "granada")
        score = compete(config, weights, Weights(), "stored", options.deals, options.threads)
        print(
            f"{options.game}, {players} players: {100 * score.share:+.1f} points of victories,"
            f" margin {score.margin:+.1f} ± {1.96 * score.error:.1f}"
        )


if __name__ == "__main__":
    main()
