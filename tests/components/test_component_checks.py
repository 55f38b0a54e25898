"""Each check of a data file's values: one thing broken, and the error that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sabika.components import ComponentError

Refused = Callable[[str, str, str], ComponentError]


def check(
    refused: Refused,
    change: tuple[str, str, str],
    line: int | None,
    rule: str | None,
    code: str,
    quote: str,
) -> None:
    """The changed file is refused with that line, rule and code, and the message quotes `quote`."""
    error = refused(*change)
    assert (error.line, error.rule, error.code) == (line, rule, code)
    message = str(error)
    assert quote in message
    assert (f", line {line}: " in message) == (line is not None)
    assert message.endswith(f" ({rule})") == (rule is not None)
    assert "value" in error.params


TILES = "alhambra_tiles.csv"


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "quote"),
    [
        ("tower,13,E\n", "tower,13,X\n", 55, "bad-walls", "'X'"),
        ("tower,13,E\n", "tower,13,e\n", 55, "bad-walls", "'e'"),
        ("pavilion,2,NEW", "pavilion,2,NWE", 2, "bad-walls", "'NWE'"),
        ("pavilion,6,N\n", "pavilion,6,NN\n", 6, "bad-walls", "'NN'"),
        ("pavilion,2,NEW", "pavilion,2,NESW", 2, "too-many-walls", "'NESW'"),
        ("tower,13,E", "tower,14,E", 55, "out-of-range", "14"),
        ("pavilion,2,", "pavilion,1,", 2, "out-of-range", "1"),
        ("tower-13,tower,", "tower-13,arena,", 55, "unknown-type", "'arena'"),
        ("tower-13,tower,", "tower-13,,", 55, "unknown-type", "''"),
        ("tower-13,tower,13,E\n", "", None, "wrong-tile-count", "53"),
        ("tower-13,tower,", "tower-13,garden,", None, "wrong-type-count", "'garden'"),
    ],
)
def test_alhambra_tiles_2_2(
    refused: Refused, old: str, new: str, line: int | None, code: str, quote: str
) -> None:
    """2.2: 54 tiles of known types, as many of each as the points file says, up to 3 walls."""
    check(refused, (TILES, old, new), line, "2.2", code, quote)


@pytest.mark.parametrize(
    ("old", "new", "code", "quote"),
    [
        ("tower-13,", "Tower-13,", "bad-id", "'Tower-13'"),
        ("tower-13,", ",", "bad-id", "''"),
        ("tower-13,", "../x,", "bad-id", "'../x'"),
        ("tower-13,", "tower--13,", "bad-id", "'tower--13'"),
        ("tower-13,", '"tower-13\n",', "bad-id", "'tower-13\\n'"),
        ("tower-13,", f"{'x' * 41},", "bad-id", f"'{'x' * 40}…'"),
        ("tower-13,", "tower-12,", "duplicate-id", "'tower-12' again, after line 54"),
        ("tower-13,", "start,", "reserved-id", "'start'"),
        ("tower-13,", "tower,", "reserved-id", "'tower'"),
        ("tower-13,tower,13,", "tower-13,tower,x13,", "not-a-number", "'x13'"),
        ("tower-13,tower,13,", "tower-13,tower,,", "not-a-number", "''"),
        ("tower-13,tower,13,", "tower-13,tower,1_3,", "not-a-number", "'1_3'"),
        ("tower-13,tower,13,", "tower-13,tower,١٣,", "not-a-number", "'١٣'"),
        ("tower-13,tower,13,", "tower-13,tower, 13,", "not-a-number", "' 13'"),
    ],
)
def test_malformed_fields(refused: Refused, old: str, new: str, code: str, quote: str) -> None:
    """11: ids and numbers that no box can have, whatever the rules."""
    check(refused, (TILES, old, new), 55, None, code, quote)


def test_endless_number_2_2(refused: Refused) -> None:
    """2.2: a number that Python would refuse to convert is out of range like any other."""
    change = (TILES, "tower,13,", f"tower,{'9' * 5000},")
    check(refused, change, 55, "2.2", "out-of-range", "9" * 40 + "…")


@pytest.mark.parametrize(
    ("old", "new", "line", "rule", "code", "quote"),
    [
        ("tower,violet", "castle,violet", 7, "7.2", "unknown-type", "'castle'"),
        ("tower,violet", "garden,violet", 7, "7.2", "duplicate-type", "'garden'"),
        ("tower,violet,11,6,13,6,21,13,6\n", "", None, "7.2", "missing-type", "'tower'"),
        ("violet,11,6,", "violet,11,-6,", 7, "7.2", "out-of-range", "-6"),
        ("violet,11,6,", "violet,11,100,", 7, "7.2", "out-of-range", "100"),
        ("6,13,6,21", "6,13,14,21", 7, "7.2", "rising-points", "14"),
        ("21,13,6", "21,22,6", 7, "7.2", "rising-points", "22"),
        ("21,13,6", "21,13,15", 7, "7.2", "rising-points", "15"),
        ("violet,11,", "violet,0,", 7, "2.2", "out-of-range", "0"),
        ("violet,11,", "violet,12,", None, "2.2", "wrong-tile-count", "55"),
        ("violet", "Violet!", 7, None, "bad-colour", "'Violet!'"),
        ("violet", "green", 7, "T.1", "duplicate-colour", "'green'"),
    ],
)
def test_alhambra_points_7_2(
    refused: Refused,
    old: str,
    new: str,
    line: int | None,
    rule: str | None,
    code: str,
    quote: str,
) -> None:
    """7.2, 2.2, T.1: the six types once each, falling points, 54 tiles, six colours."""
    check(refused, ("alhambra_points.csv", old, new), line, rule, code, quote)


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "quote"),
    [
        ("arena,4,hospital,5,", "arena,5,hospital,6,", 11, "odd-front-price", "5"),
        ("arena,4,hospital,5,", "arena,14,hospital,15,", 11, "out-of-range", "14"),
        ("arena,4,hospital,5,", "arena,4,hospital,15,", 11, "out-of-range", "15"),
        ("arena,4,hospital,5,", "arena,4,hospital,7,", 11, "wrong-back-price", "7"),
        ("arena,4,hospital,5,", "arena,4,arena,5,", 11, "same-types", "'arena'"),
        ("arena,4,hospital,5,", "arena,4,tower,5,", 11, "unknown-type", "'tower'"),
        ("arena,4,hospital,5,", "Arena,4,hospital,5,", 11, "unknown-type", "'Arena'"),
        ("bath_house,4,", "arena,4,", 12, "duplicate-side", "'arena 4'"),
        ("bath_house,4,market,", "bath_house,4,hospital,", 12, "duplicate-side", "'hospital 5'"),
    ],
)
def test_granada_tiles_g_1(
    refused: Refused, old: str, new: str, line: int, code: str, quote: str
) -> None:
    """G.1: even front, next odd back of another type, each type once at every price."""
    check(refused, ("granada_tiles.csv", old, new), line, "G.1", code, quote)


def test_message_g_1(refused: Refused) -> None:
    """G.1: the whole message, word for word."""
    error = refused("granada_tiles.csv", "park,6,hostel,7", "park,6,hostel,9")
    expected = "granada_tiles.csv, line 26: back price 9 does not follow front price 6 (G.1)"
    assert str(error) == expected
    assert error.params == {"value": 9, "front": 6}


@pytest.mark.parametrize(
    ("old", "new", "line", "rule", "code", "quote"),
    [
        ("library,7,ES\n", "library,7,SE\n", 25, "2.2", "bad-walls", "'SE'"),
        ("library,7,ES\n", "library,7,NESW\n", 25, "2.2", "too-many-walls", "'NESW'"),
        ("district-12,district,12,park,13,W\n", "", None, "2.2", "wrong-tile-count", "53"),
        ("arena-4,", "arena-2,", 11, None, "duplicate-id", "'arena-2'"),
        ("arena-4,", "arena,", 11, None, "reserved-id", "'arena'"),
        ("arena-4,arena,4,", "arena-4,arena,four,", 11, None, "not-a-number", "'four'"),
    ],
)
def test_granada_tiles_2_2(
    refused: Refused,
    old: str,
    new: str,
    line: int | None,
    rule: str | None,
    code: str,
    quote: str,
) -> None:
    """2.2: 54 tiles and up to three moats; ids as in Alhambra."""
    check(refused, ("granada_tiles.csv", old, new), line, rule, code, quote)


@pytest.mark.parametrize(
    ("old", "new", "line", "rule", "code", "quote"),
    [
        ("simple,", "easy,", 3, "G.7", "unknown-scoring", "'easy'"),
        ("simple,", "standard,", 3, "G.7", "duplicate-scoring", "'standard'"),
        ("simple,3,10,3,18,10,3\n", "", None, "G.7", "missing-scoring", "'simple'"),
        ("standard,1,2,1,", "standard,1,2,3,", 2, "G.6", "rising-points", "3"),
        ("standard,1,", "standard,-1,", 2, "G.6", "out-of-range", "-1"),
        ("18,10,3", "18,10,11", 3, "G.7", "rising-points", "11"),
        ("18,10,3", "18,10,", 3, None, "not-a-number", "''"),
    ],
)
def test_granada_points_g_6_and_g_7(
    refused: Refused,
    old: str,
    new: str,
    line: int | None,
    rule: str | None,
    code: str,
    quote: str,
) -> None:
    """G.6, G.7: a line for each scoring, with points that fall from place to place."""
    check(refused, ("granada_points.csv", old, new), line, rule, code, quote)


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "quote"),
    [
        ("tower,9", "castle,9", 7, "unknown-type", "'castle'"),
        ("tower,9", "garden,9", 7, "duplicate-type", "'garden'"),
        ("tower,9\n", "", None, "missing-type", "'tower'"),
        ("tower,9", "tower,8", None, "wrong-chest-count", "41"),
        ("tower,9", "tower,0", 7, "out-of-range", "0"),
        ("tower,9", "tower,43", 7, "out-of-range", "43"),
    ],
)
def test_chests_t_1(
    refused: Refused, old: str, new: str, line: int | None, code: str, quote: str
) -> None:
    """T.1: 42 chests over exactly the six types."""
    check(refused, ("chests.csv", old, new), line, "T.1", code, quote)


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "quote"),
    [
        ("7,14,7,22,14,7\n", "", None, "wrong-row-count", "0"),
        ("7,14,7,22,14,7\n", "7,14,7,22,14,7\n" * 2, None, "wrong-row-count", "2"),
        ("7,14,7,22,14,7", "7,14,15,22,14,7", 2, "rising-points", "15"),
        ("7,14,7,22,14,7", "7,14,7,22,14,-7", 2, "out-of-range", "-7"),
    ],
)
def test_chest_points_t_6(
    refused: Refused, old: str, new: str, line: int | None, code: str, quote: str
) -> None:
    """T.6: one line of points that fall from place to place."""
    check(refused, ("chest_points.csv", old, new), line, "T.6", code, quote)


LAST_BAZAAR = "bazaar-florin-b,florin,seraglio arcades tower\n"


@pytest.mark.parametrize(
    ("old", "new", "line", "rule", "code", "quote"),
    [
        ("b,florin,", "b,euro,", 9, "B.1", "unknown-currency", "'euro'"),
        ("b,florin,", "b,denar,", None, "B.1", "wrong-currency-count", "'denar'"),
        ("seraglio arcades tower", "seraglio arcades", 9, "B.1", "wrong-types", "seraglio arcades"),
        ("seraglio arcades tower", "tower arcades tower", 9, "B.1", "wrong-types", "tower arcades"),
        ("seraglio arcades tower", "seraglio arcades park", 9, "B.1", "unknown-type", "'park'"),
        ("seraglio arcades tower", "seraglio  arcades tower", 9, "B.1", "unknown-type", "''"),
        (LAST_BAZAAR, "", None, "B.1", "wrong-bazaar-count", "7"),
        ("bazaar-florin-b", "bazaar-florin-a", 9, None, "duplicate-id", "'bazaar-florin-a'"),
        ("bazaar-florin-b", "tower-13", 9, None, "duplicate-id", "'tower-13'"),
        ("bazaar-florin-b", "wall", 9, None, "reserved-id", "'wall'"),
        ("bazaar-florin-b", "Bazaar", 9, None, "bad-id", "'Bazaar'"),
    ],
)
def test_bazaars_b_1(
    refused: Refused,
    old: str,
    new: str,
    line: int | None,
    rule: str | None,
    code: str,
    quote: str,
) -> None:
    """B.1: eight, two for each currency, three different types; no id is a tile's."""
    check(refused, ("bazaars.csv", old, new), line, rule, code, quote)
