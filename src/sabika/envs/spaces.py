"""The spaces that Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sabika.envs.core import layout

Observation = dict[str, NDArray[Any]]


def observation_space(size: int) -> gymnasium.spaces.Dict:
    """Return the space of observations: a row of bytes, and a mask of what can be chosen."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (layout.CHOICES,), np.int8),
        }
    )
