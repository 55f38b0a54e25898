"""How the referee speaks: one fault, one rule id, one sentence."""

from __future__ import annotations


class Fault(Exception):
    """Something in the record breaks a rule; `rule` is an id of RULES.md, or RECORD."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text


class Stopped(Exception):
    """The record ends where a player has to decide (allowed in an unfinished game)."""
