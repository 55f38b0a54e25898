"""Sabika: the board games Alhambra and Granada, complete, exact and fast. Unofficial.

>>> import sabika
>>> game = sabika.Game("granada", players=2, seed="example")
>>> game.over
False
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import TYPE_CHECKING, Any

if os.environ.get("SABIKA_PURE", "0") not in ("", "0"):
    from sabika._uncompiled import SourceOnly

    sys.meta_path.insert(0, SourceOnly())

if TYPE_CHECKING:
    from sabika.components import load as load_components
    from sabika.notation.record import read_record, to_record
    from sabika.notation.text import format_move, parse_move
    from sabika.notation.verify import replay
    from sabika.play.errors import AmbiguousMove, IllegalMove, MalformedMove, MoveError, Refusal
    from sabika.play.game import Game
    from sabika.play.hidden import Knowledge, determinize, knowledge
    from sabika.play.position import Outcome, Position
    from sabika.play.view import View
    from sabika.rules.ruleset import Configuration, ConfigurationError

__version__ = "0.1.0"

# Where the names of the public API live; each is imported when it is first asked for.
_HOMES = {
    "AmbiguousMove": "play.errors",
    "Configuration": "rules.ruleset",
    "ConfigurationError": "rules.ruleset",
    "Game": "play.game",
    "IllegalMove": "play.errors",
    "Knowledge": "play.hidden",
    "MalformedMove": "play.errors",
    "MoveError": "play.errors",
    "Outcome": "play.position",
    "Position": "play.position",
    "Refusal": "play.errors",
    "View": "play.view",
    "determinize": "play.hidden",
    "format_move": "notation.text",
    "knowledge": "play.hidden",
    "load_components": "components",
    "parse_move": "notation.text",
    "read_record": "notation.record",
    "replay": "notation.verify",
    "to_record": "notation.record",
}
__all__ = [
    "AmbiguousMove",
    "Configuration",
    "ConfigurationError",
    "Game",
    "IllegalMove",
    "Knowledge",
    "MalformedMove",
    "MoveError",
    "Outcome",
    "Position",
    "Refusal",
    "View",
    "determinize",
    "format_move",
    "knowledge",
    "load_components",
    "parse_move",
    "read_record",
    "replay",
    "to_record",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'sabika' has no attribute {name!r}")
    home = importlib.import_module(f"sabika.{_HOMES[name]}")
    return getattr(home, "load" if name == "load_components" else name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


if "IPython" in sys.modules:  # in a notebook games and views are shown as pictures
    importlib.import_module("sabika.art.board")
