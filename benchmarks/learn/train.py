"""Insight trained on decisions: it learns what separates the ends of turns beside the weights."""

from __future__ import annotations

import math

import numpy as np

from benchmarks.learn.gather import Decisions, Experience
from benchmarks.learn.network import (
    KEPT_APART,
    NEAR,
    OF_TURN,
    Network,
    Tensor,
    Training,
    correlation,
    distance,
    kinds_of,
    nn,
    torch,
)

CURRENCIES, SHAPES = 4, 1  # things of the first kinds; the rest are types
BATCH = 256


def insights(network: Network, signs: Tensor) -> Tensor:
    """Return the points that experience adds to each end, as ``Insight`` does."""
    return network(kinds_of(signs, CURRENCIES, SHAPES))


def train(decisions: Decisions, epochs: int, seed: int = 0) -> Experience:
    """Return what can be learned from decisions; say how well it foretells those kept apart."""
    torch.manual_seed(seed)
    judged = decisions.values + decisions.insights
    nearness = np.exp((judged - np.nanmax(judged, 1, keepdims=True)) / NEAR)
    signs, values, before, chances, near = (
        torch.tensor(np.nan_to_num(part)) for part in (*vars(decisions).values(), nearness)
    )
    # Whole stretches are kept apart, as the decisions of one game stand together.
    apart = np.arange(len(decisions)) * KEPT_APART // max(len(decisions), 1) == 0
    rows = torch.tensor(np.flatnonzero(~apart))
    network = Network(3)
    # How much of a chance to win a point is worth depends on the turn.
    worth = nn.Sequential(nn.Linear(OF_TURN, 8), nn.Tanh(), nn.Linear(8, 1))
    steps = epochs * math.ceil(len(rows) / BATCH)
    training = Training([*network.parameters(), *worth.parameters()], steps)
    for _ in range(epochs):
        for batch in rows[torch.randperm(len(rows))].split(BATCH):
            seen = signs[batch].float()
            points = values[batch] + insights(network, seen)
            found = 0.01 * torch.exp(worth(seen[:, 0, :OF_TURN])) * points
            training.step(distance(found, chances[batch], near[batch]))
    check = torch.tensor(np.flatnonzero(apart))
    with torch.no_grad():
        learned = values[check] + insights(network, signs[check].float())
    alone = values[check]
    for name, found in (("weights", alone), ("before", alone + before[check]), ("now", learned)):
        print(f"{name}: {correlation(found, chances[check], near[check]):.3f}", flush=True)
    return network.numbers()
