"""Requests: tried again when the network fails, with one key for all tries."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from sabika.client.errors import Refused, Unreachable

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 3.0
GATEWAY = (502, 503, 504)
"""What a proxy says when a node is away."""


def new_key() -> str:
    """Return a key for one command; the server carries it out once, however often it comes."""
    return secrets.token_urlsafe(12)


def contribution() -> str:
    """Return a text of one's own for the seed, so that nobody else can know the cards."""
    return secrets.token_hex(16)


def tries(patience: float) -> Iterator[None]:
    """Yield at once, then after ever longer pauses, until so many seconds are over.

    The pauses vary, so that not all clients of a node that died come back at the same moment.
    """
    until, pause = time.monotonic() + patience, SHORTEST_PAUSE
    yield
    while (left := until - time.monotonic()) > 0:
        time.sleep(min(left, pause * random.uniform(0.5, 1.0)))
        pause = min(2 * pause, LONGEST_PAUSE)
        yield


class Calls:
    """One server, and who asks it."""

    def __init__(self, url: str, token: str | None, language: str, patience: float) -> None:
        self.url = httpx.URL(url.rstrip("/"))
        self.token = token
        self.language = language
        self.patience = patience
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=()))  # the token says who
        self._http = httpx.Client(
            cookies=no_cookies, timeout=30.0, headers={"Accept-Language": language}
        )

    def close(self) -> None:
        """Let go of all connections."""
        self._http.close()

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something."""
        asked = {name: value for name, value in query.items() if value is not None}
        return self._answered("GET", path, params=asked)

    def do(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Have something done, once."""
        return self._answered(method, path, json=body, key=new_key())

    def _answered(self, method: str, path: str, key: str | None = None, **more: Any) -> Any:
        headers = self.headers if key is None else {**self.headers, "Idempotency-Key": key}
        address = f"{self.url}/api/v1{path}"
        said: Exception = Unreachable(f"{self.url} was not asked")
        for _ in tries(self.patience):
            try:
                answer = self._http.request(method, address, headers=headers, **more)
            except httpx.TransportError as error:
                said = Unreachable(f"{self.url} does not answer: {error}")
                continue
            if answer.is_success:
                return answer.json() if answer.content else None
            said = _refusal(answer)
            if not _passes(answer, said):
                break
        raise said


def _refusal(answer: httpx.Response) -> Refused | Unreachable:
    if answer.headers.get("content-type") != "application/problem+json":
        return Unreachable(f"{answer.url.host} answers with status {answer.status_code}")
    return Refused(answer.json())


def _passes(answer: httpx.Response, said: Refused | Unreachable) -> bool:
    """Whether it may be otherwise in a moment."""
    if isinstance(said, Refused):
        return said.code == "unavailable" or "retry-after" in answer.headers
    return answer.status_code in GATEWAY
