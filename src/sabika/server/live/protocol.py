"""WebSockets as uvicorn speaks them, with two short ways for the application.

One sends a text at once where that is possible: a table's news goes to many, and the usual way
costs more than making the news. The other hangs up on a client that reads nothing: to say goodbye
takes one that listens, and closing a connection waits until everything before has been read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "sabika.line"


class Line(Protocol):
    """The connection itself."""

    def say(self, text: bytes) -> bool:
        """Send a text now; False if the client has yet to read what was sent before."""

    def hang_up(self) -> None:
        """End the connection at once."""


def line_of(scope: Scope) -> Line | None:
    """Return the connection below a scope, if the server is ours."""
    found: Callable[[], Line] | None = scope.get("extensions", {}).get(EXTENSION, {}).get("line")
    return None if found is None else found()


class LiveProtocol(WebSocketsSansIOProtocol):
    """Lets the application at its line, and hangs up on who does not answer pings."""

    async def run_asgi(self) -> None:
        """Run the application with the extension."""
        self.scope.setdefault("extensions", {})[EXTENSION] = {"line": lambda: self}
        await super().run_asgi()

    def say(self, text: bytes) -> bool:
        """Write one unfragmented text frame (RFC 6455, 5.2), as a server does without a mask."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def hang_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Give a client up that has not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()
