"""Datasets: what stands in them, and that they can be interrupted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.command import sabika
from sabika.envs.core.choices import Choices
from sabika.envs.dataset import DatasetError, Order, schema
from sabika.envs.observation import observe
from sabika.envs.parts import write_dataset
from sabika.notation.text import read_move
from sabika.play.game import Game
from sabika.play.position import book_of
from sabika.rules.ruleset import Configuration

pa: Any = pytest.importorskip("pyarrow", reason="datasets need pyarrow")
pq: Any = pytest.importorskip("pyarrow.parquet")
datasets: Any = pytest.importorskip("pyarrow.dataset")

pytestmark = pytest.mark.compiled_only
PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"
DUEL = Configuration("alhambra", 2)
MODULES = ("treasure_chamber", "master_builders", "invaders", "bazaars")
ORDERS = [
    Order(DUEL, ("greedy", "random"), 2),
    Order(Configuration("alhambra", 3, MODULES), ("random",) * 3, 2, max_turns=60),
    Order(Configuration("granada", 3, MODULES[1:3]), ("random", "greedy", "random"), 1),
]


def written(order: Order, folder: Path, jobs: int = 1) -> Any:
    """Write a dataset and return its table."""
    counted: list[int] = []
    found = write_dataset(order, folder, jobs, counted.append)
    assert found.fault is None
    assert counted == sorted(counted)
    assert counted[-1] == found.games == order.games
    table = datasets.dataset(folder).to_table()
    assert table.num_rows == found.rows
    return table


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: f"{order.config.game}-{order.bots}")
def test_a_dataset_tells_games_that_can_be_played(order: Order, tmp_path: Path) -> None:
    """Its moves are played again: every row has what was seen, offered, chosen, and came of it."""
    table = written(order, tmp_path)
    assert table.schema.equals(schema(order))
    rows = table.to_pylist()
    for number in range(order.games):
        own = [row for row in rows if row["game"] == number]
        game = follow(order, own, f"{order.seed}/{number}")
        assert [row["finished"] for row in own] == [game.over] * len(own)
        for row in own:
            assert row["bot"] == order.bots[row["seat"]]
            check_outcome(row, game)


def follow(order: Order, rows: list[dict[str, Any]], seed: str) -> Game:
    """Play the moves of the rows, comparing; return the game."""
    game, choices = Game.of(order.config, seed=seed), Choices(book_of(order.config))
    decisions = {row["decision"] for row in rows}
    assert decisions == set(range(len(decisions)))
    for decision in range(len(decisions)):
        steps = [row for row in rows if row["decision"] == decision]
        seat = game.to_act
        assert seat is not None
        about = {(row["step"], row["seat"], row["turn"], row["phase"]) for row in steps}
        assert about == {(n, seat, game.turns, game.phase) for n in range(len(steps))}
        assert {row["legal_moves"] for row in steps} == {len(game.legal_moves())}
        choices.begin(game.position.state)
        for row in steps:
            seen = observe(game.view(seat), game.knowledge(seat))
            for choice in choices.chosen():
                seen[-len(row["mask"]) + choice] += 1
            assert row["observation"] == seen.tolist()
            assert [n for n, offered in enumerate(row["mask"]) if offered] == choices.offered()
            assert choices.choose(row["choice"])
        assert choices.done()
        move = game.position.codec.decode(*choices.move())
        assert read_move(steps[0]["move"], game.position) == move
        game.play(move)
    return game


def check_outcome(row: dict[str, Any], game: Game) -> None:
    scores, seat = list(game.scores), row["seat"]
    assert row["scores"] == scores
    if not game.over:
        assert row["placing"] is None
        assert row["margin"] is None
        return
    others = [score for other, score in enumerate(scores) if other != seat]
    assert row["margin"] == pytest.approx(scores[seat] - sum(others) / len(others), rel=1e-5)
    beaten = sum(scores[seat] > other for other in others)
    lost = sum(scores[seat] < other for other in others)
    assert row["placing"] == pytest.approx((beaten - lost) / len(others))


def test_the_page_lists_the_columns() -> None:
    """Name and type, in order."""
    text = PAGE.read_text("utf-8").partition("## Rows")[2].partition("## Reading")[0]
    listed = re.findall(r"^\| `(\w+)` \| ([\w ]+) \|", text, re.M)
    fields = [(field.name, str(field.type)) for field in schema(ORDERS[0])]
    assert [name for name, _ in listed] == [name for name, _ in fields]
    for (name, said), (_, kind) in zip(listed, fields, strict=True):
        short = said.removeprefix("fixed_size_list of ").replace("dictionary", "dictionary<")
        assert short in kind, name
        assert ("fixed_size_list" in said) == ("fixed_size_list" in kind)


def test_the_example_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(Configuration("alhambra", 3), ("random",) * 3, 1, max_turns=20)
    written(order, tmp_path / "planner-3p")
    code = PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = {}
    exec(code, found)
    assert found["observations"].shape == (len(found["rows"]), 11554)
    assert found["observations"].any()


def test_any_number_of_processes_writes_the_same(tmp_path: Path) -> None:
    order = Order(DUEL, ("random", "random"), 7, seed="same", max_turns=30, part=2)
    alone, together = written(order, tmp_path / "1"), written(order, tmp_path / "2", jobs=2)
    assert alone.equals(together)
    names = sorted(path.name for path in (tmp_path / "2").iterdir())
    assert names == ["_dataset.json", *(f"part-00000{n}.parquet" for n in range(4))]
    assert pq.read_metadata(tmp_path / "2" / names[1]).num_row_groups == 2  # a game each


def test_a_larger_order_adds_to_a_smaller_one(tmp_path: Path) -> None:
    small = Order(DUEL, ("random", "random"), 5, max_turns=20, part=2, observations=False)
    large = Order(DUEL, ("random", "random"), 7, max_turns=20, part=2, observations=False)
    first = written(small, tmp_path / "grown")
    complete = (tmp_path / "grown" / "part-000001.parquet").stat().st_mtime_ns
    grown = written(large, tmp_path / "grown")
    assert (tmp_path / "grown" / "part-000001.parquet").stat().st_mtime_ns == complete
    assert grown.equals(written(large, tmp_path / "fresh"))
    assert grown.slice(0, first.num_rows).equals(first)
    assert "observation" not in grown.column_names
    again = write_dataset(small, tmp_path / "grown", 1, lambda games: None)
    assert (again.games, again.rows) == (5, first.num_rows)


def test_a_damaged_part_is_written_again(tmp_path: Path) -> None:
    order = Order(DUEL, ("random", "random"), 4, max_turns=20, part=2)
    whole = written(order, tmp_path)
    path = tmp_path / "part-000001.parquet"
    path.write_bytes(path.read_bytes()[:-100])
    assert written(order, tmp_path).equals(whole)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (Order(DUEL, ("random", "random"), 4, seed="1"), "its seed is '0', not '1'"),
        (Order(DUEL, ("greedy", "random"), 4), "its bots is"),
        (Order(Configuration("granada", 2), ("random", "random"), 4), "its game is 'alhambra'"),
    ],
)
def test_a_folder_of_another_order_is_refused(other: Order, named: str, tmp_path: Path) -> None:
    written(Order(DUEL, ("random", "random"), 1, max_turns=5), tmp_path)
    with pytest.raises(DatasetError, match=re.escape(named)):
        write_dataset(other, tmp_path, 1, lambda games: None)


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    order = Order(DUEL, ("random", "random"), 1)
    pq.write_table(pa.table({"mine": [1]}), tmp_path / "mine.parquet")
    with pytest.raises(DatasetError, match="somebody else"):
        write_dataset(order, tmp_path, 1, lambda games: None)
    (tmp_path / "_dataset.json").write_text("[1, ")
    with pytest.raises(DatasetError, match="cannot be read"):
        write_dataset(order, tmp_path, 1, lambda games: None)


# The command.

BROKEN = """
from sabika.bots.random_bot import RandomBot

class Broken(RandomBot):
    name = "broken"
    def choose(self, view, moves, rng, budget):
        if view.turns > 10:
            raise RuntimeError("[not] today")
        return super().choose(view, moves, rng, budget)
"""
SLOW = """
import time
from sabika.bots.random_bot import RandomBot

class Slow(RandomBot):
    name = "slow"
    def choose(self, view, moves, rng, budget):
        time.sleep(0.002)
        return super().choose(view, moves, rng, budget)
"""


def test_the_command(tmp_path: Path) -> None:
    options = ("--players", 2, "--bots", "greedy,random", "--games", 3, "--max-turns", 30)
    status, out, err = sabika("dataset", *options, "--out", "made", folder=tmp_path)
    assert (status, err) == (0, "")
    rows = datasets.dataset(tmp_path / "made").count_rows()
    assert out.startswith(f"made: 3 games, {rows} choices, ")
    again = sabika("dataset", *options, "--out", "made", folder=tmp_path)
    assert again == (0, out, "")
    settings = json.loads((tmp_path / "made" / "_dataset.json").read_text())
    assert settings["bots"] == ["greedy", "random"]
    assert settings["components"] == "standard"


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_fault_of_a_bot_ends_it(jobs: int, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BROKEN)
    status, out, err = sabika(
        "dataset", "--players", 2, "--bots", "random,mine.py:Broken", "--games", 4, "--part", 1,
        "--jobs", jobs, "--out", "made", folder=tmp_path,
    )  # fmt: skip
    assert (status, out) == (1, "")
    assert re.search(r"game \d: seat 1 crashed: .*\[not\] today \(mine.py:Broken\)", err)
    assert "Traceback" not in err
    assert not list((tmp_path / "made").glob("*.parquet"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--bots", "random,random"), "one for each of the 3 seats"),
        (("--game", "chess"), "chess"),
        (("--players", 9), "9"),
        (("--games", 0), "'--games'"),
        (("--part", 0), "'--part'"),
        (("--out", "taken"), "taken"),
        (("--modules", "dragons"), "dragons"),
    ],
)
def test_bad_input_is_one_sentence(options: tuple[object, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    status, out, err = sabika("dataset", "--out", "made", *options, folder=tmp_path)
    assert (status, out) == (2, "")
    assert said in err
    assert "Traceback" not in err
    assert not (tmp_path / "made").exists()


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_and_begun_again(jobs: int, tmp_path: Path) -> None:
    """The same data as if nothing had happened, and what was complete is not written again."""
    (tmp_path / "mine.py").write_text(SLOW)
    command = ["--players", 2, "--bots", "random,mine.py:Slow", "--games", 8, "--part", 2]
    command += ["--max-turns", 60, "--jobs", jobs, "--out"]
    begun = start(command, tmp_path, "killed")
    wait_for_a_part(tmp_path / "killed")
    os.killpg(begun.pid, signal.SIGKILL)
    begun.communicate()
    parts = sorted((tmp_path / "killed").glob("part-*.parquet"))
    assert 1 <= len(parts) < 4
    kept = [path.stat().st_mtime_ns for path in parts]
    before = datasets.dataset(tmp_path / "killed").count_rows()  # readable at any time
    for folder in ("killed", "undisturbed"):
        status, _, err = sabika("dataset", *command, folder, folder=tmp_path)
        assert (status, err) == (0, "")
    assert [path.stat().st_mtime_ns for path in parts] == kept
    tables = [datasets.dataset(tmp_path / name).to_table() for name in ("killed", "undisturbed")]
    assert tables[0].equals(tables[1])
    assert before < tables[0].num_rows
    assert np.unique(tables[0]["game"].to_numpy()).tolist() == list(range(8))


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_it_says_how_to_go_on(jobs: int, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    command = ["--players", 2, "--bots", "mine.py:Slow", "--games", 100, "--part", 2]
    begun = start([*command, "--max-turns", 60, "--jobs", jobs, "--out"], tmp_path, "made")
    wait_for_a_part(tmp_path / "made")
    os.killpg(begun.pid, signal.SIGINT)
    _, err = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert err == "sabika: stopped; the same command goes on with what made holds\n"
    assert not list((tmp_path / "made").glob("_part*"))


def start(command: list[Any], folder: Path, out: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "sabika", "dataset", *map(str, command), out],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "COLUMNS": "110", "TERM": "dumb"},
    )


def wait_for_a_part(folder: Path) -> None:
    late = time.monotonic() + 60
    while not list(folder.glob("part-*.parquet")):
        assert time.monotonic() < late, "no part was written"
        time.sleep(0.02)
