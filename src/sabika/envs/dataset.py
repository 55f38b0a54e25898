"""Datasets: positions, choices and outcomes of games between bots, as Parquet files.

A dataset is a folder of parts; a part holds so many games in a row and is written whole or not at
all. So whoever was interrupted begins again and writes what is missing. ``docs/datasets.md`` is the
schema.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabika import __version__
from sabika.bots import Fault, play_match, read_entrant
from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.observation import observation_size
from sabika.envs.rewards import MAX_TURNS, placings
from sabika.notation.text import format_move
from sabika.play.events import Played
from sabika.play.game import Game
from sabika.play.position import Position, book_of
from sabika.rules.ruleset import Configuration

SETTINGS = "_dataset.json"  # what begins with an underscore is no part of the data to its readers
FORMAT = 1


class DatasetError(ValueError):
    """A folder that cannot be gone on with, or a library that is missing."""


@dataclass(frozen=True)
class Order:
    """What is wanted; game i of a seed is the same whoever writes it when."""

    config: Configuration
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    max_turns: int = MAX_TURNS
    part: int = 100
    """How many games a part has."""
    observations: bool = True
    """Whether observations and masks are written; without them a row is very small."""

    def settings(self) -> dict[str, Any]:
        """Return all that decides what stands in a part, for the folder."""
        config = self.config
        return {
            "format": FORMAT,
            "sabika": __version__,
            "game": config.game,
            "players": config.players,
            "modules": list(config.modules),
            "scoring": config.scoring,
            "open_attack": config.open_attack,
            "ages": None if config.ages is None else list(config.ages),
            "bots": list(self.bots),
            "seed": self.seed,
            "max_turns": self.max_turns,
            "part": self.part,
            "observations": self.observations,
            "observation_size": observation_size(config),
            "choices": layout.CHOICES,
        }

    def path(self, folder: Path, games: range) -> Path:
        """Return the file of a part."""
        return folder / f"part-{games.start // self.part:06}.parquet"

    def parts(self) -> list[range]:
        """Return the games of every part."""
        firsts = range(0, self.games, self.part)
        return [range(first, min(first + self.part, self.games)) for first in firsts]


@dataclass(frozen=True)
class Part:
    """A part that is there: how many games and rows it has; or the fault that prevented it."""

    games: int
    rows: int = 0
    fault: Fault | None = None
    game: int = 0


Watch = Callable[[Part], None]


def arrow() -> Any:
    """Return pyarrow; ``DatasetError`` if it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise DatasetError("datasets need the extra: pip install 'sabika[data]'") from error
    return pyarrow


def schema(order: Order) -> Any:
    """Return the columns of a dataset."""
    pa = arrow()
    name = pa.dictionary(pa.int8(), pa.string())
    columns = [
        ("game", pa.int32()),
        ("decision", pa.int32()),
        ("step", pa.int8()),
        ("seat", pa.int8()),
        ("bot", name),
        ("turn", pa.int32()),
        ("phase", name),
        ("choice", pa.int16()),
        ("move", pa.string()),
        ("legal_moves", pa.int32()),
        ("finished", pa.bool_()),
        ("scores", pa.list_(pa.int16(), order.config.players)),
        ("placing", pa.float32()),
        ("margin", pa.float32()),
    ]
    if order.observations:
        columns += [
            ("observation", pa.list_(pa.uint8(), observation_size(order.config))),
            ("mask", pa.list_(pa.uint8(), layout.CHOICES)),
        ]
    return pa.schema(columns)


class Scribe:
    """Writes games down, choice by choice."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.table = Table(book_of(order.config), order.max_turns, (1.0, 0.0, 0.0))
        self.row: NDArray[np.uint8] = np.zeros(self.table.sight.size, np.uint8)
        self.mask: NDArray[np.int8] = np.zeros(layout.CHOICES, np.int8)
        self.table.sight.write_to(self.row)
        self.table.choices.write_to(self.mask)

    def rows(self, game: Game, number: int) -> Iterator[dict[str, Any]]:
        """Yield a row for every choice of a game that was played.

        A payment with cards to spare is legal but not listed (12.11): it has no chain, and no rows.
        """
        state = Position.start(game.config, f"{self.order.seed}/{number}")
        outcome, decision = self._outcome(game), 0
        for event in game.events:
            if not isinstance(event, Played):
                continue
            words = state.encode(event.move)
            legal = state.legal_words()
            if words in legal:
                about = {
                    "game": number,
                    "decision": decision,
                    "seat": event.player,
                    "bot": self.order.bots[event.player],
                    "turn": state.turns,
                    "phase": state.phase,
                    "move": format_move(event.move),
                    "legal_moves": len(legal),
                    **{name: values[event.player] for name, values in outcome.items()},
                }
                yield from self._choices(state, words, about)
            state.play_words(*words)
            decision += 1

    def _outcome(self, game: Game) -> dict[str, list[Any]]:
        """Return how the game ended for each seat; without a result (12.13) that is nothing."""
        scores, players = list(game.scores), game.config.players
        found: dict[str, list[Any]] = {
            "finished": [game.over] * players,
            "scores": [scores] * players,
            "placing": [None] * players,
            "margin": [None] * players,
        }
        if game.over:
            total = sum(scores)
            found["placing"] = placings(scores)
            found["margin"] = [mine - (total - mine) / (players - 1) for mine in scores]
        return found

    def _choices(
        self, position: Position, words: tuple[int, int], about: dict[str, Any]
    ) -> Iterator[dict[str, Any]]:
        """Yield the choices of one decision, each with what was seen and offered before it."""
        table = self.table
        table.load(position.state, [])
        chain = table.choices.chain(*words)
        table.choices.begin(table.state)
        for step, choice in enumerate(chain):
            found = {**about, "step": step, "choice": choice}
            if self.order.observations:
                table.observe(about["seat"])
                table.choices.mark()
                found |= {"observation": self.row.copy(), "mask": self.mask.astype(np.uint8)}
            yield found
            table.choices.choose(choice)


def write_part(order: Order, folder: Path, games: range) -> Part:
    """Play the games of a part and write it, under its name only when it is complete."""
    pa = arrow()
    path = order.path(folder, games)
    wanted, scribe, rows = schema(order), Scribe(order), 0
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        with pa.parquet.ParquetWriter(unfinished, wanted, compression="zstd") as writer:
            for number in games:
                match = _play(order, number)
                if match.fault is not None:
                    return Part(len(games), fault=match.fault, game=number)
                batch = pa.RecordBatch.from_pylist(list(scribe.rows(match.game, number)), wanted)
                writer.write_batch(batch)
                rows += batch.num_rows
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return Part(len(games), rows)


def _play(order: Order, number: int) -> Any:
    entrants = [read_entrant(text) for text in order.bots]
    return play_match(
        order.config,
        [entrant.factory() for entrant in entrants],
        f"{order.seed}/{number}",
        order.max_turns,
        budgets=[entrant.budget for entrant in entrants],
    )


def write_dataset(order: Order, folder: Path, jobs: int, watch: Watch) -> None:
    """Write all parts that are missing, in so many processes; ``watch`` hears of each part.

    The fault of a bot ends it; the parts that are complete stay.
    """
    arrow()
    _claim(order, folder)
    missing = []
    for games in order.parts():
        rows = _rows_of(order.path(folder, games), len(games))
        if rows is None:
            missing.append(games)
        else:
            watch(Part(len(games), rows))
    if jobs == 1:
        for games in missing:
            part = write_part(order, folder, games)
            watch(part)
            if part.fault is not None:
                return
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for done in as_completed([pool.submit(write_part, order, folder, g) for g in missing]):
                watch(done.result())
                if done.result().fault is not None:
                    return
        finally:
            pool.shutdown(cancel_futures=True)


def _claim(order: Order, folder: Path) -> None:
    """Make the folder, or find that it is of the same order."""
    folder.mkdir(parents=True, exist_ok=True)
    path, wanted = folder / SETTINGS, order.settings()
    if not path.exists():
        path.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
        return
    there = json.loads(path.read_text("utf-8"))
    differing = [name for name, value in wanted.items() if there.get(name) != value]
    if differing:
        name = differing[0]
        raise DatasetError(
            f"{folder} holds another dataset: its {name} is {there.get(name)!r}, "
            f"not {wanted[name]!r}; take another folder"
        )


def _rows_of(path: Path, games: int) -> int | None:
    """Return the rows of a part that is there; None if it is missing or has fewer games.

    The last part of a smaller order grows: every game is a row group.
    """
    if not path.exists():
        return None
    pq = arrow().parquet
    with pq.ParquetFile(path) as file:
        return int(file.metadata.num_rows) if file.metadata.num_row_groups >= games else None
