"""Tables to play at in tests: every configuration, and random games of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from random import Random
from typing import Any

import sabika.rules.book
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules import codes
from sabika.rules.ruleset import Configuration
from sabika.rules.state import Flat, State

COMPILED = not str(sabika.rules.book.__file__).endswith(".py")
SCALE = 1.0 if COMPILED else 0.1
ALHAMBRA_MODULES = ("treasure_chamber", "master_builders", "invaders", "bazaars")
GRANADA_MODULES = ("master_builders", "invaders")


def some(number: int) -> int:
    """So many of something, fewer where the engine is slow, but at least one."""
    return max(1, round(number * SCALE))


# Configurations.


def subsets(modules: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of modules."""
    sizes = range(len(modules) + 1)
    return list(chain.from_iterable(combinations(modules, size) for size in sizes))


def name_of(config: Configuration) -> str:
    """A short name: title, initials of the modules, players, options."""
    initials = "".join(module[0] for module in config.modules) or "base"
    parts = [config.game, initials, str(config.players)]
    parts += ["open"] if config.open_attack else []
    parts += ["simple"] if config.scoring == "simple" else []
    parts += ["ages"] if config.ages else []
    return "-".join(parts)


def rules_of_play() -> list[dict[str, Any]]:
    """Every choice of title, modules, scoring and variant; players and ages left open."""
    found: list[dict[str, Any]] = []
    for game, modules, scorings in (
        ("alhambra", ALHAMBRA_MODULES, ["standard"]),
        ("granada", GRANADA_MODULES, ["standard", "simple"]),
    ):
        for chosen in subsets(modules):
            for is_open in [False, True] if "invaders" in chosen else [False]:
                found += [
                    {"game": game, "modules": chosen, "open_attack": is_open, "scoring": scoring}
                    for scoring in scorings
                ]
    return found


def seated(numbers: Callable[[int], Sequence[int]]) -> dict[str, Configuration]:
    """Every choice of rules with the numbers of players that ``numbers`` says, by name."""
    found = {}
    for i, chosen in enumerate(rules_of_play()):
        for players in numbers(i):
            oldest_first = tuple(range(players))[::-1]
            ages = oldest_first if (i + players) % 4 == 0 else None
            config = Configuration(**chosen, players=players, ages=ages)
            found[name_of(config)] = config
    return found


EVERY_TABLE = seated(lambda i: range(2, 7))
TABLES = seated(lambda i: (2, 3 + i % 4))  # with Dirk, and with some number of players without


# Random games.

Chooser = Callable[[Random, list[tuple[int, int]]], tuple[int, int]]

LIKING = {
    codes.TAKE: 1.0,
    codes.BUY: 12.0,
    codes.BUY_BESIDE: 12.0,
    codes.BUILD: 2.0,
    codes.REMOVE: 0.05,
    codes.SWAP: 0.1,
    codes.CHESTS: 1.0,
    codes.END_ACTIONS: 0.3,
    codes.RESERVE: 0.3,
    codes.GIFT: 0.2,
    codes.PLACE: 8.0,
    codes.MASTER: 0.3,
}


def pick(rng: Random, number: int) -> int:
    """A number below another; the same in every version of Python."""
    return int(rng.random() * number)


def uniform(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """Any legal move."""
    return words[pick(rng, len(words))]


def eager(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """A kind of move first, buying and building liked best, so that games stay short."""
    kinds: dict[int, list[tuple[int, int]]] = {}
    for lo, hi in words:
        kinds.setdefault(lo >> 42 & 31, []).append((lo, hi))
    at = rng.random() * sum(LIKING.get(kind, 1.0) for kind in kinds)
    for kind, chosen in kinds.items():
        at -= LIKING.get(kind, 1.0)
        if at < 0:
            return uniform(rng, chosen)
    return words[-1]


def mixed(rng: Random, words: list[tuple[int, int]]) -> tuple[int, int]:
    """Mostly eager, now and then wild: games that end and still see everything."""
    return (uniform if rng.random() < 0.3 else eager)(rng, words)


def walk(game: Game, rng: Random, turns: int, choose: Chooser = uniform) -> Iterator[Game]:
    """Play on, giving the game before each decision and once more at the end.

    Moves are sorted first, so that the order in which they are listed does not matter.
    """
    position = game.position
    while True:
        yield game
        if game.over or game.turns >= turns:
            return
        game.play(position.codec.decode(*choose(rng, sorted(position.legal_words()))))


def played(game: Game, rng: Random, turns: int, choose: Chooser = uniform) -> Game:
    """Return the game after so many turns, or its end."""
    for _ in walk(game, rng, turns, choose):
        pass
    return game


@dataclass(frozen=True)
class Moment:
    """A position on the way of a game: its bytes, and how many events led to it."""

    flat: bytes
    events: int
    phase: str


class Story:
    """A game that was played, with every position on its way."""

    def __init__(self, name: str, turns: int = 400, choose: Chooser = mixed) -> None:
        self.config = EVERY_TABLE[name]
        self.game = Game.of(self.config, seed=f"story {name}")
        self.position = Position(self.config, State())
        state = self.game.position.state
        self.moments = [
            Moment(state.to_bytes(), self.game.event_count, self.game.phase)
            for _ in walk(self.game, Random(name), turns, choose)
        ]
        self.seats: tuple[int | None, ...] = (*range(self.config.players), None)

    def at(self, moment: Moment) -> Position:
        """Return the position of a moment; the same object every time."""
        self.position.state.load_bytes(moment.flat)
        return self.position

    def some_moments(self, number: int) -> list[Moment]:
        """So many moments spread over the game, the second of each phase, and the last."""
        found = self.moments[:: max(1, len(self.moments) // number)]
        for phase in {moment.phase for moment in self.moments}:
            found += [moment for moment in self.moments if moment.phase == phase][1:2]
        return [*found, self.moments[-1]]


def record_of(game: Game) -> dict[str, Any]:
    """A game as RECORD.md has it; unfinished ones are cut off (12.13)."""
    config = game.config
    game.cut_off = not game.over
    outcome = game.outcome()
    return {
        "format": "sabika-record",
        "version": 1,
        "game": config.game,
        "modules": list(config.modules),
        "options": {
            "scoring": config.scoring,
            "open_attack": config.open_attack,
            "ages": None if config.ages is None else list(config.ages),
        },
        "players": list(game.names),
        "seed": game.seed,
        "commitment": game.commitment,
        "meta": {},
        "events": [event.to_json() for event in game.events],
        "result": {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        },
    }


def loaded(config: Configuration, flat: bytes) -> Position:
    """Return the position that these bytes are."""
    state = State()
    state.load_bytes(flat)
    return Position(config, state)


def ended_early(config: Configuration) -> Position:
    """A game of two that ended before A turned up: Dirk had all tiles of the bag from the start."""
    start = Position.start(config, "short")
    flat = Flat(bytearray(start.state.to_bytes()))
    for i in range(flat.bag_at, flat.bag_n):
        flat.in_city[codes.DIRK] |= 1 << flat.bag[i]
        flat.bag[i] = 0
    flat.bag_at = flat.bag_n
    position = loaded(config, bytes(flat.flat))
    rng = Random("short")
    while not position.over:
        position.play_words(*eager(rng, sorted(position.legal_words())))
    return position
