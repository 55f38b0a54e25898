"""A perfect memory: what somebody who saw everything that happened knows of the hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sabika.play import events as ev
from sabika.play.codec import CARD_NUMBERS, card_worth
from sabika.play.hidden import Knowledge

START_MONEY = 20  # every starting hand is at least worth that (3.2)


class Memory:
    """Follows a game from its first event on, as one seat (or a spectator) sees it.

    Nothing but what that seat has seen reaches it, so what it knows cannot depend on more. That it
    is the same as what ``hidden.knowledge`` finds in a position is tested.
    """

    def __init__(self, players: int) -> None:
        self._known: list[Counter[str]] = [Counter() for _ in range(players)]
        self._unknown = [0] * players
        self._dealing = 0
        self._builders = 0

    def watch(self, events: Iterable[ev.Event]) -> None:
        """Take notice of what happened."""
        for event in events:
            if isinstance(event, ev.Played):
                self._see_move(event.player, event.move)
            elif isinstance(event, ev.DrawCard):
                self._see_card(event.card)
            elif isinstance(event, ev.DrawBuilder):
                self._see_builder(event.card)

    def knowledge(self) -> Knowledge:
        """Return what is known by now."""
        hands = (sorted(hand.elements(), key=_place) for hand in self._known)
        return Knowledge(tuple(map(tuple, hands)), tuple(self._unknown))

    def _see_builder(self, card: str | None) -> None:
        """Two are dealt to each player in seat order, face down (M.1)."""
        player = self._builders // 2
        self._builders += 1
        if card is None:
            self._unknown[player] += 1
        else:
            self._known[player][card] += 1

    def _see_card(self, card: str) -> None:
        """Starting money lies open, drawn in seat order (3.2); other cards go to the display."""
        if self._dealing == len(self._known):
            return
        hand = self._known[self._dealing]
        hand[card] += 1
        money = (name for name in hand.elements() if not name.endswith("-builder"))
        self._dealing += sum(map(card_worth, money)) >= START_MONEY

    def _see_move(self, player: int, move: ev.Move) -> None:
        hand = self._known[player]
        if isinstance(move, ev.Take):
            hand.update(move.cards)
        for card in _paid(move):
            if hand[card]:
                hand[card] -= 1
            else:
                self._unknown[player] -= 1


def _paid(move: ev.Move) -> tuple[str, ...]:
    if isinstance(move, ev.Master):
        return (move.card,)
    if isinstance(move, ev.Buy | ev.Chests):
        return move.payment
    return (move.flip or ()) if isinstance(move, ev.Place | ev.Gift) else ()


def _place(card: str) -> tuple[int, int, str]:
    """Return where a card stands in a hand: by currency, the highest first, builders after 3."""
    return CARD_NUMBERS[card] // 10, -card_worth(card), card
