"""Lists of tables, from their index."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy import Connection, Select, and_, func, select

from sabika.server.storage.schema import sitting, tables


def open_tables(
    connection: Connection, status: str, game: str | None, limit: int
) -> list[dict[str, Any]]:
    """Return the cards of public tables, the latest first."""
    query = select(tables.c.card).where(tables.c.public & (tables.c.status == status))
    if game is not None:
        query = query.where(tables.c.game == game)
    return _cards(connection, query.order_by(tables.c.updated.desc()).limit(limit))


def my_tables(connection: Connection, person: str, status: str, limit: int) -> list[dict[str, Any]]:
    """Return the cards of the tables at which somebody sits, the latest first."""
    mine = select(sitting.c.table_id).where(sitting.c.person == person)
    query = select(tables.c.card).where(tables.c.id.in_(mine) & (tables.c.status == status))
    return _cards(connection, query.order_by(tables.c.updated.desc()).limit(limit))


def hosted(connection: Connection, person: str) -> int:
    """Return how many tables somebody has waiting for players."""
    waiting = and_(tables.c.status == "open", tables.c.host == person)
    return connection.execute(select(func.count()).where(waiting)).scalar_one()


def _cards(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [orjson.loads(card) for card in connection.execute(query).scalars()]
