"""What OpenAPI cannot say by itself: problems as answers, and the messages of the WebSocket."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from sabika.server.api import answers

PROBLEM: dict[int | str, dict[str, Any]] = {
    "default": {
        "description": "Refused",
        "content": {
            "application/problem+json": {
                "schema": {"$ref": "#/components/schemas/Problem"},
                "example": {
                    "type": "urn:sabika:problem:too-little",
                    "title": "Not possible now",
                    "status": 409,
                    "detail": "7 is too little; the price is 9.",
                    "code": "too-little",
                    "rule": "4.2",
                },
            }
        },
    }
}


def describe(app: FastAPI) -> None:
    """Add the messages of the WebSocket to the description."""

    @app.webhooks.post("live-news", summary="What comes over the WebSocket of a table")
    def news(
        body: answers.Hello | answers.News | answers.Acknowledged | answers.Refused,
    ) -> None:
        """Take what ``/api/v1/tables/{id}/live`` sends."""

    usual = app.openapi

    def openapi() -> dict[str, Any]:
        found = usual()
        schemas = found["components"]["schemas"]
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        for operations in [*found["paths"].values(), *found["webhooks"].values()]:
            for operation in operations.values():
                operation["responses"].pop("422", None)
        return found

    app.openapi = openapi  # type: ignore[method-assign]
