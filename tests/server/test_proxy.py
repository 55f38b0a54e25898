"""Two nodes behind deploy/nginx.conf, and clients that know only the proxy."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from sabika.client import Client, News
from sabika.notation.record import to_record
from sabika.play.game import Game
from server.serving import Process

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = os.environ.get("SABIKA_TEST_NGINX") or shutil.which(
    "nginx", path=f"{os.environ['PATH']}:/usr/sbin"
)
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def proxied(folder: Path, first: Process, second: Process) -> Iterator[str]:
    """Run the proxy of compose.yaml for two nodes of this machine; yields its address."""
    port = free_port()
    text = CONFIGURATION.read_text("utf-8")
    for name, here in (
        ("node-a:8000", f"127.0.0.1:{first.port}"),
        ("node-b:8000", f"127.0.0.1:{second.port}"),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
    ):
        assert text.count(name) == 1
        text = text.replace(name, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(text.replace("http {\n", f"http {{\n{places}"), "utf-8")
    user = "user root; " if os.geteuid() == 0 else ""
    more = f"{user}daemon off; error_log stderr; pid {folder / 'nginx.pid'};"
    assert NGINX is not None
    running = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf", "-g", more])
    try:
        address = f"http://127.0.0.1:{port}"
        while True:
            try:
                assert httpx.get(f"{address}/health").status_code == 200
                break
            except httpx.ConnectError:
                assert running.poll() is None, "nginx did not start"
                time.sleep(0.05)
        yield address
    finally:
        running.terminate()
        running.wait()


def counted(node: Process, name: str) -> float:
    text = httpx.get(f"{node.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def test_a_game_goes_on_when_a_node_dies(database: str, tmp_path: Path) -> None:
    """No client stays with one node; what one of them did through one is seen through the other."""
    with (
        Process(database) as first,
        Process(database) as second,
        proxied(tmp_path, first, second) as address,
        Client(address) as ana,
        Client(address) as ben,
    ):
        ana.register("Ana")
        ben.register("Ben")
        table = ana.make_table(players=2)
        other = ben.table(table.id)
        other.sit()
        table.start()
        rng, moves = Random(8), 0
        with table.live() as one, other.live() as two:
            lives = (one, two)
            seats: list[list[News]] = [[next(live)] for live in lives]
            while moves < 60:
                position = seats[0][-1].position
                assert position is not None
                actor = position.to_act
                assert actor is not None
                move = rng.choice(seats[actor][-1].legal)
                player = lives[actor] if moves % 2 else (table, other)[actor]
                done = player.move(move)
                seq = done if isinstance(done, int) else done.seq
                moves += 1
                for live, kept in zip(lives, seats, strict=True):
                    while kept[-1].seq < seq or kept[-1].position is None:
                        kept.append(next(live))
                if moves == 30:
                    for node in (first, second):
                        assert counted(node, "sabika_requests_total") > 5
                        assert counted(node, "sabika_sockets ") == 1
                    first.child.kill()
                    first.child.wait()
        log = [news.seq for news in other.log(after=seats[0][0].seq)]
        assert len(log) == moves
        for kept in seats:
            assert [news.seq for news in kept if news.kind != "hello"] == log
        assert httpx.get(f"{address}/metrics").status_code == 404


def test_a_record_passes(database: str, tmp_path: Path) -> None:
    game = Game("alhambra", players=6, modules=["master_builders", "invaders"], seed="long")
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_moves()))
    record = {**to_record(game), "meta": {"note": "x" * 100_000}}
    with (
        Process(database) as first,
        Process(database) as second,
        proxied(tmp_path, first, second) as address,
    ):
        found = httpx.post(f"{address}/api/v1/records/story", json=record, timeout=30)
        assert found.status_code == 200, found.text
