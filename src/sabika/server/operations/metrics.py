"""Metrics for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sabika.server.tables.table import Table

if TYPE_CHECKING:
    from sabika.server.house import House

SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """What a node counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "sabika_requests",
            "Answers over HTTP",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "sabika_request_seconds",
            "Time to answer over HTTP",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("sabika_sockets", "WebSockets that are open", registry=self.registry)
        self.dropped = Counter(
            "sabika_sockets_dropped", "Clients that were too slow", registry=self.registry
        )
        self.batch = Histogram(
            "sabika_commit_jobs",
            "What one commit wrote together",
            buckets=SIZES,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "sabika_commit_seconds", "Time of a commit", buckets=SECONDS, registry=self.registry
        )
        self.entries = Counter(
            "sabika_entries", "Entries written by this node", registry=self.registry
        )

    def watch(self, house: House) -> None:
        """Report what the parts of a node have at the moment."""
        found = {
            "sabika_tables": ("Tables in memory", lambda: len(house.hall.all_known())),
            "sabika_thinking_line": ("Thoughts that wait", lambda: len(house.thinkers.line)),
            "sabika_thinking": ("Thoughts being thought", lambda: house.thinkers.busy),
        }
        for name, (about, value) in found.items():
            Gauge(name, about, registry=self.registry).set_function(value)
        house.stock.writer.on_batch = self.wrote
        house.hall.followers.append(self.changed)

    def changed(self, table: Table) -> None:
        """Count an entry."""
        self.entries.inc()

    def wrote(self, size: int, seconds: float) -> None:
        """Count a commit."""
        self.batch.observe(size)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)
