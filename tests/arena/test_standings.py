"""The arithmetic, against results made by hand."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from sabika.arena import Row, Standing, Standings, interval
from sabika.arena.playing import winners_of
from sabika.arena.standings import ranks_of, student
from sabika.bots import Fault

# Quantiles of Student's t as every table has them.
STUDENT = {2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 11: 2.2010, 30: 2.0423, 120: 1.9799}


def row(
    game: int,
    bots: str,
    scores: tuple[int, ...],
    deal: int = 0,
    fault: Fault | None = None,
    reason: str = "finished",
) -> Row:
    offender = None if fault is None else fault.seat
    winners = () if reason == "cut_off" else winners_of(scores, offender)
    seats = len(bots)
    return Row(
        game, deal, tuple(bots), reason, scores, winners, 20, (10,) * seats, (0.5,) * seats, fault
    )


def standings(bots: str, *rows: Row) -> dict[str, Standing]:
    players = len(rows[0].bots)
    found = Standings(list(bots), players)
    for entry in rows:
        found.add(entry)
    return {standing.bot: standing for standing in found.results()}


def test_shares_scores_and_margins() -> None:
    found = standings(
        "abc",
        row(0, "abc", (50, 40, 30)),
        row(1, "bca", (50, 20, 50)),
        row(2, "cab", (60, 10, 20), deal=1),
    )
    assert found["a"].win_share == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert found["b"].win_share == pytest.approx((0 + 1 / 2 + 0) / 3)
    assert found["c"].win_share == pytest.approx(1 / 3)
    assert found["a"].mean_score == pytest.approx((50 + 50 + 10) / 3)
    assert found["a"].mean_margin == pytest.approx((10 + 0 - 50) / 3)
    assert found["b"].mean_margin == pytest.approx((-10 + 0 - 40) / 3)
    assert found["a"].par == pytest.approx(1 / 3)
    assert found["a"].ms_per_move == pytest.approx(50)
    assert [found[bot].games for bot in "abc"] == [3, 3, 3]


def test_a_bot_with_several_seats_counts_each_of_them() -> None:
    """One a against three b, all equally strong: everyone has a quarter."""
    rows = [
        row(0, "abbb", (9, 1, 2, 3)),
        row(1, "babb", (9, 1, 2, 3)),
        row(2, "bbab", (9, 1, 2, 3)),
        row(3, "bbba", (9, 1, 2, 3)),
    ]
    found = standings("ab", *rows)
    assert found["a"].win_share == found["b"].win_share == found["a"].par == 0.25
    assert (found["a"].games, found["a"].seats) == (4, 4)
    assert (found["b"].games, found["b"].seats) == (4, 12)
    shared = standings("ab", row(0, "abb", (7, 7, 7)))
    assert shared["a"].win_share == shared["b"].win_share == pytest.approx(1 / 3)


@pytest.mark.parametrize(("freedom", "expected"), STUDENT.items())
def test_quantiles_of_student(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, rel=0.01 if freedom == 2 else 0.002)


def test_the_interval_is_that_of_the_page() -> None:
    """Five deals and the two imaginary ones, by the formula in docs/arena.md."""
    shares = [0.5, 1.0, 0.5, 0.5, 0.0]
    values = [*shares, 0.0, 1.0]
    reach = 2.4469 * stdev(values) / sqrt(7)
    low, high = interval(shares)
    assert low == pytest.approx(mean(values) - reach, abs=1e-3)
    assert high == pytest.approx(mean(values) + reach, abs=1e-3)


def test_the_interval_of_a_bot_is_taken_over_deals() -> None:
    """Games of one deal are one observation, however many there are."""
    shares = [1.0, 0.5, 0.0, 1.0]
    rows = [
        row(2 * deal + n, "ab" if n == 0 else "ba", scores, deal=deal)
        for deal, share in enumerate(shares)
        for n, scores in enumerate(
            [(2, 1) if share else (1, 2), (1, 2) if share == 1.0 else (2, 1)]
        )
    ]
    found = standings("ab", *rows)["a"]
    assert found.win_share == mean(shares)
    assert (found.win_low, found.win_high) == pytest.approx(interval(shares))


def test_extremes_keep_an_interval() -> None:
    assert interval([]) == (0.0, 1.0)
    assert interval([1.0]) == (0.0, 1.0)
    low, high = interval([0.0] * 100)
    assert low == 0.0
    assert 0.02 < high < 0.04  # Wilson: 0.037
    low, high = interval([1.0] * 10)
    assert high == 1.0
    assert low == pytest.approx(0.733, abs=0.001)
    low, high = interval([0.5] * 4)
    assert high - low > 0.4, "four deals without any difference say little"


@pytest.mark.parametrize("strength", [0.1, 0.25, 0.5, 0.9])
@pytest.mark.parametrize("deals", [5, 25, 100])
def test_the_interval_holds_the_truth_as_often_as_it_says(strength: float, deals: int) -> None:
    """Deals of two games that go the same way half of the time."""
    rng = Random(f"{strength} {deals}")
    held = 0
    for _ in range(1000):
        shares = []
        for _ in range(deals):
            first = rng.random() < strength
            second = first if rng.random() < 0.5 else rng.random() < strength
            shares.append((first + second) / 2)
        low, high = interval(shares)
        held += low <= strength <= high
    assert held >= 930


def test_a_fault_loses_and_the_others_are_ranked() -> None:
    fault = Fault(1, "crash", "oops")
    broken = row(0, "abc", (12, 99, 12), fault=fault, reason="abandoned")
    assert broken.winners == (0, 2)
    assert ranks_of(broken) == [0, 2, 0]
    found = standings("abc", broken, row(1, "abc", (1, 2, 3), deal=1))
    assert found["a"].win_share == 0.25
    assert found["b"].win_share == 0.0
    assert found["b"].faults == {"crash": 1, "late": 0, "illegal": 0}
    assert found["a"].faults == {"crash": 0, "late": 0, "illegal": 0}
    assert found["b"].mean_score == 2, "points of a game that broke off count nowhere"
    alone = standings("abc", broken)
    assert alone["b"].rating < alone["a"].rating == pytest.approx(alone["c"].rating)


def test_a_fault_counts_even_if_nobody_else_has_points() -> None:
    broken = row(0, "ab", (30, 0), fault=Fault(0, "late", ""), reason="abandoned")
    assert broken.winners == (1,)
    assert standings("ab", broken)["b"].win_share == 1.0
    assert standings("ab", broken)["a"].mean_score is None


def test_a_game_cut_off_is_no_result() -> None:
    """12.13."""
    found = standings(
        "ab", row(0, "ab", (5, 1), reason="cut_off"), row(1, "ba", (5, 1)), row(2, "ab", (3, 3))
    )
    assert found["a"].win_share == 0.25
    assert found["a"].games == 3
    assert found["a"].cut_off == 1
    assert found["a"].mean_score == 2
    only = standings("ab", row(0, "ab", (5, 1), reason="cut_off"))["a"]
    assert (only.win_share, only.win_low, only.win_high) == (None, 0.0, 1.0)
    assert (only.rating, only.mean_margin) == (25.0, None)


def test_ratings_follow_the_library() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    a, b, c = (model.rating() for _ in range(3))
    [[a], [b], [c]] = model.rate([[a], [b], [c]], ranks=[1, 0, 1])
    [[b], [c], [a]] = model.rate([[b], [c], [a]], ranks=[2, 1, 0])
    found = standings("abc", row(0, "abc", (5, 9, 5)), row(1, "bca", (1, 2, 3), deal=1))
    for bot, rating in zip("abc", (a, b, c), strict=True):
        assert found[bot].rating == pytest.approx(rating.mu)
        assert found[bot].rating_sd == pytest.approx(rating.sigma)


def test_a_bot_beside_itself_gets_the_mean() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    one, two, three = model.rate([[model.rating()] for _ in range(3)], ranks=[0, 1, 2])
    found = standings("ab", row(0, "aba", (9, 5, 1)))
    assert found["a"].rating == pytest.approx((one[0].mu + three[0].mu) / 2)
    assert found["b"].rating == pytest.approx(two[0].mu)


def test_head_to_head() -> None:
    found = Standings(["a", "b", "c"], 3)
    found.add(row(0, "abc", (50, 40, 40)))
    found.add(row(1, "cba", (10, 30, 20)))
    found.add(row(2, "abb", (10, 10, 30), deal=1))
    found.add(row(3, "abc", (0, 9, 8), 1, Fault(1, "illegal", ""), "abandoned"))
    table = {(meeting.bot, meeting.rival): meeting for meeting in found.meetings()}
    assert set(table) == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}
    assert table["a", "b"].meetings == 5
    assert table["a", "b"].ahead == pytest.approx((1 + 0 + 0.5 + 0 + 1) / 5)
    assert table["a", "b"].mean_lead == pytest.approx((10 - 10 + 0 - 20) / 4)
    assert table["b", "c"].ahead == pytest.approx((0.5 + 1 + 0) / 3)
    for (bot, rival), meeting in table.items():
        assert meeting.ahead + table[rival, bot].ahead == pytest.approx(1)


def test_the_best_comes_first() -> None:
    found = Standings(["a", "b"], 2)
    found.add(row(0, "ab", (1, 2)))
    assert [standing.bot for standing in found.results()] == ["b", "a"]
    assert not found.precise(0.1)
    assert found.precise(0.5)
