from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Person, Served, served


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    with served(Path(tmp_path_factory.mktemp("db"), "sabika.db")) as running:
        yield running


@pytest.fixture
def ana(node: Served) -> Person:
    return node.person("Ana")


@pytest.fixture
def ben(node: Served) -> Person:
    return node.person("Ben")
