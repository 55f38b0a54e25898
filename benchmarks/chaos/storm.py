"""The storm: games are played while nodes and databases fall over."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks.chaos.nodes import Node, Postgres
from benchmarks.chaos.party import Parties
from benchmarks.chaos.verdict import ledgers, told_wrong

QUIET = (0.1, 1.5)
"""Seconds between two blows, once everything serves again."""
STUCK = 90.0
"""Seconds without an acknowledged move after which the games have come to a standstill."""


@dataclass
class Report:
    """What happened, and what was wrong with it."""

    kills: int = 0
    restarts: int = 0
    games: int = 0
    acknowledged: int = 0
    asked_again: int = 0
    found_again: int = 0
    lost_connections: int = 0
    errors: int = 0
    longest_wait: float = 0.0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    logged: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills, {self.restarts} restarts of the database, {self.seconds:.0f} s",
            f"{self.games} games, {self.acknowledged} commands acknowledged, "
            f"{self.acknowledged / max(self.seconds, 1):.0f} a second with all the outages",
            f"{self.asked_again} asked again, {self.found_again} of which had been written before; "
            f"{self.lost_connections} lost connections, {self.errors} answers to try later, "
            f"longest wait {self.longest_wait:.1f} s",
            f"{len(self.faults)} faults, {self.logged.total()} errors in the nodes' logs",
        ]
        logged = [f"{times} times {line}" for line, times in self.logged.most_common(20)]
        return "\n".join([*lines, *self.faults[:50], *logged])


async def storm(
    database: str,
    folder: Path,
    *,
    nodes: int = 1,
    kills: int = 100,
    tables: int = 12,
    seed: str = "chaos",
    restarted: Postgres | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Report:
    """Play, kill and restart; then compare what was promised with what is there."""
    running = [Node(database, folder, f"node-{number}") for number in range(nodes)]
    try:
        for node in running:
            node.start()
        await asyncio.gather(*(node.ready() for node in running))
        parties = Parties(running, tables, seed)
        report, begun = Report(), monotonic()
        playing = asyncio.create_task(parties.run())
        blows = asyncio.create_task(_blows(running, kills, seed, restarted, report, tell))
        await asyncio.wait((playing, blows), return_when=asyncio.FIRST_COMPLETED)
        parties.enough = True
        await blows
        await _finish(playing, parties, report)
        report.seconds = monotonic() - begun
        await _judge(report, parties, running, database)
    finally:
        for node in running:
            node.kill()
    for node in running:
        if left := await node.orphans():
            report.faults.append(f"{left} nodes left processes behind")
        report.logged += node.faults()
    return report


async def _blows(
    nodes: list[Node],
    kills: int,
    seed: str,
    restarted: Postgres | None,
    report: Report,
    tell: Callable[[str], None],
) -> None:
    rng = Random(f"{seed} blows")
    while report.kills < kills:
        await asyncio.sleep(rng.uniform(*QUIET))
        if restarted is not None and rng.random() < 0.4:
            mode = rng.choice(("immediate", "fast"))
            await asyncio.to_thread(restarted.restart, mode)
            report.restarts += 1
            continue
        several = nodes if rng.random() < 0.1 else [rng.choice(nodes)]
        for node in several:
            node.kill()
            report.kills += 1
        await asyncio.sleep(rng.uniform(0, 0.3))
        for node in several:
            node.start()
        await asyncio.gather(*(node.ready() for node in several))
        if report.kills % 10 == 0:
            tell(f"{report.kills} of {kills}")


async def _finish(playing: asyncio.Task[None], parties: Parties, report: Report) -> None:
    """Wait for the games to end; one that stands still is a fault."""
    while not playing.done() and monotonic() - parties.tally.last < STUCK:
        await asyncio.wait((playing,), timeout=1)
    if not playing.done():
        playing.cancel()
    done = await asyncio.gather(playing, return_exceptions=True)
    if done[0] is not None:
        report.faults.append(f"the games ended with {done[0]!r}")


async def _judge(report: Report, parties: Parties, nodes: list[Node], database: str) -> None:
    tally = parties.tally
    report.games = len(parties.played)
    report.acknowledged = tally.acknowledged
    report.asked_again = tally.asked_again
    report.lost_connections = tally.lost_connections
    report.errors = tally.errors
    report.faults += tally.broken
    report.longest_wait = tally.longest_wait
    for ledger in ledgers(database, parties.played):
        party = ledger.party
        report.found_again += ledger.found_again()
        found = [*ledger.faults()]
        if party.ended:
            found += await asyncio.to_thread(lambda: [*told_wrong(party, str(nodes[0]))])  # noqa: B023
        report.faults += [f"table {party.table}: {fault}" for fault in found]
