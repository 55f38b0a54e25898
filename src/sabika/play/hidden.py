"""What is hidden: what can be deduced of it, and positions that fit a view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sabika.play.codec import CARD_NUMBERS, cards_of
from sabika.play.position import Position
from sabika.play.view import View
from sabika.rules.state import State
from sabika.rules.veil import recalled, redealt

MOST_TRIES = 2000  # a deal that contradicts what is being asked is dealt again


@dataclass(frozen=True)
class Knowledge:
    """What somebody who forgets nothing knows of every hand.

    Starting money lay open and cards are taken from the open display, so a hand is known but for
    master builders dealt face down (M.1) and not yet played: ``unknown`` counts those.
    """

    hands: tuple[tuple[str, ...], ...]
    unknown: tuple[int, ...]


def knowledge(position: Position, seat: int | None) -> Knowledge:
    """Return what a seat (or a spectator) can deduce from all it has seen."""
    flat = position.state.read()
    hands, unknown = [], []
    for other in range(position.config.players):
        lo, hi = flat.hand_lo[other], flat.hand_hi[other]
        if other != seat:
            lo, hi = lo - flat.secret_lo[other], hi - flat.secret_hi[other]
        known = cards_of(lo, hi)
        hands.append(known)
        unknown.append(flat.hand_n[other] - len(known))
    return Knowledge(tuple(hands), tuple(unknown))


def recall(view: View, known: Knowledge) -> State:
    """Return what lies behind a view, and with it what is known of the other hands."""
    return recalled(view.position.state, _cards_in_hands(view, known))


def determinize(view: View, rng: Random, known: Knowledge | None = None) -> Position:
    """Return a full position that gives this view, each possible one equally likely.

    ``known`` restricts the hands to what can be deduced; without it they are any cards not seen.
    """
    seat = -1 if view.seat is None else view.seat
    seen = view.position
    before = seen.state if known is None else recall(view, known)
    for _ in range(MOST_TRIES):
        key = [rng.getrandbits(32) for _ in range(8)]
        state = redealt(seen.book, before, seat, key)
        if seen.book.hands_fit(state):
            break
    return seen.with_state(state)


def _cards_in_hands(view: View, known: Knowledge) -> list[int]:
    """Return the known cards of the other hands, each as 256 x seat + kind."""
    return [
        256 * other + CARD_NUMBERS[card]
        for other, hand in enumerate(known.hands)
        if other != view.seat
        for card in hand
    ]
