from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from client.relay import Relay
from sabika.client import Client
from server.serving import Served, served


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    with served(Path(tmp_path_factory.mktemp("db"), "sabika.db")) as running:
        yield running


Makes = Callable[..., Client]


@pytest.fixture
def somebody(node: Served) -> Iterator[Makes]:
    """Makes clients, and closes them."""
    made: list[Client] = []

    def make(name: str | None = None, url: str | None = None, **more: Any) -> Client:
        client = Client(url or node.url, patience=20, **more)
        made.append(client)
        if name is not None:
            client.register(name)
        return client

    yield make
    for client in made:
        client.close()


@pytest.fixture
def relay(node: Served) -> Iterator[Relay]:
    """A network between clients and the server."""
    relay = Relay(node.port)
    yield relay
    relay.close()
