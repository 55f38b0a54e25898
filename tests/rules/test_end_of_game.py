"""The end of the game: section 8."""

from __future__ import annotations

import pytest

# isort: split
from rules.asking import city_of, happened, market_of, offered, refused
from rules.table import Table
from sabika.play import events as ev
from sabika.play.errors import Refusal
from sabika.play.position import Position

MARKET = ("garden-10a", "tower-12", "chambers-11", "pavilion-8")


def ended(table: Table) -> Position:
    """The first player buys the garden; the bag is empty, so that was the last turn."""
    table.market(*MARKET).bag(rest="reserve").hand(0, "denar-9", "denar-2")
    position = table.lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    position.play(ev.Reserve("garden-10a"))
    return position


def test_left_over_tiles_go_to_the_richest_in_order() -> None:
    """8.1: space by space, to the highest total of that currency; price does not matter."""
    table = Table().hand(0, "dirham-1").hand(1, "ducat-2", "ducat-2").hand(2, "ducat-3", "florin-1")
    position = ended(table)
    given = []
    while position.phase == "left_over":
        given.append((position.to_act, offered(position, ev.Forgo)[0].tile))
        position.play(offered(position, ev.Forgo)[0])
    assert given == [(0, "tower-12"), (1, "chambers-11"), (2, "pavilion-8")]
    assert position.over


def test_the_money_stays() -> None:
    """8.1: nothing is paid for a left-over tile."""
    position = ended(Table().hand(1, "dirham-1"))
    position.play(ev.Place("tower-12", 1, 0))
    assert position.hand(1) == ("dirham-1",)
    assert position.state.read().discard_lo > 0  # what the garden cost


@pytest.mark.parametrize("hands", [(), ("dirham-5",)], ids=["nobody has any", "a tie"])
def test_a_tie_or_nobody_leaves_the_tile(hands: tuple[str, ...]) -> None:
    """8.1: and the next space is looked at."""
    table = Table().hand(1, *hands).hand(2, *hands, "florin-1")
    position = ended(table)
    assert (position.to_act, offered(position, ev.Forgo)) == (2, [ev.Forgo("pavilion-8")])
    position.play(ev.Forgo("pavilion-8"))
    assert market_of(position)[1] == "tower-12"
    assert position.over


def test_a_tie_below_the_highest_does_not_matter() -> None:
    """8.1."""
    table = Table(players=4).hand(0, "dirham-5").hand(1, "dirham-5").hand(2, "dirham-4", "dirham-2")
    position = ended(table)
    assert (position.to_act, position.phase) == (2, "left_over")


def test_a_left_over_tile_is_placed_before_the_next_is_given() -> None:
    """8.2: by the building rules; the second tile may stand on the first."""
    position = ended(Table().hand(1, "dirham-1", "florin-1"))
    assert refused(position, ev.Place("pavilion-8", 1, 0)) == Refusal(
        "not-left-over", "8.2", {"tile": "pavilion-8"}
    )
    assert refused(position, ev.Place("tower-12", 2, 0)).code == "no-neighbour"
    position.play(ev.Place("tower-12", 1, 0))
    assert market_of(position) == [None, None, "chambers-11", "pavilion-8"]
    position.play(ev.Place("pavilion-8", 2, 0))
    assert city_of(position, 1) == {(1, 0): "tower-12", (2, 0): "pavilion-8"}
    assert position.scores == (0, 21 + 16, 0)


def test_placing_can_be_given_up() -> None:
    """8.2: a forgone tile is in no city; nothing else is possible."""
    position = ended(Table().hand(1, "dirham-1"))
    assert {type(move) for move in position.legal_moves()} == {ev.Place, ev.Forgo}
    for move in (ev.Reserve("tower-12"), ev.Take(("florin-9",)), ev.Pass()):
        assert refused(position, move) == Refusal("not-now", "4", {"due": "left_over"})
    position.play(ev.Forgo("tower-12"))
    assert city_of(position, 1) == {}
    assert position.scores == (0, 0, 0)


def test_scoring_c_ends_the_game() -> None:
    """8.3: after the left-over tiles; nobody is to act then."""
    table = Table().hand(1, "dirham-1").settle(0, "tower-11a").scores(3, 2, 1)
    position = ended(table)
    events = happened(position, ev.Place("tower-12", 1, 0))
    assert [event.scoring for event in events if isinstance(event, ev.Scored)] == ["C"]
    assert position.scores == (3 + 17, 2 + 17, 1)
    assert (position.over, position.phase, position.to_act) == (True, "over", None)
    assert position.legal_moves() == []
    assert refused(position, ev.Pass()) == Refusal("game-over", "8.3", {})


def test_highest_total_wins() -> None:
    """8.3."""
    position = ended(Table().scores(3, 30, 1))
    outcome = position.outcome()
    assert (outcome.reason, outcome.scores, outcome.winners) == ("finished", (3, 30, 1), (1,))


def test_equal_totals_share_the_victory() -> None:
    """8.3."""
    assert ended(Table().scores(7, 3, 7)).outcome().winners == (0, 2)


def test_nobody_has_won_before() -> None:
    """8.3: a running game has no winners."""
    outcome = Table().scores(7, 3, 7).lay().outcome()
    assert (outcome.reason, outcome.winners) == ("running", ())
