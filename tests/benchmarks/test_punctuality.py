"""How the vizier keeps its time: what is timed, and what is said of it."""

from __future__ import annotations

from benchmarks.punctuality import BUDGETS, TABLES, measure, row
from sabika.bots.budget import Budget
from sabika.rules.ruleset import Configuration


def test_decisions_are_timed_as_parts_of_the_budget() -> None:
    parts = measure(Configuration(players=2), Budget(seconds=0.02), 5)
    assert len(parts) >= 5
    assert all(part > 0 for part in parts)
    assert parts != sorted(parts)  # decisions in their order, not one clock that runs on


def test_a_row_gives_mean_p99_and_longest() -> None:
    assert row("here", "1s", [0.5] * 50 + [1.0] * 50) == ("here", "1s", "100", "0.75", "1", "1")
    assert row("here", "1s", [float(n) for n in range(101)])[3:] == ("50", "99", "100")


def test_budgets_are_of_time() -> None:
    assert all(Budget.parse(budget).seconds for budget in BUDGETS)
    assert {config.players for config in TABLES.values()} == {2, 4, 6}
