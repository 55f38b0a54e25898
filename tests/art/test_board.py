"""The whole table: valid, complete, and without what the viewer may not know."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from sabika.art import words
from sabika.art.board import board_svg
from sabika.locale import LANGUAGES
from sabika.play.codec import CARDS
from sabika.play.game import Game
from sabika.play.hidden import determinize
from sabika.play.view import View, view_of


def open_cards(view: View) -> Counter[str]:
    """Every card that the viewer sees the face of."""
    own = () if view.seat is None else view.seats[view.seat].hand or ()
    return Counter(words.describe_card(card) for card in (*view.display, *own) if card is not None)


@pytest.fixture(scope="module")
def boards(views: list[View], read: Any) -> list[tuple[View, Any]]:
    """Views and their drawings, by day and by night, read back."""
    return [(view, read(board_svg(view, dark=n % 2 == 1))) for n, view in enumerate(views)]


def test_boards_show_what_lies_on_the_table(boards: list[tuple[View, Any]]) -> None:
    for view, drawing in boards:
        written = Counter(drawing.texts)
        assert words.turn(view) in written
        for seat in view.seats:
            assert written[seat.name] == 1
            assert f"{seat.name}, {words.count(seat.score, 'point')}" in drawing.titles
            assert f"cards in hand: {seat.hand_size}" in drawing.titles
        assert f"deck: {words.count(view.deck, 'card')}" in drawing.titles
        assert f"discarded: {words.count(len(view.discards), 'card')}" in drawing.titles
        assert f"bag: {words.count(view.bag, 'tile')}" in drawing.titles


def test_every_open_tile_is_drawn_once(boards: list[tuple[View, Any]]) -> None:
    for view, drawing in boards:
        tiles = [tile for tile in view.market if tile is not None]
        left = [] if view.left_over is None else [view.left_over]
        tiles += [*view.bazaars, *view.to_place, *left]
        expected = Counter(words.describe(tile) for tile in tiles)
        expected.update(words.describe(tile) for tile in (view.dirk.tiles if view.dirk else ()))
        for seat in view.seats:
            expected.update(words.describe(placed.tile, placed.chest) for placed in seat.city)
            expected.update(words.describe(tile) for tile in seat.reserve)
        titles = Counter(drawing.titles)
        assert {title: titles[title] for title in expected} == expected
        assert titles["start tile"] == len(view.seats)


def test_modules_are_drawn(boards: list[tuple[View, Any]]) -> None:
    seen: Counter[str] = Counter()
    for view, drawing in boards:
        titles = drawing.titles
        for number, room in enumerate(view.rooms, 1):
            assert f"room {number}: {', '.join(room) or 'empty'}" in titles
        for kind in view.scouts:
            assert f"scout: {words.spoken(kind)}" in titles
        for direction in view.attacks:
            assert f"past attack from the {direction}" in titles
        coming = [title for title in titles if title.startswith("coming attack")]
        assert len(coming) == (view.coming_attack is not None)
        assert (f"marker on {view.marker}" in titles) == (view.marker is not None)
        parts = (view.rooms, view.scouts, view.attacks, coming, view.bazaars, view.chests_left)
        names = ("rooms", "scouts", "attacks", "coming", "bazaars", "chests_left")
        seen.update(name for name, part in zip(names, parts, strict=True) if part)
    assert len(seen) == 6


def test_only_the_display_and_ones_own_hand_are_open(boards: list[tuple[View, Any]]) -> None:
    names = {words.describe_card(card) for card in CARDS[:40]}
    for view, drawing in boards:
        expected = open_cards(view)
        shown = Counter(title for title in drawing.titles if title in names)
        assert shown == expected
        backs = len(view.seats) + 2  # a small one for each hand, the deck, the discard pile
        empty = (view.deck == 0) + (len(view.discards) == 0)
        assert drawing.uses("card-back") == backs - empty


def test_what_is_hidden_changes_nothing(played: list[tuple[Game, View]]) -> None:
    rng = random.Random(5)
    for game, view in played[::9]:
        if view.to_act is None:
            continue
        other = view_of(determinize(view, rng), view.seat, game.names)
        assert board_svg(other) == board_svg(view)


def test_drawing_twice_gives_the_same(views: list[View]) -> None:
    for view in views[::10]:
        assert board_svg(view, dark=True) == board_svg(view, dark=True)
        assert board_svg(view) != board_svg(view, dark=True)


def test_any_name_will_do(views: list[View], read: Any) -> None:
    for name in ('<b>&"Ada"</b>', "Ada\x00\x1b[31m\ufffe", "Ada " * 60, ""):
        view = views[0]
        seats = (replace(view.seats[0], name=name), *view.seats[1:])
        drawing = read(board_svg(replace(view, seats=seats)))
        shown = words.short(name, 30)[:20].strip()
        assert any(shown in text for text in drawing.texts)


def test_a_spectator_sees_everybody_alike(boards: list[tuple[View, Any]]) -> None:
    watched = [drawing for view, drawing in boards if view.seat is None]
    assert watched
    for drawing in watched:
        assert not any("Your" in text for text in drawing.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_in_every_language(views: list[View], read: Any, language: str) -> None:
    """The same things are drawn; the words are those of the language and of no other."""
    for view in views[::7]:
        english, drawing = (read(board_svg(view, language=name)) for name in ("en", language))
        assert len(drawing.texts) == len(english.texts)
        assert len(drawing.titles) == len(english.titles)
        assert words.turn(view, language) in drawing.texts
        assert words.setting(view, language) in drawing.texts
        for kind in words.types(view):
            assert words.spoken(kind, language) in drawing.texts
        assert all(text and "-" not in text[1:] for text in drawing.texts if " " not in text)
