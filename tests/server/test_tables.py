"""Tables as the fold of their logs: no server, no clock on the wall."""

from __future__ import annotations

from random import Random

import pytest

from sabika.server.problems import Problem
from sabika.server.tables import lobby, playing
from sabika.server.tables.clock import Clock
from sabika.server.tables.drafts import Command
from sabika.server.tables.entries import Entry
from sabika.server.tables.table import Table, founded
from sabika.server.tables.terms import Terms


class Desk:
    """A table and its log, one entry a second."""

    def __init__(self, terms: Terms) -> None:
        body = lobby.found(terms, {}, "ana", "Ana", "a")
        self.log = [Entry("t", 1, 1000, "created", None, "ana", "k1", body)]
        self.table = founded(self.log[0])
        self.act("ben", lobby.sit(None, "Ben", "b"))
        self.act("ana", lobby.start())

    def act(self, person: str | None, command: Command) -> None:
        draft = command(self.table, person)
        seq = self.table.seq + 1
        entry = Entry(
            "t", seq, 1000 * seq, draft.kind, draft.seat, person, f"k{seq}", dict(draft.body)
        )
        self.table = self.table.apply(entry, draft.game)
        self.log.append(entry)

    def play(self, rng: Random, most: int = 1000) -> None:
        for _ in range(most):
            seat, game = self.table.to_act, self.table.game
            if seat is None or game is None:
                return
            self.act(("ana", "ben")[seat], playing.move(rng.choice(game.legal_moves())))


def folded(log: list[Entry]) -> Table:
    table = founded(log[0])
    for entry in log[1:]:
        table = table.apply(entry)
    return table


@pytest.mark.parametrize("modules", [(), ("treasure_chamber", "master_builders", "invaders")])
def test_the_log_is_the_table(modules: tuple[str, ...]) -> None:
    desk = Desk(Terms(players=2, modules=modules, per_turn=30, bank=60))
    desk.play(Random(1), most=80)
    again = folded(desk.log)
    assert again.game is not None
    assert desk.table.game is not None
    assert again.game.events == desk.table.game.events
    assert again.game.view(0).to_json() == desk.table.game.view(0).to_json()
    for name in ("seats", "status", "clock", "decision", "to_act", "host", "updated"):
        assert getattr(again, name) == getattr(desk.table, name)


def test_an_entry_leaves_the_table_before_it_as_it_was() -> None:
    desk = Desk(Terms(players=2))
    before, game = desk.table, desk.table.game
    assert game is not None
    events = game.events
    desk.play(Random(2), most=1)
    assert (before.seq, before.game) == (3, game)
    assert game.events == events


@pytest.mark.parametrize("moves", [0, 1, 60])
def test_what_the_log_tells_goes_before_the_seed(moves: int) -> None:
    """Another version may shuffle otherwise; here another secret stands for that."""
    desk = Desk(Terms(players=2, modules=("invaders",)))
    desk.play(Random(3), most=moves)
    first = desk.log[0]
    other = Entry(**{n: getattr(first, n) for n in first.__slots__ if n != "body"}, body={})
    other.body.update({**first.body, "server_part": "another"})
    mended = folded([other, *desk.log[1:]])
    assert mended.game is not None
    assert desk.table.game is not None
    assert mended.game.events == desk.table.game.events
    assert mended.game.view(0).to_json() == desk.table.game.view(0).to_json()
    desk.table = mended
    desk.play(Random(4))
    assert desk.table.ended == "finished"


def test_the_clock_takes_from_the_bank_what_goes_beyond_a_turn() -> None:
    clock = Clock(10_000, (5_000, 5_000)).passed_to(0, 0)
    assert clock.deadline == 15_000
    assert clock.passed_to(1, 9_000).bank == (5_000, 5_000)
    late = clock.passed_to(1, 12_000)
    assert (late.bank, late.seat, late.deadline) == ((3_000, 5_000), 1, 27_000)
    assert late.passed_to(1, 13_000) is late
    bot = late.passed_to(None, 40_000)
    assert (bot.bank, bot.deadline) == ((3_000, 0), None)


def test_nobody_is_timed_out_early() -> None:
    desk = Desk(Terms(players=2, per_turn=10))
    deadline = desk.table.deadline
    assert deadline == desk.table.updated + 10_000
    with pytest.raises(Problem):
        playing.time_out(deadline - 1)(desk.table, None)
    desk.act(None, playing.time_out(deadline))
    seat = desk.log[-1].seat
    assert seat is not None
    assert desk.table.seats[seat].stand_in == "journeyman"
    assert desk.table.bot_due == "journeyman"
    assert desk.table.deadline is None
    with pytest.raises(Problem):
        playing.time_out(deadline + 10**9)(desk.table, None)


def test_a_bots_move_is_for_the_decision_it_thought_about() -> None:
    desk = Desk(Terms(players=2))
    seat, game = desk.table.to_act, desk.table.game
    assert seat is not None
    assert game is not None
    decision, move = desk.table.decision, game.legal_moves()[0]
    with pytest.raises(Problem):
        playing.bot_move(decision, move)(desk.table, None)  # a person's turn
    desk.act(("ana", "ben")[seat], lobby.leave)
    desk.act("ana", playing.chat("hurry up"))  # talk changes nothing
    desk.act(None, playing.bot_move(decision, move))
    with pytest.raises(Problem):
        playing.bot_move(decision, move)(desk.table, None)
