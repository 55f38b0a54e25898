"""Coaching: what a table whose terms name a lesson offers and says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sabika.notation.text import format_move
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.server.tutorial.lesson import lesson

if TYPE_CHECKING:
    from sabika.server.tables.terms import Terms


def due(terms: Terms, game: Game) -> ev.Move | None:
    """Return the move that a lesson wants now, of the learner or of a partner.

    None without a lesson, after it, and where it does not fit the game any more.
    """
    text = None if terms.lesson is None else lesson(terms.lesson).due(game)
    if text is None:
        return None
    return next((move for move in game.legal_moves() if format_move(move) == text), None)


def offered(terms: Terms, game: Game) -> list[ev.Move]:
    """Return the legal moves, or the one that a lesson wants."""
    wanted = due(terms, game)
    return game.legal_moves() if wanted is None else [wanted]


def objects(terms: Terms, game: Game, move: ev.Move) -> bool:
    """Say whether a lesson wants another move than this one."""
    wanted = due(terms, game)
    return wanted is not None and format_move(wanted) != format_move(move)


def coached(terms: Terms, game: Game) -> dict[str, Any] | None:
    """Return what the lesson says to its learner; None without one, or when it is over."""
    if terms.lesson is None:
        return None
    followed = lesson(terms.lesson)
    over = due(terms, game) is None
    if over and followed.due(game) is not None:
        return None
    found = followed.pages(game)
    if found is None:
        return None
    step, steps = found
    return {
        "step": step,
        "of": len(followed.steps),
        "steps": [one.to_json() for one in steps],
        "over": over,
    }
