"""What a browser gets: the page if it was built, a word of welcome if not, and the API's pages."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

SITE = Path(__file__).parents[1] / "site"
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
{content}
</html>
"""
WELCOME = """<p>The server runs. Its API is described <a href="/api">for people</a>
and <a href="/openapi.json">for programs</a>.</p>"""


def add_to(app: FastAPI) -> None:
    """Add the pages."""

    @app.get("/api", include_in_schema=False)
    async def described() -> HTMLResponse:
        return HTMLResponse(PAGE.format(title="The API of Sabika", content=described_api(app)))

    if (SITE / "index.html").exists():
        app.mount("/", StaticFiles(directory=SITE, html=True), name="site")
        return

    @app.get("/", include_in_schema=False)
    async def welcome() -> HTMLResponse:
        return HTMLResponse(PAGE.format(title="Sabika", content=WELCOME))


def described_api(app: FastAPI) -> str:
    """Return the operations of the API as a list."""
    rows = []
    for path, methods in app.openapi()["paths"].items():
        for method, operation in methods.items():
            rows.append(
                f"<dt><code>{method.upper()} {escape(path)}</code> {escape(operation['summary'])}"
                f"<dd>{escape(operation.get('description', ''))}"
            )
    return f"<dl>{''.join(rows)}</dl>"
