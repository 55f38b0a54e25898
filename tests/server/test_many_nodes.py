"""PostgreSQL, and two nodes that share nothing else."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from random import Random

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import inspect
from sqlalchemy.engine import make_url

from sabika.server.storage import schema
from sabika.server.storage.opening import connect, upgrade
from sabika.server.storage.stock import PATIENCE
from server.games import by_http, started
from server.serving import Live, Process, served


@pytest.fixture(scope="module")
def nodes(database: str) -> Iterator[tuple[Process, Process]]:
    with Process(database) as first, Process(database) as second:
        yield first, second


def test_a_game_on_one_node(database: str) -> None:
    with served(database) as node:
        ana, ben = node.person("Ana"), node.person("Ben")
        table = started(ana, ben, modules=["treasure_chamber"])
        by_http(table, [ana, ben], Random(1), most=25)
        view = ana.get(f"/tables/{table}/view")
        node.stop()
        node.start()
        assert ana.at(node).get(f"/tables/{table}/view") == view


def test_a_move_on_one_node_is_seen_on_the_other(nodes: tuple[Process, Process]) -> None:
    one, two = nodes
    ana, ben = one.person("Ana"), two.person("Ben")
    table = started(ana, ben)
    with Live(two, table, ben) as live, Live(one, table) as spectator:
        hello = live.until("kind", "hello")
        spectator.until("kind", "hello")
        by_http(table, [ana, ben], Random(2), most=20)
        for watching in (live, spectator):
            seqs = [watching.until("kind", "moved")["seq"] for _ in range(20)]
            assert seqs == list(range(hello["seq"] + 1, hello["seq"] + 21))
    assert ben.get(f"/tables/{table}/view") == ben.at(one).get(f"/tables/{table}/view")


def test_two_nodes_write_at_once(nodes: tuple[Process, Process]) -> None:
    """Nothing is lost, nothing is written twice, and a key counts on every node."""
    one, two = nodes
    ana, ben = one.person("Ana"), two.person("Ben")
    table = started(ana, ben)

    def talk(who: int) -> None:
        person = (ana, ana.at(two), ben.at(one), ben)[who]
        for n in range(25):
            person.post(f"/tables/{table}/chat", f"{who}-{n}", text=f"{who} says {n}")

    before = ana.get(f"/tables/{table}")["seq"]
    talkers = [threading.Thread(target=talk, args=(who,)) for who in range(4)]
    for talker in talkers:
        talker.start()
    for talker in talkers:
        talker.join()
    log = ana.get(f"/tables/{table}/log", after=before)["entries"]
    assert [entry["seq"] for entry in log] == list(range(before + 1, before + 101))
    for who in range(4):
        said = [entry["text"] for entry in log if entry["text"].startswith(f"{who} ")]
        assert said == [f"{who} says {n}" for n in range(25)]
    again = ana.at(two).post(f"/tables/{table}/chat", "0-3", text="anything")["seq"]
    assert log[again - before - 1]["text"] == "0 says 3"


def test_bots_go_on_when_their_node_dies(nodes: tuple[Process, Process], database: str) -> None:
    with Process(database) as doomed:
        ana = doomed.person("Ana")
        table = started(ana, players=3, bots={"0": "beginner", "2": "beginner"})
        with Live(nodes[0], table, ana) as live:
            live.until("kind", "hello")
            ana.http.delete(f"/tables/{table}/seats/mine")
            live.until("kind", "left")
            for _ in range(4):
                live.until("kind", "moved")
            doomed.child.kill()
            doomed.child.wait()
            for _ in range(12):
                live.until("kind", "moved")


@pytest.fixture
def role(postgres: str) -> Iterator[str]:
    """A login of its own, with the rights of the one that the nodes use."""
    name = f"sabika_{secrets.token_hex(4)}"
    password = make_url(postgres).password or "none is asked for"
    with psycopg.connect(postgres, autocommit=True) as connection:
        login = "CREATE ROLE {} LOGIN PASSWORD {} IN ROLE CURRENT_USER"
        connection.execute(sql.SQL(login).format(sql.Identifier(name), sql.Literal(password)))
        yield name
        connection.execute(f"DROP ROLE {name}")


def test_news_that_could_not_be_read_are_read_later(
    nodes: tuple[Process, Process], postgres: str, database: str, role: str
) -> None:
    """A node that hears of a move while it cannot read tells of it once it can."""
    ana, ben = nodes[0].person("Ana"), nodes[0].person("Ben")
    table = started(ana, ben)
    own = make_url(database).set(username=role).render_as_string(hide_password=False)
    with (
        psycopg.connect(postgres, autocommit=True) as connection,
        Process(own) as cut_off,
        Live(cut_off, table, ben) as live,
    ):
        live.until("kind", "hello")
        connection.execute(f"ALTER ROLE {role} NOLOGIN")
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename = %s AND query <> 'LISTEN sabika'",  # it still hears of moves
            [role],
        )
        said = ana.post(f"/tables/{table}/chat", text="Hello?")["seq"]
        with pytest.raises(TimeoutError):
            live.next(PATIENCE + 2)
        connection.execute(f"ALTER ROLE {role} LOGIN")
        assert live.until("kind", "chatted")["seq"] == said


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    upgrade(engine)
    made = inspect(engine)
    for name, table in schema.metadata.tables.items():
        columns = {c["name"]: str(c["type"]) for c in made.get_columns(name)}
        wanted = {c.name: str(c.type.compile(engine.dialect)) for c in table.columns}
        assert {n: t.replace("DOUBLE PRECISION", "FLOAT") for n, t in columns.items()} == wanted
    engine.dispose()
