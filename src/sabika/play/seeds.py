"""Seeds: a text becomes the key that every shuffle of a game comes from (``docs/chance.md``)."""

from __future__ import annotations

import hashlib
import secrets


def key_of(seed: str) -> list[int]:
    """Return the key of a seed: SHA-256 of ``sabika-key:`` and the seed, as eight words.

    The words are read lowest byte first. The key differs from the commitment, so that publishing
    the one does not give the other away.

    >>> f"{key_of('sabika')[0]:08x}"
    '2141db67'
    """
    digest = hashlib.sha256(b"sabika-key:" + seed.encode()).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8)]


def commitment_of(seed: str) -> str:
    """Return the SHA-256 of a seed: published before a game, it proves the seed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_seed() -> str:
    """Return a seed nobody can guess."""
    return secrets.token_hex(16)
