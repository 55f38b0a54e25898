"""Kill servers while games are played; say what became of every acknowledged move.

    python -m benchmarks.chaos --kills 100 [--db postgres] [--nodes 2] [--database-restarts]

Real nodes in processes of their own, real clients over WebSockets and HTTP. A node is killed with
SIGKILL at a random moment and started again; with ``--database-restarts`` PostgreSQL is restarted
under the nodes half as often, every other time as if it had crashed. The exit status is 1 if an
acknowledged move was lost, one was made twice, a game did not come to its end, or a node logged an
error. The last line, which is also added to ``build/benchmarks/chaos.txt``, says so in short.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.chaos.nodes import postgres
from benchmarks.chaos.storm import Plan, Report, storm
from benchmarks.machine import BUILD, description


def options() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chaos")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database-restarts", action="store_true")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", default="chaos")
    chosen = parser.parse_args()
    if chosen.db == "sqlite" and (chosen.nodes > 1 or chosen.database_restarts):
        parser.error("many nodes and restarts of the database need --db postgres")
    return chosen


def main() -> None:
    """Run, and report."""
    chosen = options()
    setting = f"{chosen.db}, nodes: {chosen.nodes}"
    try:
        report = run(chosen)
    except BaseException as error:
        note(f"{setting}: FAILED with {error!r}")
        raise
    print(description())
    print(report)
    note(f"{setting}: {report.summary()}")
    sys.exit(not report.fine)


def note(line: str) -> None:
    """Say what came of it, and keep it."""
    print(line)
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "chaos.txt").open("a", encoding="utf-8") as kept:
        kept.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M} {line}\n")


def run(chosen: argparse.Namespace) -> Report:
    """Set everything up and let it fall over."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        database, server = f"sqlite:///{folder / 'chaos.db'}", None
        if chosen.db == "postgres":
            server = stack.enter_context(postgres())
            database = server.url
        plan = Plan(
            nodes=chosen.nodes,
            kills=chosen.kills,
            restarts=chosen.kills // 2 if chosen.database_restarts else 0,
            tables=chosen.tables,
            seed=chosen.seed,
        )
        return asyncio.run(storm(database, folder, plan, server, tell))


def tell(line: str) -> None:
    """Say how far it has come, also into a file."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
