"""The loops beside other libraries: what they count, and what their tables say."""

from __future__ import annotations

import pytest

from benchmarks import environments, peers

pytestmark = pytest.mark.compiled_only


def test_the_loops_play_whole_games() -> None:
    """A game of Alhambra for two has some hundred choices."""
    assert 100 < environments.agents()() < 3000
    pytest.importorskip("pyspiel")
    for title in ("alhambra", "granada"):
        assert 100 < environments.tree(title)() < 3000


def test_vectors_count_choices_and_decisions() -> None:
    """Every decision is one choice or more."""
    vector = environments.Vector(next(iter(environments.VECTORS)), threads=1)
    choices, decisions, by_processor = vector.rates(0.01)
    assert 0 < decisions < choices
    assert by_processor >= choices * 0.9  # one thread does not work more than all the time


def test_rows_are_ratios_of_the_same_rounds() -> None:
    figures = {
        "pettingzoo moves_per_s": [10.0, 20.0, 30.0],
        "sabika agents": [40.0, 80.0, 60.0],
        "open_spiel moves_per_s": [5.0],  # did not run in every round
        "sabika tree": [1.0, 1.0, 1.0],
    }
    versions = {"pettingzoo": "1", "open_spiel": "2"}
    rows = peers.compared(figures, versions, peers.SAME_LOOP)
    assert rows == [("pettingzoo 1: connect four", "20", "PettingZoo, Alhambra", "60", "4")]
    sheets = peers.sheets(figures, versions, {"duels": [(3.0, 2.0, 9.0), (1.0, 1.0, 8.0)]})
    assert sheets[-1].rows == [("duels", "2", "1.5", "8.5")]
