"""Connections break; nothing is lost and nothing is done twice."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest

from client.conftest import Makes
from client.relay import Relay
from sabika.client import News, Table, Unreachable
from server.serving import Served


@pytest.fixture
def tables(somebody: Makes, relay: Relay) -> tuple[Table, Table]:
    """A game of Ana, whose network breaks, and Ben, at their table."""
    ana, ben = somebody("Ana", relay.url), somebody("Ben")
    table = ana.make_table(players=2)
    other = ben.table(table.id)
    other.sit()
    table.start()
    return table, other


@contextmanager
def answers_lost(relay: Relay, done: Callable[[], bool]) -> Iterator[None]:
    """Lose all answers until something was done, then break the connections."""

    def watch() -> None:
        while not done():
            time.sleep(0.01)
        relay.cut()
        relay.deaf = False

    relay.deaf = True
    watching = threading.Thread(target=watch)
    watching.start()
    yield
    watching.join()


def said(table: Table, text: str) -> int:
    return sum(news.text == text for news in table.log())


def test_a_request_whose_answer_is_lost_is_done_once(
    tables: tuple[Table, Table], relay: Relay
) -> None:
    table, other = tables
    with answers_lost(relay, lambda: said(other, "once") == 1):
        seq = table.chat("once")
    assert said(other, "once") == 1
    assert other.log()[-1].seq == seq


def test_a_live_command_whose_answer_is_lost_is_done_once(
    tables: tuple[Table, Table], relay: Relay
) -> None:
    table, other = tables
    with table.live() as live:
        assert next(live).kind == "hello"
        with answers_lost(relay, lambda: said(other, "once") == 1):
            seq = live.chat("once")
        assert said(other, "once") == 1
        assert (next(live).seq, next(live).kind) == (seq, "hello")


def test_what_was_missed_comes_once_and_in_order(tables: tuple[Table, Table], relay: Relay) -> None:
    table, other = tables
    with table.live() as live:
        hello = next(live)
        relay.away = True
        relay.cut()
        for n in range(5):
            other.chat(str(n))
        threading.Timer(0.3, setattr, (relay, "away", False)).start()
        came = [next(live) for _ in range(6)]
        assert [news.text for news in came] == [*"01234", None]
        assert [news.seq for news in came[:5]] == [hello.seq + n for n in range(1, 6)]
        assert came[5].kind == "hello"
        assert came[5].position is not None
        with pytest.raises(TimeoutError):
            live.next(timeout=0.1)


def test_a_whole_game_over_a_bad_network(tables: tuple[Table, Table], relay: Relay) -> None:
    """Broken ten times: each sees every entry of the game once, and it is played to its end."""
    rng, done = Random(5), 0
    with tables[0].live() as first, tables[1].live() as second:
        lives = (first, second)
        seats: list[list[News]] = [[next(live)] for live in lives]
        while not seats[1][-1].over:
            position = seats[1][-1].position
            assert position is not None
            actor = position.to_act
            assert actor is not None
            while not (legal := seats[actor][-1].legal):
                seats[actor].append(next(lives[actor]))
            seq = lives[actor].move(rng.choice(legal))
            done += 1
            if done % 7 == 0 and done <= 70:
                relay.cut()
            for live, kept in zip(lives, seats, strict=True):
                while kept[-1].seq < seq or kept[-1].position is None:
                    kept.append(next(live))
        assert relay.connections > 10
    log = [news.seq for news in tables[1].log(after=seats[0][0].seq)]
    for kept in seats:
        assert [news.seq for news in kept if news.kind != "hello"] == log


def test_the_server_starts_again(somebody: Makes, node: Served, relay: Relay) -> None:
    ana = somebody("Ana", relay.url)
    table = ana.make_table(players=2, bots={1: "beginner"})
    with table.live() as live:
        assert next(live).kind == "hello"
        node.stop()
        node.start()
        relay.target = node.port
        assert live.do("start") == 2
        kinds = [next(live).kind, next(live).kind]
    assert kinds == ["hello", "started"]


def test_patience_ends(somebody: Makes, relay: Relay) -> None:
    from sabika.client import Client

    ana = somebody("Ana", relay.url)
    relay.away = True
    relay.cut()
    with Client(relay.url, ana.token, patience=0.3) as hasty, pytest.raises(Unreachable):
        hasty.me()
