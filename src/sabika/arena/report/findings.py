"""What an arena's folder holds, taken apart for a report."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

from sabika.arena.arena import ArenaError
from sabika.arena.ledger import GAMES, RESULTS
from sabika.arena.playing import Row
from sabika.arena.runner import RESULTS_FORMAT, RESULTS_VERSION
from sabika.arena.standings import Meeting, Standing, Standings, interval
from sabika.bots import Fault


@dataclass(frozen=True)
class Share:
    """What part of its games somebody wins, with the 95 % interval; None if nobody knows."""

    share: float | None
    low: float
    high: float


@dataclass(frozen=True)
class Findings:
    """The results of an arena; ``docs/arena.md`` explains every figure."""

    settings: Mapping[str, Any]
    line_ups: int
    deals: int
    stopped: str
    seconds: float
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    rows: tuple[Row, ...]
    starters: Mapping[int, int]
    """The seat that began each game, as far as a move was made."""

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.settings["bots"]))

    @cached_property
    def finished(self) -> tuple[Row, ...]:
        """The games played to their end."""
        return tuple(row for row in self.rows if row.reason == "finished")

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return int(self.settings["players"])

    @property
    def par(self) -> float:
        """What equal bots would win."""
        return 1 / self.players

    def scores(self, bot: str) -> list[int]:
        """Return the points of a bot, seat by seat, in games played to their end."""
        return [
            points
            for row in self.finished
            for name, points in zip(row.bots, row.scores, strict=True)
            if name == bot
        ]

    def times(self, bot: str) -> list[float]:
        """Return the milliseconds a bot took for a move, on average in each game and seat."""
        return [
            1000 * seconds / decisions
            for row in self.rows
            for name, seconds, decisions in zip(row.bots, row.seconds, row.decisions, strict=True)
            if name == bot and decisions
        ]

    def ratings(self) -> list[dict[str, float]]:
        """Return all ratings before the first game and after each one."""
        standings = Standings(self.bots, self.players)
        found = [standings.ratings()]
        for row in self.rows:
            standings.add(row)
            found.append(standings.ratings())
        return found

    def by_seat(self, seat: int, bot: str | None = None) -> Share:
        """Return what is won at a seat, by one bot or by all."""
        return self._share({row.game: seat for row in self.rows}, bot)

    def by_order(self, place: int) -> Share:
        """Return what is won by whoever is first to move (place 0), second (1) and so on."""
        return self._share(
            {game: (first + place) % self.players for game, first in self.starters.items()}, None
        )

    def _share(self, seats: Mapping[int, int], bot: str | None) -> Share:
        """Return what is won at one seat of each game; deals are what is counted."""
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for row in self.rows:
            seat = seats.get(row.game)
            if seat is None or row.cut_off or (bot is not None and row.bots[seat] != bot):
                continue
            deals[row.deal].append(1 / len(row.winners) if seat in row.winners else 0.0)
        shares = [fmean(won) for won in deals.values()]
        return Share(fmean(shares) if shares else None, *interval(shares))


def read_findings(folder: Path) -> Findings:
    """Read an arena's folder; raises ``ArenaError`` if it holds no complete arena."""
    found = _results(folder / RESULTS)
    try:
        return Findings(
            settings=found["settings"],
            line_ups=len(found["line_ups"]),
            deals=found["deals"],
            stopped=found["stopped"],
            seconds=found["seconds"],
            standings=tuple(Standing(**entry) for entry in found["results"]),
            meetings=tuple(Meeting(**entry) for entry in found["head_to_head"]),
            rows=tuple(_row(entry) for entry in found["rows"]),
            starters=_starters(folder / GAMES),
        )
    except (KeyError, TypeError, ValueError) as error:
        said = f"the files in {folder} are not as an arena writes them: {error!r}"
        raise ArenaError(said) from None


def game_line(folder: Path, game: int) -> bytes:
    """Return the record of a game as it stands in its file; games are there in their order."""
    with (folder / GAMES).open("rb") as file:
        line = next(islice(file, game, None), b"{}")
    if json.loads(line).get("meta", {}).get("arena", {}).get("game") != game:
        raise ArenaError(f"{folder / GAMES} does not have game {game} in its place")
    return line


def _results(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_bytes())
    except FileNotFoundError:
        raise ArenaError(
            f"{path.parent} holds no complete arena: there is no {path.name}; "
            "the command that began it goes on with it"
        ) from None
    except ValueError as error:
        raise ArenaError(f"{path} is not JSON: {error}") from None
    wanted = (RESULTS_FORMAT, RESULTS_VERSION)
    if not isinstance(found, dict) or (found.get("format"), found.get("version")) != wanted:
        raise ArenaError(f"{path} holds no results of an arena, or of another version")
    return found


def _row(entry: dict[str, Any]) -> Row:
    lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
    fault = None if entry["fault"] is None else Fault(**entry["fault"])
    return Row(**{**entry, **lists, "fault": fault})


def _starters(path: Path) -> dict[int, int]:
    """Return the seat that moved first in each game: the fewest cards begin (3.3)."""
    found = {}
    with path.open("rb") as file:
        for line in file:
            record = json.loads(line)
            first = next((e["player"] for e in record["events"] if "player" in e), None)
            if first is not None:
                found[record["meta"]["arena"]["game"]] = first
    return found
