"""Servers are killed under load: a small share of ``python -m benchmarks.chaos``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.chaos.nodes import postgres
from benchmarks.chaos.storm import Plan, Report, storm


def fine(report: Report) -> bool:
    assert report.faults == []
    assert report.logged.total() == 0, report.logged
    assert report.acknowledged > 50
    return report.asked_again > 0


def test_one_node_is_killed(tmp_path: Path) -> None:
    plan = Plan(kills=2, tables=4, more=4)
    report = asyncio.run(storm(f"sqlite:///{tmp_path / 'chaos.db'}", tmp_path, plan))
    assert fine(report)


def test_two_nodes_and_their_database_fall_over(tmp_path: Path) -> None:
    plan = Plan(nodes=2, kills=2, restarts=2, tables=4, more=4)
    with postgres() as server:
        report = asyncio.run(storm(server.url, tmp_path, plan, server))
    assert fine(report)
    assert (report.kills, report.restarts) == (2, 2)
