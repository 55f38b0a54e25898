"""The command ``sabika serve``, and the database that it opens."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import inspect

from cli.command import sabika
from sabika.server.storage import schema
from sabika.server.storage.errors import StorageError
from sabika.server.storage.opening import connect, upgrade
from server.serving import Process


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with Process(f"sqlite:///{database}") as process:
        address = process.url
        assert "Sabika" in httpx.get(f"{address}/").text
        assert "POST /api/v1/tables" in httpx.get(f"{address}/api").text
        assert httpx.get(f"{address}/openapi.json").json()["info"]["title"] == "Sabika"
        status, _, errors = sabika("serve", "--port", "0", "--db", f"sqlite:///{database}")
        assert (status, "another server uses this database" in errors) == (2, True)
        process.child.send_signal(signal.SIGTERM)
        assert process.child.wait(15) == 0
    assert not database.with_suffix(".db-wal").exists()  # everything stands in the one file
    if os.name == "posix":
        assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "newer.db"
    upgrade(connect(f"sqlite:///{database}"))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    status, _, errors = sabika("serve", "--port", "0", "--db", f"sqlite:///{database}")
    assert status == 2
    assert "newer version of Sabika (9999)" in errors


def test_what_is_no_database(tmp_path: Path) -> None:
    for url in ("mysql://nowhere/x", "sqlite://", "nonsense"):
        with pytest.raises(StorageError, match="database"):
            connect(url)
    file = tmp_path / "no.db"
    file.write_text("no database at all" * 100)
    status, _, errors = sabika("serve", "--db", f"sqlite:///{file}")
    assert (status, errors) == (2, "sabika: the database cannot be used: file is not a database\n")


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'new.db'}")
    upgrade(engine)
    upgrade(engine)
    made = inspect(engine)
    assert set(made.get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    for name, table in schema.metadata.tables.items():
        columns = {c["name"]: (type(c["type"]), c["nullable"]) for c in made.get_columns(name)}
        wanted = {c.name: (type(c.type), c.nullable) for c in table.columns}
        assert {n: v[1] for n, v in columns.items()} == {n: v[1] for n, v in wanted.items()}
        assert {i["name"] for i in made.get_indexes(name)} == {i.name for i in table.indexes}
        keys = [c.name for c in table.primary_key.columns]
        assert made.get_pk_constraint(name)["constrained_columns"] == keys
    engine.dispose()
