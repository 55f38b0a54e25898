"""The bots at the other seats of a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sabika.bots import Bot, BotFactory, BotFault, Budget, Entrant, Fault, read_entrant, remind
from sabika.bots.random_bot import RandomBot, any_of
from sabika.play.choices import Choices
from sabika.play.errors import MoveError
from sabika.play.hidden import knowledge
from sabika.play.position import Position
from sabika.play.view import view_of

Rival = str | BotFactory
"""A bot by name (``greedy``, ``master:0.5s``, ``path.py:Class``), or what makes one."""


def entrants(rivals: Rival | Sequence[Rival], seats: int) -> list[Entrant]:
    """Return who plays so many seats; one rival plays all of them."""
    if isinstance(rivals, str) or callable(rivals):
        return entrants([rivals] * seats, seats)
    if len(rivals) != seats:
        raise ValueError(
            f"{seats} other seats need {seats} rivals (or one for all), not {rivals!r}"
        )
    return [
        read_entrant(rival)
        if isinstance(rival, str)
        else Entrant(getattr(rival, "__name__", str(rival)), rival)
        for rival in rivals
    ]


class Rivals:
    """Bots that sit at a table for one game, each with its own chance and budget."""

    def __init__(self, seated: dict[int, Entrant], seed: str) -> None:
        self.bots: dict[int, tuple[Bot, Random, Budget]] = {
            seat: (entrant.factory(), Choices(f"{seed}/bot/{seat}"), entrant.budget)
            for seat, entrant in seated.items()
        }

    def choose(self, position: Position, seat: int) -> tuple[int, int]:
        """Return the move of a seat; a ``BotFault`` if its bot makes none that is legal."""
        bot, rng, budget = self.bots[seat]
        if type(bot) is RandomBot:  # it looks at nothing: spare it the view
            return any_of(position.legal_words(), rng)
        remind(bot, lambda: knowledge(position, seat))
        move = bot.choose(view_of(position, seat), position.legal_moves(), rng, budget)
        try:
            refusal = position.why_not(move)
        except MoveError as error:
            raise BotFault(Fault(seat, "illegal", f"{move}: {error}")) from None
        if refusal is not None:
            raise BotFault(Fault(seat, "illegal", f"{move}: {refusal.sentence()}"))
        return position.encode(move)
