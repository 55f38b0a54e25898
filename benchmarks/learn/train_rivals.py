"""Rivals trained on what planners choose: they learn which end of a turn a planner makes for."""

from __future__ import annotations

import math

import numpy as np

from benchmarks.learn.gather import Experience
from benchmarks.learn.network import KEPT_APART, Network, Tensor, Training, nn, torch
from benchmarks.learn.rivals import PlannerTurns
from benchmarks.learn.train import BATCH, insights

NOT_THERE = -1000.0  # points of ends that do not exist: nobody makes for them
DOUBT = 0.6  # points, at first: what is learned says how sure one can be


def surmise(points: Tensor, doubt: Tensor) -> Tensor:
    """Return the logarithm of the chance that each end is made for."""
    return torch.log_softmax(points / doubt, -1)


def train_rivals(turns: PlannerTurns, epochs: int, seed: int = 0) -> Experience:
    """Return what can be learned of planners; say how well it foretells those kept apart."""
    torch.manual_seed(seed)
    signs, values, chosen = (torch.tensor(part) for part in vars(turns).values())
    signs, values = torch.nan_to_num(signs), torch.nan_to_num(values, nan=NOT_THERE)
    # Whole stretches are kept apart, as the turns of one game stand together.
    apart = np.arange(len(turns)) * KEPT_APART // max(len(turns), 1) == 0
    rows, check = (torch.tensor(np.flatnonzero(some)) for some in (~apart, apart))
    network = Network(3)
    network.last.weight.data *= 0.1  # begin near what the weights say
    doubt = nn.Parameter(torch.tensor(math.log(DOUBT)))
    steps = epochs * math.ceil(len(rows) / BATCH)
    training = Training([*network.parameters(), doubt], steps)
    for _ in range(epochs):
        for batch in rows[torch.randperm(len(rows))].split(BATCH):
            points = values[batch] + seen(network, signs[batch])
            odds = surmise(points, doubt.exp())
            training.step(-odds.gather(1, chosen[batch, None]).mean())
    with torch.no_grad():
        learned = torch.cat([seen(network, signs[batch]) for batch in check.split(1024)])
        report("weights", values[check], torch.tensor(DOUBT), chosen[check])
        report("now", values[check] + learned, doubt.exp(), chosen[check])
    return network.numbers()


def seen(network: Network, signs: Tensor) -> Tensor:
    """Return the points that a planner is taken to add to each end."""
    return insights(network, signs.float())


def report(name: str, points: Tensor, doubt: Tensor, chosen: Tensor) -> None:
    """Say how often the likeliest end is chosen, and how likely what is chosen was held to be."""
    odds = surmise(points, doubt)
    right = float((odds.argmax(1) == chosen).float().mean())
    likely = float(odds.gather(1, chosen[:, None]).mean())
    print(f"{name}: {100 * right:.1f} %, {likely:.3f} (doubt {float(doubt):.2f})", flush=True)
