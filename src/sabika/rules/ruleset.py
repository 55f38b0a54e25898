"""Composition: a title, its modules and options become one book of rules.

This is the only file that knows titles and modules by name. What modules do to each other is the
order in which they stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sabika.components import CURRENCIES, Box, Tile, load
from sabika.rules.book import Book, Feature, Step
from sabika.rules.ending import FinalScoring, LeftOvers, Over
from sabika.rules.modules.bazaars import Bazaars
from sabika.rules.modules.dirk import Dirk
from sabika.rules.modules.invaders import Invaders
from sabika.rules.modules.master_builders import MasterAtWork, MasterBuilders
from sabika.rules.modules.treasure_chamber import Distribution, TreasureChamber
from sabika.rules.opening import Opening
from sabika.rules.titles.alhambra import SharedPlaces
from sabika.rules.titles.granada import SoleRanks
from sabika.rules.turn import Actions
from sabika.rules.turn_end import NextTurn, Placing, RefillDisplay, RefillMarket, ScoreIfDue

TITLES = ("alhambra", "granada")
MODULES = ("treasure_chamber", "master_builders", "invaders", "bazaars")
NEED_ALHAMBRA = ("treasure_chamber", "bazaars")  # section 10: they need its six types
SCORINGS = ("standard", "simple")

# Orders that matter between modules. Set-up: section 3; end of turn: 12.18; after a scoring: 6.5.
SET_UP = ("dirk", "treasure_chamber", "invaders", "master_builders", "bazaars")
AFTER_SCORING = ("invaders", "dirk", "treasure_chamber", "master_builders", "bazaars")

WALL_BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
CHEST_PRICE = 8
FLIP_PRICE = 3


class ConfigurationError(ValueError):
    """An impossible configuration; says why, and which field is to blame."""

    def __init__(self, field: str, message: str, rule: str | None = None) -> None:
        super().__init__(message if rule is None else f"{message} ({rule})")
        self.field = field
        self.rule = rule


@dataclass(frozen=True)
class Configuration:
    """What is played: title, number of players, modules and options."""

    game: str = "alhambra"
    players: int = 3
    modules: tuple[str, ...] = ()
    scoring: str = "standard"
    open_attack: bool = False
    ages: tuple[int, ...] | None = None
    box: Box = field(default_factory=load, repr=False)

    def __hash__(self) -> int:
        """Leave the box out: it is large, and hardly anybody has two."""
        return hash(
            (self.game, self.players, self.modules, self.scoring, self.open_attack, self.ages)
        )

    @staticmethod
    def all_modules(game: str) -> tuple[str, ...]:
        """Return every module that a title can be played with (section 10)."""
        return tuple(n for n in MODULES if game == "alhambra" or n not in NEED_ALHAMBRA)

    def __post_init__(self) -> None:
        """Put the modules in order and refuse what cannot be played."""
        modules: Any = self.modules
        if not _is_list_of(modules, str):
            raise ConfigurationError("modules", "modules are a list of names")
        _refuse_unknown(self)
        given = set(self.modules)
        object.__setattr__(self, "modules", tuple(name for name in MODULES if name in given))
        _refuse_impossible(self)


def _is_list_of(entries: object, kind: type) -> bool:
    return isinstance(entries, tuple | list) and all(type(entry) is kind for entry in entries)


def _refuse_unknown(config: Configuration) -> None:
    if config.game not in TITLES:
        raise ConfigurationError("game", f"the game is alhambra or granada, not {config.game!r}")
    if type(config.players) is not int or not 2 <= config.players <= 6:
        raise ConfigurationError("players", f"two to six can play, not {config.players!r}")
    for name in config.modules:
        if name not in MODULES:
            known = ", ".join(MODULES)
            raise ConfigurationError("modules", f"there is no module {name!r}; there are {known}")
    if len(set(config.modules)) != len(config.modules):
        raise ConfigurationError("modules", "a module is named twice")
    if config.scoring not in SCORINGS:
        raise ConfigurationError(
            "scoring", f"scoring is standard or simple, not {config.scoring!r}"
        )
    if not isinstance(config.open_attack, bool):
        raise ConfigurationError("open_attack", "open_attack is true or false")


def _refuse_impossible(config: Configuration) -> None:
    if config.game != "alhambra":
        for name in NEED_ALHAMBRA:
            if name in config.modules:
                raise ConfigurationError(
                    "modules", f"{name} needs the six building types of Alhambra", "10"
                )
    if config.scoring == "simple" and config.game != "granada":
        raise ConfigurationError("scoring", "simple scoring is an option of Granada only", "G.7")
    if config.open_attack and "invaders" not in config.modules:
        raise ConfigurationError("open_attack", "an open attack needs the module invaders", "I.5")
    ages: Any = config.ages
    if ages is None:
        return
    if not _is_list_of(ages, int):
        raise ConfigurationError("ages", "ages is a list of seats, the youngest first", "12.1")
    if sorted(ages) != list(range(config.players)):
        raise ConfigurationError(
            "ages",
            f"ages names every seat from 0 to {config.players - 1} once, the youngest first, "
            f"not {list(ages)!r}",
            "12.1",
        )
    object.__setattr__(config, "ages", tuple(ages))


@dataclass(frozen=True)
class Names:
    """What the numbers of a book are called outside."""

    tiles: tuple[str, ...]
    types: tuple[str, ...]
    items: tuple[str, ...]
    walls: tuple[str, ...]
    numbers: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.numbers.update({name: number for number, name in enumerate(self.tiles)})


@dataclass
class Plan:
    """A book being composed: what each module has added so far, by its name."""

    book: Book
    config: Configuration
    title: Feature
    features: dict[str, Feature] = field(default_factory=dict)
    turn_end: list[Step] = field(default_factory=list)


def _add_dirk(plan: Plan) -> None:
    plan.features["dirk"] = Dirk(plan.book)


def _add_treasure_chamber(plan: Plan) -> None:
    box = plan.config.box
    chests = [box.chests[name] for name in box.alhambra_types]
    points = [list(row) for row in box.chest_points]
    chamber = TreasureChamber(plan.book, chests, points, CHEST_PRICE)
    plan.features["treasure_chamber"] = chamber
    plan.turn_end.append(Distribution(plan.book, "chests", chamber))


def _add_master_builders(plan: Plan) -> None:
    plan.features["master_builders"] = MasterBuilders(plan.book)
    plan.turn_end.append(MasterAtWork(plan.book, "master"))


def _add_invaders(plan: Plan) -> None:
    plan.features["invaders"] = Invaders(plan.book, plan.config.open_attack)


def _add_bazaars(plan: Plan) -> None:
    box = plan.config.box
    found = [
        (CURRENCIES.index(b.currency), [box.alhambra_types.index(name) for name in b.types])
        for b in box.bazaars
    ]
    plan.features["bazaars"] = Bazaars(plan.book, found)


ADD: dict[str, Callable[[Plan], None]] = {
    "treasure_chamber": _add_treasure_chamber,  # before builders at the turn's end (12.18)
    "master_builders": _add_master_builders,
    "invaders": _add_invaders,
    "bazaars": _add_bazaars,
}


def _lay_out_tiles(book: Book, tiles: Sequence[Tile], types: Sequence[str]) -> None:
    for tile in tiles:
        sides = [tile.front] if tile.back is None else [tile.front, tile.back]
        book.add_tile(
            sum(WALL_BITS[side] for side in tile.walls),
            [(types.index(side.type), side.price) for side in sides],
        )


def _alhambra(book: Book, config: Configuration) -> Feature:
    box = config.box
    book.set_types([[list(row) for row in box.points[name]] for name in box.alhambra_types])
    _lay_out_tiles(book, box.alhambra_tiles, box.alhambra_types)
    return SharedPlaces(book)


def _granada(book: Book, config: Configuration) -> Feature:
    box = config.box
    points = [list(row) for row in box.granada_points[config.scoring]]
    book.set_types([points for _ in box.granada_types])
    _lay_out_tiles(book, box.granada_tiles, box.granada_types)
    book.turn_tiles_for(FLIP_PRICE)
    if config.scoring == "standard":
        book.count_tiles()
    return SoleRanks(book)


TITLE: dict[str, Callable[[Book, Configuration], Feature]] = {
    "alhambra": _alhambra,
    "granada": _granada,
}


def _steps(plan: Plan) -> list[Step]:
    """The game as a table of contents."""
    book = plan.book
    return [
        Opening(book, "opening"),
        Actions(book, "action"),
        Placing(book, "placing"),
        *plan.turn_end,
        RefillDisplay(book, "display"),
        RefillMarket(book, "market"),
        ScoreIfDue(book, "scoring"),
        NextTurn(book, "next"),
        LeftOvers(book, "left_over"),
        FinalScoring(book, "final"),
        Over(book, "over"),
    ]


def _names(config: Configuration) -> Names:
    box = config.box
    alhambra = config.game == "alhambra"
    tiles = box.alhambra_tiles if alhambra else box.granada_tiles
    types = box.alhambra_types if alhambra else box.granada_types
    bazaars = tuple(b.id for b in box.bazaars) if "bazaars" in config.modules else ()
    chests = ("chests",) if "treasure_chamber" in config.modules else ()
    spare = tuple(f"-{n}" for n in range(len(types), 9))
    return Names(
        tiles=tuple(tile.id for tile in tiles) + bazaars,
        types=types,
        items=(*types, *spare, "wall", *chests, *bazaars),
        walls=tuple(tile.walls for tile in tiles) + ("",) * len(bazaars),
    )


def compose(config: Configuration) -> Book:
    """Return the book of rules for a configuration."""
    book = Book(config.players, _names(config))
    plan = Plan(book, config, TITLE[config.game](book, config))
    if config.players == 2:
        _add_dirk(plan)
    for name in config.modules:
        ADD[name](plan)
    if config.ages is not None:
        book.set_ages(list(config.ages))
    set_up = [plan.features[name] for name in SET_UP if name in plan.features]
    after = [plan.features[name] for name in AFTER_SCORING if name in plan.features]
    steps = _steps(plan)
    draw_step = next(i for i, step in enumerate(steps) if isinstance(step, RefillDisplay))
    book.bind(steps, 1, draw_step, [plan.title, *set_up], [plan.title, *after])
    return book
