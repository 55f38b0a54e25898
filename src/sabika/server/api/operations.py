"""For whoever runs the server: health and metrics."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection, text

from sabika import __version__
from sabika.server.api import answers
from sabika.server.api.context import TheHouse, answer
from sabika.server.problems import Problem

router = APIRouter(tags=["operations"])
PATIENCE = 3.0


def _alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@router.get("/health", summary="Is everything well?", response_model=answers.Health)
async def health(house: TheHouse) -> Response:
    """Return ok if the database answers; status 503 if it does not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.stock.read(_alive)
    except Exception:
        raise Problem("unavailable") from None
    return answer({"status": "ok", "version": __version__})


@router.get("/metrics", summary="Metrics for Prometheus", response_class=PlainTextResponse)
async def metrics(house: TheHouse) -> Response:
    """Return what this node counts."""
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house.metrics.text(), headers={"Content-Type": kind})
