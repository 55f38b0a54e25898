"""The application: routers, errors, and the house that they live in."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from sabika import __version__
from sabika.server.api import (
    after,
    history,
    live,
    lobby,
    me,
    operations,
    play,
    records,
    reference,
    seat_links,
    site,
    tutorials,
)
from sabika.server.api.context import language_in, problem_answer
from sabika.server.api.description import PROBLEM, describe
from sabika.server.api.guard import Guard
from sabika.server.house import House
from sabika.server.operations.limits import Limits
from sabika.server.operations.metrics import Metrics
from sabika.server.problems import Problem
from sabika.server.settings import Settings

logger = logging.getLogger("sabika.api")


def create_app(settings: Settings) -> FastAPI:
    """Return the application of one node."""
    limits, metrics = Limits(settings.limits), Metrics()

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = await House.opened(settings, limits, metrics)
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
        redirect_slashes=False,
        redoc_url=None,
        openapi_url="/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    api = APIRouter(prefix="/api/v1", responses=PROBLEM)
    for part in (me, seat_links, lobby, tutorials, play, after, records, history, reference, live):
        api.include_router(part.router)
    app.include_router(api)
    app.include_router(operations.router)
    describe(app)
    site.add_to(app)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _internal)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["*"],
            allow_headers=["authorization", "content-type", "idempotency-key"],
        )
    app.add_middleware(Guard, limits=limits, metrics=metrics, origins=settings.origins)
    return app


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem_answer(error, language_in(request))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path", "header")]
    field = ".".join(where)[:80] or "body"
    return problem_answer(
        Problem("malformed", field=field, params={"field": field}), language_in(request)
    )


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Problem):  # met while the body was read
        return problem_answer(error.__cause__, language_in(request))
    codes = {404: "no-such-page", 405: "method-not-allowed"}
    problem = Problem(codes.get(error.status_code, "malformed"), params={"field": "body"})
    problem.headers = dict(error.headers or {})
    return problem_answer(problem, language_in(request))


async def _internal(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return problem_answer(Problem("internal"), language_in(request))
