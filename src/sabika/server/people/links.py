"""Seat links: with one of them a seat can be taken over on another device, once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer

from sabika.server.problems import Problem

LASTS = 24 * 3600


@dataclass(frozen=True)
class SeatLink:
    """Which seat of which table, whose it was when the link was made, and the link's own mark."""

    table: str
    seat: int
    owner: str
    mark: str


class SeatLinks:
    """Signs links and reads them; that they work once is seen to by the table's log."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="seat")

    def make(self, table: str, seat: int, owner: str) -> str:
        """Return a new link."""
        made = self._signer.dumps([table, seat, owner, secrets.token_urlsafe(9)])
        return str(made)

    def read(self, link: str) -> SeatLink:
        """Return what a link is for."""
        try:
            table, seat, owner, mark = self._signer.loads(link, max_age=LASTS)
        except BadSignature:
            raise Problem("bad-link") from None
        return SeatLink(table, seat, owner, mark)
