"""Instructions per decision of two commits: what time measurements cannot see on a busy machine.

    python -m benchmarks.instructions [REV_A] [REV_B]

One revision, or none (HEAD), is compared with the working tree. Both are built in folders of their
own and play the same seeded games under callgrind. Two runs of different length give the price of
a decision without that of starting.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from rich.console import Console

from benchmarks.machine import ROOT
from benchmarks.rounds import tell
from benchmarks.sheet import Sheet
from benchmarks.workload import CONFIGURATIONS

WORKLOAD = ROOT / "benchmarks" / "workload.py"
FEW, MANY = 20, 120
WORKING_TREE = "working tree"


class BuildError(Exception):
    """A revision cannot be built or does not run."""


def check_out(revision: str, folder: Path) -> None:
    """Put a revision, or the working tree, into a folder."""
    if revision != WORKING_TREE:
        command = ["git", "-C", str(ROOT), "archive", "--format=tar", revision]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode:
            raise BuildError(done.stderr.decode().strip())
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            archive.extractall(folder, filter="data")
        return
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which the package of a folder is found, always the same way.

    Not compiled for this very processor: valgrind does not know every instruction.
    """
    chosen = {"SABIKA_PURE": "0", "SABIKA_NATIVE": "0", "PYTHONHASHSEED": "0"}
    return {**os.environ, **chosen, "PYTHONPATH": str(folder / "src")}


def build(revision: str, folder: Path) -> None:
    """Check a revision out and compile its engine."""
    tell(f"building {revision}")
    check_out(revision, folder)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    if done.returncode or not list((folder / "src").rglob("playout.*.so")):
        raise BuildError(f"{revision}: the engine was not built\n{done.stderr[-2000:]}")


def count(revision: str, folder: Path, name: str, games: int) -> tuple[int, int]:
    """Return instructions and decisions of so many games, the start of the program included."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / 'callgrind.out'}"]
    command += [sys.executable, "-P", str(WORKLOAD), name, str(games)]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or collected is None:
        raise BuildError(f"{revision}: the games were not played\n{done.stderr[-2000:]}")
    return int(collected[1]), int(done.stdout)


def per_decision(revision: str, folder: Path, name: str) -> float:
    """Return the instructions that one more decision takes."""
    tell(f"{revision}: {name}")
    few, many = (count(revision, folder, name, games) for games in (FEW, MANY))
    return (many[0] - few[0]) / (many[1] - few[1])


def compare(one: str, other: str) -> Sheet:
    """Return instructions per decision of two revisions."""
    with tempfile.TemporaryDirectory(prefix="sabika-") as temporary:
        folders = {revision: Path(temporary) / str(n) for n, revision in enumerate((one, other))}
        for revision, folder in folders.items():
            folder.mkdir()
            build(revision, folder)
        rows = []
        for name in CONFIGURATIONS:
            found = [per_decision(revision, folder, name) for revision, folder in folders.items()]
            figures = [f"{value:.0f}" for value in found]
            rows.append((name, *figures, f"{found[1] / found[0]:.3f}"))
    return Sheet("Instructions per decision", ("", one, other, "ratio"), rows)


def main() -> None:
    """Compare what the arguments say; leave with 1 if that cannot be done."""
    console = Console(width=100)
    if shutil.which("valgrind") is None:
        sys.exit("Counting instructions needs valgrind, which is not installed here.")
    one, other = [*sys.argv[1:3], *(["HEAD", WORKING_TREE][len(sys.argv[1:3]) :])]
    if one == other:
        sys.exit("These are the same revision: there is nothing to compare.")
    try:
        console.print(compare(one, other).screen())
    except BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
