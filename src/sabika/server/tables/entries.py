"""The log of a table: everything that happens at it, one entry after the other.

====================  =============================================================
kind                  body
====================  =============================================================
``created``           terms, seats, the server's secret part of the seed
``sat``               name, contribution to the seed
``left``              before the start the seat is free again, later a bot stands in
``kicked``            a person or a bot left by the host's wish
``bot_added``         bot
``started``           events of the set-up, the host's contribution to the seed
``moved``             move and events; ``held`` instead of events if it waits for consent
``confirmed``         events of the move that was held
``undone``            the last decision was taken back, or the held move
``restarted``         all decisions of the turn that could be were taken back
``chatted``           text
``resigned``          a bot plays on for good
``abandoning``        the seat would end the game without a result
``timed_out``         a bot stands in because time ran out
``returned``          the owner plays again
``handed``            somebody else owns the seat: mark of the link that was used
``rematched``         table, where the same people may play again
====================  =============================================================
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

GAME_KINDS = frozenset({"started", "moved", "confirmed", "undone", "restarted"})
"""What changes the game itself, or what its players may do in it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log. ``at`` is in milliseconds since 1970, UTC.

    ``key`` names the command it came from; a person's key is accepted once at a table.
    """

    table: str
    seq: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    key: str
    body: dict[str, Any] = field(repr=False)
