"""What is stored. The log of the tables is the truth; `tables` and `sitting` are its index."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("person", Text),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "person", "key"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text),
    Column("card", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_bot_due", "bot_due", "updated"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index("games_by_end", "public", "ended", "id"),
    Index("games_to_count", "counted", "ended"),
)

players = Table(
    "players",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
    Index("players_by_person", "person", "game_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("who", "game"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
