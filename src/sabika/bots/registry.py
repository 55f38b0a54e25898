"""The bots by name: ours, those of other packages, and those in a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import MappingProxyType, ModuleType

from sabika.bots.bot import Bot, BotFactory
from sabika.bots.budget import UNLIMITED, Budget, BudgetError
from sabika.bots.greedy import GreedyBot
from sabika.bots.levels import LEVELS
from sabika.bots.planner import PlannerBot
from sabika.bots.random_bot import RandomBot
from sabika.bots.vizier import VizierBot

GROUP = "sabika.bots"
NAMED = re.compile(r"(?P<name>[^:]*)(?::(?P<budget>.*))?")
IN_FILE = re.compile(r"(?P<path>.*\.py)(?::(?P<symbol>[^\W\d]\w*)?)?(?::(?P<budget>.*))?")

BOTS: Mapping[str, BotFactory] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        "vizier": VizierBot,
        **LEVELS,
    }
)
"""The bots that come with Sabika."""


class UnknownBot(ValueError):
    """There is no such bot; ``known`` names those there are."""

    def __init__(self, name: object, reason: str | None = None) -> None:
        self.name = name
        self.known = tuple(known_bots())
        self.reason = (
            reason or f"there are {', '.join(self.known)}; or name a file: path.py:ClassName"
        )
        super().__init__(f"there is no bot {name!r}: {self.reason}")


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: what the user wrote, who that is, and how long it may think."""

    text: str
    factory: BotFactory
    budget: Budget = UNLIMITED


def known_bots() -> dict[str, BotFactory | None]:
    """Return our bots, and the names of those other packages offer (loaded when needed)."""
    others = sorted(point.name for point in entry_points(group=GROUP))
    return {**BOTS, **{name: None for name in others if name not in BOTS}}


@dataclass(frozen=True)
class Offer:
    """A bot that can be named, what it is, and the package it comes from (None: it is ours)."""

    name: str
    sentence: str
    package: str | None = None


def offers() -> tuple[Offer, ...]:
    """Return the bots that can be named; what each is, is the first line of its docstring."""
    found = {name: Offer(name, _sentence(name)) for name in BOTS}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        package = point.dist.name if point.dist is not None else point.module
        found.setdefault(point.name, Offer(point.name, _sentence(point.name), package))
    return tuple(found.values())


def _sentence(name: str) -> str:
    try:
        said = type(make_bot(name)).__doc__ or ""
    except UnknownBot as error:
        return f"It cannot be used: {error.reason}"
    return said.strip().partition("\n")[0]


def names_file(text: str) -> bool:
    """Say whether a text names a bot in a file: then reading it runs that file.

    >>> names_file("bots/mine.py:Mine:0.5s"), names_file("greedy:0.5s")
    (True, False)
    """
    return IN_FILE.fullmatch(text.strip()) is not None


@lru_cache(maxsize=64)
def read_entrant(text: str) -> Entrant:
    """Read ``NAME`` or ``path.py:ClassName``, each with a budget if wanted: ``NAME:0.5s``.

    >>> read_entrant("random:100it").budget.iterations
    100
    """
    text = text.strip()
    found = IN_FILE.fullmatch(text) or NAMED.fullmatch(text)
    if found is None:
        raise UnknownBot(text)
    try:
        budget = UNLIMITED if found["budget"] is None else Budget.parse(found["budget"])
    except BudgetError as error:
        raise UnknownBot(text, str(error)) from None
    if found.re is IN_FILE:
        factory = _from_file(text, Path(found["path"]), found["symbol"])
    else:
        factory = _named(found["name"])
    return Entrant(text, factory, budget)


def make_bot(text: str) -> Bot:
    """Return a new bot for one seat of one game.

    >>> make_bot("random").name
    'random'
    """
    return read_entrant(text).factory()


def _named(name: str) -> BotFactory:
    if name in BOTS:
        return BOTS[name]
    for point in entry_points(group=GROUP, name=name):
        try:
            found = point.load()
        except (Exception, SystemExit) as error:
            raise UnknownBot(name, f"{point.value} does not load: {_said(error)}") from error
        return _checked(name, found)
    raise UnknownBot(name)


def _from_file(text: str, path: Path, symbol: str | None) -> BotFactory:
    try:
        path.stat()
    except OSError as error:
        raise UnknownBot(text, f"{path}: {error.strerror}") from None
    if symbol is None:
        raise UnknownBot(text, f"name its class as well: {path}:ClassName")
    try:
        module = _load(path)
    except (Exception, SystemExit) as error:
        raise UnknownBot(text, f"{path} does not load: {_said(error)}") from error
    if not hasattr(module, symbol):
        raise UnknownBot(text, f"{path} has no {symbol}")
    return _checked(text, getattr(module, symbol))


def _load(path: Path) -> ModuleType:
    """Run a file as a module of its own, whose name no other file has.

    It is in ``sys.modules``, or a dataclass in it could not be made.
    """
    name = f"sabika_bot_{path.stem}_{sha256(bytes(path.resolve())).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _checked(text: str, factory: object) -> BotFactory:
    """Try that it makes a bot."""
    if not callable(factory):
        raise UnknownBot(text, "it cannot be called to make a bot")
    try:
        made = factory()
        named = isinstance(getattr(made, "name", None), str)
    except (Exception, SystemExit) as error:
        raise UnknownBot(text, f"it cannot be made: {_said(error)}") from error
    if not named or not callable(getattr(made, "choose", None)):
        raise UnknownBot(text, "it makes no bot: a bot has a `name` and a method `choose`")
    return factory


def _said(error: BaseException) -> str:
    """Return an error on one line, with its kind: some say nothing else."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
