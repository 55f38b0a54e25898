"""Logs: one JSON object a line. They hold no hands, no secrets, and no ids of tables."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import orjson
from sqlalchemy.exc import SQLAlchemyError

FIELDS = ("code", "method", "route", "status", "ms")
"""What a message may carry besides its text."""


class Lines(logging.Formatter):
    """Writes a record of the log as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                found[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1] is not None:
            found["error"] = told(record.exc_info[1])
        return orjson.dumps(found).decode()


def told(error: BaseException) -> list[str]:
    """Return where an error came from; what it says of rows in the database is left out."""
    places = traceback.extract_tb(error.__traceback__)
    lines = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    said = type(error).__name__
    if not isinstance(error, SQLAlchemyError):
        said = f"{said}: {error}"[:500]
    return [*lines, said]


def set_up(level: str = "info") -> None:
    """Log to standard error; somebody who looks at it themselves gets warnings as plain lines."""
    handler = logging.StreamHandler(sys.stderr)
    watched = sys.stderr.isatty()
    handler.setFormatter(
        logging.Formatter("%(levelname)s %(name)s: %(message)s") if watched else Lines()
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if watched else level.upper())
    for chatty in ("procrastinate", "alembic", "uvicorn.error", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
