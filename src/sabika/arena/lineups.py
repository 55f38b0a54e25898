"""Who sits where: tables, and the orders in which each of them plays every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

LineUp: TypeAlias = tuple[str, ...]
"""The bot at each seat."""
Order: TypeAlias = tuple[int, ...]

INFINITY = 5  # the sixth of the points 0, 1, 2, 3, 4, infinity


def line_ups(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Return all line-ups of a deal, each once.

    Every bot of a table sits in each of its seats equally often.

    >>> line_ups(["a", "b", "b"], 3)
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    """
    found: dict[LineUp, None] = {}
    for table in tables(bots, players):
        for order in orders(players):
            found[tuple(table[entry] for entry in order)] = None
    return tuple(found)


def tables(bots: Sequence[str], players: int) -> list[LineUp]:
    """Return who sits together, whatever the order.

    With more entries than seats: every choice of them. With fewer: each sits as often as all can,
    and every choice of them takes the seats that are left. A bot alone with itself is left out
    where there are others.
    """
    if not bots:
        raise ValueError("a line-up needs a bot")
    entries = tuple(bots)
    often, left = divmod(players, len(bots))
    choices = combinations(entries, left if often else players)
    found = {tuple(sorted((*entries * often, *more), key=entries.index)): None for more in choices}
    mixed = [table for table in found if len(set(table)) > 1]
    return mixed or list(found)


def orders(players: int) -> tuple[Order, ...]:
    """Return orders in which every two entries take every two seats equally often.

    Up to four seats these are all orders. At five and six they form a group that takes any two to
    any two: the maps ax + b modulo 5, and (ax + b) / (cx + d) with a square as determinant.
    """
    if players <= 4:
        return tuple(permutations(range(players)))
    shift: Order = (1, 2, 3, 4, 0)
    if players == 5:
        return _group(shift, (0, 2, 4, 1, 3))
    negative_inverse: Order = (INFINITY, 4, 2, 3, 1, 0)
    return _group((*shift, INFINITY), (0, 4, 3, 2, 1, INFINITY), negative_inverse)


def _group(*generators: Order) -> tuple[Order, ...]:
    """All orders that generators make, in lexical order."""
    found = {tuple(range(len(generators[0])))}
    new = set(found)
    while new:
        new = set(_products(new, generators)) - found
        found |= new
    return tuple(sorted(found))


def _products(orders: set[Order], generators: Sequence[Order]) -> Iterator[Order]:
    return (tuple(g[seat] for seat in order) for order in orders for g in generators)
