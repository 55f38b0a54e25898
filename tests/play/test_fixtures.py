"""Whole games as fixtures: every title, every module, every pair of modules.

``tests/fixtures/games.jsonl`` holds one record a line (RECORD.md). Each is played again twice: from
its seed, and from its events alone, which must give every event again. The referee says what is on
the table at event N. After a change that was meant, ``write_games`` writes the file anew:
``PYTHONPATH=tests .venv/bin/python -c "from play.test_fixtures import write_games; write_games()"``
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import referee
from play.board import Board
from play.tables import eager, name_of, played, record_of, rules_of_play, some
from referee.faults import Stopped
from referee.game import play
from referee.stream import Stream
from referee.table import Table
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration
from sabika.rules.state import State
from sabika.rules.veil import veiled

FILE = Path(__file__).parent.parent / "fixtures" / "games.jsonl"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
Record = dict[str, Any]


def configurations() -> list[Configuration]:
    """Titles, modules alone and in pairs, all of them, the options; each for two and for more."""
    found = []
    for i, rules in enumerate(rules_of_play()):
        size = len(rules["modules"])
        if size == 3:
            continue
        if (rules["open_attack"] and size > 1) or (rules["scoring"] == "simple" and size):
            continue
        for players in (2, 3 + i % 4):
            ages = tuple(range(players)) if i % 5 == 0 else None
            found.append(Configuration(**rules, players=players, ages=ages))
    return found


def write_games() -> None:
    """Play a short random game of each and write the records."""
    lines = []
    for config in configurations():
        name = name_of(config)
        games = (
            played(
                Game.of(config, names=NAMES[: config.players], seed=seed), Random(seed), 300, eager
            )
            for seed in (f"fixture {name} {number}" for number in range(40))
        )
        shortest = min((game for game in games if game.over), key=lambda game: game.event_count)
        record = {**record_of(shortest), "meta": {"name": name}}
        lines.append(json.dumps(record, separators=(",", ":")))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def stored() -> dict[str, Record]:
    """The records by name."""
    records = map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    return {record["meta"]["name"]: record for record in records}


GAMES = stored()
every_game = pytest.mark.parametrize("name", GAMES)


# From JSON to events, and from events to positions.


def config_of(record: Record) -> Configuration:
    """The configuration of a record."""
    options = record["options"]
    return Configuration(
        game=record["game"],
        players=len(record["players"]),
        modules=tuple(record["modules"]),
        scoring=options["scoring"],
        open_attack=options["open_attack"],
        ages=None if options["ages"] is None else tuple(options["ages"]),
    )


def fields_of(plain: Record) -> dict[str, Any]:
    """The fields of an event, lists as tuples."""
    left = {name: value for name, value in plain.items() if name not in ("event", "player")}
    return {k: tuple(v) if isinstance(v, list) else v for k, v in left.items()}


def move_of(plain: Record) -> ev.Move:
    """The move of a decision."""
    fields = fields_of(plain)
    if "remodel" in fields:
        fields["remodel"] = move_of(fields["remodel"])
    return ev.MOVES[plain["event"]](**fields)


def told(events: Iterable[Record | ev.Event]) -> list[Record]:
    """Events as plain data; the lines of a scoring may stand in any order."""
    plain = [event.to_json() if isinstance(event, ev.Event) else event for event in events]
    return [
        {**event, "lines": sorted(event["lines"], key=str)} if "lines" in event else event
        for event in plain
    ]


def is_decision(plain: Record) -> bool:
    return plain["event"] in ev.MOVES


def by_seed(record: Record, stop: int) -> Game:
    """Play the decisions before event ``stop`` again, chance by the recorded seed."""
    game = Game.of(config_of(record), names=record["players"], seed=record["seed"])
    for plain in filter(is_decision, record["events"][:stop]):
        assert game.to_act == plain["player"]
        game.play(move_of(plain))
    return game


class Replay:
    """A game from its events alone: chance is told what it has to be."""

    def __init__(self, record: Record) -> None:
        self.events: list[Record] = record["events"]
        self.position = Position(config_of(record), State())
        self.position.state.trace_on()
        self.done = 0
        self.happen()
        self.position.book.begin(self.position.state)
        self.look()

    def happen(self) -> None:
        """Script the chance up to the next decision."""
        outcomes = []
        for plain in self.events[self.done :]:
            if is_decision(plain):
                break
            self.done += 1
            if plain["event"] != "scored":
                event = ev.CHANCE[plain["event"]](**fields_of(plain))
                outcomes.append(self.position.codec.outcome(event))
        self.told = len(outcomes)
        self.position.state.set_script(outcomes)

    def look(self) -> None:
        """Compare what happened with what was told."""
        state = self.position.state
        assert (state.script_fault(), state.script_used()) == (0, self.told)
        happened = self.position.codec.happenings(state.take_trace(), self.position.config.players)
        expected = self.events[self.done - len(happened) : self.done]
        assert told(happened) == told(expected)
        assert self.done == len(happened) or is_decision(self.events[self.done - len(happened) - 1])

    def go_to(self, stop: int) -> Position:
        """Play on up to the decision at event ``stop``."""
        while self.done < stop:
            plain = self.events[self.done]
            assert self.position.to_act == plain["player"]
            move = move_of(plain)
            assert self.position.why_not(move) is None
            self.done += 1
            self.happen()
            self.position.play(move)
            self.look()
        return self.position


# The tests.


def test_there_is_every_title_every_module_and_every_pair() -> None:
    assert list(GAMES) == [name_of(config) for config in configurations()]
    alone = {(game["game"], *game["modules"]) for game in GAMES.values()}
    modules = ("treasure_chamber", "master_builders", "invaders", "bazaars")
    for i, one in enumerate(modules):
        assert ("alhambra", one) in alone
        assert all(("alhambra", one, other) in alone for other in modules[i + 1 :])
    assert {("granada",), ("granada", "master_builders"), ("granada", "invaders")} <= alone
    assert ("granada", "master_builders", "invaders") in alone
    assert {len(game["players"]) for game in GAMES.values()} == {2, 3, 4, 5, 6}
    assert FILE.stat().st_size < 1_500_000


@every_game
def test_the_seed_gives_every_event_again(name: str) -> None:
    record = GAMES[name]
    game = by_seed(record, len(record["events"]))
    assert told(game.events) == told(record["events"])
    again = {**record_of(game), "meta": record["meta"], "events": record["events"]}
    assert again == record


@every_game
def test_the_events_give_every_event_again(name: str) -> None:
    record = GAMES[name]
    position = Replay(record).go_to(len(record["events"]))
    assert position.over
    outcome = position.outcome()
    assert list(outcome.scores) == record["result"]["scores"]
    assert list(outcome.winners) == record["result"]["winners"]


@every_game
def test_the_referee_accepts_the_record(name: str) -> None:
    assert referee.check(GAMES[name]) == []


@every_game
def test_event_n_is_as_the_referee_says(name: str) -> None:
    """Jump to decisions all over the game and compare all that lies on the table."""
    record = GAMES[name]
    decisions = [i for i, plain in enumerate(record["events"]) if is_decision(plain)]
    chosen = sorted(Random(name).sample(decisions, some(12)))
    replay = Replay(record)
    for stop in chosen:
        game = by_seed(record, stop)
        assert game.event_count == stop
        position = replay.go_to(stop)
        for seat in range(-1, len(record["players"])):
            book = position.book
            seen = veiled(book, game.position.state, seat)
            assert seen == veiled(book, position.state, seat)
        compare(Board(game.position), table_at(record, stop))


# Three games looked at closely. These figures come from the referee.


def test_facts_of_a_game_with_dirk() -> None:
    """Alhambra for two before event 181, after scoring B."""
    view = by_seed(GAMES["alhambra-base-2-ages"], 181).view(0)
    assert [seat.score for seat in view.seats] == [33, 58]
    assert view.dirk is not None
    assert view.dirk.score == 39
    assert (view.scored, view.deck, view.bag) == ("AB", 20, 11)
    market = [tile.id for tile in view.market if tile]
    assert market == ["seraglio-6", "pavilion-8", "garden-10a", "chambers-10"]
    hand = {"florin-1", "dirham-2", "florin-2", "ducat-7", "florin-7", "ducat-1"}
    assert sorted(view.seats[0].hand or ()) == sorted(hand)
    assert {(placed.x, placed.y): placed.tile.id for placed in view.seats[0].city} == {
        (1, 0): "seraglio-9",
        (-1, 0): "pavilion-6",
        (1, -1): "seraglio-3",
        (0, 1): "pavilion-5",
        (-2, 0): "arcades-5",
        (2, 0): "chambers-7a",
        (-2, -1): "garden-12",
        (0, -1): "pavilion-7",
        (1, 1): "arcades-8b",
        (-3, -1): "tower-11b",
        (-3, -2): "seraglio-8",
    }


def test_facts_of_a_game_with_invaders() -> None:
    """Alhambra for six: the attack after B costs 8, 6, 0, 4, 6 and 2; the last seat wins."""
    record = GAMES["alhambra-i-6"]
    assert record["events"][294]["totals"] == [26, 16, 26, 11, 15, 42]
    game = by_seed(record, 297)
    assert game.scores == (18, 10, 26, 7, 9, 40)
    assert set(game.view(None).scouts) == {"arcades", "tower"}
    outcome = by_seed(record, len(record["events"])).outcome()
    assert (outcome.scores, outcome.winners) == ((47, 27, 49, 40, 42, 69), (5,))


def test_facts_of_a_game_with_chests_and_builders() -> None:
    """Alhambra for five before event 420, right after scoring B."""
    game = by_seed(GAMES["alhambra-tm-5"], 420)
    assert game.scores == (49, 39, 26, 31, 19)
    view = game.view(0)
    assert (view.deck, view.bag, [len(room) for room in view.rooms]) == (24, 19, [4, 4, 4])
    assert sorted(view.seats[0].hand or ()) == ["dirham-2", "florin-1"]
    assert sorted(map(str, view.display)) == ["denar-3", "ducat-2", "ducat-5", "ducat-5"]


def table_at(record: Record, stop: int) -> Table:
    """What the referee has on the table before the decision at event ``stop``."""
    table = Table(record)
    with pytest.raises(Stopped):
        play(table, Stream(record["events"][:stop]))
    return table


def compare(board: Board, table: Table) -> None:
    """Everything that both of them know."""
    flat = board.flat
    assert [+player.hand for player in table.players] == board.hands
    assert [player.points for player in table.players] == list(flat.score[: len(table.players)])
    for seat, player in enumerate(table.players):
        city = {square: (face.tile, face.side) for square, face in player.city.items()}
        assert city == {sq: (face.tile, face.side) for sq, face in board.cities[seat].items()}
        reserve = {(face.tile, face.side) for face in player.reserve.values()}
        assert reserve == {(face.tile, face.side) for face in board.reserves[seat]}
        chested = {face.tile for face in board.cities[seat].values()} & board.with_chest()
        assert player.chested == chested
    assert Counter(board.display) == +table.display
    assert +table.deck.discarded == board.discards
    assert table.deck.size == len(board.deck)
    assert table.bag == set(board.bag())
    assert table.open_bazaars == {face.tile for face in board.beside()}
    if board.position.phase != "left_over":  # a tile given up lies there for us, not for them
        market = [face and (face.tile, face.side) for face in table.market]
        assert market == [face and (face.tile, face.side) for face in board.market()]
    if table.dirk is not None:
        assert table.dirk.points == flat.score[6]
        dirk = Counter((face.tile, face.side) for face in board.faces_in(flat.in_city[6]))
        assert Counter((face.tile, face.side) for face in table.dirk.tiles) == dirk
    if table.has("treasure_chamber"):
        assert [+room for room in table.rooms] == [Counter(room) for room in board.rooms()]
        if board.position.phase != "chests":
            assert +table.chest_bag == board.by_type(board.layout.chest_bag)
