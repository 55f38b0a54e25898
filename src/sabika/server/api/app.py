"""The application: routers, errors, and the house that they live in."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from sabika import __version__
from sabika.server.api import live, lobby, me, play, site
from sabika.server.api.context import language_of, problem_answer
from sabika.server.api.shapes import schemas
from sabika.server.house import House
from sabika.server.problems import Problem
from sabika.server.settings import Settings

logger = logging.getLogger("sabika.api")


def create_app(settings: Settings) -> FastAPI:
    """Return the application of one node."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await House.opened(settings)
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(
        title="Sabika",
        version=__version__,
        description="Tables at which Alhambra and Granada are played. Unofficial.",
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    api = APIRouter(prefix="/api/v1")
    for part in (me, lobby, play, live):
        api.include_router(part.router)
    app.include_router(api)
    site.add_to(app)
    describe_shapes(app)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _internal)
    return app


def describe_shapes(app: FastAPI) -> None:
    """Add the shapes of views, events and live messages to the description of the API."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        found = described()
        known = found.setdefault("components", {}).setdefault("schemas", {})
        for name, schema in schemas().items():
            known.setdefault(name, schema)
        return found

    app.openapi = openapi  # type: ignore[method-assign]


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem_answer(error, language_of(request))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path", "header")]
    field = ".".join(where)[:80] or "body"
    return problem_answer(
        Problem("malformed", field=field, params={"field": field}), language_of(request)
    )


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-page", 405: "method-not-allowed"}
    problem = Problem(codes.get(error.status_code, "malformed"), params={"field": "body"})
    problem.headers = dict(error.headers or {})
    return problem_answer(problem, language_of(request))


async def _internal(request: Request, error: Exception) -> Response:
    return problem_answer(Problem("internal"), language_of(request))
