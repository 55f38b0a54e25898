"""Opening a database: its engine, its version, its secrets."""

from __future__ import annotations

import os
import secrets as chance
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from sabika.server.storage import schema
from sabika.server.storage.errors import StorageError

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

MIGRATING = 0x5AB1CA  # the advisory lock of whoever upgrades a PostgreSQL database
SCRIPTS = Path(__file__).parent / "migrations"


def default_url() -> str:
    """Return the address of the SQLite file in the user's data folder."""
    folder = user_data_path("sabika", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'sabika.db'}"


def connect(url: str) -> Engine:
    """Return the engine of a database; nothing is read yet."""
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            return _sqlite(address)
        if address.get_backend_name() in ("postgresql", "postgres"):
            return _postgres(address)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StorageError(f"the database cannot be used: {error}") from None
    raise StorageError("a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME")


def _sqlite(address: URL) -> Engine:
    if not address.database or address.database == ":memory:":
        raise StorageError("a SQLite database is a file: sqlite:///FILE")
    path = Path(address.database)
    if not path.exists():  # nobody else reads hands and secrets
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_engine(
        address.set(drivername="sqlite"), pool_size=8, max_overflow=8, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.isolation_level = None  # transactions begin where we say so

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _postgres(address: URL) -> Engine:
    return create_engine(
        address.set(drivername="postgresql+psycopg"),
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, hands are not
    )


@contextmanager
def claimed(engine: Engine) -> Iterator[None]:
    """Keep a SQLite file for oneself: news of its tables does not reach a second server."""
    if is_shared(engine) or fcntl is None:
        yield
        return
    with open(f"{engine.url.database}.lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StorageError(
                "another server uses this database; many nodes share a PostgreSQL one"
            ) from None
        yield


def plain_address(address: URL) -> str:
    """Return the address of a PostgreSQL database as its own library wants it."""
    return address.set(drivername="postgresql").render_as_string(hide_password=False)


def is_shared(engine: Engine) -> bool:
    """Whether other nodes may work on the same database."""
    return engine.dialect.name == "postgresql"


def upgrade(engine: Engine) -> None:
    """Bring a database to this version; one of a newer version is refused."""
    scripts = Config()
    scripts.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    known = ScriptDirectory.from_config(scripts)
    with engine.begin() as connection:
        if is_shared(engine):  # nodes that start together wait for the first
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            _prepare_jobs(connection)
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision == known.get_current_head():
            return
        if revision is not None and revision not in {s.revision for s in known.walk_revisions()}:
            raise StorageError(
                f"the database is of a newer version of Sabika ({revision}); this one knows "
                f"{known.get_current_head()} at most. Install the newer version to use it"
            )
        scripts.attributes["connection"] = connection
        command.upgrade(scripts, "head")


def _prepare_jobs(connection: Connection) -> None:
    """Make what the queue of bots' turns needs, or bring it to the version that is installed.

    The last of its changes that a database has is noted as a comment on its table of jobs.
    """
    from procrastinate.schema import SchemaManager

    plain: Any = connection.connection.driver_connection  # takes many statements at once
    changes = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    there = connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar()
    if there is None:
        plain.execute(SchemaManager.get_schema())
    else:
        noted = "SELECT obj_description('procrastinate_jobs'::regclass, 'pg_class')"
        known = connection.execute(text(noted)).scalar() or changes[-1].stem
        changes = [change for change in changes if change.stem > known]
        for change in changes:
            plain.execute(change.read_text("utf-8"))
    if changes:
        plain.execute(f"COMMENT ON TABLE procrastinate_jobs IS '{changes[-1].stem}'")


def secret(connection: Connection, name: str) -> str:
    """Return a secret of this database, made when it is first asked for."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        value = chance.token_urlsafe(48)
        connection.execute(
            text(
                "INSERT INTO secrets (name, value) VALUES (:name, :value)"
                " ON CONFLICT (name) DO NOTHING"
            ),
            {"name": name, "value": value},
        )
        found = connection.execute(query).scalar_one()
    return str(found)
