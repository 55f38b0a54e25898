"""Players: from random to the strongest. They see views, never states."""

from __future__ import annotations

from sabika.bots.bot import Bot, BotFactory, Remembers, Speaks, explain, remind
from sabika.bots.budget import UNLIMITED, Budget, BudgetError
from sabika.bots.explanation import Explanation, Option
from sabika.bots.match import BotFault, Fault, Match, decide, play_game, play_match
from sabika.bots.registry import (
    BOTS,
    Entrant,
    Offer,
    UnknownBot,
    known_bots,
    make_bot,
    names_file,
    offers,
    read_entrant,
)

__all__ = [
    "BOTS",
    "UNLIMITED",
    "Bot",
    "BotFactory",
    "BotFault",
    "Budget",
    "BudgetError",
    "Entrant",
    "Explanation",
    "Fault",
    "Match",
    "Offer",
    "Option",
    "Remembers",
    "Speaks",
    "UnknownBot",
    "decide",
    "explain",
    "known_bots",
    "make_bot",
    "names_file",
    "offers",
    "play_game",
    "play_match",
    "read_entrant",
    "remind",
]
