"""The same code, run compiled and uncompiled, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys


def printed_both_ways(code: str) -> str:
    """What the code prints, which has to be the same both ways."""
    compiled, pure = (
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "SABIKA_PURE": wanted},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for wanted in ("0", "1")
    )
    assert compiled == pure
    return compiled
