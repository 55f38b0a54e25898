"""A real server on a real socket, in a thread of the test's process."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect

from sabika.server.api.app import create_app
from sabika.server.serve import configured, listen
from sabika.server.settings import Settings
from server.described import check, check_message


class Node:
    """A server that can be talked to."""

    port: int

    def __init__(self) -> None:
        self.guests: list[httpx.Client] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, **headers: str) -> httpx.Client:
        client = httpx.Client(
            base_url=f"{self.url}/api/v1",
            headers=headers,
            timeout=20,
            verify=False,
            event_hooks={"response": [check]},
        )
        self.guests.append(client)
        return client

    def person(self, name: str, **headers: str) -> Person:
        return Person(self, name, **headers)

    def hang_up(self) -> None:
        for guest in self.guests:  # connections only: a client that was closed cannot be used
            guest._transport.close()


class Process(Node):
    """``sabika serve`` in a process of its own."""

    def __init__(self, database: str, *more: str) -> None:
        super().__init__()
        command = [sys.executable, "-m", "sabika", "serve", "--port", "0", "--limits", "0"]
        self.child = subprocess.Popen(
            [*command, "--thinkers", "1", "--db", database, *more],
            stdout=subprocess.PIPE,
            text=True,
        )

    @cached_property
    def port(self) -> int:  # type: ignore[override]
        """Known once it serves; two that start together need not wait for each other."""
        assert self.child.stdout is not None
        address = re.search(r"http://\S+:(\d+)/", self.child.stdout.readline())
        assert address is not None
        return int(address.group(1))

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self.child.kill()
        self.child.communicate()


class Served(Node):
    """A running server; ``stop`` and ``start`` it again on the same database."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.start()

    def start(self, port: int = 0) -> None:
        self.socket = listen("127.0.0.1", port)
        self.port = self.socket.getsockname()[1]
        self.app = create_app(self.settings)
        self.server = uvicorn.Server(configured(self.app, self.settings))
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)

    def stop(self) -> None:
        self.hang_up()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()
        self.socket.close()


class Person:
    """Somebody who uses the API."""

    def __init__(self, served: Node, name: str, **headers: str) -> None:
        self.served = served
        self.http = served.guest(**headers)
        found = self.http.post("/me", json={"name": name})
        assert found.status_code == 201, found.text
        self.id: str = found.json()["id"]
        self.token: str = found.json()["token"]

    def at(self, served: Node) -> Person:
        """Return the same person at another node."""
        other = copy(self)
        other.served = served
        other.http = served.guest(Authorization=f"Bearer {self.token}")
        return other

    def get(self, path: str, **params: Any) -> Any:
        found = self.http.get(path, params=params)
        assert found.status_code < 300, found.text
        return found.json()

    def post(self, path: str, key: str | None = None, /, **body: Any) -> Any:
        headers = {} if key is None else {"Idempotency-Key": key}
        found = self.http.post(path, json=body, headers=headers)
        assert found.status_code < 300, found.text
        return found.json()

    def refused(self, path: str, **body: Any) -> dict[str, Any]:
        found = self.http.post(path, json=body)
        assert found.status_code >= 400, found.text
        assert found.headers["content-type"] == "application/problem+json"
        problem: dict[str, Any] = found.json()
        assert problem["status"] == found.status_code
        return problem

    def makes_table(self, **terms: Any) -> str:
        return str(self.post("/tables", **terms)["table"]["id"])


@contextmanager
def served(database: str | Path, **changes: Any) -> Iterator[Served]:
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    settings = replace(Settings(database=url, thinkers=1, limits=0), **changes)
    running = Served(settings)
    try:
        yield running
    finally:
        running.stop()


class Live:
    """A WebSocket at a table; what came is kept in order."""

    def __init__(
        self, served: Node, table: str, person: Person | None = None, **query: Any
    ) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
        address = f"ws://127.0.0.1:{served.port}/api/v1/tables/{table}/live?{asked}"
        self.socket = connect(address, additional_headers=headers, open_timeout=10)
        self.came: list[dict[str, Any]] = []
        self.overtook: list[dict[str, Any]] = []
        """What came before the answer to the last command: news may be faster."""

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def next(self, timeout: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if len(self.came) < 20 or len(self.came) % 20 == 0:  # they are long, and much alike
            check_message(message)
        self.came.append(message)
        return message

    def until(self, field: str, value: Any = None) -> dict[str, Any]:
        """Return the next message that has a field (of that value)."""
        while True:
            message = self.overtook.pop(0) if self.overtook else self.next()
            if field in message and (value is None or message[field] == value):
                return message

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        key = more.setdefault("key", f"k{len(self.came)}")
        self.overtook = []
        self.socket.send(json.dumps({"do": what, **more}))
        while True:
            message = self.next()
            if key in (message.get("ack"), message.get("refused")):
                return message
            self.overtook.append(message)
