"""Senses and reason as PyTorch trains them, and as the bots read them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from benchmarks.learn.gather import Experience
from sabika.bots.mind.reason import SIZES

torch: Any = import_module("torch")  # the extra `learn` brings it
nn: Any = torch.nn

OF_TURN, OF_MOMENT, SIGNS, CELLS, FEW = SIZES
THINGS = SIGNS - OF_MOMENT  # signs of one thing
SCALE = 10.0  # points that one unit of a network stands for
RATE = 4e-3
GENTLY = 1e-3  # the rate at which what is known already is taught on
NEAR = 8.0  # points; ends of turns that promise less than the best count less
KEPT_APART = 10  # one of so many is not learned from, but checked

Tensor = Any  # of PyTorch


class Network(nn.Module):  # type: ignore[misc]
    """What ``Reason`` is with its senses; points are what comes out."""

    def __init__(self, senses: int) -> None:
        super().__init__()
        self.senses = nn.ModuleList(nn.Linear(SIGNS, CELLS) for _ in range(senses))
        self.sums = nn.ModuleList(nn.Linear(CELLS, FEW) for _ in range(senses))
        self.reason = nn.Sequential(nn.ReLU(), nn.Linear(FEW, FEW), nn.ReLU())
        self.last = nn.Linear(FEW, 1, bias=False)

    def forward(self, kinds: Sequence[Tensor]) -> Tensor:
        """Return points for things of each kind, their signs in the last two dimensions."""
        few = sum(
            add(torch.relu(sense(things)).sum(-2))
            for sense, add, things in zip(self.senses, self.sums, kinds, strict=True)
        )
        return SCALE * self.last(self.reason(few))[..., 0]

    @classmethod
    def of(cls, numbers: Experience) -> Network:
        """Return the network that the bots read as these numbers."""
        *senses, reason = numbers
        found = cls(len(senses))
        for sense, add, part in zip(found.senses, found.sums, senses, strict=True):
            fill(part, sense.weight.T, sense.bias, add.weight.T)
            add.bias.data.zero_()
        third = found.reason[1]
        fill(reason, found.sums[0].bias, third.weight.T, third.bias, found.last.weight)
        found.last.weight.data /= SCALE
        return found

    def numbers(self) -> Experience:
        """Return it as the bots read it: a list for each sense, then one for reason."""
        found = [
            flat(sense.weight.T, sense.bias, add.weight.T)
            for sense, add in zip(self.senses, self.sums, strict=True)
        ]
        third, bias = self.reason[1], sum(add.bias for add in self.sums)
        found.append(flat(bias, third.weight.T, third.bias, SCALE * self.last.weight))
        return found


def flat(*parts: Tensor) -> list[float]:
    """Return numbers one after the other, rounded to what matters."""
    return [round(float(number), 4) for part in parts for number in part.detach().reshape(-1)]


def fill(numbers: Sequence[float], *parts: Tensor) -> None:
    """Put numbers that stand one after the other where they belong."""
    sizes = [part.numel() for part in parts]
    for part, some in zip(parts, torch.tensor(numbers).split(sizes), strict=True):
        part.data.copy_(some.reshape(part.shape))


def kinds_of(signs: Tensor, *numbers: int) -> list[Tensor]:
    """Return the signs of things of each kind, so many of each and the rest of the last kind.

    To the last kind all moments of a turn are alike.
    """
    common = signs[..., :OF_MOMENT]
    of_turn = torch.cat([common[..., :OF_TURN], torch.zeros_like(common[..., OF_TURN:])], -1)
    things = signs[..., OF_MOMENT:].unflatten(-1, (-1, THINGS))
    parts = things.split([*numbers, things.shape[-2] - sum(numbers)], -2)
    shared = [common] * len(numbers) + [of_turn]
    return [
        torch.cat([seen.unsqueeze(-2).expand(*part.shape[:-1], OF_MOMENT), part], -1)
        for seen, part in zip(shared, parts, strict=True)
    ]


def centred(ends: Tensor, weights: Tensor) -> Tensor:
    """Return what separates the ends of each decision."""
    mean = (ends * weights).sum(1, keepdim=True) / weights.sum(1, keepdim=True)
    return ends - mean


def correlation(values: Tensor, chances: Tensor, weights: Tensor) -> float:
    """Return how values go with what futures say of the ends of turns, those near the best most."""
    one, other = centred(values, weights), centred(chances, weights)
    squares = (weights * one**2).sum() * (weights * other**2).sum()
    return float((weights * one * other).sum() / squares.sqrt())


def distance(found: Tensor, chances: Tensor, weights: Tensor) -> Tensor:
    """Return how far what separates ends is from what futures say, to be made small."""
    error = centred(found, weights) - centred(chances, weights)
    return 1e4 * (weights * error**2).sum() / weights.sum()


class Training:
    """Steps that make a distance smaller, slowly at first and at the end."""

    def __init__(self, parameters: Sequence[Any], steps: int, rate: float = RATE) -> None:
        self.optimizer = torch.optim.AdamW(parameters, weight_decay=1e-3)
        self.rate = torch.optim.lr_scheduler.OneCycleLR(self.optimizer, rate, total_steps=steps)

    def step(self, loss: Tensor) -> None:
        """Learn from one batch."""
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.rate.step()
