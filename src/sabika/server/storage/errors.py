"""What can be wrong when a server starts."""

from __future__ import annotations


class StorageError(ValueError):
    """A database or an address that cannot be used; says why."""
