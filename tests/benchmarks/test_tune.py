"""Tuning: fair competitions, steps and a file that keeps what was found."""

from __future__ import annotations

import json
import warnings
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from benchmarks import tune
from benchmarks.tune import AIMS, NAMES, STORED, Aim, compete, moved, store
from sabika.bots.mind.practice import Practice
from sabika.bots.mind.turns import Turns
from sabika.bots.mind.weights import Weights, read_weights, tuned
from sabika.play.position import book_of
from sabika.play.seeds import key_of
from sabika.rules.ruleset import Configuration


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["alhambra", "granada"])
@pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)
def test_equal_weights_are_equally_strong(game: str, aim: Aim) -> None:
    for table in aim.tables(game):
        found = compete(aim, table, Weights(), Weights(), "equal", 2, 1)
        assert (found.share, found.margin, found.merit) == pytest.approx((0, 0, 0))
        assert found.error > 0


@pytest.mark.parametrize("game", ["alhambra", "granada"])
@pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)
def test_weights_are_sought_with_and_without_modules(game: str, aim: Aim) -> None:
    everything = Configuration.all_modules(game)
    assert {(table.players, table.modules) for table in aim.tables(game)} == {
        (2, ()),
        (2, everything),
        (4, ()),
        (4, everything),
    }


@pytest.mark.compiled_only
def test_who_searches_a_turn_beats_who_glances() -> None:
    book, weights = book_of(Configuration("alhambra", 2)), Weights()
    search, glance = (AIMS[name].mind(book, weights) for name in ("judge", "habit"))
    leads = []
    for deal in range(10):
        for minds in ([search, glance], [glance, search]):
            scores = Practice(book, minds).game(key_of(f"glance {deal}"), 180)
            leads.append(scores[minds.index(search)] - scores[minds.index(glance)])
    assert sum(leads) > 0
    assert search.leaves > glance.leaves


@pytest.mark.compiled_only
def test_threads_share_the_work_and_change_nothing() -> None:
    config, poor = Configuration("alhambra", 2), replace(Weights(), coin=0.0, card=0.0)
    aim = AIMS["judge"]
    alone, shared = (compete(aim, config, Weights(), poor, "threads", 3, n) for n in (1, 2))
    assert (alone.share, alone.margin) == pytest.approx((shared.share, shared.margin))
    reverse = compete(aim, config, poor, Weights(), "threads", 3, 1)
    assert reverse.share == pytest.approx(-alone.share)
    assert reverse.margin == pytest.approx(-alone.margin)


@pytest.mark.compiled_only
def test_practice_is_decided_by_its_key_and_is_cut_off() -> None:
    book = book_of(Configuration("alhambra", 3))
    minds = [Turns(book, Weights().numbers()) for _ in range(3)]
    table = Practice(book, minds)
    scores = table.game(key_of("practice"), 180)
    assert max(scores) > 50
    assert table.game(key_of("other"), 180) != scores
    assert table.game(key_of("practice"), 180) == scores
    assert table.game(key_of("practice"), 1) == [0, 0, 0]


def test_a_step_of_nothing_changes_nothing() -> None:
    weights = tuned(False)
    numbers = weights.numbers()
    assert moved(weights, NAMES, [0.0] * len(numbers)) == weights
    there = moved(weights, NAMES, [0.7] * len(numbers))
    assert there.numbers() != numbers
    assert moved(there, NAMES, [-0.7] * len(numbers)).numbers() == pytest.approx(numbers)
    with pytest.raises(ValueError, match="zip"):
        moved(weights, NAMES, [0.0])


def test_weights_that_are_not_sought_stay() -> None:
    weights = tuned(False)
    there = moved(weights, ["danger", "chest"], [1.0, -1.0])
    assert there.danger > weights.danger
    assert there.chest < weights.chest
    assert replace(there, danger=weights.danger, chest=weights.chest) == weights


@pytest.mark.parametrize(("game", "side"), [("alhambra", "one_sided"), ("granada", "two_sided")])
@pytest.mark.parametrize("name", AIMS)
def test_weights_are_stored_beside_the_others(
    tmp_path: Path, name: str, game: str, side: str
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(STORED.read_text("utf-8"), "utf-8")
    before = json.loads(path.read_text("utf-8"))
    weights = replace(Weights(), coin=1.23456, again=4.0)
    store(name, game, weights, path)
    after = json.loads(path.read_text("utf-8"))
    assert read_weights(after[name].pop(side)) == replace(weights, coin=1.2346)
    del before[name][side]
    assert after == before
    assert after.keys() == set(AIMS)


def test_the_stored_weights_are_those_that_ship() -> None:
    stored = json.loads(STORED.read_text("utf-8"))
    for name in AIMS:
        assert tuned(False, name) == read_weights(stored[name]["one_sided"])
        assert tuned(True, name) == read_weights(stored[name]["two_sided"])


@pytest.mark.compiled_only
@pytest.mark.parametrize("sought", [NAMES, ("coin", "card")], ids=["all", "two"])
def test_one_generation(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    sought: tuple[str, ...],
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a library for plots
        pytest.importorskip("cma")
    path = tmp_path / "weights.json"
    path.write_text(STORED.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(tune, "PROPOSALS", 4)
    monkeypatch.setattr(tune, "EVERY", 1)
    monkeypatch.setattr(tune, "BETTER", -1e9)
    monkeypatch.setattr(tune, "LONGEST", 12)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        best = tune.tune("habit", "alhambra", 0.0001, 4, 1, path, sought)
    assert capsys.readouterr().out.count("generation 1") == 1
    stored = read_weights(json.loads(path.read_text("utf-8"))["habit"]["one_sided"])
    assert best.numbers() == pytest.approx(stored.numbers(), abs=1e-4)
    before = asdict(tuned(False, "habit"))
    changed = {name for name, number in asdict(stored).items() if number != before[name]}
    assert changed
    assert changed <= set(sought)
