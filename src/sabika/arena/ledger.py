"""The folder of an arena: settings, games, results. Interrupted, it is taken up again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from sabika.arena.arena import Arena, ArenaError
from sabika.arena.playing import Row

SETTINGS = "arena.json"
GAMES = "games.jsonl"
RESULTS = "results.json"


class Ledger:
    """An open folder. Every game is in its file before the next one is counted."""

    def __init__(self, folder: Path, arena: Arena) -> None:
        """Open a folder for an arena; raises ``ArenaError`` if it holds a different one."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._path = folder / GAMES
        self._file: BinaryIO = self._path.open("ab")
        try:
            _lock(self._file, folder)
            self._settle(arena)
            self.rows, whole = self._read(arena.deals * len(arena.line_ups))
            self._file.truncate(whole)
        except BaseException:
            self._file.close()
            raise

    def _settle(self, arena: Arena) -> None:
        """Compare the settings with those of the folder, and write them down."""
        wanted, path = arena.settings(), self.folder / SETTINGS
        if path.exists():
            _refuse_others(_load(path), wanted, self.folder)
        elif self._path.stat().st_size:
            raise ArenaError(f"{self._path} holds games of something else")
        _write(path, wanted)

    def _read(self, games: int) -> tuple[dict[int, Row], int]:
        """Return the games that are there, and the length of the file without a broken end."""
        rows: dict[int, Row] = {}
        whole = 0
        with self._path.open("rb") as file:
            for number, line in enumerate(file, 1):
                row = _row(line)
                if row is None:
                    if file.read(1):  # only the end can have been half-written
                        raise ArenaError(
                            f"{self._path}, line {number}: this is no game of an arena"
                        )
                    break
                whole += len(line)
                if row.game < games:
                    rows.setdefault(row.game, row)
        return rows, whole

    def keep(self, line: str) -> None:
        """Write a game down."""
        self._file.write(line.encode())
        self._file.flush()

    def complete(self, games: int, results: Mapping[str, Any]) -> None:
        """Put the games in order, without those played ahead in vain, and write the results."""
        self.close()
        places: dict[int, tuple[int, int]] = {}
        with self._path.open("rb") as file:
            at = 0
            for line in file:
                row = _row(line)
                if row is not None and row.game < games:
                    places.setdefault(row.game, (at, len(line)))
                at += len(line)
            ordered = [places[game] for game in sorted(places)]
            if sum(length for _, length in ordered) != at or ordered != sorted(ordered):
                _replace(self._path, (_part(file, *place) for place in ordered))
        _write(self.folder / RESULTS, results)

    def close(self) -> None:
        """Leave the folder to others."""
        self._file.close()


def _row(line: bytes) -> Row | None:
    """The row of a game, or None for a line that was not written to its end."""
    try:
        return Row.of(json.loads(line)) if line.endswith(b"\n") else None
    except (ValueError, KeyError, TypeError):
        return None


def _refuse_others(there: dict[str, Any], wanted: dict[str, Any], folder: Path) -> None:
    """Only the number of games may differ, and only grow."""
    for name, value in wanted.items():
        if name != "games" and there.get(name) != value:
            raise ArenaError(
                f"{folder} holds an arena with other settings: {name} was "
                f"{json.dumps(there.get(name))} and is {json.dumps(value)} now; "
                "choose another folder for --out"
            )
    if there["games"] > wanted["games"]:
        raise ArenaError(
            f"{folder} holds an arena of {there['games']} games; --games can only grow, "
            f"not shrink to {wanted['games']}"
        )


def _load(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_bytes())
    except ValueError as error:
        raise ArenaError(f"{path} is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise ArenaError(f"{path} holds no settings of an arena")
    return found


def _write(path: Path, value: Mapping[str, Any]) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    _replace(path, [text.encode() + b"\n"])


def _replace(path: Path, parts: Iterable[bytes]) -> None:
    """Write a file in one step: it has its old or its new content, never half of it."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _part(file: BinaryIO, at: int, length: int) -> bytes:
    file.seek(at)
    return file.read(length)


def _lock(file: BinaryIO, folder: Path) -> None:
    """Refuse a second arena on the same folder, where the system can tell."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ArenaError(f"another arena is at work in {folder}") from None
