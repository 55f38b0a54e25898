"""What the things of the game are called: types, currencies, cards, money, tiles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from sabika.locale import knows, say

_FACE = re.compile(r"(?P<kind>[a-z_]+)-(?P<price>[0-9]+)[a-z]?")
_BAZAAR = re.compile(r"bazaar-(?P<currency>[a-z]+)(?:-[a-z0-9]+)*")


def capital(said: str) -> str:
    """Return words with a capital letter, as at the beginning of a sentence or in a heading."""
    return said[:1].upper() + said[1:]


def building(language: str, kind: str) -> str:
    """Return the name of a building type.

    >>> building("en", "bath_house"), building("de", "bath_house")
    ('bath house', 'Badehaus')
    """
    name = f"building-{kind}"
    return say(language, name) if knows(name) else kind.replace("_", " ")


def currency(language: str, name: str) -> str:
    """Return the name of a currency."""
    return say(language, f"currency-{name}")


def direction(language: str, name: str) -> str:
    """Return the name of a direction."""
    return say(language, f"direction-{name}")


def listed(language: str, things: Sequence[str]) -> str:
    """Return names in a row.

    >>> listed("en", ["a"]), listed("de", ["a", "b", "c"])
    ('a', 'a, b und c')
    """
    if len(things) < 2:
        return "".join(things)
    return say(language, "list", {"first": ", ".join(things[:-1]), "last": things[-1]})


def card(language: str, name: str) -> str:
    """Return a money card.

    >>> card("en", "denar-7"), card("en", "florin-builder"), card("de", "florin-2")
    ('denar 7', 'master builder, florin 3', 'Gulden 2')
    """
    kind, _, value = name.partition("-")
    params = {"currency": currency(language, kind), "value": value}
    return say(language, "card-builder" if value == "builder" else "card-money", params)


def money(language: str, cards: Iterable[str]) -> str:
    """Return cards as what was paid or taken, as the object of a sentence.

    >>> money("en", ["ducat-7", "ducat-4"]), money("en", ["denar-1", "florin-builder"])
    ('7 + 4 ducats', '1 denar and a master builder (florin)')
    """
    parts = []
    for kind, group in groupby(cards, lambda name: name.partition("-")[0]):
        values = [name.partition("-")[2] for name in group]
        coins = [value for value in values if value != "builder"]
        if coins:
            params = {"values": " + ".join(coins), "count": sum(map(int, coins))}
            parts.append(say(language, f"money-{kind}", params))
        builder = {"currency": currency(language, kind)}
        parts += [say(language, "money-builder", builder)] * (len(values) - len(coins))
    return listed(language, parts)


def tile(language: str, *faces: str) -> str:
    """Return a tile by what stands on its sides, or by its id.

    >>> tile("en", "tower-11a"), tile("de", "arena-2", "hospital-3"), tile("en", "start")
    ('tower 11', 'Arena 2/Hospital 3', 'start tile')
    """
    return "/".join(_face(language, face) for face in faces)


def _face(language: str, face: str) -> str:
    if face == "start":
        return say(language, "thing-start_tile")
    bazaar, front = _BAZAAR.fullmatch(face), _FACE.fullmatch(face)
    if bazaar and knows(f"currency-{bazaar['currency']}"):
        params = {"currency": currency(language, bazaar["currency"])}
        return say(language, "named-bazaar", params)
    if front:
        return f"{building(language, front['kind'])} {front['price']}"
    return face
