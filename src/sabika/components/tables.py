"""What each data file says, checked against the rules. Every reader takes a file's rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sabika.components.box import Bazaar, PointTable, Side, Tile
from sabika.components.errors import ComponentError, quoted, shortened
from sabika.components.names import CURRENCIES, GRANADA_TYPES, START
from sabika.components.rows import Row

TILES = 54
CHESTS = 42
BAZAARS = 8
LOWEST_PRICE, HIGHEST_PRICE = 2, 13
HIGHEST_POINTS = 99

POINT_COLUMNS = ("a1", "b1", "b2", "c1", "c2", "c3")
"""Scoring and place: b2 is the second place's points in scoring B."""

COLUMNS: dict[str, tuple[str, ...]] = {
    "alhambra_points.csv": ("type", "colour", "tiles", *POINT_COLUMNS),
    "alhambra_tiles.csv": ("id", "type", "price", "walls"),
    "bazaars.csv": ("id", "currency", "types"),
    "chest_points.csv": POINT_COLUMNS,
    "chests.csv": ("type", "chests"),
    "granada_points.csv": ("scoring", *POINT_COLUMNS),
    "granada_tiles.csv": ("id", "front_type", "front_price", "back_type", "back_price", "moats"),
}
"""The files of a box and their columns."""


def one_row_each(
    file: str, rows: Sequence[Row], what: str, names: Sequence[str], rule: str
) -> dict[str, Row]:
    """The rows by the name in column `what`: each of `names` once, in the order of the file."""
    found: dict[str, Row] = {}
    for row in rows:
        name = row.known(what, what, names, rule)
        if name in found:
            raise _second(row, what, name, found[name].line, rule)
        found[name] = row
    for name in names:
        if name not in found:
            reason = f"no line for {what} {quoted(name)}"
            raise ComponentError(file, f"missing-{what}", reason, rule=rule, params={"value": name})
    return found


def point_table(row: Row, rule: str) -> PointTable:
    """The row's points for A, B and C. A lower place never gets more than a higher one (7.2)."""
    a1, b1, b2, c1, c2, c3 = (row.number(name, 0, HIGHEST_POINTS, rule) for name in POINT_COLUMNS)
    for column, higher, lower in (("b2", b1, b2), ("c2", c1, c2), ("c3", c2, c3)):
        if lower > higher:
            raise row.error(
                "rising-points",
                f"{column} {lower} is more than the {higher} of the place before",
                rule,
                column=column,
                value=lower,
                before=higher,
            )
    return (a1, 0, 0), (b1, b2, 0), (c1, c2, c3)


def colours(rows: Mapping[str, Row]) -> dict[str, str]:
    """A colour for each type; no two share one, as chests go by colour (T.1)."""
    types: dict[str, str] = {}
    for name, row in rows.items():
        colour = row.colour()
        if colour in types:
            raise _second(row, "colour", colour, rows[types[colour]].line, "T.1")
        types[colour] = name
    return {name: colour for colour, name in types.items()}


def tile_numbers(file: str, rows: Mapping[str, Row]) -> dict[str, int]:
    """How many tiles there are of each type, 54 together (2.2)."""
    numbers = {name: row.number("tiles", 1, TILES, "2.2") for name, row in rows.items()}
    _check_total(file, "tile", sum(numbers.values()), TILES, "2.2")
    return numbers


def chest_numbers(file: str, rows: Mapping[str, Row]) -> dict[str, int]:
    """How many chests there are for each type, 42 together (T.1)."""
    numbers = {name: row.number("chests", 1, CHESTS, "T.1") for name, row in rows.items()}
    _check_total(file, "chest", sum(numbers.values()), CHESTS, "T.1")
    return numbers


def alhambra_tiles(file: str, rows: Sequence[Row], numbers: Mapping[str, int]) -> tuple[Tile, ...]:
    """54 tiles, as many of each type as `numbers` says (2.2)."""
    seen = _Ids(numbers)
    tiles = []
    for row in rows:
        side = Side(
            row.known("type", "type", tuple(numbers), "2.2"),
            row.number("price", LOWEST_PRICE, HIGHEST_PRICE, "2.2"),
        )
        tiles.append(Tile(seen.add(row), side, None, row.walls("walls")))
    _check_total(file, "tile", len(tiles), TILES, "2.2")
    found = Counter(tile.front.type for tile in tiles)
    for name, number in numbers.items():
        if found[name] != number:
            raise ComponentError(
                file,
                "wrong-type-count",
                f"tiles of type {quoted(name)}: {found[name]},"
                f" but alhambra_points.csv says {number}",
                rule="2.2",
                params={"value": name, "found": found[name], "expected": number},
            )
    return tuple(tiles)


def granada_tiles(file: str, rows: Sequence[Row]) -> tuple[Tile, ...]:
    """54 two-sided tiles, each type once at every price from 2 to 13 (G.1).

    54 tiles without a repetition are enough for that: nine types have 54 even prices and as
    many odd ones.
    """
    seen = _Ids(GRANADA_TYPES)
    lines: dict[Side, int] = {}
    tiles = []
    for row in rows:
        front, back = _granada_side(row, "front"), _granada_side(row, "back")
        _check_granada_sides(row, front, back)
        for side in (front, back):
            if side in lines:
                raise _second(row, "side", f"{side.type} {side.price}", lines[side], "G.1")
            lines[side] = row.line
        tiles.append(Tile(seen.add(row), front, back, row.walls("moats")))
    _check_total(file, "tile", len(tiles), TILES, "2.2")
    return tuple(tiles)


def bazaars(
    file: str, rows: Sequence[Row], types: Sequence[str], tiles: Sequence[Tile]
) -> tuple[Bazaar, ...]:
    """8 bazaars, two for each currency, each with three different types (B.1).

    They share the bag with Alhambra's tiles, so they share no id with them.
    """
    seen = _Ids(types, tiles)
    found = []
    for row in rows:
        currency = row.known("currency", "currency", CURRENCIES, "B.1")
        found.append(Bazaar(seen.add(row), currency, _bazaar_types(row, types)))
    _check_total(file, "bazaar", len(found), BAZAARS, "B.1")
    by_currency = Counter(bazaar.currency for bazaar in found)
    each = BAZAARS // len(CURRENCIES)
    for currency in CURRENCIES:
        if by_currency[currency] != each:
            raise ComponentError(
                file,
                "wrong-currency-count",
                f"bazaars of currency {quoted(currency)}: {by_currency[currency]}"
                f" instead of {each}",
                rule="B.1",
                params={"value": currency, "found": by_currency[currency], "expected": each},
            )
    return tuple(found)


class _Ids:
    """The ids seen so far. A record must not confuse a tile with anything else it names."""

    def __init__(
        self, types: Sequence[str] | Mapping[str, int], tiles: Sequence[Tile] = ()
    ) -> None:
        self.reserved = {START, "wall", "chests", *types}
        self.elsewhere = {tile.id for tile in tiles}
        self.lines: dict[str, int] = {}

    def add(self, row: Row) -> str:
        name = row.id()
        if name in self.reserved:
            raise row.error(
                "reserved-id", f"id {quoted(name)} already means something else", value=name
            )
        if name in self.elsewhere:
            raise row.error("duplicate-id", f"id {quoted(name)} is a tile's already", value=name)
        if name in self.lines:
            raise _second(row, "id", name, self.lines[name], None)
        self.lines[name] = row.line
        return name


def _granada_side(row: Row, face: str) -> Side:
    return Side(
        row.known(f"{face}_type", "type", GRANADA_TYPES, "G.1"),
        row.number(f"{face}_price", LOWEST_PRICE, HIGHEST_PRICE, "G.1"),
    )


def _check_granada_sides(row: Row, front: Side, back: Side) -> None:
    if front.price % 2:
        reason = f"front price {front.price} is not even"
        raise row.error("odd-front-price", reason, "G.1", value=front.price)
    if back.price != front.price + 1:
        reason = f"back price {back.price} does not follow front price {front.price}"
        raise row.error("wrong-back-price", reason, "G.1", value=back.price, front=front.price)
    if back.type == front.type:
        reason = f"front and back have the same type {quoted(back.type)}"
        raise row.error("same-types", reason, "G.1", value=back.type)


def _bazaar_types(row: Row, known: Sequence[str]) -> tuple[str, str, str]:
    value = row.fields["types"]
    names = value.split(" ")
    for name in names:
        row.one_of(name, "type", known, "B.1")
    if len(names) != 3 or len(set(names)) != 3:
        reason = f"types {quoted(value)} are not three different ones"
        raise row.error("wrong-types", reason, "B.1", value=shortened(value))
    return names[0], names[1], names[2]


def _second(row: Row, what: str, value: str, first: int, rule: str | None) -> ComponentError:
    reason = f"{what} {quoted(value)} again, after line {first}"
    return row.error(f"duplicate-{what}", reason, rule, value=value, first=first)


def _check_total(file: str, what: str, found: int, expected: int, rule: str) -> None:
    if found != expected:
        raise ComponentError(
            file,
            f"wrong-{what}-count",
            f"number of {what}s: {found} instead of {expected}",
            rule=rule,
            params={"value": found, "expected": expected},
        )
