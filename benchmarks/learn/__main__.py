"""Learn from futures what the judge's weights overlook, and write it where the bots read it.

    python -m benchmarks.learn [--game alhambra|granada] [--minutes M] [--times N] [--fresh]

Players who search their turns play each other, and the best ends of their turns are played on into
futures. Small networks (the extra ``learn`` has PyTorch) learn two things of them, each beside what
the weights say: which leaf of a future, looked at after a few rounds, goes on better (``leaves``);
and, with futures judged so, which end of a turn wins more (``ends``). That is done several times,
each with what was learned before, from all that was gathered. Last, planners play each other, and
what is learned of them is which turn they choose (``rivals``; ``--times 0`` does that alone).
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import replace
from pathlib import Path

from benchmarks.learn.gather import NOTHING, Decisions, Learned, gather, work
from benchmarks.learn.leaves import load_leaves, watch
from benchmarks.learn.rivals import PlannerTurns, look_on
from benchmarks.machine import ROOT
from sabika.bots.mind.experience import OUTLOOK, RIVALS, SENSES, experienced, outlook, rivals

STORED = ROOT / "src" / "sabika" / "bots" / "mind" / "experience.json"


def store(game: str, learned: Learned, path: Path = STORED) -> None:
    """Write what was learned into the file that ships."""
    found = json.loads(path.read_text("utf-8"))
    names = (*SENSES, *OUTLOOK, *RIVALS)
    numbers = [*learned.ends, *learned.outlook, *learned.rivals]
    found["two_sided" if game == "granada" else "one_sided"] = dict(
        zip(names, numbers, strict=True)
    )
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    """Gather and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("alhambra", "granada"), default="alhambra")
    parser.add_argument("--minutes", type=float, default=20, help="to gather, each time")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn")
    parser.add_argument("--fresh", action="store_true", help="begin without experience")
    options = parser.parse_args()
    from benchmarks.learn.train import train  # needs PyTorch
    from benchmarks.learn.train_outlook import train_outlook
    from benchmarks.learn.train_rivals import train_rivals

    game, minutes, jobs, folder = options.game, options.minutes, options.jobs, options.folder
    two_sided = game == "granada"
    shipped = Learned(experienced(two_sided), outlook(two_sided), rivals(two_sided))
    learned = NOTHING if options.fresh else shipped
    seen: list[Path] = []
    met: list[Path] = []
    for time in range(options.times):
        seen += gather(watch, game, learned, minutes, jobs, folder, f"leaves{time}")
        learned = replace(learned, outlook=train_outlook(load_leaves(seen), options.epochs))
        met += gather(work, game, learned, minutes, jobs, folder, f"ends{time}")
        learned = replace(learned, ends=train(Decisions.load(met), options.epochs))
        store(game, learned)
    looked = gather(look_on, game, learned, minutes, jobs, folder, "rivals")
    store(game, replace(learned, rivals=train_rivals(PlannerTurns.load(looked), options.epochs)))


if __name__ == "__main__":
    main()
