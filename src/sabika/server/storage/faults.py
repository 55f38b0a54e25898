"""What a database may fail with, and whether it will pass."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError


def may_pass(error: DBAPIError) -> bool:
    """Whether the same may work in a moment: the database is away, or others were in the way.

    PostgreSQL calls all of that operational, but says in many ways that it is stopping, starting
    or recovering. SQLite calls a missing table operational too: there only a lock passes.
    """
    if error.connection_invalidated or "database is locked" in str(error.orig):
        return True
    return isinstance(error, OperationalError) and hasattr(error.orig, "sqlstate")
