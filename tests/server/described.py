"""Whatever the server says, in whichever test, is as its OpenAPI description says."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import httpx
from jsonschema import Draft202012Validator

from sabika.server.api.app import create_app
from sabika.server.settings import Settings


@cache
def description() -> dict[str, Any]:
    nowhere = Path(gettempdir(), "never-opened.db")
    found: dict[str, Any] = create_app(Settings(database=f"sqlite:///{nowhere}")).openapi()
    return found


@cache
def patterns() -> list[tuple[re.Pattern[str], str]]:
    """Addresses without parameters first: they are the more exact ones."""
    paths = sorted(description()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in paths]


@cache
def validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({**description(), "$ref": reference})


def schema_of(response: httpx.Response) -> dict[str, Any] | None:
    address = response.request.url.path
    path = next((path for pattern, path in patterns() if pattern.fullmatch(address)), None)
    if path is None:
        return None
    operation = description()["paths"][path].get(response.request.method.lower())
    if operation is None:
        return None
    answers = operation["responses"]
    answer = answers.get(str(response.status_code)) or answers.get("default")
    assert answer is not None, f"{response.status_code} of {path} is not described"
    kind = response.headers.get("content-type", "").partition(";")[0]
    found: dict[str, Any] | None = answer.get("content", {}).get(kind, {}).get("schema")
    return found


def check(response: httpx.Response) -> None:
    """Compare an answer with its description; of many that are alike the first, then some."""
    schema = schema_of(response)
    if schema is not None and _due(str(schema)):
        response.read()
        checking(schema).validate(response.json())


_checked: Counter[str] = Counter()


def _due(what: str) -> bool:
    _checked[what] += 1
    return _checked[what] < 20 or _checked[what] % 20 == 0


def checking(schema: dict[str, Any]) -> Draft202012Validator:
    if "$ref" in schema:
        return validator(schema["$ref"])
    return Draft202012Validator({**description(), **schema})


def check_message(message: Any) -> None:
    """Compare a message of a WebSocket with its description."""
    name = (
        "Acknowledged"
        if "ack" in message
        else "Refused"
        if "refused" in message
        else "Hello"
        if message["kind"] == "hello"
        else "News"
    )
    validator(f"#/components/schemas/{name}").validate(message)
