"""Databases as older versions left them, in ``VERSION.json``: every row of every table.

``python -m server.older`` in ``tests`` writes the one of this version, to be kept when a later one
has a migration. In each somebody with an account (login ``ana``, password ``correct horse
battery``) plays one game with a guest, and has finished another.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, select

from sabika.server.storage.opening import SCRIPTS, connect
from server.games import by_http, started
from server.serving import Served, served

FOLDER = Path(__file__).parent
LOGIN = {"login": "ana", "password": "correct horse battery"}
Rows = dict[str, list[dict[str, Any]]]


def play(node: Served) -> None:
    """Do at a server what the test of every version looks for."""
    ana, ben = node.person("Ana"), node.person("Ben")
    assert ana.http.put("/me/account", json=LOGIN).status_code == 200
    ended = started(ana, ben)
    by_http(ended, [ana, ben], Random(1))
    running = started(ana, ben, modules=["master_builders", "invaders"])
    by_http(running, [ana, ben], Random(2), most=30)
    while ana.get(f"/tables/{running}")["to_act"] != 0:  # her turn is to be played later
        by_http(running, [ana, ben], Random(2), most=1)


def rows_of(address: str) -> Rows:
    """Return everything in a database; what the queue of bots keeps is left out."""
    engine, tables = connect(address), MetaData()
    with engine.connect() as connection:
        tables.reflect(connection, only=lambda name, _: not name.startswith("procrastinate"))
        found = {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in tables.sorted_tables
        }
    engine.dispose()
    return found


def lay(address: str, version: str) -> Rows:
    """Make a database of an older version and return what is in it."""
    engine, tables, scripts = connect(address), MetaData(), Config()
    scripts.set_main_option("script_location", str(SCRIPTS))
    rows: Rows = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    with engine.begin() as connection:
        scripts.attributes["connection"] = connection
        command.upgrade(scripts, version)
        tables.reflect(connection)
        for name, found in rows.items():
            if found and name != "alembic_version":
                connection.execute(tables.tables[name].insert(), found)
    engine.dispose()
    return rows


def main() -> None:
    """Write the database of this version."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "sabika.db")
        with served(file) as node:
            play(node)
        rows = rows_of(f"sqlite:///{file}")
    (version,) = (row["version_num"] for row in rows["alembic_version"])
    (FOLDER / f"{version}.json").write_text(json.dumps(rows, indent=0), "utf-8")
