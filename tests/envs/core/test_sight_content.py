"""What stands in an observation, read against the view that people see."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from play.tables import TABLES, Story, some
from sabika.components import DIRECTIONS
from sabika.envs.core import layout
from sabika.envs.core.table import Table
from sabika.envs.observation import Bytes, observe, split
from sabika.play.codec import CARDS, card_worth
from sabika.play.hidden import knowledge
from sabika.play.view import TileView, View, view_of

LETTERS = "NESW"


@pytest.fixture(scope="module", params=TABLES)
def story(request: pytest.FixtureRequest) -> Story:
    return Story(request.param, turns=some(400) + 40)


def counts(cards: object) -> list[int]:
    found = Counter(cards)  # type: ignore[call-overload]
    return [found[card] for card in CARDS[: layout.CARDS]]


def looks(story: Story, number: int) -> list[tuple[View, dict[str, Bytes]]]:
    """Views of the seats in turn, and the observations to compare them with."""
    found = []
    for n, moment in enumerate(story.some_moments(some(number))):
        position, seat = story.at(moment), n % story.config.players
        view = view_of(position, seat)
        found.append((view, split(story.config, observe(view, knowledge(position, seat)))))
    return found


def in_order(view: View) -> list[int]:
    """The seats as an observation has them: one's own, then as they play."""
    assert view.seat is not None
    return [(view.seat + i) % view.config.players for i in range(view.config.players)]


def test_cities(story: Story) -> None:
    """Maps show every tile of every city, and nothing else."""
    types = story.position.book.names.types
    for view, parts in looks(story, 8):
        for at, seat in enumerate(in_order(view)):
            expected = np.zeros_like(parts["cities"][at])
            expected[0, layout.HOME, layout.HOME] = 1
            for placed in view.seats[seat].city:
                y, x = (placed.y + layout.HOME) % 16, (placed.x + layout.HOME) % 16
                walls = [letter in placed.tile.walls for letter in LETTERS]
                kinds = [placed.tile.type == name for name in types]
                row = [1, *walls, placed.tile.price or 0, placed.chest, *kinds]
                expected[:, y, x] = row
            assert np.array_equal(parts["cities"][at], expected)


def place_of(view: View, tile: str) -> int:
    """The column of the tile list that says where a tile is; 0 is the bag."""

    def has(tiles: object) -> bool:
        return any(isinstance(one, TileView) and one.id == tile for one in tiles)  # type: ignore[attr-defined]

    players = view.config.players
    for column, shown in enumerate(view.market, start=1):
        if has([shown]):
            return column
    if has(view.to_place):
        return 5
    for column, seat in enumerate(in_order(view), start=6):
        if has(placed.tile for placed in view.seats[seat].city):
            return column
        if has(view.seats[seat].reserve):
            return column + players
    return 6 + 2 * players if view.dirk is not None and has(view.dirk.tiles) else 0


def test_tiles(story: Story) -> None:
    """Every tile is in one place: that of the view, or the bag."""
    names = story.position.book.names.tiles
    for view, parts in looks(story, 6):
        columns = 6 + 2 * view.config.players + (view.dirk is not None)
        beside = [tile.id for tile in view.bazaars]
        for number, name in enumerate(names):
            row = parts["tiles"][number]
            if name in beside:
                assert not row[:columns].any()
            else:
                assert np.flatnonzero(row[:columns]).tolist() == [place_of(view, name)]
        assert int(parts["tiles"][:, 0].sum()) == view.bag


def test_marks_sides_and_squares(story: Story) -> None:
    """The last columns of the list of tiles."""
    numbers = story.position.book.names.numbers
    for view, parts in looks(story, 6):
        table = parts["tiles"]
        marks = table[:, 6 + 2 * view.config.players + (view.dirk is not None) : -3]
        chests = {numbers[p.tile.id] for seat in view.seats for p in seat.city if p.chest}
        beside = {numbers[tile.id] for tile in view.bazaars}
        for name, column in zip(view.position.book.mark_names(), marks.T, strict=True):
            found = set(np.flatnonzero(column).tolist())
            if name == "chest":
                assert found - dirks(view) == chests
                assert len(found) == len(chests) + (view.dirk.chests if view.dirk else 0)
            else:
                assert found == beside
        for seat in view.seats:
            for placed in seat.city:
                row = table[numbers[placed.tile.id]]
                assert row[-3] == (placed.tile.side == "back")
                assert row[-2:].tolist() == [(placed.x + 8) % 16, (placed.y + 8) % 16]


def dirks(view: View) -> set[int]:
    numbers = view.position.book.names.numbers
    return {numbers[tile.id] for tile in view.dirk.tiles} if view.dirk is not None else set()


def test_market(story: Story) -> None:
    types = story.position.book.names.types
    for view, parts in looks(story, 6):
        for row, tile in zip(parts["market"], view.market, strict=True):
            if tile is None:
                assert not row.any()
            else:
                walls = [letter in tile.walls for letter in LETTERS]
                assert row.tolist() == [tile.price, *walls, *(tile.type == name for name in types)]


def test_seats(story: Story) -> None:
    """Points, cards, money, wall and tiles of every seat, and of Dirk."""
    types = story.position.book.names.types
    for view, parts in looks(story, 8):
        for row, number in zip(parts["seats"].astype(int), in_order(view), strict=True):
            seat = view.seats[number]
            hand = parts["hands"][in_order(view).index(number)]
            worths = [
                sum(int(hand[10 * c + i]) * card_worth(CARDS[10 * c + i]) for i in range(10))
                for c in range(4)
            ]
            kinds = Counter(placed.tile.type for placed in seat.city)
            assert 100 * row[0] + row[1] == seat.score
            assert row[2:4].tolist() == [seat.hand_size, seat.hand_size - int(hand.sum())]
            assert row[4:8].tolist() == worths
            assert row[8:12].tolist() == [
                seat.wall,
                len(seat.reserve),
                len(seat.city),
                seat.chests,
            ]
            assert row[12:].tolist() == [kinds[name] for name in types]
        if view.dirk is not None:
            row = parts["dirk"][0].astype(int)
            kinds = Counter(tile.type for tile in view.dirk.tiles)
            assert 100 * row[0] + row[1] == view.dirk.score
            assert row[2:4].tolist() == [len(view.dirk.tiles), view.dirk.chests]
            assert row[4:].tolist() == [kinds[name] for name in types]


def test_money(story: Story) -> None:
    """Every card is in a known hand, on display, discarded or not seen."""
    for view, parts in looks(story, 8):
        assert view.seat is not None
        assert parts["hands"][0].tolist() == counts(view.seats[view.seat].hand)
        assert parts["display"].tolist() == counts(card for card in view.display if card)
        assert parts["discards"].tolist() == counts(view.discards)
        copies = 2 if view.config.players == 2 else 3
        plain = [i for i in range(layout.CARDS) if i % 10 != 9]
        total = parts["hands"].sum(0) + parts["display"] + parts["discards"] + parts["unseen"]
        assert (total[plain] == copies).all()
        unknown = int(parts["seats"][:, 3].sum())
        assert unknown == 0 or "master_builders" in view.config.modules
        scoring_cards = 2 - parts["table"][-7] - parts["table"][-6]
        aside = int(parts["unseen"].sum()) + scoring_cards - view.deck - unknown
        assert aside >= 0
        assert aside == 0 or "master_builders" in view.config.modules


def test_table(story: Story) -> None:
    """Turn, phase and what lies in the middle."""
    phases = story.position.book.phases()
    players = story.config.players
    for view, parts in looks(story, 10):
        assert view.seat is not None
        row = parts["table"].astype(int)
        assert np.flatnonzero(row[:players]).tolist() == [(view.player - view.seat) % players]
        assert [phases[i] for i in np.flatnonzero(row[players : players + len(phases)])] == [
            view.phase
        ]
        rest = row[players + len(phases) :].tolist()
        assert rest[:2] == [view.deck, view.bag]
        assert 100 * rest[2] + rest[3] == view.turns
        assert rest[4:6] == [int(letter in view.scored) for letter in "AB"]
        assert rest[7:9] == [int(view.last_turn), int(view.extra_action)]
        assert rest[9] == int(view.marker == "odd")


def test_modules(story: Story) -> None:
    """The figures by name, as far as the view has them too."""
    names = story.position.book.figure_names()
    types = story.position.book.names.types
    for view, parts in looks(story, 10):
        figures = dict(zip(names, parts["modules"].tolist(), strict=True))
        expected: dict[str, int] = {}
        if view.chest_bag is not None:
            for n, room in enumerate(view.rooms, start=1):
                expected |= {f"room {n}: {name}": room.count(name) for name in types}
            expected |= {f"chests to place: {n}": view.chests_left.count(n) for n in types}
            assert view.chest_bag == sum(figures.pop(f"chest bag: {name}") for name in types)
        if view.scouts_left is not None:
            expected |= {f"scout: {name}": int(name in view.scouts) for name in types}
            expected["scouts to come"] = view.scouts_left
            expected |= {f"attacked: {way}": int(way in view.attacks) for way in DIRECTIONS}
            coming = {f"coming attack: {w}": int(w == view.coming_attack) for w in DIRECTIONS}
            expected |= coming
            for n, seat in enumerate(in_order(view)):
                expected[f"peeked: seat {n}"] = int(seat in view.peeked)
        assert figures == expected


def test_what_is_chosen_is_seen_by_who_chooses(story: Story) -> None:
    """Others see nothing of a decision before it is made."""
    table = Table(story.position.book, 1000, (1.0, 0.0, 0.0))
    row: Bytes = np.zeros(table.sight.size, np.uint8)
    table.sight.write_to(row)
    for moment in story.some_moments(some(5)):
        position = story.at(moment)
        if position.over:
            continue
        table.load(position.state, [])
        table.step(table.choices.offered()[0])
        if table.actor() != position.to_act or len(table.choices.left()) < 2:
            continue
        chosen = Counter(table.choices.chosen())
        for seat in range(story.config.players):
            table.observe(seat)
            shown = split(story.config, row)["chosen"]
            found = {int(i): int(shown[i]) for i in np.flatnonzero(shown)}
            assert found == (dict(chosen) if seat == table.actor() else {})
