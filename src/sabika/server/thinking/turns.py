"""The turns of bots: whenever a bot has to decide, it thinks, and its move is made."""

from __future__ import annotations

import asyncio
import logging
import secrets
from random import SystemRandom
from typing import Protocol

from sabika.play import events as ev
from sabika.server.hall import Hall
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables.playing import bot_move, parsed
from sabika.server.tables.table import Table
from sabika.server.thinking.thinkers import NoThought, Thinkers
from sabika.server.thinking.worker import job_of
from sabika.server.tutorial.coaching import offered

logger = logging.getLogger("sabika.thinking")


class Decider:
    """Lets bots think, and makes their moves."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers

    async def decide(self, stage: Stage) -> None:
        """Let the bot that is due make one decision."""
        table = stage.table
        move = await self._thought(table)
        try:
            await self._hall.act(stage, None, bot_move(table.decision, move))
        except Problem as problem:
            if problem.code not in ("not-your-turn", "over"):  # somebody was faster
                raise

    async def _thought(self, table: Table) -> ev.Move:
        game, seat, bot = table.game, table.to_act, table.bot_due
        assert game is not None
        assert seat is not None
        assert bot is not None
        if len(moves := offered(table.terms, game)) == 1:
            return moves[0]
        job = job_of(game, table.terms, seat, bot, secrets.token_hex(8))
        try:
            found = await self._thinkers.think(job, table.host or table.id)
            return parsed(found["move"])
        except NoThought as error:  # the others at the table do not wait for it
            logger.error("a bot failed: %s", error)
            return SystemRandom().choice(moves)


class Turns(Protocol):
    """Sees to it that bots take their turns."""

    def follow(self, table: Table) -> None:
        """Take notice of a table that changed; returns at once."""

    async def close(self) -> None:
        """Stop; what is due is due still."""


class LocalTurns:
    """Takes the turns of bots at the tables of the only node, one thought a table at a time."""

    def __init__(self, hall: Hall, decider: Decider) -> None:
        self._hall = hall
        self._decider = decider
        self._taking: dict[str, asyncio.Task[None]] = {}

    def follow(self, table: Table) -> None:
        """Take the bot's turn if one is due at a table."""
        if table.bot_due is not None and table.id not in self._taking:
            task = asyncio.create_task(self._take(table.id))
            self._taking[table.id] = task

    async def close(self) -> None:
        """Stop thinking; what is due is due still when the server starts again."""
        tasks = list(self._taking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, table_id: str) -> None:
        try:
            stage = await self._hall.stage(table_id)
            while stage.table.bot_due is not None:
                await self._decider.decide(stage)
        except Problem as problem:
            logger.warning("a bot's turn was not taken", extra={"code": problem.code})
        except Exception:
            logger.exception("a bot's turn was not taken")
        finally:
            self._taking.pop(table_id, None)
