"""The events of a record, taken one by one in the order the rules ask for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .faults import Fault, Stopped
from .shape import CHANCE, Event, check_event

# rules of the decisions that are allowed only now and then
CONDITION = {
    "end_actions": "4.5",
    "pass": "12.4",
    "gift": "9.4",
    "decline": "T.4",
    "master": "M.4",
    "no_master": "M.4",
    "forgo": "8.2",
    "chests": "T.2",
}


class Stream:
    """A cursor over the events; `current` is the index of the event under judgement."""

    def __init__(self, events: list[Any]) -> None:
        self.events = events
        self.next = 0
        self.current = 0

    def over(self) -> bool:
        """Are all events taken?"""
        return self.next >= len(self.events)

    def _look(self) -> Event:
        self.current = self.next
        return check_event(self.events[self.next])

    def chance(self, name: str, rule: str) -> Event:
        """The outcome of chance that is due now; a record cannot stop before it."""
        if self.over():
            self.current = self.next
            raise Fault(rule, f"the record stops where {name} is due")
        event = self._look()
        if event["event"] != name:
            raise Fault(rule, f"{name} is due, not {event['event']}")
        self.next += 1
        return event

    def decision(self, player: int, names: Iterable[str], rule: str) -> Event:
        """The decision that is due now, by the player who must take it."""
        if self.over():
            self.current = self.next
            raise Stopped
        event = self._look()
        wanted = sorted(names)
        name = event["event"]
        if name not in wanted:
            owed = " or ".join(wanted)
            raise Fault(CONDITION.get(name, rule), f"player {player} owes {owed}, not {name}")
        if event["player"] != player:
            raise Fault(rule, f"player {player} has to decide, not player {event['player']}")
        self.next += 1
        return event

    def scored(self) -> Event | None:
        """RECORD: a `scored` event may stand here."""
        if self.over():
            return None
        event = self._look()
        if event["event"] != "scored":
            return None
        self.next += 1
        return event

    def finish(self) -> None:
        """8: nothing happens after the end of the game."""
        if not self.over():
            event = self._look()
            sort = "chance" if event["event"] in CHANCE else "decision"
            raise Fault("8.3", f"{event['event']} ({sort}) after the end of the game")
