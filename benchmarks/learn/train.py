"""Senses trained on decisions: they learn what separates the ends of turns beside the weights."""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks.learn.gather import Decisions, Experience
from sabika.bots.mind.experience import SENSES
from sabika.bots.mind.sense import SIZES

torch: Any = import_module("torch")  # the extra `learn` brings it

OF_TURN, OF_MOMENT, SIGNS, CELLS, FEW = SIZES
THINGS = SIGNS - OF_MOMENT  # signs of one thing
CURRENCIES = 4
SCALE = 10.0  # points that one unit of a network stands for
NEAR = 8.0  # points; ends that promise less count less
BATCH = 256
RATE = 4e-3
KEPT_APART = 10  # every so many decisions one is not learned from, but checked

Tensor = Any  # of PyTorch


def network() -> Any:
    """Return a sense to be trained."""
    nn = torch.nn
    layers = [nn.Linear(SIGNS, CELLS), nn.ReLU(), nn.Linear(CELLS, FEW), nn.ReLU()]
    return nn.Sequential(*layers, nn.Linear(FEW, 1, bias=False))


def insights(senses: Any, signs: Tensor) -> Tensor:
    """Return the points that senses add to each end, as ``Insight`` does."""
    common = signs[..., :OF_MOMENT]
    of_turn = torch.cat([common[..., :OF_TURN], torch.zeros_like(common[..., OF_TURN:])], -1)
    sums = []
    for number, at in enumerate(range(OF_MOMENT, signs.shape[-1], THINGS)):
        which = 0 if number < CURRENCIES else 1 if number == CURRENCIES else 2
        shared = of_turn if which == 2 else common
        sums.append(senses[which](torch.cat([shared, signs[..., at : at + THINGS]], -1)))
    return SCALE * torch.stack(sums).sum(0)[..., 0]


def numbers(senses: Any) -> Experience:
    """Return senses as the judge reads them."""
    found = []
    for sense in senses:
        first, second, third = sense[0], sense[2], sense[4]
        parts = [first.weight.T, first.bias, second.weight.T, second.bias, SCALE * third.weight]
        flat = torch.cat([part.detach().reshape(-1) for part in parts])
        found.append([round(float(number), 4) for number in flat])
    return found


def centred(ends: Tensor, weights: Tensor) -> Tensor:
    """Return what separates the ends of each decision."""
    mean = (ends * weights).sum(1, keepdim=True) / weights.sum(1, keepdim=True)
    return ends - mean


def train(decisions: Decisions, epochs: int, seed: int = 0) -> Experience:
    """Return what can be learned from decisions; say how well it foretells those kept apart."""
    torch.manual_seed(seed)
    judged = decisions.values + decisions.insights
    nearness = np.exp((judged - np.nanmax(judged, 1, keepdims=True)) / NEAR)
    signs, values, before, chances, near = (
        torch.tensor(np.nan_to_num(part)) for part in (*vars(decisions).values(), nearness)
    )
    apart = np.arange(len(decisions)) % KEPT_APART == 0
    rows = torch.tensor(np.flatnonzero(~apart))
    senses = torch.nn.ModuleList(network() for _ in SENSES)
    # How much of a chance to win a point is worth depends on the turn.
    nn = torch.nn
    worth = nn.Sequential(nn.Linear(OF_TURN, 8), nn.Tanh(), nn.Linear(8, 1))
    optimizer = torch.optim.AdamW([*senses.parameters(), *worth.parameters()], weight_decay=1e-3)
    steps = epochs * math.ceil(len(rows) / BATCH)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for _ in range(epochs):
        for batch in rows[torch.randperm(len(rows))].split(BATCH):
            points = values[batch] + insights(senses, signs[batch])
            found = 0.01 * torch.exp(worth(signs[batch, 0, :OF_TURN])) * points
            error = centred(found, near[batch]) - centred(chances[batch], near[batch])
            loss = 1e4 * (near[batch] * error**2).sum() / near[batch].sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            rate.step()
    check = torch.tensor(np.flatnonzero(apart))
    with torch.no_grad():
        learned = values[check] + insights(senses, signs[check])
    alone = values[check]
    for name, found in (("weights", alone), ("before", alone + before[check]), ("now", learned)):
        print(f"{name}: {correlation(found, chances[check], near[check]):.3f}", flush=True)
    return numbers(senses)


def correlation(values: Tensor, chances: Tensor, weights: Tensor) -> float:
    """Return how values go with what futures say of the ends of turns, those near the best most."""
    one, other = centred(values, weights), centred(chances, weights)
    squares = (weights * one**2).sum() * (weights * other**2).sum()
    return float((weights * one * other).sum() / squares.sqrt())
