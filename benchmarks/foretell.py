"""Find out how well the vizier's futures foretell which turn wins, and what that is worth.

    python -m benchmarks.foretell [--game G] [--players N] [--modules all] [--minutes M]
        [--alike] [--blind]

Somebody with experience searches their turns, and so do their rivals, as the vizier takes them to,
or with experience, too (``--alike``). Now and then the best turns of a decision are played on to
the end of the game, many times, by such players, with the hands as they are remembered: that is the
truth. Futures know these hands, too, unless they are ``--blind``. Printed is how what a turn
promises by itself, and futures of one round and more, go with it (1 would be all of it; the noise
of the games is taken out), how much more the turn chosen so wins than the one that promises most,
and how much more futures say it does: if that is more, they are deceived. It tells in minutes what
a match needs an hour for.
"""

from __future__ import annotations

import argparse
import math
import time
from random import Random

import numpy as np
from numpy.typing import NDArray

from sabika.bots.mind.experience import experienced, outlook, rivals
from sabika.bots.mind.futures import Futures
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import tuned
from sabika.bots.vizier import WIDE_SIGHT
from sabika.play.hidden import knowledge, recall
from sabika.play.position import Position, book_of
from sabika.play.view import view_of
from sabika.rules.ruleset import Configuration

TURNS = 6  # compared
STUDIED = 0.15  # of the decisions of one seat
WANDER = 0.12  # how often a game goes on with another good turn than the best
LONGEST = 300  # rounds of a game: all of it

Numbers = NDArray[np.float64]
Decision = dict[str, Numbers]  # the truth and what each way to judge says of turns, a row a try


class Study:
    """Plays games at one kind of table and looks closely at some decisions."""

    def __init__(
        self,
        config: Configuration,
        games: int,
        futures: int,
        alike: bool = False,
        blind: bool = False,
    ) -> None:
        self.config, self.games, self.futures, self.blind = config, games, futures, blind
        book = book_of(config)
        two_sided = bool(book.two_sided)
        weights, habit = tuned(two_sided).numbers(), tuned(two_sided, "habit").numbers()
        learned = (experienced(two_sided), outlook(two_sided))
        taken = rivals(two_sided)
        others = learned[0] if alike else taken
        self.turns = Turns(book, weights, learned[0])
        self.rivals = Turns(book, weights, others)
        self.whole = Futures(book, weights, habit, 1, LONGEST, *learned, others)
        seen = WIDE_SIGHT.rounds(config.players)
        self.sights = {
            f"{rounds} rounds": Futures(book, weights, habit, rounds, 1, *learned, taken)
            for rounds in sorted({1, seen, seen + 2})
        }

    def play(self, seed: str, rng: Random, end: float) -> list[Decision]:
        """Play a game, as long as there is time; return the decisions looked at."""
        found = []
        position = Position.start(self.config, seed)
        seat = rng.randrange(self.config.players)
        while not position.over and time.monotonic() < end:
            own = position.to_act == seat
            plans = (self.turns if own else self.rivals).plan(position.state)
            open_choice = len(plans) > 1 and position.phase != "left_over"
            if own and open_choice and rng.random() < STUDIED:
                found.append(self.look(position, plans[:TURNS], rng))
            at = rng.randrange(min(3, len(plans))) if rng.random() < WANDER else 0
            position.play_words(*plans[at][2][0])
        return found

    def look(
        self,
        position: Position,
        plans: list[tuple[float, int, list[tuple[int, int]]]],
        rng: Random,
    ) -> Decision:
        """Return what is true of turns, and what promise and futures say of them."""
        seat = position.to_act
        assert seat is not None
        view = view_of(position, seat)
        hands = recall(view, knowledge(position, seat))
        seen = view.position.state if self.blind else hands
        lines = [line for _, _, line in plans]
        truth_key, key = ([rng.getrandbits(32) for _ in range(8)] for _ in range(2))
        self.whole.begin(hands, seat, truth_key, lines)
        said = {
            "truth": np.array([self._ends(game, len(lines)) for game in range(self.games)]),
            "promise": np.array([[value for value, _, _ in plans]]),
        }
        for name, futures in self.sights.items():
            futures.begin(seen, seat, key, lines)
            everything = (1 << len(lines)) - 1
            chances = [futures.sample(number, everything) for number in range(self.futures)]
            said[name] = np.array(chances)
        return said

    def _ends(self, game: int, lines: int) -> list[float]:
        return [self.whole.study(game, i, LONGEST, LONGEST)[2][0] for i in range(lines)]


def apart(values: Numbers) -> Numbers:
    """Return what separates the turns of a decision."""
    return values - float(values.mean())


def correlation(decisions: list[Decision], name: str) -> float:
    """Return how what is said goes with the truth; two halves of the games show their noise."""
    both = own = true = 0.0
    for said in decisions:
        truth, found = said["truth"], apart(said[name].mean(0))
        both += float((found * apart(truth.mean(0))).sum())
        own += float((found**2).sum())
        true += float((apart(truth[::2].mean(0)) * apart(truth[1::2].mean(0))).sum())
    return both / math.sqrt(own * true) if own * true > 0 else math.nan


def gain(decisions: list[Decision], name: str) -> tuple[float, float]:
    """Return what choosing so brings, in percent of victories, and twice its standard error."""
    gains = [lead(said["truth"], int(said[name].mean(0).argmax())) for said in decisions]
    return float(np.mean(gains)), 2 * float(np.std(gains)) / math.sqrt(len(gains))


def said_gain(decisions: list[Decision], name: str) -> float:
    """Return what futures say it brings: one half chooses, the other tells."""
    halves = [(said[name][::2], said[name][1::2]) for said in decisions]
    pairs = halves + [(other, one) for one, other in halves]
    return float(np.mean([lead(one, int(other.mean(0).argmax())) for one, other in pairs]))


def lead(tries: Numbers, turn: int) -> float:
    """Return by how many percent of victories a turn leads the first."""
    return 100 * float(tries[:, turn].mean() - tries[:, 0].mean())


def main() -> None:
    """Look at decisions for some minutes and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("alhambra", "granada"), default="alhambra")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", choices=("all", "none"), default="none")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=64, help="to the end, for each turn")
    parser.add_argument("--futures", type=int, default=96, help="for each turn")
    parser.add_argument("--alike", action="store_true", help="rivals have experience, too")
    parser.add_argument("--blind", action="store_true", help="futures do not know the hands")
    parser.add_argument("--seed", default="foretell")
    options = parser.parse_args()
    modules = Configuration.all_modules(options.game) if options.modules == "all" else ()
    config = Configuration(options.game, options.players, modules)
    study = Study(config, options.games, options.futures, options.alike, options.blind)
    rng, end = Random(options.seed), time.monotonic() + 60 * options.minutes
    decisions: list[Decision] = []
    while time.monotonic() < end:
        decisions += study.play(f"{options.seed}/{rng.random()}", rng, end)
        print(f"\r{len(decisions)} decisions", end="", flush=True)
    print()
    print(f"promise: {correlation(decisions, 'promise'):.3f}")
    for name in study.sights:
        brings, error = gain(decisions, name)
        says = said_gain(decisions, name)
        print(
            f"{name}: {correlation(decisions, name):.3f},"
            f" {brings:+.2f} % (± {error:.2f}), says {says:+.2f} %"
        )


if __name__ == "__main__":
    main()
