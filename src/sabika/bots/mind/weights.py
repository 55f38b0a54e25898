"""What judge and habit like, in points; found by self-play (``benchmarks/tune.py``)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Weights:
    """How much things are worth. The order is that of ``judge``'s table."""

    noise: float = 0.5
    """How much of the chance in tiles to come stays, as players buy what they need."""
    rivalry: float = 0.8
    """Points that the others make, the leading ones most."""
    coin: float = 0.9
    """One unit of money."""
    plenty: float = 30.0
    """Money beyond which more is hardly of use."""
    card: float = 1.6
    """A card in hand, whatever its value: many cards pay exactly."""
    many: float = 8.0
    """Cards beyond which more are hardly of use."""
    sums: float = 0.1
    """A price that can be paid exactly, in any currency."""
    builder: float = 1.0
    """A master builder besides its money (M.3)."""
    plan_exact: float = 0.35
    """The share of an offer's net gain that the right cards for it are worth."""
    plan_over: float = 0.1
    """The same if it would have to be overpaid."""
    plan_part: float = 0.12
    """The same for a part of its price."""
    plan_action: float = 0.7
    """The action that an exact payment will grant."""
    lasting: float = 0.1
    """The chance that one rival buys a given offer in one turn."""
    wall: float = 0.95
    """One side of the longest wall, for every scoring to come."""
    outer: float = 0.15
    """One walled side on the outline, wherever."""
    growth: float = 9.0
    """A city onto which every tile to come can be built."""
    reserve: float = 0.45
    """A tile in the reserve, as part of what it would be worth in the city."""
    stuck: float = 2.0
    """A tile that waits and fits nowhere."""
    danger: float = 0.8
    """An expected loss to invaders (I.2)."""
    bonus: float = 0.9
    """Points that a bazaar has now (B.5)."""
    hope: float = 0.5
    """An empty square beside a bazaar."""
    remodel: float = 0.5
    """What taking a tile out must bring besides its action."""
    built: float = 3.0
    """What a tile in the city is worth on average besides its rank."""
    chest: float = 0.6
    """A chest that is being shared out, as part of one placed."""
    again: float = 3.5
    """Another action."""

    def numbers(self) -> list[float]:
        """Return the weights in order."""
        return list(asdict(self).values())


@lru_cache(maxsize=8)
def tuned(two_sided: bool, name: str = "judge") -> Weights:
    """Return the shipped weights of judge or habit, for tiles with one side or with two."""
    found = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return read_weights(found[name]["two_sided" if two_sided else "one_sided"])


def read_weights(found: dict[str, Any]) -> Weights:
    """Return weights from a mapping; unknown names are refused, missing ones stay as they are."""
    known = {field.name for field in fields(Weights)}
    if set(found) - known:
        raise ValueError(f"no such weights: {', '.join(sorted(set(found) - known))}")
    return Weights(**{name: float(value) for name, value in found.items()})
