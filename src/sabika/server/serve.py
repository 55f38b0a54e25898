"""Running a node: the settings of the web server."""

from __future__ import annotations

import gc
import signal
import socket
import sys
import webbrowser
from threading import Timer

import uvicorn
from fastapi import FastAPI
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from sabika.server.api.app import create_app
from sabika.server.live.protocol import LiveProtocol
from sabika.server.operations.door import DoorProtocol
from sabika.server.operations.logs import set_up
from sabika.server.settings import Settings
from sabika.server.storage.errors import StorageError
from sabika.server.storage.opening import claimed, connect, upgrade

LONGEST_MESSAGE = 16 * 1024
MOST_UNREAD = 128 * 1024
LONGEST_IDLE = 75
"""Seconds that a connection may wait for its next request: longer than clients and proxies keep
theirs, for one that ends just when it is used costs an answer."""


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=DoorProtocol,
        ws=LiveProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=LONGEST_IDLE,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def run(settings: Settings, open_page: bool = False) -> None:
    """Serve until told to stop; a database that cannot be used is a ``StorageError`` at once."""
    set_up()
    engine = connect(settings.database)
    try:
        with claimed(engine):
            _prepare(engine)
            _serve(settings, open_page)
    finally:
        engine.dispose()


def _prepare(engine: Engine) -> None:
    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        said = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise StorageError(f"the database cannot be used: {said}") from None


def _tune() -> None:
    """Let Python care for answers in time more than for memory at once.

    The thread that writes is waited for by everybody: it gets its turn soon. Tables live long and
    are many; to look through all of them for rubbish stops everything, and there is hardly any.
    """
    sys.setswitchinterval(0.0003)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def _serve(settings: Settings, open_page: bool) -> None:
    _tune()
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{port}/"
    print(f"Sabika is served at {address} (stop with Ctrl-C)", flush=True)
    if open_page:
        Timer(1.0, webbrowser.open, [address]).start()
    server = uvicorn.Server(configured(create_app(settings), settings))
    signal.signal(signal.SIGTERM, _stopped)  # uvicorn hands it on once everything is closed
    server.run([listening])
    if not server.started:
        sys.exit(1)


def _stopped(*_: object) -> None:
    sys.exit(0)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that waits for connections, none of which may hold much unread."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    try:
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        found.close()
        raise StorageError(f"{host}:{port} cannot be used: {error.strerror}") from None
    return found
