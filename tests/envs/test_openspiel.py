"""The games for OpenSpiel: its own suites, its bots, and what its strings tell."""

from __future__ import annotations

import importlib
import unittest
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.uncompiled import printed_both_ways
from play.tables import some
from sabika.envs.observation import observe
from sabika.play.hidden import knowledge
from sabika.play.view import view_of
from sabika.rules.ruleset import ConfigurationError

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this system")
sabika_games: Any = importlib.import_module("sabika.envs.openspiel")  # registers them

ALL = "treasure_chamber+master_builders+invaders+bazaars"
MODULES = {"alhambra": ALL, "granada": "master_builders+invaders"}
GAMES = [
    "sabika_alhambra(players=2,max_turns=10)",
    f"sabika_alhambra(players=3,max_turns=8,modules={ALL})",
    "sabika_alhambra(players=6,max_turns=8,modules=invaders,options=open_attack)",
    "sabika_granada(players=2,max_turns=8,modules=master_builders+invaders)",
    "sabika_granada(players=4,max_turns=8,options=simple+ages:3-1-0-2)",
    f"sabika_alhambra(players=5,max_turns=8,modules={ALL})",
    "sabika_granada(players=5,max_turns=8,modules=invaders,options=open_attack)",
]
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

# Their modules are old-fashioned about strings and files.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.compiled_only
def test_their_random_simulations(name: str) -> None:
    """With saving and loading at every step."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.compiled_only
@pytest.mark.parametrize("title", ["alhambra", "granada"])
def test_their_random_simulations_of_whole_games(title: str) -> None:
    game = pyspiel.load_game(f"sabika_{title}(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def cases(suite: Any) -> Iterator[unittest.TestCase]:
    for entry in suite:
        if isinstance(entry, unittest.TestSuite):
            yield from cases(entry)
        else:
            yield entry


def run_theirs(tests: list[unittest.TestCase]) -> unittest.TestResult:
    result = unittest.TestResult()
    unittest.TestSuite(tests).run(result)
    return result


@pytest.mark.compiled_only
def test_their_games_sim_test(capfd: pytest.CaptureFixture[str]) -> None:
    """Every title, with two to six players."""
    from open_spiel.python.tests import games_sim_test

    found = cases(unittest.defaultTestLoader.loadTestsFromModule(games_sim_test))
    ours = [test for test in found if "sabika" in test.id()]
    result = run_theirs(ours)
    assert result.testsRun == 12
    assert result.wasSuccessful(), result.errors + result.failures


@pytest.mark.compiled_only
def test_their_api_test(capfd: pytest.CaptureFixture[str]) -> None:
    from absl import flags
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["api_test", "--test_only_games=sabika_.*"])
    suite = api_test.load_tests(unittest.defaultTestLoader, None, None)
    result = run_theirs(list(cases(suite)))
    assert result.testsRun == 10
    assert result.wasSuccessful(), result.errors + result.failures


def replayed(name: str, folder: Path) -> tuple[list[str], list[str]]:
    """A playthrough of a game, and what their replay makes of it."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["playthrough"])
    path = folder / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, None, seed=7), "utf-8")
    original, again = generate_playthrough.replay(str(path))
    return original.splitlines(), again.splitlines()


@pytest.mark.compiled_only
def test_their_playthroughs_replay_equal(tmp_path: Path) -> None:
    """With every figure of every tensor, which takes long."""
    original, again = replayed("sabika_granada(players=2,max_turns=1)", tmp_path)
    assert original == again
    assert any(line.startswith("ObservationTensor(0).cities") for line in original)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_longer_playthroughs_replay_equal(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the checksum of every tensor in the place of its thousands of figures."""
    from open_spiel.python.algorithms import generate_playthrough

    def checksum(tensor: Any, name: str) -> list[str]:
        return [f"{name} = {zlib.crc32(tensor.tobytes())}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", checksum)
    original, again = replayed(name, tmp_path)
    assert original == again
    assert any(line.startswith("Returns() = ") for line in original)


@pytest.mark.compiled_only
@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_playthroughs_are_as_they_were_reviewed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To renew one: delete what follows its first line, run this, and look at the difference."""
    from open_spiel.python.algorithms import generate_playthrough

    monkeypatch.setattr(generate_playthrough, "_format_tensor", lambda tensor, name: [])
    text = path.read_text("utf-8")
    name = text.partition("\n")[0].removeprefix("game: ")
    lines = generate_playthrough.playthrough(name, None, seed=11).splitlines()
    again = "".join(line.rstrip() + "\n" for line in lines)
    if text.count("\n") == 1:
        path.write_text(again, "utf-8")
    assert path.read_text("utf-8") == again


def play(game: Any, bots: list[Any]) -> None:
    """Let their bots play a game to its end, and their chance draw."""
    from open_spiel.python.algorithms import evaluate_bots

    state = game.new_initial_state()
    returns = list(evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3)))
    scores = state.position().scores
    assert state.position().over
    assert returns[scores.index(max(scores))] == max(returns) > 0
    assert sum(returns) == pytest.approx(0)


def random_bots(first: int, players: int) -> list[Any]:
    from open_spiel.python.bots import uniform_random

    rng = np.random.RandomState(5)
    return [uniform_random.UniformRandomBot(seat, rng) for seat in range(first, players)]


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("title", MODULES)
def test_their_random_bots_play_whole_games(title: str, players: int) -> None:
    for modules in ("", MODULES[title]):
        name = f"sabika_{title}(players={players},modules={modules},max_turns=20000)"
        play(pyspiel.load_game(name), random_bots(0, players))


@pytest.mark.compiled_only
@pytest.mark.parametrize("title", MODULES)
def test_their_tree_search_plays_whole_games(title: str) -> None:
    """MCTS, in Python, against chance."""
    from open_spiel.python.algorithms import mcts

    game, rng = pyspiel.load_game(f"sabika_{title}(players=2)"), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(random_state=rng)
    play(game, [mcts.MCTSBot(game, 1.0, 2, rollouts, random_state=rng), *random_bots(1, 2)])


@pytest.mark.compiled_only
@pytest.mark.parametrize(("title", "players"), [("alhambra", 2), ("granada", 4), ("granada", 6)])
def test_their_compiled_bots_play_whole_games_with_modules(title: str, players: int) -> None:
    """MCTS and chance, both in C++: they call back into Python for every step.

    Their own loop asks them. Asked by Python they crash with any game that is written in Python.
    """
    name = f"sabika_{title}(players={players},modules={MODULES[title]},max_turns=20000)"
    game = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(1, 3)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players - 1)]
    bots.append(pyspiel.MCTSBot(game, rollouts, 1.0, 2, 1, False, 5, False))
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert max(returns) > 0
    assert sum(returns) == pytest.approx(0)


def walk(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_those_of_all_environments(name: str) -> None:
    """The tensor of a player is what its view gives."""
    rng, state = Random(name), pyspiel.load_game(name).new_initial_state()
    looked = 0
    while not state.is_terminal():
        walk(state, rng)
        if state.is_chance_node() or rng.random() < 0.7:
            continue
        looked += 1
        position = state.position()
        for player in range(state.num_players()):
            row = observe(view_of(position, player), knowledge(position, player))
            if player == state.current_player():
                for choice in state.dealer.choices.chosen():
                    row[-398 + choice] += 1
            assert state.observation_tensor(player) == row.tolist()
            assert state.information_state_tensor(player) == row.tolist()
    assert looked > 2


def test_private_draws_are_told_to_one_player() -> None:
    """Builders dealt face down: each sees its own two (M.1)."""
    game = pyspiel.load_game("sabika_alhambra(players=3,modules=master_builders)")
    state, rng = game.new_initial_state(), Random(2)
    while state.is_chance_node():
        walk(state, rng)
    told = [
        [line for line in state.information_state_string(player).splitlines() if "builder" in line]
        for player in range(3)
    ]
    for player, lines in enumerate(told):
        known = [n for n, line in enumerate(lines) if not line.endswith("?")]
        assert known == [2 * player, 2 * player + 1]
    for player in range(3):
        own = position_hand(state, player)
        assert all(card in state.observation_string(player) for card in own)
    assert "?" in state.observation_string(0)


def position_hand(state: Any, player: int) -> tuple[str, ...]:
    hand: tuple[str, ...] = state.position().hand(player)
    return hand


def test_histories_tell_information_states_apart() -> None:
    """Two ways to the same position are two information states: recall is perfect."""
    game = pyspiel.load_game("sabika_alhambra(players=2,max_turns=4)")
    seen: dict[tuple[int, str], list[int]] = {}
    for seed in range(some(14)):
        state, rng = game.new_initial_state(), Random(seed % 7)
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                key = (player, state.information_state_string(player))
                assert seen.setdefault(key, state.history()) == state.history()
            walk(state, rng)


def test_public_observations_hide_hands() -> None:
    """What everybody sees is the same whoever looks, but for where one sits."""
    game = pyspiel.load_game("sabika_alhambra(players=3,modules=master_builders+invaders)")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    state, rng = game.new_initial_state(), Random(4)
    while state.is_chance_node():
        walk(state, rng)
    texts = {observer.string_from(state, player) for player in range(3)}
    assert len(texts) == 1
    assert texts.pop().count(" ? ?;") == 3
    observer.set_from(state, 0)
    assert observer.dict["seats"][:, 3].tolist() == [2, 2, 2]
    assert not observer.dict["chosen"].any()


def test_parameters_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ConfigurationError, match="no option 'fast'"):
        sabika_games.Alhambra({"options": "fast"})
    with pytest.raises(ConfigurationError, match="ages is a list of seats"):
        sabika_games.Alhambra({"options": "ages:x-0-1"})
    with pytest.raises(ConfigurationError, match="at least one turn"):
        sabika_games.Granada({"max_turns": 0})
    game = pyspiel.load_game("sabika_granada")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="all players"):
        game.make_py_observer(everything)


def test_names_of_actions() -> None:
    """Choices by name; draws as the record has them."""
    game = pyspiel.load_game("sabika_granada(players=2,modules=invaders)")
    state, rng = game.new_initial_state(), Random(1)
    drawn = set()
    while state.is_chance_node():
        drawn.add(state.action_to_string(-1, state.legal_actions()[0]).split()[0])
        walk(state, rng)
    assert drawn >= {"draw_tile", "draw_card", "scouts"}
    names = [state.action_to_string(state.current_player(), n) for n in state.legal_actions()]
    assert names[0] == "take"


def test_it_runs_uncompiled() -> None:
    code = (
        "import pyspiel, sabika.envs.openspiel\n"
        "game = pyspiel.load_game('sabika_alhambra(players=2,max_turns=3)')\n"
        "state = game.new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    state.apply_action(state.legal_actions()[-1])\n"
        "print(state.history(), state)\n"
    )
    assert "turn 3" in printed_both_ways(code)
