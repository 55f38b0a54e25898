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

QUIET = (0.1, 3.0)
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

    @property
    def fine(self) -> bool:
        """Whether everything was as it had been promised."""
        return not self.faults and not self.logged

    def summary(self) -> str:
        """Return the outcome in a line."""
        return (
            f"{'held' if self.fine else 'FAILED'}: {self.kills} kills, {self.restarts} restarts of"
            f" the database, {self.games} games to their end, {self.acknowledged} commands"
            f" acknowledged, {self.found_again} answers lost and found again,"
            f" {len(self.faults)} faults, {self.logged.total()} errors logged,"
            f" {self.seconds:.0f} s"
        )

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


@dataclass(frozen=True)
class Plan:
    """How much is to fall over, and under how many games.

    ``more`` is how many commands each player makes afterwards before they resign; without it every
    game is played to its end.
    """

    nodes: int = 1
    kills: int = 100
    restarts: int = 0
    tables: int = 12
    more: int | None = None
    seed: str = "chaos"

    def blows(self, rng: Random) -> list[str]:
        """Return what happens in which order; a restart is a crash of the database or not."""
        found = ["kill"] * self.kills
        found += [("immediate", "fast")[number % 2] for number in range(self.restarts)]
        rng.shuffle(found)
        return found


async def storm(
    database: str,
    folder: Path,
    plan: Plan,
    restarted: Postgres | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Report:
    """Play, kill and restart; then compare what was promised with what is there."""
    nodes = [Node(database, folder, f"node-{number}") for number in range(plan.nodes)]
    report = Report()
    try:
        await _start(nodes)
        parties = Parties(nodes, plan.tables, plan.seed, plan.more)
        begun = monotonic()
        playing = asyncio.create_task(parties.run())
        rng = Random(f"{plan.seed} blows")
        for number, blow in enumerate(plan.blows(rng), 1):
            await _strike(blow, nodes, restarted, rng, report)
            if number % 10 == 0:
                tell(f"{number} blows, {parties.tally.acknowledged} commands acknowledged")
        parties.enough()
        await _finish(playing, parties, report)
        report.seconds = monotonic() - begun
        await _judge(report, parties, nodes, database)
    finally:
        for node in nodes:
            node.kill()
    for node in nodes:
        if left := await node.orphans():
            report.faults.append(f"{left} nodes left processes behind")
        report.logged += node.faults()
    return report


async def _start(nodes: list[Node]) -> None:
    for node in nodes:
        node.start()
    await asyncio.gather(*(node.ready() for node in nodes))


async def _strike(
    blow: str, nodes: list[Node], restarted: Postgres | None, rng: Random, report: Report
) -> None:
    await asyncio.sleep(rng.uniform(*QUIET))
    if blow != "kill":
        assert restarted is not None
        await asyncio.to_thread(restarted.restart, blow)
        report.restarts += 1
        return
    struck = nodes if rng.random() < 0.1 else [rng.choice(nodes)]  # sometimes all at once
    for node in struck:
        node.kill()
    report.kills += 1
    await asyncio.sleep(rng.uniform(0, 0.3))
    await _start(struck)


async def _finish(playing: asyncio.Task[None], parties: Parties, report: Report) -> None:
    """Wait for the games to end; one that stands still is a fault."""
    begun = monotonic()
    while not playing.done() and monotonic() - max(begun, parties.tally.last) < STUCK:
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
