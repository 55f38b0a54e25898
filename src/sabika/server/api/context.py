"""What a request brings along: the house, who asks, in which language, with which key."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import orjson
from fastapi import Depends, Header, Path, Request, Response

from sabika.locale import negotiate
from sabika.server.house import House
from sabika.server.people.register import Person, Register, needed
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables.seen import may_watch
from sabika.server.tables.table import Table

COOKIE = "sabika"
YEAR = 365 * 24 * 3600
PROBLEM = "application/problem+json"


async def house_of(request: Request) -> House:
    """Return what this node is made of."""
    found: House = request.app.state.house
    return found


TheHouse = Annotated[House, Depends(house_of)]


def language_in(request: Request) -> str:
    """Return the language that an answer should be in."""
    return negotiate(request.headers.get("accept-language", ""))


async def language_of(request: Request) -> str:
    """Return the language that an answer should be in."""
    return language_in(request)


Language = Annotated[str, Depends(language_of)]


def token_of(headers: Any, cookies: Any) -> str | None:
    """Return the token of a request, from its ``Authorization`` header or its cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    found: str | None = token.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE)
    return found or None


async def who_asks(people: Register, headers: Any, cookies: Any) -> Person | None:
    """Return who a request comes from; None if it does not say."""
    token = token_of(headers, cookies)
    return None if token is None else await people.bearer(token)


async def visitor(request: Request, house: TheHouse) -> Person | None:
    """Return who asks."""
    return await who_asks(house.people, request.headers, request.cookies)


Visitor = Annotated[Person | None, Depends(visitor)]


async def player(asking: Visitor) -> Person:
    """Return who asks, and refuse who does not say."""
    return needed(asking)


Player = Annotated[Person, Depends(player)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,64}$", description="the id of a table")]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=80,
        pattern="^[!-~]+$",
        description="the same key again gives the same answer and changes nothing",
    ),
]


async def stage_of(table_id: TableId, house: TheHouse) -> Stage:
    """Return the table that an address names."""
    return await house.hall.stage(table_id)


TheStage = Annotated[Stage, Depends(stage_of)]


def eyes_of(stage: Stage, person: Person | None) -> int | None:
    """Return the seat that somebody looks from; None for a spectator."""
    return stage.table.seat_of(None if person is None else person.id)


def watched(stage: Stage, person: Person | None) -> tuple[Table, int | None]:
    """Return a table as somebody may see it now, and the eyes they have."""
    eyes = eyes_of(stage, person)
    table = stage.shown_to(eyes)
    if not may_watch(table, eyes):
        raise Problem("no-spectators")
    return table, eyes


def answer(found: Any, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(orjson.dumps(found), status, media_type="application/json")


async def packed(request: Request, found: Any) -> Response:
    """Return something large as JSON, packed for who understands it."""
    content, headers = orjson.dumps(found), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, 5, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type="application/json")


def problem_answer(problem: Problem, language: str) -> Response:
    """Return a problem as JSON, in a language."""
    return Response(
        orjson.dumps(problem.to_json(language)),
        problem.status,
        headers={"Content-Language": language, "Vary": "Accept-Language", **problem.headers},
        media_type=PROBLEM,
    )


def remember(request: Request, response: Response, token: str) -> None:
    """Let a browser carry a token from now on."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
