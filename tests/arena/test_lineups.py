"""Line-ups: who sits together, and every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sabika.arena import Arena, line_ups
from sabika.arena.lineups import orders, tables
from sabika.rules.ruleset import Configuration


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abbb", 4, ["abbb"]),
        ("abcd", 2, ["ab", "ac", "ad", "bc", "bd", "cd"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("ab", 5, ["aaabb", "aabbb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abb", 2, ["ab"]),
        ("a", 3, ["aaa"]),
        ("aa", 2, ["aa"]),
    ],
)
def test_who_sits_together(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(table) for table in tables(list(bots), players)] == expected


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde", "abcdef", "abb", "abbb", "aabbb"])
def test_every_bot_sits_in_every_seat_of_its_table_equally_often(bots: str, players: int) -> None:
    found = line_ups(list(bots), players)
    assert len(set(found)) == len(found)
    for table in tables(list(bots), players):
        same = [line_up for line_up in found if Counter(line_up) == Counter(table)]
        for bot in set(table):
            seats = Counter(
                seat for line_up in same for seat, name in enumerate(line_up) if name == bot
            )
            assert len(seats) == players
            assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 6), (4, 24), (5, 20), (6, 60)])
def test_every_two_entries_take_every_two_seats_equally_often(players: int, number: int) -> None:
    found = orders(players)
    assert len(found) == number
    pairs = Counter(
        (order[one], order[two], one, two)
        for order in found
        for one, two in permutations(range(players), 2)
    )
    every = players * (players - 1)
    assert len(pairs) == every**2
    assert set(pairs.values()) == {number // every}


def test_two_bots_have_as_many_seats_as_each_other() -> None:
    for players in range(2, 7):
        seats = Counter(bot for line_up in line_ups(["a", "b"], players) for bot in line_up)
        assert seats["a"] == seats["b"]


def test_whole_deals_are_played_and_each_has_one_seed() -> None:
    arena = Arena(Configuration(players=3), ("greedy", "random", "random"), seed="s", games=7)
    seatings = list(arena.seatings())
    assert arena.deals == 3
    assert [seating.game for seating in seatings] == list(range(9))
    assert [seating.deal for seating in seatings] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert {seating.bots for seating in seatings[:3]} == {seating.bots for seating in seatings[6:]}
    assert arena.seed_of(2) == "s/2"
