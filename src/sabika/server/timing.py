"""The time, as logs have it."""

from __future__ import annotations

import time


def now() -> int:
    """Return the milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000
