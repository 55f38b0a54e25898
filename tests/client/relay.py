"""A network that can be broken: a relay between clients and a server."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Relay:
    """Passes bytes on to a port. ``cut`` breaks all connections, ``deaf`` loses all answers."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.deaf = False
        self.away = False
        self.connections = 0
        self._pairs: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        pairs, self._pairs = self._pairs, []
        for one in pairs:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self.away:
                near.close()
                continue
            self.connections += 1
            far = socket.create_connection(("127.0.0.1", self.target))
            self._pairs += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(source, sink, near), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket, near: socket.socket) -> None:
        with suppress(OSError):
            while found := source.recv(65536):
                if source is near or not self.deaf:
                    sink.sendall(found)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)
        source.close()
