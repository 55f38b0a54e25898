"""What the greedy bot likes, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """How much things are worth to it; found by playing it against itself."""

    coin: float = 0.9
    """One unit of money."""
    card: float = 1.6
    """A card in hand, whatever its value: many cards pay exactly."""
    builder: float = 1.0
    """A master builder besides its money (M.3)."""
    price: float = 1.0
    """How much of its price counts against an offer that can be paid later."""
    plan_exact: float = 0.35
    """The share of an offer's net gain that the right cards for it are worth."""
    plan_over: float = 0.1
    """The same if it would have to be overpaid."""
    plan_part: float = 0.12
    """The same for a part of its price."""
    plan_action: float = 0.7
    """The action that an exact payment will grant."""
    rivalry: float = 0.5
    """Points that the others lose."""
    wall: float = 0.9
    """One side of wall, for every scoring to come."""
    outer: float = 0.15
    """One walled side on the outline, wherever."""
    growth: float = 9.0
    """A city onto which every tile to come can be built."""
    danger: float = 0.8
    """An expected loss to invaders (I.2)."""
    scout: float = 0.8
    """To win a scout (I.3)."""
    reserve: float = 0.45
    """A tile in the reserve, as part of what it would be worth in the city."""
    remodel: float = 1.5
    """What a removal or a swap must bring at least, besides its action."""
    stuck: float = 4.0
    """A tile that waits and fits nowhere."""
    bazaar: float = 0.4
    """An empty square beside a bazaar, as part of a matching tile (B.5)."""
    lasting: float = 0.06
    """The chance that one rival buys a given offer in one turn."""
    chest_left: float = 0.3
    """A chest that others may place (T.4)."""
    flip: float = 2.5
    """To turn a tile (G.3)."""
    bazaar_kept: float = 6.0
    """A bazaar that waits in the reserve for a good square."""
