"""What a browser gets: the page if it was built, a word of welcome if not, and the API's pages."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from sabika.server.problems import Problem

SITE = Path(__file__).parents[1] / "site"
INDEX = "index.html"
HASHED = "assets/"
"""Files below this folder have a name for each content: they never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1024
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

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def add_to(app: FastAPI) -> None:
    """Add the pages; those of the site come last, for they answer whatever nobody else does."""

    @app.get("/api", include_in_schema=False)
    async def described() -> HTMLResponse:
        return HTMLResponse(PAGE.format(title="The API of Sabika", content=described_api(app)))

    if (SITE / INDEX).exists():
        site = Site(SITE)
        app.add_api_route(
            "/{path:path}", site.answer, methods=["GET", "HEAD"], include_in_schema=False
        )
        return

    @app.get("/", include_in_schema=False)
    async def welcome() -> HTMLResponse:
        return HTMLResponse(PAGE.format(title="Sabika", content=WELCOME))


@dataclass(frozen=True)
class File:
    """A file of the page, also packed if that makes it smaller."""

    content: bytes
    packed: bytes | None
    type: str
    mark: str

    @classmethod
    def read(cls, path: Path) -> File:
        """Return a file with everything that an answer needs."""
        content = path.read_bytes()
        packed = gzip.compress(content, 9, mtime=0) if len(content) >= WORTH_PACKING else None
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if packed is not None and len(packed) > 0.9 * len(content):
            packed = None
        mark = f'"{sha256(content).hexdigest()[:20]}"'
        return cls(content, packed, kind, mark)


class Site:
    """The page's files, in memory: there are few, and they change only with the package."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): File.read(path)
            for path in folder.rglob("*")
            if path.is_file()
        }

    async def answer(self, request: Request, path: str) -> Response:
        """Return a file; the page itself for every address in it."""
        name = path if path in self._files else INDEX
        if name == INDEX and ("." in path.rpartition("/")[2] or path.startswith("api/")):
            raise Problem("no-such-page")
        file = self._files[name]
        headers = {
            "Cache-Control": FOREVER if name.startswith(HASHED) else ASK_AGAIN,
            "ETag": file.mark,
            "Vary": "Accept-Encoding",
        }
        if file.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = file.content
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = file.packed
        return Response(content, headers=headers, media_type=file.type)


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
