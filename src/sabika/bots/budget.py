"""How long a bot may think."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

TEXT = re.compile(
    r"(?:(?P<seconds>\d{1,9}(?:\.\d{1,9})?)s|(?P<iterations>\d{1,12})it)(?:/(?P<threads>\d{1,4}))?",
    re.ASCII,
)


class BudgetError(ValueError):
    """A text that names no budget."""


@dataclass(frozen=True)
class Budget:
    """Time or iterations for one decision, and how many threads may be used for it.

    Where both are None the bot takes what it needs. Bots that think no further than a moment
    ignore it. A decision within a number of iterations is the same on every machine.

    >>> Budget.parse("0.5s/2")
    Budget(seconds=0.5, iterations=None, threads=2)
    >>> str(Budget.parse("400it"))
    '400it'
    """

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read ``1.5s`` or ``400it``, with ``/2`` for two threads; ``str`` gives the text back."""
        found = TEXT.fullmatch(text)
        if found is None or any(part and float(part) == 0 for part in found.groups()):
            raise BudgetError(
                f"{text!r} is no budget: write 1.5s or 400it, with /2 for two threads"
            )
        return cls(
            float(found["seconds"]) if found["seconds"] else None,
            int(found["iterations"]) if found["iterations"] else None,
            int(found["threads"] or 1),
        )

    def __str__(self) -> str:
        threads = f"/{self.threads}" if self.threads != 1 else ""
        if self.seconds is not None:
            return f"{Decimal(repr(self.seconds)).normalize():f}s{threads}"
        return f"{self.iterations}it{threads}" if self.iterations is not None else ""


UNLIMITED = Budget()
