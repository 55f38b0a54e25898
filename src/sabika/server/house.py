"""The house: everything one node is made of, opened and closed together."""

from __future__ import annotations

from dataclasses import dataclass

from sabika.server.hall import Hall
from sabika.server.people.register import Register
from sabika.server.settings import Settings
from sabika.server.storage.opening import connect, upgrade
from sabika.server.storage.stock import Stock


@dataclass
class House:
    """The parts of a running node."""

    settings: Settings
    stock: Stock
    hall: Hall
    people: Register
    key: str

    @classmethod
    async def opened(cls, settings: Settings) -> House:
        """Open the database, bring it up to date and set everything up."""
        engine = connect(settings.database)
        upgrade(engine)
        stock = Stock(engine)
        key = await stock.secret("signing")
        return cls(settings, stock, Hall(stock, settings.tables_kept), Register(stock, key), key)

    async def close(self) -> None:
        """Finish what was begun."""
        await self.stock.close()
