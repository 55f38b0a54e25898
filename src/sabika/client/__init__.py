"""The client: play at the tables of a server from Python.

>>> from sabika.client import Client
>>> ana = Client("http://localhost:8000")
>>> ana.register("Ana")  # doctest: +SKIP
>>> table = ana.make_table(players=2, bots={1: "journeyman"})  # doctest: +SKIP
>>> table.start()  # doctest: +SKIP
>>> with table.live() as live:  # doctest: +SKIP
...     for news in live:
...         if news.over:
...             break
...         if news.legal:
...             live.move(news.legal[0])
"""

from sabika.client.client import Client
from sabika.client.errors import ClientError, Refused, Unreachable
from sabika.client.live import Live
from sabika.client.news import News, Position
from sabika.client.table import Table

__all__ = ["Client", "ClientError", "Live", "News", "Position", "Refused", "Table", "Unreachable"]
