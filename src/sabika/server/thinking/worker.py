"""A process in which bots think: jobs come in as lines of JSON, answers go out the same way.

It gets what the bot's seat may know, and nothing else: a position in which everything hidden from
that seat is blanked, and what that seat has seen of the hands. It ends when nobody sends jobs any
more.
"""

from __future__ import annotations

import os
import sys
from base64 import b64decode, b64encode
from contextlib import redirect_stdout, suppress
from dataclasses import asdict
from typing import Any

import orjson

from sabika.bots import Explanation, explain, read_entrant, remind
from sabika.play.choices import Choices
from sabika.play.game import Game
from sabika.play.hidden import Knowledge
from sabika.play.position import Position
from sabika.play.view import View, view_of
from sabika.rules.state import State
from sabika.server.tables.terms import Terms

NICENESS = 10  # people's requests go first
MOST_OPTIONS = 8


def job_of(game: Game, terms: Terms, seat: int, bot: str, chance: str) -> dict[str, Any]:
    """Return the job to think about what a seat of a game should do."""
    return {
        "terms": terms.to_json(),
        "state": b64encode(game.view(seat).to_bytes()).decode(),
        "known": asdict(game.knowledge(seat)),
        "names": list(game.names),
        "seat": seat,
        "bot": bot,
        "chance": chance,
    }


def view_in(job: dict[str, Any]) -> View:
    """Return the view that a job is about."""
    state = State()
    state.load_bytes(b64decode(job["state"]))
    config = Terms.from_json(job["terms"]).configuration()
    return view_of(Position(config, state), job["seat"], tuple(job["names"]))


def known_in(job: dict[str, Any]) -> Knowledge:
    """Return what the seat of a job has seen of the hands."""
    return Knowledge(tuple(map(tuple, job["known"]["hands"])), tuple(job["known"]["unknown"]))


def thought(job: dict[str, Any]) -> dict[str, Any]:
    """Return the move that a bot chooses, and what it says of it."""
    view = view_in(job)
    entrant = read_entrant(job["bot"])
    bot = entrant.factory()
    remind(bot, lambda: known_in(job))
    move = bot.choose(view, view.legal_moves(), Choices(job["chance"]), entrant.budget)
    return {"move": move.to_json(), "said": _said(explain(bot))}


def _said(explanation: Explanation) -> dict[str, Any]:
    return {
        "unit": explanation.unit,
        "iterations": explanation.iterations,
        "seconds": explanation.seconds,
        "options": [
            {
                "move": option.move.to_json(),
                "value": option.value,
                "line": [move.to_json() for move in option.line],
                "effort": option.effort,
            }
            for option in explanation.options[:MOST_OPTIONS]
        ],
    }


def main() -> None:
    """Think until the line of jobs ends."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints is no answer; and nobody may be left to hear one.
    with redirect_stdout(sys.stderr), suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            try:
                found = thought(orjson.loads(line))
            except (Exception, SystemExit) as error:
                found = {"error": f"{type(error).__name__}: {error}"[:500]}
            answers.write(orjson.dumps(found) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
