"""A game written down move by move, in a file that outlives whoever plays it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from sabika.bots import Bot, Budget, Remembers
from sabika.bots.budget import UNLIMITED
from sabika.play.events import Move
from sabika.play.view import View


class Diary:
    """The writing side. Each entry is in the file before the next decision is asked for.

    Entries are ``{"making": seat}`` while bots are made, ``{"making": null}`` once all are, then
    ``{"move": …, "seconds": …}``.
    """

    def __init__(self, path: Path) -> None:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        self._file = os.open(path, flags, 0o600)

    def note(self, entry: dict[str, Any]) -> None:
        """Write an entry down."""
        os.write(self._file, json.dumps(entry).encode() + b"\n")

    def note_move(self, move: object, seconds: float) -> None:
        """Write a decision down; one that is no move, or a broken one, ends the story."""
        try:
            found = move.to_json() if isinstance(move, Move) else None
            self.note({"move": found, "seconds": seconds})
        except Exception:  # a bot may return anything that calls itself a move
            self.note({"move": None, "seconds": seconds})

    def close(self) -> None:
        """Stop writing."""
        os.close(self._file)


def read_diary(path: Path) -> list[dict[str, Any]]:
    """Return the entries of a diary, as far as it was written."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    whole: Sequence[bytes] = text.split(b"\n")[:-1]
    return [json.loads(line) for line in whole]


class Noted:
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, diary: Diary) -> None:
        self._bot = bot
        self._diary = diary
        if isinstance(bot, Remembers):
            self.remember = bot.remember

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self._bot.name

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Return what the bot returns."""
        start = perf_counter()
        move = self._bot.choose(view, moves, rng, budget)
        self._diary.note_move(move, perf_counter() - start)
        return move
