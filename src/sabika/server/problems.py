"""Why a request is refused: a stable code that becomes a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from sabika.locale import say
from sabika.play.errors import MalformedMove, Refusal

# Every code with its HTTP status; the sentences are `problem-<code>` in `locale/*/server.ftl`.
STATUS: dict[str, int] = {
    "abandoning": 409,
    "ambiguous": 422,
    "bad-credentials": 403,
    "bad-configuration": 422,
    "bad-link": 410,
    "bad-record": 422,
    "chat-off": 409,
    "closed": 409,
    "cross-site": 403,
    "hints-off": 409,
    "identity-needed": 401,
    "internal": 500,
    "kicked": 403,
    "lesson": 409,
    "login-taken": 409,
    "malformed": 422,
    "malformed-move": 422,
    "method-not-allowed": 405,
    "name-taken": 409,
    "no-bot": 422,
    "no-hint": 503,
    "no-such-page": 404,
    "no-such-person": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "no-spectators": 403,
    "not-json": 415,
    "not-over": 409,
    "not-started": 409,
    "not-stood-in": 409,
    "not-the-host": 403,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "nothing-to-confirm": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "resigned": 409,
    "seat-taken": 409,
    "seated-already": 409,
    "seats-open": 409,
    "slow-down": 429,
    "started": 409,
    "stood-in": 409,
    "to-confirm": 409,
    "too-large": 413,
    "too-many-tables": 429,
    "unavailable": 503,
    "undo-off": 409,
}


def _sentence(code: str, params: Mapping[str, Any], language: str) -> str:
    return say(language, f"problem-{code}", params)


class Problem(Exception):
    """A request that is refused. Nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        status: int | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.rule = rule
        self.status = STATUS[code] if status is None else status
        self.params = params or {}
        self.sentence: Callable[[str], str] = partial(_sentence, code, self.params)
        self.headers: dict[str, str] = {}

    @classmethod
    def refused(cls, refusal: Refusal) -> Problem:
        """Return the problem of a move that the rules forbid."""
        found = cls(refusal.code, rule=refusal.rule, status=409, params=refusal.params)
        found.sentence = refusal.sentence
        return found

    @classmethod
    def malformed(cls, error: MalformedMove) -> Problem:
        """Return the problem of what is no move at all."""
        return cls("malformed-move", field=error.field, params={"reason": error.code})

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """Return the body of an ``application/problem+json`` answer."""
        found: dict[str, Any] = {
            "type": f"urn:sabika:problem:{self.code}",
            "title": say(language, "status-title", {"status": self.status}),
            "status": self.status,
            "detail": self.sentence(language),
            "code": self.code,
        }
        if self.rule is not None:
            found["rule"] = self.rule
        if self.field is not None:
            found["field"] = self.field
        if "side" in self.params:  # where the neighbour is that objects (5.2)
            found["side"] = self.params["side"]
        return found
