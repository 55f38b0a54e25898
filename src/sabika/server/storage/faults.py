"""What a database may fail with, and whether it will pass."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError

IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's codes for what others did at the same time."""
AWAY = ("08", "53", "57")
"""How its codes begin when it cannot be reached, has no room, or is stopping or starting."""


def may_pass(error: DBAPIError) -> bool:
    """Whether the same may work in a moment: the database is away, or others were in the way."""
    if error.connection_invalidated or "database is locked" in str(error.orig):
        return True
    state = getattr(error.orig, "sqlstate", "")
    if state is None:  # PostgreSQL has not said anything: there was no connection
        return isinstance(error, OperationalError)
    return state in IN_THE_WAY or state.startswith(AWAY)
