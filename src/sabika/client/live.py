"""A table, live: news as they come, whatever the network does."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sabika.client.calls import GATEWAY, Calls, contribution, new_key, tries
from sabika.client.errors import Refused, Unreachable
from sabika.client.news import News
from sabika.play.events import Move

LARGEST_MESSAGE = 1 << 24


class Live:
    """The news of a table, every entry once and in order; and commands that are done once.

    Iterate over it. First comes a ``hello`` with the position. When the connection is lost it is
    made again: the entries that were missed come, without positions, and then another ``hello``.
    Not for several threads at once; close it, or use it in a ``with`` statement.
    """

    def __init__(self, calls: Calls, table: str, after: int | None = None) -> None:
        self._calls = calls
        self._table = table
        self._seq = after
        self._waiting: deque[News] = deque()
        self._socket = self._connected()

    def __enter__(self) -> Live:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def __iter__(self) -> Iterator[News]:
        return self

    def __next__(self) -> News:
        """Wait for the next news."""
        return self.next()

    def next(self, timeout: float | None = None) -> News:
        """Wait for the next news; ``TimeoutError`` if there is none for so many seconds."""
        while not self._waiting:
            try:
                self._take_in(_message(self._socket, timeout))
            except ConnectionClosed:
                self._socket = self._connected()
        return self._waiting.popleft()

    # Commands.

    def move(self, move: Move | str) -> int:
        """Make a move, given as an object or in notation; return the number of its entry."""
        said = {"text": move} if isinstance(move, str) else {"move": move.to_json()}
        return self.do("move", **said)

    def chat(self, text: str) -> int:
        """Say something to the table."""
        return self.do("chat", text=text)

    def do(self, what: str, **more: Any) -> int:
        """Have something done, once: ``undo``, ``restart``, ``confirm``, ``resign``, ``start`` ...

        Returns the number of its entry, which is durable then. News that come meanwhile are kept.
        Who starts a game adds to its seed, as ``Table.start`` does.
        """
        key = new_key()
        if what == "start":
            more.setdefault("contribution", contribution())
        command = json.dumps({"do": what, **more, "key": key})
        while True:
            try:
                self._socket.send(command)
                return self._answer_to(key)
            except ConnectionClosed:  # it may have been done or not; the key sees to it
                self._socket = self._connected()

    def _answer_to(self, key: str) -> int:
        while True:
            found = _message(self._socket, None)
            if found.get("ack") == key:
                return int(found["seq"])
            if found.get("refused") == key:
                raise Refused(found["problem"])
            self._take_in(found)

    # Connections.

    def _take_in(self, found: dict[str, Any]) -> None:
        """Keep what is new of a message."""
        if found.get("kind") == "hello":
            for entry in found.pop("missed", ()):
                self._take_in(entry)
            self._seq = max(found["seq"], self._seq or 0)
            self._waiting.append(News(found))
        elif "kind" in found and found["seq"] > (self._seq or 0):
            self._seq = found["seq"]
            self._waiting.append(News(found))

    def _connected(self) -> ClientConnection:
        """Connect and take the hello in."""
        said: Exception = Unreachable(f"{self._calls.url} was not asked")
        for _ in tries(self._calls.patience):
            try:
                return self._greeted()
            except InvalidStatus as error:
                status = error.response.status_code
                said = Unreachable(f"{self._calls.url} answers with status {status}")
                if status not in GATEWAY:
                    break
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                said = Unreachable(f"{self._calls.url} does not answer: {error}")
        raise said

    def _greeted(self) -> ClientConnection:
        """Connect once."""
        socket = connect(
            self._address(), additional_headers=self._calls.headers, max_size=LARGEST_MESSAGE
        )
        try:
            self._take_in(_message(socket, 30.0))
        except BaseException:
            socket.close()
            raise
        return socket

    def _address(self) -> str:
        url = self._calls.url
        query: dict[str, Any] = {"language": self._calls.language}
        if self._seq is not None:
            query["after"] = self._seq
        scheme = "wss" if url.scheme == "https" else "ws"
        path = f"{url.copy_with(scheme=scheme)}/api/v1/tables/{self._table}/live"
        return f"{path}?{urlencode(query)}"


def _message(socket: ClientConnection, timeout: float | None) -> dict[str, Any]:
    """Return the next message; a refusal that answers no command is about the table."""
    found: dict[str, Any] = json.loads(socket.recv(timeout))
    if "refused" in found and found["refused"] is None:
        raise Refused(found["problem"])
    return found
