"""What came of one run of many clients."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """Moves acknowledged in some seconds, and how long each took, in milliseconds."""

    seconds: float
    waits: list[float]

    @property
    def rate(self) -> float:
        """Moves acknowledged in a second."""
        return len(self.waits) / self.seconds

    def wait(self, share: float) -> float:
        """Return the time within which that share of the moves was acknowledged."""
        waits = sorted(self.waits)
        return waits[min(int(share * len(waits)), len(waits) - 1)] if waits else float("inf")
