"""Learn from futures what the judge's weights overlook, and write it where the bots read it.

    python -m benchmarks.learn [--game alhambra|granada] [--minutes M] [--times N] [--fresh]
                               [--steps leaves,ends,rivals] [--tables 4,2,3,4+] [--gently]

Players who search their turns play each other, and the best ends of their turns are played on into
futures. Small networks (the extra ``learn`` has PyTorch) learn two things of them, each beside what
the weights say: which leaf of a future, looked at after a few rounds, goes on better (``leaves``);
and, with futures judged so, which end of a turn wins more (``ends``). That is done several times,
each with what was learned before, from all that was gathered. Last, planners play each other, and
what is learned of them is which turn they choose (``rivals``). ``--steps`` takes some of these
steps alone, and what the others learned before stays; ``--gently`` teaches leaves on what is known
of them already.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import replace
from pathlib import Path

from benchmarks.learn.gather import (
    NOTHING,
    USUAL,
    Decisions,
    Learned,
    Work,
    gather,
    tables,
    work,
)
from benchmarks.learn.leaves import load_leaves, watch
from benchmarks.learn.rivals import PlannerTurns, look_on
from benchmarks.machine import ROOT
from sabika.bots.mind.experience import OUTLOOK, RIVALS, SENSES, experienced, outlook, rivals

STEPS = ("leaves", "ends", "rivals")
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


def wishes() -> argparse.Namespace:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("alhambra", "granada"), default="alhambra")
    parser.add_argument("--minutes", type=float, default=20, help="to gather, each time")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn")
    parser.add_argument("--fresh", action="store_true", help="begin without experience")
    parser.add_argument("--steps", default=",".join(STEPS), help="which of the steps to take")
    parser.add_argument("--tables", default=USUAL, help="players of each, a plus for all modules")
    parser.add_argument("--gently", action="store_true", help="teach the outlook on from before")
    options = parser.parse_args()
    options.steps = options.steps.split(",")
    if unknown := set(options.steps) - set(STEPS):
        parser.error(f"no such step: {', '.join(sorted(unknown))} (there are {', '.join(STEPS)})")
    if options.fresh and options.gently:
        parser.error("--gently goes on from experience, --fresh begins without")
    try:
        options.configs = tables(options.game, options.tables)
    except ValueError as error:
        parser.error(f"--tables {options.tables}: {error}")
    return options


def main() -> None:
    """Gather and train."""
    options = wishes()
    from benchmarks.learn.train import train  # needs PyTorch
    from benchmarks.learn.train_outlook import train_outlook
    from benchmarks.learn.train_rivals import train_rivals

    def gathered(work: Work, name: str) -> list[Path]:
        return gather(
            work, options.configs, learned, options.minutes, options.jobs, options.folder, name
        )

    game, steps, epochs = options.game, options.steps, options.epochs
    two_sided = game == "granada"
    shipped = Learned(experienced(two_sided), outlook(two_sided), rivals(two_sided))
    learned = NOTHING if options.fresh else shipped
    seen: list[Path] = []
    met: list[Path] = []
    for time in range(options.times):
        if "leaves" in steps:
            seen += gathered(watch, f"leaves{time}")
            before = learned.outlook if options.gently else None
            learned = replace(learned, outlook=train_outlook(load_leaves(seen), epochs, before))
        if "ends" in steps:
            met += gathered(work, f"ends{time}")
            learned = replace(learned, ends=train(Decisions.load(met), epochs))
        store(game, learned)
    if "rivals" in steps:
        turns = PlannerTurns.load(gathered(look_on, "rivals"))
        store(game, replace(learned, rivals=train_rivals(turns, epochs)))


if __name__ == "__main__":
    main()
