"""Terms: what a table is made with. They never change afterwards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from sabika.components import load
from sabika.rules.ruleset import Configuration, ConfigurationError
from sabika.server.problems import Problem


@dataclass(frozen=True)
class Terms:
    """What is played, how fast, and who may watch; times are in seconds.

    ``per_turn`` is None where nobody is in a hurry. ``stand_in`` is the bot that plays for who left
    or ran out of time. ``delay`` is by how much spectators lag behind. ``lesson`` names the lesson
    that a first game follows.
    """

    game: str = "alhambra"
    players: int = 3
    modules: tuple[str, ...] = ()
    scoring: str = "standard"
    open_attack: bool = False
    ages: tuple[int, ...] | None = None
    title: str = ""
    public: bool = True
    pace: str = "live"
    per_turn: int | None = None
    bank: int = 0
    confirm: bool = False
    undo: bool = True
    hints: bool = True
    chat: bool = True
    spectators: bool = True
    delay: int = 0
    rated: bool = True
    stand_in: str = "journeyman"
    lesson: str | None = None

    def configuration(self) -> Configuration:
        """Return what the rules are composed from; a problem if it cannot be played."""
        try:
            return _configuration(
                self.game, self.players, self.modules, self.scoring, self.open_attack, self.ages
            )
        except ConfigurationError as error:
            raise Problem(
                "bad-configuration",
                field=error.field,
                rule=error.rule,
                params={"field": error.field},
            ) from None

    def to_json(self) -> dict[str, Any]:
        """Return all terms; they are nobody's secret."""
        return asdict(self)

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> Terms:
        """Return terms as the log has them; what an older version did not know has its default."""
        ages = found.get("ages")
        known = {name: value for name, value in found.items() if name in cls.__dataclass_fields__}
        return cls(
            **{
                **known,
                "modules": tuple(found.get("modules", ())),
                "ages": None if ages is None else tuple(ages),
            }
        )


@lru_cache(maxsize=256)
def _configuration(
    game: str,
    players: int,
    modules: tuple[str, ...],
    scoring: str,
    open_attack: bool,
    ages: tuple[int, ...] | None,
) -> Configuration:
    return Configuration(game, players, modules, scoring, open_attack, ages, load())
