"""Budgets as texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabika.bots import Budget, BudgetError
from sabika.bots.budget import UNLIMITED


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(seconds=1.0)),
        ("0.25s", Budget(seconds=0.25)),
        ("0.00001s", Budget(seconds=0.00001)),
        ("1000000s", Budget(seconds=1e6)),
        ("400it", Budget(iterations=400)),
        ("2s/4", Budget(seconds=2.0, threads=4)),
        ("9it/2", Budget(iterations=9, threads=2)),
    ],
)
def test_texts(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert str(budget) == text


@given(st.integers(1, 10**15 - 1), st.integers(1, 64))
def test_there_and_back_in_seconds(micros: int, threads: int) -> None:
    budget = Budget(seconds=micros / 10**6, threads=threads)
    assert Budget.parse(str(budget)) == budget


@given(st.integers(1, 10**12 - 1), st.integers(1, 64))
def test_there_and_back_in_iterations(iterations: int, threads: int) -> None:
    budget = Budget(iterations=iterations, threads=threads)
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize(
    "text",
    ["", "s", "it", "1", "1 s", "1m", "-1s", ".5s", "1.s", "1e3s", "0s", "0.000s", "0it", "1.5it",
     "1s/0", "1s/", "1s/1.5", "1s2it", "1s\n", "٣s", "9" * 5000 + "it", "9" * 5000 + "s"],
)  # fmt: skip
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(BudgetError, match=r"is no budget: write 1.5s or 400it"):
        Budget.parse(text)


def test_no_limit_is_no_text() -> None:
    assert str(UNLIMITED) == ""
