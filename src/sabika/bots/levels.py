"""Levels for people: five players from beginner to master."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from sabika.bots.bot import BotFactory
from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.explanation import Explanation
from sabika.bots.mind.weights import Weights, tuned
from sabika.bots.outline import Judgement, lines_of
from sabika.bots.planner import PlannerBot
from sabika.bots.vizier import VizierBot
from sabika.play.events import Move
from sabika.play.position import book_of
from sabika.play.view import View


@dataclass(frozen=True)
class Habits:
    """What somebody who still learns overlooks.

    ``attention`` is the chance to see a good turn at all; ``blind`` names what is not yet thought
    of (weights of the judge that count for nothing).
    """

    attention: float
    blind: tuple[str, ...] = ()

    def weights(self, two_sided: bool) -> Weights:
        """Return how such a player judges."""
        return replace(tuned(two_sided), **dict.fromkeys(self.blind, 0.0))


class LearnerBot:
    """Plays sensible turns, but does not think of everything and overlooks some.

    It never plays at random: where it misses the best turn it plays the next best that it sees.
    """

    def __init__(self, name: str, habits: Habits) -> None:
        self.name = name
        self.habits = habits
        self.said = Explanation()

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return the first move of the best turn that it sees."""
        start = time.perf_counter()
        self.said = Explanation()
        if len(moves) == 1:
            return moves[0]
        two_sided = bool(book_of(view.config).two_sided)
        lines = lines_of(view, Judgement(self.habits.weights(two_sided)))
        seen = [line for line in lines if rng.random() < self.habits.attention] or lines[:1]
        options = tuple(line.option for line in seen)
        self.said = Explanation(options, 0, time.perf_counter() - start)
        return seen[0].moves[0]

    def explain(self) -> Explanation:
        """Return the turns seen, the best first."""
        return self.said


class BeginnerBot(LearnerBot):
    """Buys what it likes: no thought of rivals, walls, exact payments or the turn after."""

    def __init__(self) -> None:
        blind = ("rivalry", "outer", "growth", "plan_exact", "plan_action", "sums", "danger")
        super().__init__("beginner", Habits(0.45, (*blind, "wall", "card", "hope")))


class ApprenticeBot(LearnerBot):
    """Knows walls and exact payments, but looks at nobody else and overlooks much."""

    def __init__(self) -> None:
        super().__init__("apprentice", Habits(0.6, ("rivalry", "outer", "plan_action", "sums")))


class JourneymanBot(LearnerBot):
    """Judges well and overlooks a good turn now and then."""

    def __init__(self) -> None:
        super().__init__("journeyman", Habits(0.85))


class ExpertBot(PlannerBot):
    """Searches its whole turn and looks ahead: the planner."""

    name = "expert"


class MasterBot(VizierBot):
    """Thinks a second about many futures: the vizier."""

    name = "master"


LEVELS: dict[str, BotFactory] = {
    "beginner": BeginnerBot,
    "apprentice": ApprenticeBot,
    "journeyman": JourneymanBot,
    "expert": ExpertBot,
    "master": MasterBot,
}
"""The levels by name, the weakest first."""
