"""What is asked of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.dialects import postgresql, sqlite

from sabika.server.storage.schema import games, log, players, sitting, tables
from sabika.server.tables.entries import Entry

CHANNEL = "sabika"
MOST_NEWS = 100  # in one notice; PostgreSQL takes less than 8000 bytes


@dataclass(frozen=True)
class Page:
    """An entry, and what its table is in lists afterwards."""

    entry: Entry
    index: dict[str, Any]
    sat: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    game: dict[str, Any] | None = None
    players: tuple[dict[str, Any], ...] = ()


def new_row(connection: Connection, table: Any) -> Any:
    """Return a statement that inserts, in the dialect of the database."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return make(table)


LOG = tuple(column.name for column in log.columns)
INDEX = tuple(column.name for column in tables.columns)


@lru_cache(maxsize=2048)
def _rows(into: str, columns: tuple[str, ...], rows: int, then: str, mark: str) -> str:
    """Return the statement that inserts so many rows at once."""
    row = f"({', '.join([mark] * len(columns))})"
    return f"INSERT INTO {into} ({', '.join(columns)}) VALUES {', '.join([row] * rows)} {then}"


NEW_ENTRY = "ON CONFLICT DO NOTHING RETURNING table_id, seq"
NEW_CARD = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in INDEX if name != "id"
)


def _mark(connection: Connection) -> str:
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


def write_pages(connection: Connection, pages: Sequence[Page], shared: bool) -> list[bool]:
    """Write entries of different tables; say of each whether its place was free.

    They are written in the order of their tables, so that two nodes never wait for each other.
    This is what every move waits for, so the statements are the driver's own.
    """
    order = sorted(pages, key=lambda page: page.entry.table)
    insert = _rows("log", LOG, len(order), NEW_ENTRY, _mark(connection))
    values = tuple(value for page in order for value in _row(page.entry))
    written = {tuple(row) for row in connection.exec_driver_sql(insert, values)}
    kept = [page for page in order if (page.entry.table, page.entry.seq) in written]
    if kept:
        _write_index(connection, kept)
    if kept and shared:
        _tell(connection, kept)
    return [(page.entry.table, page.entry.seq) in written for page in pages]


def _row(entry: Entry) -> tuple[Any, ...]:
    body = orjson.dumps(entry.body).decode()
    start = (entry.table, entry.seq, entry.at, entry.kind)
    return (*start, entry.seat, entry.person, entry.key, body)


def _write_index(connection: Connection, pages: Sequence[Page]) -> None:
    upsert = _rows("tables", INDEX, len(pages), NEW_CARD, _mark(connection))
    values = tuple(page.index[name] for page in pages for name in INDEX)
    connection.exec_driver_sql(upsert, values)
    for page in pages:
        if page.sat or page.left:
            _write_sitting(connection, page)
        if page.game is not None:
            connection.execute(new_row(connection, games).on_conflict_do_nothing(), page.game)
            new_players = new_row(connection, players).on_conflict_do_nothing()
            connection.execute(new_players, list(page.players))


def _write_sitting(connection: Connection, page: Page) -> None:
    table = page.entry.table
    for person in page.left:
        gone = (sitting.c.person == person) & (sitting.c.table_id == table)
        connection.execute(delete(sitting).where(gone))
    if page.sat:
        rows = [{"person": person, "table_id": table} for person in page.sat]
        connection.execute(new_row(connection, sitting).on_conflict_do_nothing(), rows)


def _tell(connection: Connection, pages: Sequence[Page]) -> None:
    """Tell the other nodes, when this transaction is durable, which tables have news."""
    news = [f"{page.entry.table}:{page.entry.seq}" for page in pages]
    told = text(f"SELECT pg_notify('{CHANNEL}', :news)")
    for start in range(0, len(news), MOST_NEWS):
        connection.execute(told, {"news": " ".join(news[start : start + MOST_NEWS])})


def read_news(payload: str) -> dict[str, int]:
    """Return the tables that other nodes tell of, and how far they have come."""
    parted = (item.partition(":") for item in payload.split())
    return {table: int(seq) for table, _, seq in parted}


def read_log(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """Return the entries of a table after a sequence number, in order."""
    query = select(log).where((log.c.table_id == table) & (log.c.seq > after)).order_by(log.c.seq)
    return [
        Entry(
            row.table_id,
            row.seq,
            row.at,
            row.kind,
            row.seat,
            row.person,
            row.key,
            orjson.loads(row.body),
        )
        for row in connection.execute(query)
    ]
