"""The house: everything one node is made of, opened and closed together."""

from __future__ import annotations

from dataclasses import dataclass

from sabika.server.hall import Hall
from sabika.server.people.register import Register
from sabika.server.settings import Settings
from sabika.server.storage.opening import connect, upgrade
from sabika.server.storage.stock import Stock
from sabika.server.thinking.thinkers import Thinkers
from sabika.server.thinking.turns import Turns
from sabika.server.warden import Warden


@dataclass
class House:
    """The parts of a running node."""

    settings: Settings
    stock: Stock
    hall: Hall
    people: Register
    thinkers: Thinkers
    turns: Turns
    warden: Warden
    key: str

    @classmethod
    async def opened(cls, settings: Settings) -> House:
        """Open the database, bring it up to date and set everything up."""
        engine = connect(settings.database)
        upgrade(engine)
        stock = Stock(engine)
        key = await stock.secret("signing")
        hall = Hall(stock, settings.tables_kept)
        thinkers = Thinkers(settings.thinkers)
        turns = Turns(hall, thinkers)
        hall.followers.append(turns.follow)
        return cls(
            settings,
            stock,
            hall,
            Register(stock, key),
            thinkers,
            turns,
            Warden(stock, hall),
            key,
        )

    async def close(self) -> None:
        """Finish what was begun."""
        await self.warden.close()
        await self.turns.close()
        await self.thinkers.close()
        await self.stock.close()
