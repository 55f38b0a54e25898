"""How many random decisions a second the engine makes; run as a program it prints JSON."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from sabika.play.batch import play_games
from sabika.rules.ruleset import MODULES, Configuration

CONFIGURATIONS = {
    "alhambra, 2 players": Configuration(players=2),
    "alhambra, 3 players": Configuration(players=3),
    "alhambra, 4 players": Configuration(players=4),
    "alhambra, 6 players": Configuration(players=6),
    "granada, 3 players": Configuration(game="granada", players=3),
    "alhambra, 2 players, all modules": Configuration(players=2, modules=MODULES),
}


def measure(config: Configuration, seconds: float) -> dict[str, Any]:
    """Play random games for so many seconds of processor time."""
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or games == 0:
        batch = play_games(config, 1 if games == 0 else 20, "bench", first=games)
        decisions += int(batch.decisions.sum())
        games += len(batch.decisions)
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


def main() -> None:
    """Measure every configuration for the seconds given as the argument."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(json.dumps({name: measure(c, seconds) for name, c in CONFIGURATIONS.items()}))


if __name__ == "__main__":
    main()
