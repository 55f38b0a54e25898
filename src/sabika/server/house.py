"""The house: everything one node is made of, opened and closed together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sabika.server.hall import Hall
from sabika.server.history.counting import Counting
from sabika.server.operations.limits import Limits
from sabika.server.operations.metrics import Metrics
from sabika.server.people.accounts import Accounts
from sabika.server.people.links import SeatLinks
from sabika.server.people.register import Register
from sabika.server.settings import Settings
from sabika.server.storage.opening import connect, plain_address, upgrade
from sabika.server.storage.stock import Stock
from sabika.server.thinking.thinkers import Thinkers
from sabika.server.thinking.turns import Decider, LocalTurns, Turns
from sabika.server.warden import Warden

if TYPE_CHECKING:
    from sabika.server.storage.news import News


@dataclass
class House:
    """The parts of a running node."""

    settings: Settings
    limits: Limits
    metrics: Metrics
    stock: Stock
    hall: Hall
    people: Register
    accounts: Accounts
    links: SeatLinks
    thinkers: Thinkers
    turns: Turns
    warden: Warden
    counting: Counting
    news: News | None
    key: str

    @classmethod
    async def opened(cls, settings: Settings, limits: Limits, metrics: Metrics) -> House:
        """Open the database, bring it up to date and set everything up."""
        engine = connect(settings.database)
        upgrade(engine)
        stock = Stock(engine)
        key = await stock.secret("signing")
        hall = Hall(stock, settings.tables_kept)
        thinkers = Thinkers(settings.thinkers)
        decider = Decider(hall, thinkers)
        news: News | None = None
        turns: Turns = LocalTurns(hall, decider)
        if stock.shared:
            from sabika.server.storage.news import News
            from sabika.server.thinking.shared import SharedTurns

            address = plain_address(engine.url)
            news = await News.heard(address, hall)
            turns = await SharedTurns.opened(address, hall, decider, settings.thinkers)
        counting = Counting(stock)
        hall.followers += [turns.follow, counting.follow]
        people = Register(stock, key)
        house = cls(
            settings,
            limits,
            metrics,
            stock,
            hall,
            people,
            Accounts(stock, people),
            SeatLinks(key),
            thinkers,
            turns,
            Warden(stock, hall),
            counting,
            news,
            key,
        )
        metrics.watch(house)
        return house

    async def close(self) -> None:
        """Finish what was begun."""
        await self.warden.close()
        if self.news is not None:
            await self.news.close()
        await self.turns.close()
        await self.thinkers.close()
        await self.counting.close()
        await self.stock.close()
