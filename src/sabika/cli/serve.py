"""``sabika serve``: tables for people and bots, over HTTP and WebSockets."""

from __future__ import annotations

from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="0.0.0.0 to be reached by others")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option("--port", help="0 for any that is free")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            "--db",
            envvar="SABIKA_DATABASE",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
            "without it a SQLite file in your data folder",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, help="processes in which bots think")
    ] = None,
    limits: Annotated[
        float, typer.Option("--limits", min=0, help="times the usual rate limits; 0: none")
    ] = 1.0,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="another web origin that may use the API, as https://a.b"),
    ] = None,
    tables: Annotated[
        int, typer.Option("--tables", min=1, help="tables that are kept in memory")
    ] = 2000,
    proxies: Annotated[
        str, typer.Option("--proxies", help="addresses of proxies whose headers are believed")
    ] = "127.0.0.1",
) -> None:
    """Serve tables at which people and bots play each other."""
    from sabika.server.serve import run
    from sabika.server.settings import Settings

    chosen: dict[str, object] = {
        "host": host,
        "port": port,
        "limits": limits,
        "origins": tuple(origin or ()),
        "proxies": proxies,
        "tables_kept": tables,
    }
    if db is not None:
        chosen["database"] = db
    if thinkers is not None:
        chosen["thinkers"] = thinkers
    run(Settings(**chosen), open_page)  # type: ignore[arg-type]
