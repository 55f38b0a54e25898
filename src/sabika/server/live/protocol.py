"""WebSockets as uvicorn speaks them, with a way to hang up on a client that reads nothing.

To say goodbye takes a client that listens: closing a connection waits until everything before has
been read, which for a stalled client is never.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HANG_UP = "sabika.hang_up"
"""The extension of the scope that ends a connection at once."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Lets the application hang up, and hangs up itself on who does not answer pings."""

    async def run_asgi(self) -> None:
        """Run the application with the extension."""
        self.scope.setdefault("extensions", {})[HANG_UP] = {"hang_up": self.transport.abort}
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Give a client up that has not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()
