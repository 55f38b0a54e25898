"""The story of a game in short: what happened, as somebody saw it, and how the points went."""

from __future__ import annotations

from typing import Any

from sabika.components import SCORINGS
from sabika.notation.fairness import check_fair
from sabika.notation.record import Record
from sabika.notation.shape import RecordError
from sabika.notation.verify import Replay
from sabika.play import events as ev
from sabika.play.game import seen_events

Json = dict[str, Any]


def story(record: Record, seat: int | None, open_hands: bool) -> Json:
    """Return a recorded game without its views; ``RecordError`` if it breaks the rules.

    ``course`` has the points after the set-up and after every decision. ``events`` are numbered
    as in the record; a scoring that the record leaves out stands in ``scorings`` all the same.
    """
    course = Course(record)
    config, result = record.config, record.result
    events = record.events if open_hands else seen_events(record.events, seat)
    return {
        "game": config.game,
        "modules": config.modules,
        "players": record.names,
        "events": [event.to_json() for event in events],
        "scorings": [event.to_json() for event in course.scorings],
        "course": course.standings,
        "winners": () if result is None else result.winners,
        "reason": None if result is None else result.reason,
        "chance": chance(record),
    }


def chance(record: Record) -> str:
    """Say whether the record proves that its chance was fair: ``fair``, ``unproven``, ``wrong``."""
    if record.seed is None or record.commitment is None:
        return "unproven"
    try:
        check_fair(record)
    except RecordError:
        return "wrong"
    return "fair" if "fair" in record.meta else "unproven"


class Course:
    """How the points of a game went; with Dirk his come last."""

    def __init__(self, record: Record) -> None:
        self.scorings: list[ev.Scored] = []
        self._running = Replay(record)
        self._told = 0
        self.standings = [self._standing()]
        while not self._running.finished:
            self._running.step()
            self.standings.append(self._standing())
        self._running.finish()

    def _standing(self) -> Json:
        game = self._running.game
        happened = game.events_since(self._told)
        self._told += len(happened)
        self.scorings += [event for event in happened if isinstance(event, ev.Scored)]
        return {
            "event": self._running.at - 1,
            "turns": game.turns,
            "scores": self._points(),
            "worth": self._worth(),
        }

    def _points(self) -> list[int]:
        game = self._running.game
        if game.config.players > 2:
            return list(game.scores)
        dirk = self.scorings[-1].totals[-1] if self.scorings else 0  # nobody attacks him (I.6)
        return [*game.scores, dirk]

    def _worth(self) -> list[int]:
        """Return the points that all would have if the next scoring were now."""
        found, game = self._points(), self._running.game
        done = {event.scoring for event in self.scorings}
        coming = next((scoring for scoring in SCORINGS if scoring not in done), None)
        if coming is not None and not game.over:
            for line in game.score_now(coming):
                found[-1 if line.player == "dirk" else int(line.player)] += line.points
        return found
