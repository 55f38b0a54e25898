"""Databases of other versions: older ones are brought up to date, newer ones are refused."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from procrastinate.schema import SchemaManager
from sqlalchemy import inspect
from sqlalchemy.engine import make_url

from cli.command import sabika
from sabika.notation.fairness import check_fair
from sabika.notation.record import read_record
from sabika.server.storage import opening
from sabika.server.storage.opening import connect, upgrade
from server.games import by_http, started
from server.older import FOLDER, LOGIN, lay, rows_of
from server.serving import Person, Served, served

SECOND = '''"""A version to come."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.create_table("flags", sa.Column("id", sa.Text, primary_key=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("flag", sa.Text, server_default="green"))
    {}
'''


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database for one test."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'sabika.db'}"
        return
    server, name = request.getfixturevalue("postgres"), f"sabika_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make this process one of a version that has a second migration, which ends like this."""

    def install(end: str) -> None:
        scripts = tmp_path / "scripts"
        shutil.copytree(opening.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "second.py").write_text(SECOND.format(end))
        monkeypatch.setattr(opening, "SCRIPTS", scripts)

    return install


def columns(address: str) -> set[str]:
    engine = connect(address)
    found = inspect(engine)
    names = {column["name"] for column in found.get_columns("tables")} | set(
        found.get_table_names()
    )
    engine.dispose()
    return names


def some_moves(node: Served) -> tuple[list[Person], str]:
    people = [node.person("Ana"), node.person("Ben")]
    table = started(*people, modules=["master_builders", "invaders"])
    by_http(table, people, Random(1), most=20)
    return people, table


def test_an_older_database_is_brought_up_to_date(
    address: str, second: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(address) as node:
        people, table = some_moves(node)
        before = [person.get(f"/tables/{table}/view") for person in people]
    second("pass")
    with served(address) as node:
        again = [person.at(node) for person in people]
        assert [person.get(f"/tables/{table}/view") for person in again] == before
        assert by_http(table, again, Random(2), most=5) == 5
    assert {"flags", "flag"} <= columns(address)
    monkeypatch.undo()
    status, output, errors = sabika("serve", "--port", "0", "--db", address)
    assert (status, output) == (2, "")
    assert " ".join(errors.split()) == (
        "sabika: the database is of a newer version of Sabika (0002); this one knows 0001 at most. "
        "Install the newer version to use it"
    )


def test_an_upgrade_that_fails_changes_nothing(
    address: str, second: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(address) as node:
        people, table = some_moves(node)
    second('raise RuntimeError("no more")')
    engine = connect(address)
    with pytest.raises(RuntimeError, match="no more"):
        upgrade(engine)
    engine.dispose()
    assert not {"flags", "flag"} & columns(address)
    monkeypatch.undo()
    with served(address) as node:
        again = [person.at(node) for person in people]
        assert by_http(table, again, Random(2), most=5) == 5


@pytest.mark.parametrize("version", sorted(file.stem for file in FOLDER.glob("*.json")))
def test_databases_of_all_versions_are_played_on(version: str, address: str) -> None:
    before = lay(address, version)
    with served(address) as node:
        guest = node.guest()
        assert guest.post("/login", json=LOGIN).json()["name"] == "Ana"
        (running,), (ended,) = (tables(guest, status) for status in ("playing", "over"))
        log = guest.get(f"/tables/{running}/log").json()["entries"]
        assert len(log) == sum(entry["table_id"] == running for entry in before["log"])
        check_fair(read_record(guest.get(f"/tables/{ended}/record").json()))
        assert guest.get("/ratings").json()["ratings"]
        people = [entry for entry in before["people"] if entry["name"] == "Ben"]
        assert guest.get(f"/players/{people[0]['id']}").json()["games"]["alhambra"]["played"] == 1
        assert play_turn(guest, running) > 0
    after = rows_of(address)
    assert _logs(before) <= _logs(after)


def tables(guest: Any, status: str) -> list[str]:
    """Return the tables at which somebody sits."""
    found = guest.get("/tables", params={"mine": True, "status": status}).json()["tables"]
    return [table["id"] for table in found]


def play_turn(guest: Any, table: str) -> int:
    """Play one's turn to its end, or as far as it is one's turn; return how many moves it had."""
    view, moves = guest.get(f"/tables/{table}/view").json(), 0
    while "legal" in view:
        body = {"move": view["legal"][0]}
        answer = guest.post(f"/tables/{table}/moves", json=body)
        assert answer.status_code == 200, answer.text
        view, moves = answer.json(), moves + 1
    return moves


def _logs(rows: Any) -> set[tuple[Any, ...]]:
    return {tuple(entry.values()) for entry in rows["log"]}


def test_the_queue_of_bots_is_brought_up_to_date(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer procrastinate finds an older queue: what it changed since is done, once."""
    engine = connect(database)
    upgrade(engine)
    newer = tmp_path / "migrations"
    shutil.copytree(SchemaManager.get_migrations_path(), newer)
    (newer / "99.00.00_01_pre_more.sql").write_text("CREATE TABLE procrastinate_more (id int);")
    monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(newer))
    for _ in range(2):
        upgrade(engine)
    assert "procrastinate_more" in inspect(engine).get_table_names()
    engine.dispose()
