"""The game record: one game as one JSON object (``docs/record.md``).

``to_record`` writes a game, ``read_record`` takes a JSON object apart and checks its form,
``replay`` (in ``verify``) checks the game itself by the rules.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from sabika.notation.shape import RecordError, check_keys, read_event, read_options, read_result
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.rules.ruleset import Configuration, ConfigurationError

FORMAT = "sabika-record"
VERSION = 1
FIELDS = (
    "format",
    "version",
    "game",
    "modules",
    "options",
    "players",
    "seed",
    "commitment",
    "meta",
    "events",
    "result",
)
LONGEST_LINE = 64 * 1024 * 1024


@dataclass(frozen=True)
class Result:
    """How a recorded game ended: ``finished``, ``cut_off`` (12.13) or ``abandoned``."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Record:
    """A record taken apart."""

    config: Configuration
    names: tuple[str, ...]
    seed: str | None
    commitment: str | None
    events: tuple[ev.Event, ...]
    result: Result | None
    meta: Mapping[str, Any] = field(default_factory=dict)
    times: Mapping[int, str] = field(default_factory=dict)


def to_record(
    game: Game,
    *,
    meta: Mapping[str, Any] | None = None,
    reason: str | None = None,
    seat: int | str | None = "all",
) -> dict[str, Any]:
    """Return a game as the JSON object of its record.

    ``reason`` ends an unfinished game (``cut_off``, ``abandoned``). ``seat`` makes the record for
    one who may not know everything: a seat, or None for a spectator; the seed is left out then.
    """
    everything = seat == "all"
    seen = game.events if everything else game.seen_events(seat)  # type: ignore[arg-type]
    outcome = game.outcome()
    ended = outcome.reason if reason is None or game.over else reason
    result = None
    if ended != "running":
        result = {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": ended,
        }
    config = game.config
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": config.game,
        "modules": list(config.modules),
        "options": {
            "scoring": config.scoring,
            "open_attack": config.open_attack,
            "ages": None if config.ages is None else list(config.ages),
        },
        "players": list(game.names),
        "seed": game.seed if everything else None,
        "commitment": game.commitment,
        "meta": dict(meta or {}),
        "events": [event.to_json() for event in seen],
        "result": result,
    }


def read_record(data: object, box: Any = None) -> Record:
    """Take a JSON object apart; raises ``RecordError`` that names what is wrong with its form.

    ``box`` is a user's own set of components (``sabika.components.load``).
    """
    if not isinstance(data, dict):
        raise RecordError("not-an-object", "a record is a JSON object")
    if data.get("format") != FORMAT:
        raise RecordError("not-a-record", f"format is {data.get('format')!r}, not {FORMAT!r}")
    if data.get("version") != VERSION or isinstance(data.get("version"), bool):
        raise RecordError(
            "unknown-version", f"version {data.get('version')!r} is not known; {VERSION} is"
        )
    check_keys(data, FIELDS, FIELDS, "the record")
    names = data["players"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("bad-players", "players is a list of names")
    config = _configuration(data, len(names), box)
    if not isinstance(data["events"], list):
        raise RecordError("bad-events", "events is a list")
    if not isinstance(data["meta"], dict):
        raise RecordError("bad-meta", "meta is an object")
    seed = data["seed"]
    if isinstance(seed, bool) or not (seed is None or isinstance(seed, int | str)):
        raise RecordError("bad-seed", f"seed is a text, a number or null, not {seed!r}")
    if not (data["commitment"] is None or isinstance(data["commitment"], str)):
        raise RecordError("bad-commitment", "commitment is a text or null")
    parsed = [read_event(entry, number) for number, entry in enumerate(data["events"])]
    result = read_result(data["result"], config.players)
    return Record(
        config=config,
        names=tuple(names),
        seed=None if seed is None else str(seed),
        commitment=data["commitment"],
        events=tuple(parsed),
        result=None if result is None else Result(*result),
        meta=data["meta"],
        times={n: e["at"] for n, e in enumerate(data["events"]) if "at" in e},
    )


def _configuration(data: dict[str, Any], players: int, box: Any) -> Configuration:
    options = read_options(data["options"])
    modules = data["modules"]
    if not isinstance(modules, list):
        raise RecordError("bad-modules", "modules is a list of names", rule="10")
    more = {} if box is None else {"box": box}
    try:
        return Configuration(
            game=data["game"], players=players, modules=tuple(modules), **options, **more
        )
    except ConfigurationError as error:
        raise RecordError("bad-configuration", str(error), rule=error.rule) from None
    except TypeError:
        raise RecordError("bad-configuration", "the configuration has a wrong type") from None


def write_records(path: str | os.PathLike[str], records: Iterable[Mapping[str, Any]]) -> int:
    """Write records as JSON Lines; return how many."""
    count = 0
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write(dump_line(record))
            count += 1
    return count


def dump_line(record: Mapping[str, Any]) -> str:
    """Return a record as one line."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def load_records(path: str | os.PathLike[str]) -> Iterator[tuple[int, object]]:
    """Yield (line number, JSON value) of a file: one record on many lines, or JSON Lines.

    A line that is not JSON yields a ``RecordError`` in place of the value.
    """
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST_LINE + 1)
    if len(text) > LONGEST_LINE:
        raise RecordError("too-large", f"{os.fspath(path)} is larger than 64 MiB")
    try:
        yield 1, _loads(text)
        return
    except ValueError as error:
        lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        if len(lines) < 2 or not lines[1][1].lstrip().startswith("{"):
            yield 1, RecordError("not-json", f"not JSON: {error}")
            return
    for number, line in lines:
        try:
            yield number, _loads(line)
        except ValueError as error:
            yield number, RecordError("not-json", f"not JSON: {error}")


def _loads(text: str) -> object:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record."""
    text = (resources.files(__package__) / "record.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
