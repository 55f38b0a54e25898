"""Two players and Dirk: section 9."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import (
    cards,
    follow,
    happened,
    market_of,
    offered,
    points,
    refused,
    reserve_of,
    tiles,
    tiles_in,
)
from rules.table import Table
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules.codes import DIRK
from sabika.rules.ruleset import Configuration

SIX = ("chambers-5", "chambers-6", "chambers-8", "chambers-10", "chambers-11", "garden-11")
DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")


def dirks(position: Position) -> set[str]:
    return tiles_in(position, position.state.read().in_city[DIRK])


def test_dirk_takes_part_with_tiles_only() -> None:
    """9.1: no turns, no money, no city, no walls; two players have 72 cards between them."""
    position = Position.start(Configuration(players=2), "dirk")
    seats = set()
    for _ in range(6):
        seats.add(position.to_act)
        position.play(offered(position, ev.Take)[0])
    assert seats == {0, 1}
    flat = position.state.read()
    in_play = sum(flat.hand_n) + 4 + flat.deck_n - flat.deck_at
    assert in_play - 2 == 72  # with A and B
    assert list(flat.hand_n[2:]) == [0] * 4


def test_dirks_tiles_have_no_walls_that_score() -> None:
    """9.1: not even the most walled ones."""
    position = Table(players=2).dirk("tower-7", "tower-8", "pavilion-2").lay()
    assert [source for player, source in points(position, "C") if player == "dirk"] == [
        "pavilion",
        "tower",
    ]


def test_dirk_begins_with_six_open_tiles() -> None:
    """9.2."""
    game = Game("alhambra", players=2, seed="dirk")
    assert len(dirks(game.position)) == 6
    view = game.view(None).dirk
    assert view is not None
    assert {tile.id for tile in view.tiles} == dirks(game.position)
    assert len(set(map(str, market_of(game.position))) | dirks(game.position)) == 10


def test_more_players_have_no_dirk() -> None:
    """9.1: he belongs to the game of two."""
    game = Game("alhambra", players=3, seed="dirk")
    assert game.view(None).dirk is None
    assert dirks(game.position) == set()


def test_six_more_after_a() -> None:
    """9.2: right after the scoring, so they do not count in it."""
    table = Table(players=2).display(*DISPLAY).dirk("tower-12").settle(0, "chambers-9a")
    position = table.deck("A", "ducat-2").lay()
    follow(position, ev.Take(("ducat-7",)), *cards("A", "ducat-2"), *tiles(*SIX))
    assert dirks(position) == {"tower-12", *SIX}
    assert position.scores == (4 + 1, 0)  # chambers, and a wall of one
    assert position.state.read().score[DIRK] == 6


@pytest.mark.parametrize(("left", "third"), [(9, 3), (8, 2), (2, 0), (0, 0)])
def test_a_third_of_the_bag_after_b(left: int, third: int) -> None:
    """9.2, 12.5: rounded down."""
    coming = ("garden-6", "garden-7", "garden-9", "garden-10b", "garden-12", "tower-7", "tower-8")
    bag = (*coming, "tower-9a", "tower-9b")[:left]
    table = Table(players=2).display(*DISPLAY).bag(*bag, rest="reserve")
    position = table.deck("B", "ducat-2").lay()
    follow(position, ev.Take(("ducat-7",)), *cards("B", "ducat-2"), *tiles(*bag[:third]))
    assert dirks(position) == set(bag[:third])
    flat = position.state.read()
    assert flat.bag_n - flat.bag_at == left - third


def test_dirk_is_ranked_like_a_player() -> None:
    """9.3: first, tied and second; he takes the points away from the others."""
    table = Table(players=2).settle(0, "tower-11a").settle(1, "garden-11", "pavilion-8")
    position = table.dirk("tower-12", "tower-13", "garden-10a").lay()
    assert points(position, "B") == {
        (0, "tower"): 6,
        ("dirk", "tower"): 13,
        (1, "garden"): 8,  # (12 + 5) / 2
        ("dirk", "garden"): 8,
        (1, "pavilion"): 8,
    }


def test_dirk_cannot_win() -> None:
    """9.3: he has most points, and the players' best wins."""
    table = Table(players=2).scores(3, 5).dirk("tower-12", "garden-12").bag(rest="reserve")
    table.market("garden-10a", "tower-7", "chambers-11", "pavilion-8")
    position = table.hand(0, "denar-9", "denar-2").lay()
    events = happened(
        position, ev.Buy("garden-10a", ("denar-9", "denar-2")), ev.Reserve("garden-10a")
    )
    scored = next(event for event in events if isinstance(event, ev.Scored))
    assert scored.totals == (3, 5, 41)
    assert position.outcome().winners == (1,)


def bought(players: int) -> Position:
    table = Table(players=players).market("garden-10a", "tower-7", "chambers-11", "pavilion-8")
    position = table.hand(0, "denar-9", "denar-2").lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    return position


def test_gift_to_dirk() -> None:
    """9.4: instead of building or reserving."""
    position = bought(2)
    assert {type(move) for move in position.legal_moves()} == {ev.Place, ev.Reserve, ev.Gift}
    position.play(ev.Gift("garden-10a"))
    assert dirks(position) == {"garden-10a"}
    assert reserve_of(position, 0) == set()
    assert points(position, "A") == {("dirk", "garden"): 5}


def test_no_gifts_without_dirk() -> None:
    """9.4: nor of anything but a tile bought this turn."""
    assert refused(bought(3), ev.Gift("garden-10a")) == Refusal("no-dirk", "9.4", {})
    assert refused(bought(2), ev.Gift("tower-7")).code == "not-bought"
