"""Where the time goes: a profile of random play by function, from ``perf`` or else callgrind."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from rich.console import Console

from benchmarks.machine import ROOT
from benchmarks.rounds import tell
from benchmarks.sheet import Sheet

PERF_GAMES, CALLGRIND_GAMES = 12000, 100
FUNCTIONS = 20
NO_PROFILER = "Neither perf nor valgrind can profile here: the section stays as it was."
ENGINE = re.compile(r"__pyx_\w*?_6sabika_5rules_(\w+)")
PART = re.compile(r"(\d+)(\w+)")


def readable(symbol: str) -> str:
    """Return a C function's name as ``module.Class.method``.

    >>> readable("__pyx_f_6sabika_5rules_4turn_7Actions_take_from.isra.0")
    'turn.Actions.take_from'
    >>> readable("__pyx_pw_6sabika_5rules_7playout_6Runner_3game")
    'playout.Runner.game'
    """
    found = ENGINE.match(symbol)
    if found is None:
        return symbol
    rest, parts = found[1], []
    while (part := PART.fullmatch(rest)) and part[2][int(part[1]) :].startswith("_"):
        parts.append(part[2][: int(part[1])])
        rest = part[2][int(part[1]) + 1 :]
    return ".".join([*parts, rest.lstrip("0123456789")])  # a wrapper's name has a number before it


def workload(games: int) -> list[str]:
    """Return the command that is profiled."""
    return [sys.executable, "-m", "benchmarks.workload", "alhambra", str(games)]


def with_perf(folder: Path) -> Iterator[tuple[str, float]]:
    """Yield functions and their percentages of the time; nothing if perf does not work here."""
    out = str(folder / "perf.data")
    record = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "2000", "-o", out, "--"]
    if subprocess.run([*record, *workload(PERF_GAMES)], cwd=ROOT, capture_output=True).returncode:
        return
    report = ["perf", "report", "-q", "-i", out, "--no-children", "-F", "overhead,symbol"]
    done = subprocess.run([*report, "-t", ";"], capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        if found := re.match(r"\s*([\d.]+)%\s*;\s*\[.\]\s*(\S+)", line):
            yield found[2], float(found[1])


def with_callgrind(folder: Path) -> Iterator[tuple[str, float]]:
    """Yield functions and their percentages of the instructions."""
    out = str(folder / "callgrind.out")
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    subprocess.run([*command, *workload(CALLGRIND_GAMES)], cwd=ROOT, capture_output=True)
    annotate = ["callgrind_annotate", "--auto=no", "--threshold=100", out]
    done = subprocess.run(annotate, capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        if found := re.match(r"\s*[\d,]+ \(\s*([\d.]+)%\)\s+[^:]*:(\w\S*)", line):
            yield found[2], float(found[1])


def measure() -> list[Sheet] | None:
    """Return the profile by module and by function; None where it cannot be made."""
    for tool, profile in (("perf", with_perf), ("valgrind", with_callgrind)):
        if shutil.which(tool) is None:
            continue
        tell(f"profiling random play with {tool}")
        with tempfile.TemporaryDirectory(prefix="sabika-") as folder:
            found = list(profile(Path(folder)))
        if any(ENGINE.match(symbol) for symbol, _ in found):
            return sheets(found, tool)
    return None


def sheets(found: list[tuple[str, float]], tool: str) -> list[Sheet]:
    """Return shares of what was spent inside the engine: start-up and Python are left out."""
    functions: defaultdict[str, float] = defaultdict(float)
    for symbol, share in found:
        if ENGINE.match(symbol):
            functions[readable(symbol.split(".")[0])] += share
    whole = sum(functions.values())
    modules: defaultdict[str, float] = defaultdict(float)
    for name, share in functions.items():
        modules[name.split(".")[0]] += share

    def rows(shares: Mapping[str, float], most: int) -> list[tuple[str, ...]]:
        order = sorted(shares.items(), key=lambda pair: -pair[1])
        return [(f"`{name}`", f"{share / whole:.1%}") for name, share in order[:most]]

    what = "time" if tool == "perf" else "instructions"
    return [
        Sheet(
            f"Shares of the {what} inside the compiled engine, random games of Alhambra with three "
            f"players, by module (taken with {tool}; what the C compiler has put into another "
            "function counts there).",
            ("module", f"share of {what}"),
            rows(modules, 12),
        ),
        Sheet("By function:", ("function", f"share of {what}"), rows(functions, FUNCTIONS)),
    ]


def main() -> None:
    """Print the profile."""
    console = Console(width=100)
    found = measure()
    if found is None:
        console.print(NO_PROFILER)
    for sheet in found or ():
        console.print(sheet.screen())


if __name__ == "__main__":
    main()
