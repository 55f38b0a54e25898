"""``make bench``: random play, compiled beside uncompiled."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from sabika.rules import book


def run(pure: bool, seconds: float) -> dict[str, Any]:
    """Measure in a process of its own, uncompiled if ``pure``."""
    environment = {**os.environ, "SABIKA_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "benchmarks.playouts", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the table."""
    console = Console(width=100)
    engine = str(book.__file__)
    if engine.endswith(".py"):
        console.print("The engine is not compiled here: there is nothing to compare.")
    fast, slow = run(False, 1.0), run(True, 1.0)
    table = Table(title=f"Random play, one core ({platform.processor() or platform.machine()})")
    for column in ("", "games/s", "decisions/s", "uncompiled decisions/s", "ratio"):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in fast.items():
        ratio = found["decisions_per_s"] / slow[name]["decisions_per_s"]
        table.add_row(
            name,
            f"{found['games_per_s']:.0f}",
            f"{found['decisions_per_s']:.0f}",
            f"{slow[name]['decisions_per_s']:.0f}",
            f"{ratio:.0f}",
        )
    console.print(table)


main()
