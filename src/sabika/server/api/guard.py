"""The guard at the door: what every request passes before anybody looks at what it wants."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sabika.locale import negotiate
from sabika.server.api.context import problem_answer
from sabika.server.operations.limits import Limits, address_of
from sabika.server.operations.metrics import Metrics
from sabika.server.problems import Problem

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
RECORDS = "/api/v1/records/"
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
logger = logging.getLogger("sabika.access")


class Guard:
    """Checks limits, origins and sizes; adds headers; counts and logs."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: tuple[str, ...]
    ) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, message)
            await send(message)

        headers = Headers(scope=scope)
        largest = LARGEST_RECORD if scope["path"].startswith(RECORDS) else LARGEST_BODY
        body = Body(receive, largest)
        try:
            self._limits.take("request", address_of(scope["client"]))
            self._check(scope["method"], headers, largest)
            await self._app(scope, body.receive, sending)
        except Problem as problem:
            language = negotiate(headers.get("accept-language", ""))
            await problem_answer(problem, language)(scope, receive, sending)
        finally:
            self._count(scope, status, perf_counter() - begun)

    def _check(self, method: str, headers: Headers, largest: int) -> None:
        if method in SAFE:
            return
        if not self._same_site(headers):
            raise Problem("cross-site")
        length = headers.get("content-length", "0")
        has_body = length != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            raise Problem("not-json")
        if length.isdigit() and int(length) > largest:
            raise Problem("too-large")

    def _same_site(self, headers: Headers) -> bool:
        """Whether a browser says that a request comes from our own page; others say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        try:
            return origin in self._origins or urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # not even an address
            return False

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._limits.take("socket", address_of(scope["client"]))
            allowed = self._same_site(Headers(scope=scope))
        except Problem:
            allowed = False
        if not allowed:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        with self._metrics.sockets.track_inprogress():
            await self._app(scope, receive, send)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in (*SAFE, "POST", "PUT", "DELETE") else "other"
        route: Any = scope.get("route")
        path = getattr(route, "path", "none")
        self._metrics.requests.labels(method, path, str(status)).inc()
        self._metrics.request_seconds.observe(seconds)
        extra = {"method": method, "route": path, "status": status, "ms": round(1000 * seconds, 1)}
        logger.info("answered", extra=extra)


class Body:
    """A request's body that may not be too large, whatever its headers say."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._largest = largest
        self._size = 0

    async def receive(self) -> Message:
        """Return the next part."""
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._largest:
            raise Problem("too-large")
        return message


def _add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
