"""What is asked of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.dialects import postgresql, sqlite

from sabika.server.storage.schema import games, log, players, sitting, tables
from sabika.server.tables.entries import Entry

CHANNEL = "sabika"
LONGEST_NEWS = 7000  # PostgreSQL takes less than 8000 bytes


@dataclass(frozen=True)
class Page:
    """An entry, and what its table is in lists afterwards."""

    entry: Entry
    index: dict[str, Any]
    sat: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    game: dict[str, Any] | None = None
    players: tuple[dict[str, Any], ...] = ()


def _insert(connection: Connection, table: Any) -> Any:
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return make(table)


def row_of(entry: Entry) -> dict[str, Any]:
    """Return an entry as a row of the log."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "key": entry.key,
        "body": orjson.dumps(entry.body).decode(),
    }


def write_pages(connection: Connection, pages: Sequence[Page], shared: bool) -> list[bool]:
    """Write entries of different tables; say of each whether its place was free.

    They are written in the order of their tables, so that two nodes never wait for each other.
    """
    new = _insert(connection, log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
    order = sorted(pages, key=lambda page: page.entry.table)
    rows = [row_of(page.entry) for page in order]
    written = {tuple(row) for row in connection.execute(new, rows)}
    done = [(page.entry.table, page.entry.seq) in written for page in pages]
    kept = [page for page in order if (page.entry.table, page.entry.seq) in written]
    if kept:
        _write_index(connection, kept)
    if kept and shared:
        _tell(connection, kept)
    return done


def _write_index(connection: Connection, pages: Sequence[Page]) -> None:
    new = _insert(connection, tables)
    changed = {column.name: column for column in new.excluded if column.name != "id"}
    upsert = new.on_conflict_do_update(index_elements=[tables.c.id], set_=changed)
    connection.execute(upsert, [page.index for page in pages])
    for page in pages:
        table = page.entry.table
        for person in page.left:
            gone = (sitting.c.person == person) & (sitting.c.table_id == table)
            connection.execute(delete(sitting).where(gone))
        if page.sat:
            rows = [{"person": person, "table_id": table} for person in page.sat]
            connection.execute(_insert(connection, sitting).on_conflict_do_nothing(), rows)
        if page.game is not None:
            connection.execute(_insert(connection, games).on_conflict_do_nothing(), page.game)
            new_players = _insert(connection, players).on_conflict_do_nothing()
            connection.execute(new_players, list(page.players))


def _tell(connection: Connection, pages: Sequence[Page]) -> None:
    """Tell the other nodes, when this transaction is durable, which tables have news."""
    names = sorted({page.entry.table for page in pages})
    told = text(f"SELECT pg_notify('{CHANNEL}', :names)")
    while names:
        part = names[: LONGEST_NEWS // 40]
        names = names[len(part) :]
        connection.execute(told, {"names": " ".join(part)})


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
