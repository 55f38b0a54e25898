"""Environments for those who train agents: Gymnasium, PettingZoo, OpenSpiel.

``import sabika.envs`` makes ``sabika/Alhambra-v0`` and ``sabika/Granada-v0`` known to Gymnasium, if
that is installed. ``sabika.envs.pettingzoo`` and ``sabika.envs.openspiel`` are imported by name.
"""

from __future__ import annotations

from importlib.util import find_spec

TITLES = {"sabika/Alhambra-v0": "alhambra", "sabika/Granada-v0": "granada"}


def register() -> None:
    """Make the games known to Gymnasium."""
    from gymnasium.envs.registration import register, registry

    for name, game in TITLES.items():
        if name not in registry:
            register(
                id=name,
                entry_point="sabika.envs.gymnasium:SabikaEnv",
                vector_entry_point="sabika.envs.gymnasium:SabikaVectorEnv",
                kwargs={"game": game},
            )


if find_spec("gymnasium") is not None:
    register()
