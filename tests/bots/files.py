"""Bots of other people: files, and a package that is really installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FIRST = '''
from __future__ import annotations

from dataclasses import dataclass


@dataclass
class First:
    """Plays the first move on the list.

    No more than that.
    """

    asked: int = 0
    name: str = "first"

    def choose(self, view, moves, rng, budget):
        self.asked += 1
        return moves[0]
'''

PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "sabika-guests"
version = "1.0"

[tool.setuptools]
py-modules = ["guests"]

[project.entry-points."sabika.bots"]
guest = "guests:First"
guest-broken = "guests:Absent"
guest-away = "guests_that_left:First"
guest-number = "guests:NUMBER"
greedy = "guests:First"
"""


def write(path: Path, source: str) -> Path:
    """Write a file of Python and return its path."""
    path.write_text(source, encoding="utf-8")
    return path


def install_guests(folder: Path) -> Path:
    """Build and install a small package with entry points; return where it is importable from."""
    project, target = folder / "project", folder / "installed"
    project.mkdir()
    write(project / "pyproject.toml", PROJECT)
    write(project / "guests.py", FIRST + "\n\nNUMBER = 7\n")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run(
        [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--target", target, project],
        check=True,
        capture_output=True,
    )
    return target
