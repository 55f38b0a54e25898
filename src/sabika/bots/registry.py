"""The bots by name: ours, those of other packages, and those in a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import MappingProxyType, ModuleType

from sabika.bots.bot import Bot, BotFactory
from sabika.bots.budget import UNLIMITED, Budget, BudgetError
from sabika.bots.greedy import GreedyBot
from sabika.bots.planner import PlannerBot
from sabika.bots.random_bot import RandomBot
from sabika.bots.vizier import VizierBot

GROUP = "sabika.bots"

BOTS: Mapping[str, BotFactory] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, "vizier": VizierBot}
)
"""The bots that come with Sabika."""


class UnknownBot(ValueError):
    """There is no such bot; ``known`` names those there are."""

    def __init__(self, name: object, reason: str | None = None) -> None:
        self.name = name
        self.known = tuple(known_bots())
        reason = reason or f"there are {', '.join(self.known)}; or name a file: path.py:ClassName"
        super().__init__(f"there is no bot {name!r}: {reason}")


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: what the user wrote, who that is, and how long it may think."""

    text: str
    factory: BotFactory
    budget: Budget = UNLIMITED


def known_bots() -> dict[str, BotFactory | None]:
    """Return our bots, and the names of those other packages offer (loaded when needed)."""
    found: dict[str, BotFactory | None] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        found[point.name] = None
    return {**BOTS, **{name: None for name in found if name not in BOTS}}


@lru_cache(maxsize=64)
def read_entrant(text: str) -> Entrant:
    """Read ``NAME`` or ``path.py:ClassName``, each with a budget if wanted: ``NAME:0.5s``.

    >>> read_entrant("random:100it").budget.iterations
    100
    """
    name, budget = text.strip(), UNLIMITED
    head, colon, tail = name.rpartition(":")
    if colon and tail[:1].isdigit():
        try:
            name, budget = head, Budget.parse(tail)
        except BudgetError as error:
            raise UnknownBot(text, str(error)) from None
    path, colon, symbol = name.rpartition(":")
    factory = _from_file(text, Path(path), symbol) if path.endswith(".py") else _named(name)
    return Entrant(text.strip(), factory, budget)


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
            return _checked(name, point.load())
        except UnknownBot:
            raise
        except Exception as error:
            raise UnknownBot(name, f"{point.value} does not load: {error}") from error
    raise UnknownBot(name)


def _from_file(text: str, path: Path, symbol: str) -> BotFactory:
    try:
        module = _load(path)
    except OSError as error:
        raise UnknownBot(text, f"{path}: {error.strerror or error}") from None
    except Exception as error:
        raise UnknownBot(text, f"{path} does not load: {error}") from error
    if not hasattr(module, symbol):
        raise UnknownBot(text, f"{path} has no {symbol or 'class name after the colon'}")
    return _checked(text, getattr(module, symbol))


def _load(path: Path) -> ModuleType:
    """Run a file as a module of its own; what it says of itself stays outside ``sys.modules``."""
    path.stat()  # a missing file is told as such
    spec = spec_from_file_location(f"sabika_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _checked(text: str, factory: object) -> BotFactory:
    """Try that it makes a bot."""
    if not callable(factory):
        raise UnknownBot(text, "it cannot be called to make a bot")
    made = factory()
    if not isinstance(made, Bot):
        raise UnknownBot(text, "it makes no bot: a bot has a `name` and a method `choose`")
    return factory
