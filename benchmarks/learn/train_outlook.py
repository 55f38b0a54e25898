"""Outlook trained on leaves: it learns what separates leaves of the same future."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from benchmarks.learn.gather import Experience
from benchmarks.learn.leaves import Leaves
from benchmarks.learn.network import (
    GENTLY,
    KEPT_APART,
    NEAR,
    RATE,
    Network,
    Tensor,
    Training,
    correlation,
    distance,
    kinds_of,
    torch,
)

STANDINGS = 1  # things of the first kind; the rest are what a player holds of each type
BATCH = 512  # futures


def promised(network: Network, signs: Tensor) -> Tensor:
    """Return the points that experience adds to what each player can expect, as ``Outlook``."""
    return network(kinds_of(signs, STANDINGS))


def chance(points: Tensor, signs: Tensor) -> Tensor:
    """Return the chance to win of the first player, as ``Outlook`` does."""
    turns = (20.0 * signs[..., 0, 0]).clamp(0.0, 30.0)
    spread = 2.0 + 14.0 * torch.sqrt(turns / 30.0)
    return torch.softmax(points / spread.unsqueeze(-1), -1)[..., 0]


def batches(leaves: Sequence[Leaves], rows: Sequence[Any]) -> Iterator[tuple[int, Any]]:
    """Give rows of all tables in random order, those of one kind of table together."""
    found = [
        (table, batch)
        for table in range(len(leaves))
        for batch in np.array_split(
            np.random.permutation(rows[table]), max(len(rows[table]) // BATCH, 1)
        )
    ]
    for at in np.random.permutation(len(found)):
        yield found[at]


def tensors(leaves: Leaves, batch: Any) -> tuple[Tensor, ...]:
    """Return points, signs, chances and how near each end is to the best."""
    values = leaves.values[batch]
    nearness = np.exp((values - np.nanmax(values, 1, keepdims=True)) / NEAR)
    parts = (leaves.points[batch], leaves.signs[batch].astype(np.float32), leaves.chances[batch])
    return tuple(torch.tensor(np.nan_to_num(part)) for part in (*parts, nearness))


def train_outlook(
    leaves: Sequence[Leaves], epochs: int, before: Experience | None = None, seed: int = 0
) -> Experience:
    """Return what can be learned from leaves; say how well it foretells those kept apart.

    What was known before, if given, is taught on gently.
    """
    torch.manual_seed(seed)
    np.random.seed(seed)
    network = Network.of(before) if before else Network(2)
    if not before:
        network.last.weight.data *= 0.1  # begin near what the weights say
    # Whole stretches are kept apart, as the futures of one game stand together.
    apart = [np.arange(len(part)) * KEPT_APART // max(len(part), 1) == 0 for part in leaves]
    rows = [np.flatnonzero(~some) for some in apart]
    steps = epochs * sum(max(len(part) // BATCH, 1) for part in rows)
    training = Training(list(network.parameters()), steps, GENTLY if before else RATE)
    for _ in range(epochs):
        for table, batch in batches(leaves, rows):
            points, signs, chances, near = tensors(leaves[table], batch)
            found = chance(points + promised(network, signs), signs)
            training.step(distance(found, chances, near))
    for part, some in zip(leaves, apart, strict=True):
        report(network, part, np.flatnonzero(some))
    return network.numbers()


def report(network: Network, leaves: Leaves, rows: Any) -> None:
    """Say how well leaves foretell how futures go on: by weights alone, and with experience."""
    found: list[tuple[Tensor, ...]] = []
    for batch in np.array_split(rows, math.ceil(len(rows) / BATCH)):
        points, signs, chances, near = tensors(leaves, batch)
        with torch.no_grad():
            added = promised(network, signs)
        found.append((chance(points, signs), chance(points + added, signs), chances, near))
    alone, learned, chances, near = (torch.cat(parts) for parts in zip(*found, strict=True))
    print(
        f"{leaves.points.shape[-1]} players, {len(leaves)} futures:"
        f" weights {correlation(alone, chances, near):.4f},"
        f" now {correlation(learned, chances, near):.4f}",
        flush=True,
    )
