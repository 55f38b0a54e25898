"""Players: from random to the strongest. They see views, never states."""

from __future__ import annotations

from sabika.bots.bot import Bot, BotFactory
from sabika.bots.match import play_game
from sabika.bots.registry import BOTS, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "BotFactory", "UnknownBot", "make_bot", "play_game"]
