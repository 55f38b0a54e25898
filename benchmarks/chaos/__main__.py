"""Kill servers while games are played; say what became of every acknowledged move.

    python -m benchmarks.chaos --kills 100 [--db postgres] [--nodes 2] [--database-restarts]

Real nodes in processes of their own, real clients over WebSockets and HTTP. A node is killed with
SIGKILL at a random moment and started again; with ``--database-restarts`` PostgreSQL is restarted
under the nodes half as often, every other time as if it had crashed. The exit status is 1 if an
acknowledged move was lost, one was made twice, or a game did not come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.chaos.nodes import postgres
from benchmarks.chaos.storm import Plan, storm
from benchmarks.machine import description


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
        report = asyncio.run(storm(database, folder, plan, server, print))
    print(description())
    print(report)
    sys.exit(bool(report.faults))


if __name__ == "__main__":
    main()
