"""What becomes of a table, in this order; one that everybody left is closed before it begins."""

from __future__ import annotations

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"
