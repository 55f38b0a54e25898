"""A fixed number of seeded random games, for profilers: prints how many decisions they had.

It keeps to itself (a module of another commit's package may be under test) and asks for little.
"""

from __future__ import annotations

import sys
from random import Random

from sabika.play.position import book_of
from sabika.rules.playout import Runner
from sabika.rules.ruleset import MODULES, Configuration

CONFIGURATIONS = {
    "alhambra": Configuration(players=3),
    "granada": Configuration(game="granada", players=3),
    "modules": Configuration(players=2, modules=MODULES),
}


def play(config: Configuration, games: int) -> int:
    """Play the games and return the number of decisions."""
    runner, seeds, decisions = Runner(book_of(config)), Random(1), 0
    for _ in range(games):
        key = [seeds.getrandbits(32) for _ in range(8)]
        choices = [seeds.getrandbits(64) | 1 for _ in range(config.players)]
        runner.game(key, choices, 2000)
        decisions += runner.decisions
    return decisions


if __name__ == "__main__":
    print(play(CONFIGURATIONS[sys.argv[1]], int(sys.argv[2])))
