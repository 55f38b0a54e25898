"""Records: written, read and replayed; damaged and doctored ones are named."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.doctor import DOCTORS
from sabika.bots import make_bot
from sabika.bots.match import play_game
from sabika.notation.record import (
    dump_line,
    load_records,
    read_record,
    schema,
    to_record,
    write_records,
)
from sabika.notation.shape import RecordError
from sabika.notation.verify import replay, resume, verify_file
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.rules.ruleset import Configuration

EXAMPLES = sorted((Path(__file__).parents[1] / "fixtures" / "examples").glob("*.json"))
CONFIGS = [
    Configuration(players=3),
    Configuration(players=2, modules=("master_builders", "invaders", "bazaars")),
    Configuration(players=6, modules=("master_builders",)),
    Configuration(game="granada", players=2, modules=("invaders",), open_attack=True),
    Configuration(game="granada", players=4, modules=("master_builders", "invaders")),
    Configuration(game="granada", players=5, scoring="simple"),
]


def load(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def random_game(config: Configuration, seed: str, turns: int | None = None) -> Game:
    bots = [make_bot("random") for _ in range(config.players)]
    return play_game(config, bots, seed, max_turns=turns)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 19


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_verify(path: Path) -> None:
    assert list(verify_file(path)) == [(1, None)]
    jsonschema.validate(load(path), schema())


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_a_replayed_example_writes_the_same_events(path: Path) -> None:
    told = load(path)
    game = replay(read_record(told))
    written = to_record(game)
    assert written["result"] == told["result"]
    # the order of lines is free, everything else is the same
    for mine, theirs in zip(written["events"], told["events"], strict=True):
        if mine["event"] == "scored":
            key = lambda line: json.dumps(line, sort_keys=True)  # noqa: E731
            assert sorted(mine["lines"], key=key) == sorted(theirs["lines"], key=key)
            assert mine["totals"] == theirs["totals"]
        else:
            assert mine == theirs


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_doctored_examples_are_refused(path: Path) -> None:
    told = load(path)
    tried = 0
    for doctor in DOCTORS.values() if isinstance(DOCTORS, dict) else DOCTORS:
        for number, bad in enumerate(doctor(told, random.Random(path.stem))):
            if number == 3:
                break
            tried += 1
            with pytest.raises(RecordError):
                replay(read_record(bad))
    assert tried > 20


@pytest.mark.parametrize("path", EXAMPLES[::4], ids=lambda p: p.stem)
def test_every_dropped_decision_is_noticed(path: Path) -> None:
    told = load(path)
    decisions = [n for n, e in enumerate(told["events"]) if "player" in e]
    for number in random.Random(1).sample(decisions, 25):
        bad = {**told, "events": told["events"][:number] + told["events"][number + 1 :]}
        with pytest.raises(RecordError) as caught:
            replay(read_record(bad))
        assert caught.value.event is not None
        assert caught.value.event >= number


def test_a_fault_names_event_and_rule() -> None:
    """5.4: the message says where, by which rule, and what."""
    told = load(EXAMPLES[2])
    number = next(n for n, e in enumerate(told["events"]) if e["event"] == "place")
    told["events"][number] = {**told["events"][number], "x": 40, "y": 40}
    with pytest.raises(RecordError) as caught:
        replay(read_record(told))
    assert (caught.value.event, caught.value.rule) == (number, "5.4")
    assert str(caught.value).startswith(f"event {number}: 5.4: (40, 40) touches no tile")


def test_a_scoring_card_in_the_wrong_pile() -> None:
    """3.5: A cannot turn up among the first cards, although it is in the deck."""
    told = load(EXAMPLES[2])
    first = next(n for n, e in enumerate(told["events"]) if "player" in e)
    draw = next(n for n in range(first, 999) if told["events"][n]["event"] == "draw_card")
    told["events"].insert(draw, {"event": "draw_card", "card": "A"})
    with pytest.raises(RecordError) as caught:
        replay(read_record(told))
    assert (caught.value.event, caught.value.rule) == (draw, "3.5")


@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: f"{c.game}-{c.players}")
def test_records_round_trip(config: Configuration, tmp_path: Path) -> None:
    games = [random_game(config, f"round/{n}", 150) for n in range(2)]
    records = [to_record(game, meta={"anything": [1, {"x": None}]}) for game in games]
    file = tmp_path / "games.jsonl"
    assert write_records(file, records) == 2
    assert [data for _, data in load_records(file)] == records
    assert [fault for _, fault in verify_file(file)] == [None, None]
    for game, record in zip(games, records, strict=True):
        jsonschema.validate(record, schema())
        again = replay(read_record(record))
        assert again.events == game.events
        assert again.outcome() == game.outcome()
        for seat in (None, *range(config.players)):
            assert again.view(seat) == game.view(seat)


@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: f"{c.game}-{c.players}")
def test_replay_stops_after_any_event(config: Configuration) -> None:
    game = random_game(config, "stop", 40)
    record = read_record(to_record(game))
    for until in range(0, len(record.events), 17):
        part = replay(record, until)
        assert part.events[: until + 1] == game.events[: until + 1]


def test_a_record_for_a_seat_hides_what_it_may_not_know() -> None:
    """I.3, M.1: peeks and builders of others are null, and there is no seed."""
    config = Configuration(players=3, modules=("master_builders", "invaders"))
    game = random_game(config, "peeks", 300)
    assert any(isinstance(event, ev.Peek) for event in game.events)
    full = to_record(game)["events"]
    for seat in (None, 0, 1, 2):
        record = to_record(game, seat=seat)
        assert record["seed"] is None
        shown = [e["card"] for e in record["events"] if e["event"] == "draw_builder"]
        assert [card is not None for card in shown] == [n // 2 == seat for n in range(6)]
        for number, event in enumerate(record["events"]):
            if event["event"] == "peek":
                known = full[number - 1]["player"] == seat
                assert (event["direction"] is not None) == known
        jsonschema.validate(record, schema())


def test_a_hidden_peek_can_be_replayed() -> None:
    """I.3: a record in which a peek is null verifies."""
    game = random_game(Configuration(players=3, modules=("invaders",)), "hidden", 300)
    record = to_record(game, seat=None)
    assert any(e["event"] == "peek" and e["direction"] is None for e in record["events"])
    assert replay(read_record(record)).scores == game.scores


def test_a_saved_game_goes_on_as_if_nothing_had_happened() -> None:
    config = Configuration(players=3, modules=("invaders", "bazaars"))
    game = random_game(config, "resume", 30)
    again = resume(read_record(to_record(game)))
    assert again.position == game.position
    assert again.events == game.events


def test_a_record_without_seed_can_be_played_on() -> None:
    config = Configuration(players=2, modules=("master_builders", "invaders"))
    game = random_game(config, "told", 60)
    record = {**to_record(game), "seed": None, "result": None}
    again = resume(read_record(record))
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat)
    assert again.position.hand(0) == game.position.hand(0)
    rng = random.Random(1)
    while not again.over and again.turns < 200:
        again.play(rng.choice(again.legal_moves()))
    assert again.turns > 60


def test_a_seed_that_tells_another_game() -> None:
    record = to_record(random_game(Configuration(players=3), "one", 10))
    with pytest.raises(RecordError, match="seed"):
        resume(read_record({**record, "seed": "two"}))


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"format": "chess"}, "format"),
    ({"version": 2}, "version"),
    ({"version": True}, "version"),
    ({"game": "carcassonne"}, "alhambra or granada"),
    ({"game": ["alhambra"]}, "alhambra or granada|wrong type"),
    ({"modules": ["sheds"]}, "sheds"),
    ({"modules": "bazaars"}, "modules"),
    ({"players": ["Ana"]}, "two to six"),
    ({"players": [1, 2]}, "players"),
    ({"players": None}, "players"),
    ({"options": {}}, "scoring"),
    ({"options": {"scoring": "simple", "open_attack": False, "ages": None}}, "G.7"),
    ({"options": {"scoring": "standard", "open_attack": True, "ages": None}}, "I.5"),
    ({"options": {"scoring": "standard", "open_attack": False, "ages": [0, 0]}}, "12.1"),
    ({"options": {"scoring": "standard", "open_attack": False, "ages": ["0"]}}, "12.1"),
    ({"seed": 1.5}, "seed"),
    ({"commitment": 3}, "commitment"),
    ({"meta": []}, "meta"),
    ({"events": {}}, "events"),
    ({"events": [3]}, "event 0"),
    ({"events": [{"event": "sing"}]}, "sing"),
    ({"result": 5}, "result"),
    ({"result": {"scores": [1], "winners": [], "reason": "finished"}}, "scores"),
    ({"result": {"scores": [1, 2], "winners": [], "reason": "tired"}}, "reason"),
    ({"extra": 1}, "extra"),
]


@pytest.mark.parametrize(("change", "said"), BROKEN, ids=lambda v: str(v)[:30])
def test_broken_forms_are_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        replay(read_record({**load(EXAMPLES[2]), **change}))


@pytest.mark.parametrize("name", ["format", "game", "options", "meta", "result", "seed"])
def test_missing_fields_are_named(name: str) -> None:
    told = load(EXAMPLES[2])
    del told[name]
    with pytest.raises(RecordError, match=name):
        read_record(told)


def test_unknown_fields_of_events_are_named_and_meta_is_kept() -> None:
    """5.1: a tile cannot be said to be turned round; there is no such field."""
    told = load(EXAMPLES[2])
    number = next(n for n, e in enumerate(told["events"]) if e["event"] == "place")
    told["events"][number]["rotation"] = 90
    with pytest.raises(RecordError, match=f"event {number}: place has no field 'rotation'"):
        read_record(told)
    kept = read_record({**load(EXAMPLES[2]), "meta": {"x": [1]}})
    assert kept.meta == {"x": [1]}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(json_values)
def test_any_json_is_refused_with_a_sentence(value: object) -> None:
    with pytest.raises(RecordError):
        replay(read_record(value))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_record_with_anything_anywhere(data: st.DataObject) -> None:
    """Replace one part of a real record by anything: it verifies or is refused, nothing else."""
    told = load(EXAMPLES[0])
    spot: Any = told
    for _ in range(data.draw(st.integers(0, 3))):
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(spot[key], dict | list) or not spot[key]:
            break
        spot = spot[key]
    keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
    spot[data.draw(st.sampled_from(keys))] = data.draw(json_values)
    with suppress(RecordError):
        replay(read_record(told))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_as_a_file(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    file = tmp_path_factory.mktemp("any") / "x.json"
    file.write_bytes(raw)
    found = list(verify_file(file))
    assert found
    assert all(fault for _, fault in found)


def test_deep_nesting_and_damaged_lines(tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    assert [bool(fault) for _, fault in verify_file(deep)] == [True]
    good = dump_line(to_record(random_game(Configuration(players=2), "x", 5)))
    mixed = tmp_path / "mixed.jsonl"
    mixed.write_text(good + "{broken\n\n" + good)
    assert [(line, fault is None) for line, fault in verify_file(mixed)] == [
        (1, True),
        (2, False),
        (4, True),
    ]
