"""The ``sabika`` command as a user runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def sabika(
    *arguments: object, typed: str = "", folder: Path | None = None, lang: str = "C.UTF-8"
) -> tuple[int, str, str]:
    """Run the command in an environment of that language; return exit status, output and errors."""
    spoken = {"LC_ALL": lang, "COLUMNS": "110", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "sabika", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=os.environ | spoken,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
