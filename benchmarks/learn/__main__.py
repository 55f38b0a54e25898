"""Learn from futures what the judge's weights overlook, and write it where the bots read it.

    python -m benchmarks.learn [--game alhambra|granada] [--minutes M] [--times N] [--fresh]

Players who search their turns play each other. For each of their decisions the best ends of the
turn are played on into a few futures, as the vizier does; small networks (the extra ``learn`` has
PyTorch) learn what separates ends that win from others beside what the weights say of them. That
is done several times, each with the experience of the time before, from all that was gathered.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from benchmarks.learn.gather import NOTHING, Decisions, Experience, gather
from benchmarks.machine import ROOT
from sabika.bots.mind.experience import SENSES, experienced

STORED = ROOT / "src" / "sabika" / "bots" / "mind" / "experience.json"


def store(game: str, experience: Experience, path: Path = STORED) -> None:
    """Write experience into the file that ships."""
    found = json.loads(path.read_text("utf-8"))
    side = "two_sided" if game == "granada" else "one_sided"
    found[side] = dict(zip(SENSES, experience, strict=True))
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    """Gather and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("alhambra", "granada"), default="alhambra")
    parser.add_argument("--minutes", type=float, default=20, help="to gather, each time")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn")
    parser.add_argument("--fresh", action="store_true", help="begin without experience")
    options = parser.parse_args()
    from benchmarks.learn.train import train  # needs PyTorch

    experience = NOTHING if options.fresh else experienced(options.game == "granada")
    paths: list[Path] = []
    for time in range(options.times):
        folder, jobs = options.folder, options.jobs
        paths += gather(options.game, experience, options.minutes, jobs, folder, str(time))
        experience = train(Decisions.load(paths), options.epochs)
        store(options.game, experience)


if __name__ == "__main__":
    main()
