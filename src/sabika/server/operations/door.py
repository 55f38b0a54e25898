"""HTTP as uvicorn speaks it, for clients that send too much or too slowly.

A proxy would see to that; a server that is reached without one has to itself.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
LONGEST_REQUEST = 20.0
"""Seconds in which a request has to arrive, from its first byte or the beginning of the
connection."""


class DoorProtocol(HttpToolsProtocol):
    """Hangs up on requests with an endless head, and on those that do not come to their end."""

    _timer: asyncio.TimerHandle | None = None
    _head: int | None = 0  # bytes of it so far; None once it is complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless it is too much."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        """Begin to wait for the whole of a request."""
        self._head = 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Let the request in."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Take the time that the answer needs."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(LONGEST_REQUEST, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        transport: Any = self.transport
        transport.abort()
