"""Seeds: a text becomes the key that every shuffle of a game comes from (``docs/chance.md``)."""

from __future__ import annotations

import hashlib
import secrets


def key_of(seed: str) -> list[int]:
    """Return the key of a seed: its SHA-256 as eight words, lowest byte first.

    >>> [hex(word) for word in key_of("sabika")][:2]
    ['0x3adbf96b', '0x53c35b52']
    """
    digest = hashlib.sha256(seed.encode()).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8)]


def commitment_of(seed: str) -> str:
    """Return what can be published before a game so that the seed can be checked after it."""
    return hashlib.sha256(b"sabika-commitment:" + seed.encode()).hexdigest()


def new_seed() -> str:
    """Return a seed nobody can guess."""
    return secrets.token_hex(16)
