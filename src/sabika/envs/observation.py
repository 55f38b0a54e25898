"""Observations outside the engine: from a view, and taken apart into their sections."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from sabika.envs.core.sight import Sight
from sabika.play.codec import CARD_NUMBERS
from sabika.play.hidden import Knowledge
from sabika.play.position import book_of
from sabika.play.view import View
from sabika.rules.codes import card_unit
from sabika.rules.ruleset import Configuration
from sabika.rules.state import Flat, State

Bytes = NDArray[np.uint8]


@lru_cache(maxsize=64)
def sections(config: Configuration) -> dict[str, slice]:
    """Return where the sections of an observation stand, by name."""
    found = Sight(book_of(config)).sections
    return {name: slice(at, at + prod(shape)) for name, (at, shape) in found.items()}


def observation_size(config: Configuration) -> int:
    """Return how many bytes an observation has."""
    return int(sections(config)["chosen"].stop)


def split(config: Configuration, observation: Bytes) -> dict[str, Bytes]:
    """Return the sections of an observation (or of rows of them) in their shapes, as views.

    >>> from sabika.play.game import Game
    >>> game = Game(players=3, seed="example")
    >>> parts = split(game.config, observe(game.view(0), game.knowledge(0)))
    >>> parts["cities"].shape, int(parts["seats"][0, 2])
    ((3, 13, 16, 16), 3)
    """
    rows = observation.shape[:-1]
    shapes = {name: shape for name, (_, shape) in Sight(book_of(config)).sections.items()}
    return {
        name: observation[..., part].reshape(rows + shapes[name])
        for name, part in sections(config).items()
    }


def observe(view: View, known: Knowledge | None = None) -> Bytes:
    """Return what the seat of a view observes, the same bytes that the engine gives.

    ``known`` is what it remembers of the hands (``Game.knowledge``); without it the cards of the
    others are unknown. Nothing has been chosen yet.
    """
    if view.seat is None:
        raise ValueError("a spectator observes nothing: environments are for players")
    state = view.position.state if known is None else remembered(view, known)
    sight = Sight(view.position.book)
    found: Bytes = np.zeros(sight.size, np.uint8)
    sight.write_to(found)
    sight.look(state, view.seat)
    return found


def remembered(view: View, known: Knowledge) -> State:
    """Return the veiled state of a view, with the cards that are known in the other hands."""
    flat = Flat(bytearray(view.to_bytes()))
    for other, hand in enumerate(known.hands):
        if other != view.seat:
            words = [0, 0]
            for card in hand:
                words[CARD_NUMBERS[card] // 20] += card_unit(CARD_NUMBERS[card])
            flat.hand_lo[other], flat.hand_hi[other] = words
    state = State()
    state.load_bytes(bytes(flat.flat))
    return state
