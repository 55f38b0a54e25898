"""The machine that measured."""

from __future__ import annotations

import os
import platform
import subprocess
import sysconfig
from pathlib import Path

from sabika.rules import book

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "benchmarks"


def is_compiled() -> bool:
    """Whether the engine that is measured is the compiled one."""
    return not str(book.__file__).endswith(".py")


def processor() -> str:
    """Return the name of the processor's model."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def compiler() -> str:
    """Return the C compiler by name and version."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[:1]
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler"
    return done.stdout.splitlines()[0]


def description() -> str:
    """Return the machine in a line."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    engine = "engine compiled" if is_compiled() else "engine not compiled"
    return f"{processor()}, {cores} cores; {compiler()}; {python}; {engine}"
