"""Limits: how often somebody may do something."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass
from math import ceil
from time import monotonic

from sabika.server.problems import Problem

MOST_REMEMBERED = 50_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: dict[str, Rate] = {
    "request": Rate(600, 60),  # by address
    "socket": Rate(120, 4),  # by address
    "newcomer": Rate(60, 0.5),  # by address
    "login": Rate(10, 0.1),  # by address, and by the name of the account
    "record": Rate(60, 1),  # by address
    "table": Rate(20, 0.1),  # by person, as all that follow
    "command": Rate(100, 20),
    "chat": Rate(10, 1),
    "hint": Rate(20, 0.5),
}


class Limits:
    """Buckets of tokens, one for each kind and whoever it is about.

    ``factor`` multiplies all rates; 0 lifts the limits.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count something that somebody does; a problem if it was too much."""
        if self._factor == 0:
            return
        rate, time = RATES[kind], monotonic()
        burst, per_second = rate.burst * self._factor, rate.per_second * self._factor
        tokens, since = self._buckets.pop((kind, who), (burst, time))
        tokens = min(burst, tokens + (time - since) * per_second)
        allowed = tokens >= 1
        self._buckets[kind, who] = (tokens - allowed, time)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if not allowed:
            seconds = ceil((1 - tokens) / per_second)
            problem = Problem("slow-down", params={"seconds": seconds})
            problem.headers["Retry-After"] = str(seconds)
            raise problem


def address_of(client: tuple[str, int] | None) -> str:
    """Return who an address belongs to: one machine, or a network of IPv6.

    >>> address_of(("2001:db8:1:2:3:4:5:6", 443)), address_of(("192.0.2.7", 80))
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))
