"""The ladder: how strong the shipped bots are, as measured and stored."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

from sabika.arena.runner import Results
from sabika.rules.ruleset import Configuration

FILE = "ladder.json"


@dataclass(frozen=True)
class Challenge:
    """One bot against others of a kind, in every seat equally often."""

    bot: str
    against: str
    players: int = 2
    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    games: int = 400

    @property
    def config(self) -> Configuration:
        """What is played."""
        return Configuration(self.game, self.players, self.modules)

    @property
    def line_up(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return (self.bot, *[self.against] * (self.players - 1))


@dataclass(frozen=True)
class Rung:
    """What came of a challenge; ``winning_score`` is the mean score of whoever won."""

    bot: str
    against: str
    players: int
    game: str
    modules: tuple[str, ...]
    games: int
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    mean_margin: float
    winning_score: float
    ms_per_move: float

    @property
    def par(self) -> float:
        """The share of somebody who is as strong as the others."""
        return 1 / self.players

    @property
    def table(self) -> str:
        """What is played, to be read."""
        return self.game.capitalize() + (", all modules" if self.modules else "")

    @property
    def rivals(self) -> str:
        """Who sits at the table besides, to be read."""
        return f"{self.players - 1} × {self.against}" if self.players > 2 else self.against


def rung_of(challenge: Challenge, results: Results) -> Rung:
    """Return what the results of a challenge say of its bot."""
    standing = results[challenge.bot]
    ended = [row for row in results.rows if row.winners]
    return Rung(
        challenge.bot,
        challenge.against,
        challenge.players,
        challenge.game,
        challenge.modules,
        len(results.rows),
        _figure(standing.win_share),
        _figure(standing.win_low),
        _figure(standing.win_high),
        _figure(standing.mean_score),
        _figure(standing.mean_margin),
        _figure(sum(max(row.scores) for row in ended) / len(ended) if ended else None),
        _figure(standing.ms_per_move),
    )


def _figure(number: float | None) -> float:
    return round(number or 0.0, 4)


def stored() -> tuple[str, list[Rung]]:
    """Return where and when the ladder was measured, and its rungs."""
    return from_json(files(__package__).joinpath(FILE).read_text("utf-8"))


def from_json(text: str) -> tuple[str, list[Rung]]:
    """Read the stored form."""
    found: dict[str, Any] = json.loads(text)
    rungs = [Rung(**{**rung, "modules": tuple(rung["modules"])}) for rung in found["rungs"]]
    return found["measured"], rungs


def to_json(measured: str, rungs: list[Rung]) -> str:
    """Return the stored form."""
    content = {"measured": measured, "rungs": [asdict(rung) for rung in rungs]}
    return json.dumps(content, indent=1) + "\n"
