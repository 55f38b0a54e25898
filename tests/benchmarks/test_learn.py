"""Learning from futures: what is gathered, what is trained from it, and the file that keeps it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.learn.__main__ import STORED, store, wishes
from benchmarks.learn.gather import (
    ENDS,
    NOTHING,
    Decisions,
    Learned,
    Student,
    gather,
    tables,
    work,
)
from benchmarks.learn.leaves import Leaves, Watcher, load_leaves, watch
from benchmarks.learn.rivals import Onlooker, PlannerTurns, look_on
from bots.mind.test_reason import meant
from sabika.bots.mind.experience import RIVALS, experienced, outlook, rivals
from sabika.bots.mind.reason import OF_REASON, OF_SENSE, SIZES
from sabika.rules.ruleset import Configuration

SIGNS = {"alhambra": 6, "granada": 9}
OWN = SIZES[2] - SIZES[1]


def signs_of(game: str) -> int:
    """How many signs an end of a turn has: in common, of currencies, of the city, of types."""
    return SIZES[1] + OWN * (4 + 1 + SIGNS[game])


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_decisions_are_gathered_and_kept(game: str, tmp_path: Path) -> None:
    (path,) = gather(work, tables(game), NOTHING, 0.001, 1, tmp_path, "test")
    found = Decisions.load([path, path])
    assert len(found) > 20
    assert found.signs.shape == (len(found), ENDS, signs_of(game))
    there = ~np.isnan(found.values)
    assert there[:, :2].all()  # there was something to decide
    assert (np.isnan(found.chances) == ~there).all()
    assert (found.insights[there] == 0).all()
    assert ((found.chances[there] >= 0) & (found.chances[there] <= 1)).all()


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_leaves_are_gathered_and_kept(game: str, tmp_path: Path) -> None:
    paths = gather(watch, tables(game), NOTHING, 0.001, 1, tmp_path, "test")
    (found,) = load_leaves(paths)  # of the first table only: one game is enough for so little time
    players = tables(game)[0].players
    assert len(found) > 20
    assert found.signs.shape == (len(found), ENDS, players, SIZES[2] + OWN * SIGNS[game])
    assert found.points.shape == (len(found), ENDS, players)
    there = ~np.isnan(found.values)
    assert (np.isnan(found.chances) == ~there).all()
    assert ((found.chances[there] >= 0) & (found.chances[there] <= 1)).all()
    (twice,) = load_leaves([*paths, *paths])
    assert len(twice) == 2 * len(found)


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_turns_of_planners_are_gathered_and_kept(game: str, tmp_path: Path) -> None:
    (path,) = gather(look_on, tables(game), NOTHING, 0.001, 1, tmp_path, "test")
    found = PlannerTurns.load([path, path])
    assert len(found) > 20
    assert found.signs.shape == (len(found), ENDS, signs_of(game))
    assert not np.isnan(found.values[np.arange(len(found)), found.chosen]).any()
    assert (found.values[:, :1] >= np.nan_to_num(found.values, nan=-1e9)).all()  # the best first


@pytest.mark.compiled_only
def test_planners_mostly_choose_what_weights_promise_most() -> None:
    onlooker = Onlooker(Configuration("alhambra", 3))
    chosen = [number for seed in "ab" for _, _, number in onlooker.play(seed)]
    assert len(chosen) > 60
    assert 0.55 < np.mean([number == 0 for number in chosen]) < 0.95


@pytest.mark.compiled_only
def test_what_a_leaf_promises_goes_with_how_its_future_goes_on() -> None:
    """The seat that decided is the first of the players."""
    watcher = Watcher(Configuration("alhambra", 3), NOTHING)
    points, _, _, later = zip(*watcher.play("leaf", Random(1)), strict=True)
    leads = [ends[0, 0] - ends[0, 1:].max() for ends in points]
    assert np.corrcoef(leads, [chances[0] for chances in later])[0, 1] > 0.5


@pytest.mark.compiled_only
def test_a_student_meets_the_same_decisions_again() -> None:
    student = Student(Configuration("alhambra", 2), NOTHING)
    one, other = (student.play("again", Random(4)) for _ in range(2))
    assert len(one) == len(other) > 10
    for first, second in zip(one, other, strict=True):
        assert all(np.array_equal(a, b, equal_nan=True) for a, b in zip(first, second, strict=True))


def test_they_play_with_and_without_modules() -> None:
    for game in ("alhambra", "granada"):
        found = tables(game)
        assert {table.players for table in found} == {2, 3, 4, 5}
        assert {table.modules for table in found} == {(), Configuration.all_modules(game)}


def test_tables_can_be_chosen() -> None:
    modules = Configuration.all_modules("granada")
    assert tables("granada", "4,6+") == [
        Configuration("granada", 4),
        Configuration("granada", 6, modules),
    ]


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("--steps leaves,twigs", "no such step: twigs"),
        ("--tables 4,seven", "--tables 4,seven"),
        ("--tables 9", "--tables 9"),
        ("--fresh --gently", "--gently goes on from experience"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(
    wish: str, answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learn", *wish.split()])
    with pytest.raises(SystemExit):
        wishes()
    assert answer in capsys.readouterr().err


def test_what_ships_is_complete() -> None:
    for two_sided in (False, True):
        for found in (experienced(two_sided), rivals(two_sided)):
            assert [len(numbers) for numbers in found] == [OF_SENSE] * 3 + [OF_REASON]
            assert all(any(numbers) for numbers in found)


def test_experience_is_stored_for_one_game_and_leaves_the_other(tmp_path: Path) -> None:
    path = tmp_path / "experience.json"
    path.write_text(STORED.read_text("utf-8"), "utf-8")
    before = json.loads(path.read_text("utf-8"))
    learned = Learned([[1.5], [2.5], [3.5], [4.5]], [[5.5], [6.5], [7.5]], [[8.5]] * 4)
    store("granada", learned, path)
    after = json.loads(path.read_text("utf-8"))
    assert after["one_sided"] == before["one_sided"]
    ends = {"money": [1.5], "shape": [2.5], "types": [3.5], "ends": [4.5]}
    leaves = {"standing": [5.5], "holding": [6.5], "leaves": [7.5]}
    assert after["two_sided"] == ends | leaves | {name: [8.5] for name in RIVALS}


@pytest.mark.compiled_only
def test_what_is_trained_speaks_in_the_judge_as_it_did_in_training(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.learn.network import Network
    from benchmarks.learn.train import insights

    torch.manual_seed(1)
    network = Network(3)
    config = Configuration("granada", 3)
    student = Student(config, replace(NOTHING, ends=network.numbers()))
    met = student.play("speaks", Random(2))
    signs, _, spoken, _ = (np.array(column) for column in zip(*met, strict=True))
    with torch.no_grad():
        expected = insights(network, torch.tensor(signs)).numpy()
    there = ~np.isnan(spoken)
    assert np.abs(spoken[there]).max() > 1
    assert np.allclose(spoken[there], expected[there], atol=0.02)


def test_training_finds_what_separates_ends(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.learn.network import kinds_of
    from benchmarks.learn.train import train

    rng = np.random.default_rng(0)
    signs = rng.random((2000, ENDS, signs_of("alhambra")), np.float32)
    values = rng.normal(size=(2000, ENDS)).astype(np.float32)
    offers = [SIZES[1] + OWN * currency + 5 for currency in range(4)]
    hidden = 10 * signs[..., offers].sum(-1)  # what the offers would bring
    chances = 0.4 + 0.01 * (values + hidden)
    found = train(Decisions(signs, values, 0 * values, chances), epochs=8)
    kinds = (kinds_of(torch.tensor(some), 4, 1) for some in signs[:60].reshape(60 * ENDS, -1))
    spoken = [meant(found, [things.numpy() for things in some]) for some in kinds]
    assert apart(np.array(spoken).reshape(60, ENDS), hidden[:60]) > 0.9


def test_training_finds_what_separates_leaves(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.learn.network import kinds_of
    from benchmarks.learn.train_outlook import chance, train_outlook

    rng = np.random.default_rng(0)
    signs = rng.random((3000, ENDS, 2, SIZES[2] + OWN * 6)).astype(np.float16)
    points = rng.normal(size=(3000, ENDS, 2)).astype(np.float32)
    hidden = 10 * signs[..., 32].astype(np.float32)  # a player's wall
    seen = torch.tensor(signs.astype(np.float32))
    chances = chance(torch.tensor(points + hidden), seen).numpy()
    leaves = Leaves(points, signs, np.zeros((3000, ENDS), np.float32), chances)
    found = train_outlook([leaves], epochs=8)
    kinds = (kinds_of(some, 1) for some in seen[:60].reshape(60 * ENDS * 2, -1))
    spoken = [meant(found, [things.numpy() for things in some]) for some in kinds]
    assert apart(np.array(spoken).reshape(60, 2 * ENDS), hidden[:60].reshape(60, -1)) > 0.9


def test_what_is_known_of_leaves_can_be_taught_on() -> None:
    pytest.importorskip("torch")
    from benchmarks.learn.network import Network
    from benchmarks.learn.train_outlook import train_outlook

    before = outlook(two_sided=True)
    again = Network.of(before).numbers()
    assert all(np.allclose(a, b, atol=2e-4) for a, b in zip(before, again, strict=True))
    shape = (600, ENDS)
    signs = np.zeros((*shape, 2, SIZES[2] + OWN * SIGNS["granada"]), np.float16)
    even = np.full(shape, 0.5, np.float32)  # leaves that are all alike teach nothing
    leaves = Leaves(np.zeros((*shape, 2), np.float32), signs, 0 * even, even)
    anew, on = train_outlook([leaves], 1), train_outlook([leaves], 1, before)
    assert np.abs(np.subtract(on[0], before[0])).max() < 0.01
    assert np.abs(np.subtract(anew[0], before[0])).max() > 0.5


def test_training_finds_what_planners_like(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.learn.network import kinds_of
    from benchmarks.learn.train_rivals import train_rivals

    rng = np.random.default_rng(0)
    signs = rng.random((4000, ENDS, signs_of("alhambra"))).astype(np.float16)
    values = rng.normal(size=(4000, ENDS)).astype(np.float32)
    offers = [SIZES[1] + OWN * currency + 5 for currency in range(4)]
    liked = 10 * signs[..., offers].astype(np.float32).sum(-1)
    values[:, 6:] = np.nan
    chosen = np.nan_to_num(values + liked, nan=-1e9).argmax(1)
    found = train_rivals(PlannerTurns(signs, values, chosen), epochs=8)
    seen = torch.tensor(signs[:60].astype(np.float32)).reshape(60 * ENDS, -1)
    spoken = [meant(found, [things.numpy() for things in kinds_of(some, 4, 1)]) for some in seen]
    assert apart(np.array(spoken).reshape(60, ENDS), liked[:60]) > 0.9


def apart(found: np.ndarray, hidden: np.ndarray) -> float:
    """How what was found goes with what was hidden, within decisions."""
    one, other = (rows - rows.mean(1, keepdims=True) for rows in (found, hidden))
    return float(np.corrcoef(one.ravel(), other.ravel())[0, 1])
