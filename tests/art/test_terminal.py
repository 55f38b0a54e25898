"""The table in letters: it fits, it is complete, it needs no colour."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console

from sabika.art import words
from sabika.art.grid import CODE, SYMBOL, Grid, box, cell
from sabika.art.terminal import draw
from sabika.components import ALHAMBRA_TYPES, CURRENCIES, GRANADA_TYPES
from sabika.locale import LANGUAGES
from sabika.play.game import Game
from sabika.play.view import PlacedTile, TileView, View


def printed(view: View, width: int, *, fixed: bool = False, language: str = "en") -> list[str]:
    """The lines as a terminal without colours gets them."""
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(draw(view, width=width if fixed else None, language=language))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def code(tile: TileView) -> str:
    return str(cell(tile).plain).strip()


def test_drawings_fit_and_show_the_essentials(views: list[View]) -> None:
    for number, view in enumerate(views):
        width = (80, 100, 132)[number % 3]
        lines = printed(view, width)
        assert max(map(cell_len, lines)) <= width
        said = "\n".join(lines)
        assert " ".join(said.split()).startswith(words.turn(view))
        for seat in view.seats:
            assert f"{seat.name}  {words.count(seat.score, 'point')}" in said
            assert f"{words.count(seat.hand_size, 'card')}, {words.side(view)} {seat.wall}" in said
            for placed in seat.city:
                assert code(placed.tile) in said
            for tile in seat.reserve:
                assert code(tile) in said
        for tile in (*view.market, *view.to_place, *view.bazaars):
            assert tile is None or code(tile) in said
        assert f"deck {view.deck}, discarded {len(view.discards)}, bag {view.bag}" in said
        assert (view.dirk is not None) == ("Dirk" in said)


def test_nothing_is_cut_off_at_80_columns(views: list[View]) -> None:
    for view in views[::4]:
        wide, narrow = ("\n".join(printed(view, width)) for width in (200, 80))
        marks = ["start", "Dirk", "reserve:", "Your hand", "* ", *SYMBOL.values()]
        marks += [f"{kind}{price:>2}" for kind in CODE.values() for price in range(2, 14)]
        for mark in marks:
            assert wide.count(mark) == narrow.count(mark)


def test_hands_stay_hidden(views: list[View]) -> None:
    symbols = [SYMBOL[name] for name in CURRENCIES]
    for view in views:
        own = () if view.seat is None else view.seats[view.seat].hand or ()
        shown = [card for card in (*view.display, *own) if card is not None]
        said = "\n".join(printed(view, 100))
        values = [*map(str, range(1, 10)), "B"]
        found = sum(said.count(f" {symbol}{value} ") for symbol, value in product(symbols, values))
        assert found == len(shown)


def test_own_hand_is_grouped_with_totals() -> None:
    game = Game("alhambra", 3, seed="hand")
    view = game.view(1)
    hand = ("denar-7", "denar-5", "denar-builder", "florin-1")
    seats = (view.seats[0], replace(view.seats[1], hand=hand), view.seats[2])
    lines = printed(replace(view, seats=seats), 80)
    assert any("denar   15   ●7   ●5   ●B" in line for line in lines)
    assert any("florin   1   ◆1" in line for line in lines)
    assert any("master builder" in line for line in lines)


def test_modules_are_shown(views: list[View]) -> None:
    for view in views:
        said = " ".join("\n".join(printed(view, 100)).split())
        for number, room in enumerate(view.rooms, 1):
            assert f"room {number} {' '.join(CODE[kind] for kind in room) or 'empty'}" in said
        if view.scouts_left is not None:
            scouts = " ".join(CODE[kind] for kind in view.scouts) or "none open"
            assert f"scouts {scouts} ({view.scouts_left} left)" in said
        if view.coming_attack is not None:
            assert f"coming {view.coming_attack}" in said
        if view.marker is not None:
            assert f"marker on {view.marker}" in said


@pytest.mark.parametrize("types", [ALHAMBRA_TYPES, GRANADA_TYPES])
def test_codes_of_a_game_differ(types: tuple[str, ...]) -> None:
    codes = [CODE[kind] for kind in (*types, "bazaar")]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


def test_walls_are_heavy_and_open_sides_light() -> None:
    tile = TileView("tower-11b", "tower", 11, "N")
    assert [line.plain for line in box(tile)] == ["┍━━━━━┑", "│To11 │", "└─────┘"]
    walled = TileView("tower-7", "tower", 7, "NEW")
    assert [line.plain for line in box(walled)] == ["┏━━━━━┓", "┃To 7 ┃", "┖─────┚"]


CITY = (
    PlacedTile(TileView("garden-8a", "garden", 8, "NE"), 1, 0, True),
    PlacedTile(TileView("tower-9a", "tower", 9, "ES"), 0, -1),
    PlacedTile(TileView("bazaar-denar-a", None, None, "", currency="denar"), -1, 0),
)


def test_a_city_in_letters() -> None:
    lines = [line.plain.rstrip() for line in Grid.of_city(CITY).draw(80)]
    assert lines == [
        "       -1    0     1",
        "    ┌───────────╼━━━━━┓",
        "  0 │Bz ●  start Ga 8*┃",
        "    └─────┐     ┎─────┚",
        " -1       │To 9 ┃",
        "          ┕━━━━━┛",
    ]


def test_ones_own_city_shows_where_it_can_grow() -> None:
    lines = [line.plain.rstrip() for line in Grid.of_city(CITY, open=True).draw(80)]
    assert lines[0].split() == ["-2", "-1", "0", "1", "2"]
    assert "\n".join(lines).count("·") == 8


def test_a_city_too_wide_comes_in_pieces() -> None:
    street = [PlacedTile(TileView(f"tower-{x}", "tower", 9, ""), x, 0) for x in range(1, 30)]
    lines = [line.plain for line in Grid.of_city(street).draw(80)]
    assert max(map(len, lines)) <= 80
    assert "".join(lines).count("To 9") == 29
    assert " ".join(line for line in lines if "29" in line).split()[-1] == "29"


def test_a_width_of_ones_own(views: list[View]) -> None:
    view = views[-1]
    assert printed(view, 90, fixed=True) == printed(view, 90)


def test_names_cannot_write_codes_to_the_terminal(views: list[View]) -> None:
    view = views[0]
    seats = (replace(view.seats[0], name="[red]Ada\x1b[2J"), *view.seats[1:])
    said = "\n".join(printed(replace(view, seats=seats), 80))
    assert "[red]Ada[2J" in said
    assert "\x1b" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_columns(views: list[View], language: str) -> None:
    """The same lines are drawn as where there is room; nothing is cut off."""
    for view in views[::5]:
        wide, narrow = (printed(view, width, language=language) for width in (200, 80))
        assert max(map(cell_len, narrow)) <= 80
        for mark in ("start", "* ", *SYMBOL.values(), words.side(view, language)):
            assert "\n".join(wide).count(mark) == "\n".join(narrow).count(mark)
        assert " ".join(" ".join(narrow).split()).startswith(words.turn(view, language))
        legend = " ".join(" ".join(narrow).split())
        assert all(words.spoken(kind, language) in legend for kind in words.types(view))
