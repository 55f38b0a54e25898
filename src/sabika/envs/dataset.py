"""Datasets: positions, choices and outcomes of games between bots, as rows of Parquet files.

A row is a choice. ``docs/datasets.md`` is the schema; ``envs.parts`` writes the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabika import __version__
from sabika.components import load
from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.observation import observation_size
from sabika.envs.rewards import MAX_TURNS, placings
from sabika.notation.text import format_move
from sabika.play.events import Played
from sabika.play.game import Game
from sabika.play.position import Position, book_of
from sabika.rules.ruleset import Configuration

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
            "components": components_name(config),
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


def components_name(config: Configuration) -> str:
    """Return ``standard``, or what tells components of one's own from others."""
    if config.box == load():
        return "standard"
    return sha256(repr(config.box).encode()).hexdigest()[:16]


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

    def batch(self, game: Game, number: int) -> Any:
        """Return the rows of a game that was played, as Arrow has them."""
        pa = arrow()
        rows, wanted = list(self.rows(game, number)), schema(self.order)
        columns = []
        for field in wanted:
            values = [row[field.name] for row in rows]
            if field.name in ("observation", "mask"):
                flat = pa.array(np.concatenate(values))
                columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
            else:
                columns.append(pa.array(values, field.type))
        return pa.RecordBatch.from_arrays(columns, schema=wanted)

    def rows(self, game: Game, number: int) -> Iterator[dict[str, Any]]:
        """Yield a row for every choice of a game.

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
