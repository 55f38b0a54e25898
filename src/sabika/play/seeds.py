"""Seeds: a text becomes the key that every shuffle of a game comes from (``docs/chance.md``)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence


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


def joined_seed(server_part: str, contributions: Sequence[str]) -> str:
    """Return the seed that a server's secret and a text of each player give, in seat order.

    It is the SHA-256, in hexadecimal, of lines that each end with a line feed: ``sabika-fair-1``,
    the server's part, and the SHA-256 of every contribution.

    >>> joined_seed("secret", ["ana", "ben"])[:16]
    '32478d63c411279c'
    """
    hashed = [hashlib.sha256(text.encode()).hexdigest() for text in contributions]
    lines = ["sabika-fair-1", server_part, *hashed]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
