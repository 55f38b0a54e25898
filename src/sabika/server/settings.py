"""How a server is set up: from the command line, with defaults from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from sabika.server.storage.opening import default_url


def _cores() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """What whoever runs a server may choose.

    ``thinkers`` is the number of processes in which bots think. ``limits`` multiplies all rate
    limits; 0 lifts them. ``origins`` are other web origins that may use the API. ``tables_kept`` is
    how many tables stay in memory; others are read again when somebody comes to them.
    """

    database: str = field(default_factory=default_url)
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = field(default_factory=_cores)
    limits: float = 1.0
    origins: tuple[str, ...] = ()
    tables_kept: int = 2000
    proxies: str = "127.0.0.1"
