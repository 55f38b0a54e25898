"""Verifying records: a game is replayed by the rules, with chance as the record tells it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from sabika.notation.piles import Piles
from sabika.notation.record import Record, load_records, read_record
from sabika.notation.shape import RecordError
from sabika.play import events as ev
from sabika.play.errors import IllegalMove, MalformedMove
from sabika.play.game import Game
from sabika.play.seeds import new_seed
from sabika.rules import codes
from sabika.rules.supply import piled

# The rule behind each kind of chance, for messages.
_RULES = {
    "draw_tile": "6.4",
    "draw_card": "6.2",
    "draw_builder": "M.1",
    "draw_chest": "T.1",
    "scouts": "I.1",
    "open_attack": "I.5",
    "peek": "I.3",
    "attack": "I.2",
    "start_player": "3.3",
    "reshuffle": "6.3",
}
MOST_AT_ONCE = 400  # outcomes between two decisions; no game has so many
_KINDS = {getattr(codes, name.upper()): name for name in _RULES}


class Replay:
    """Goes through a record event by event; ``game`` is what it has come to."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.at = 0
        self.piles: Piles | None = None
        self.game = Game.told(record.config, record.names, ())  # for the names of things
        self._happen(self._begin, 0)
        self.game.seed = record.seed
        flat = self.game.position.state.read()
        self.piles = Piles(flat.stack, piled(self.game.position.book, self.game.position.state))

    def _begin(self, outcomes: list[int]) -> None:
        self.game = Game.told(self.record.config, self.record.names, outcomes)

    @property
    def finished(self) -> bool:
        """Whether all events have been replayed."""
        return self.at == len(self.record.events)

    def step(self) -> None:
        """Replay the next decision and the chance that follows it."""
        event = self.record.events[self.at]
        game = self.game
        if game.over:
            self._fault("game-over", "the game is over", "8.3")
        if not isinstance(event, ev.Played):
            due = f"player {game.to_act} has to decide ({game.phase})"
            self._fault("decision-due", f"{event.event} cannot happen here: {due}", "6.5")
        assert isinstance(event, ev.Played)
        if event.player != game.to_act:
            self._fault(
                "other-player", f"player {game.to_act} has to decide, not {event.player}", "4"
            )
        try:
            refusal = game.why_not(event.move)
            if refusal is not None:
                self._fault(refusal.code, refusal.sentence(), refusal.rule)
        except MalformedMove as error:
            self._fault(error.code, str(error), None)
        self.at += 1
        self._happen(lambda outcomes: game.play_told(event.move, outcomes), game.event_count + 1)

    def _fault(self, code: str, reason: str, rule: str | None) -> None:
        raise RecordError(code, reason, event=self.at, rule=rule)

    def _happen(self, happen: Callable[[list[int]], None], first: int) -> None:
        """Let something happen with the events of chance that come next in the record.

        ``first`` is the number of the first event that follows from it.
        """
        told = list(self._chance_ahead())
        script = [(n, self._outcome(n, e)) for n, e in told if not isinstance(e, ev.Scored)]
        happen([outcome for _, outcome in script][:MOST_AT_ONCE])
        state = self.game.position.state
        used, fault = state.script_used(), state.script_fault()
        self._check_piles(told, script[used][0] if used < len(script) else len(self.record.events))
        if fault:
            self._report(fault, script, used, told)
        if used < len(script):
            self.at = script[used][0]
            event = self.record.events[self.at]
            over = "the game is over" if self.game.over else "nothing is due"
            self._fault("nothing-due", f"{event.event} cannot happen here: {over}", "6.5")
        self._compare(told, list(self.game.events[first:]))
        self.at += len(told)

    def _chance_ahead(self) -> Iterator[tuple[int, ev.Event]]:
        for number in range(self.at, len(self.record.events)):
            event = self.record.events[number]
            if isinstance(event, ev.Played):
                return
            yield number, event

    def _outcome(self, number: int, event: ev.Event) -> int:
        try:
            if isinstance(event, ev.DrawBuilder) and event.card is None:
                raise RecordError(
                    "hidden-card",
                    "the card is hidden in this record, so the game cannot be replayed",
                    event=number,
                    rule="M.1",
                )
            if isinstance(event, ev.StartPlayer) and not 0 <= event.seat < 6:
                raise RecordError("no-seat", "there is no such seat", event=number, rule="3.3")
            return self.game.position.codec.outcome(event)
        except MalformedMove as error:
            raise RecordError(error.code, str(error), event=number) from None

    def _report(
        self,
        fault: int,
        script: list[tuple[int, int]],
        used: int,
        told: list[tuple[int, ev.Event]],
    ) -> None:
        kind, due = fault & 255, _KINDS.get(fault >> 8, "")
        if kind == 1:
            self.at += len(told)
            self._fault("chance-due", f"{due} is due here", _RULES[due])
        self.at = script[used][0]
        event = self.record.events[self.at]
        if kind == 2:
            self._fault("other-due", f"{due} is due here, not {event.event}", _RULES[due])
        shown = ", ".join(f"{value}" for key, value in event.to_json().items() if key != "event")
        self._fault("impossible", f"{shown} is not possible here", _RULES[event.event])

    def _compare(self, told: list[tuple[int, ev.Event]], happened: list[ev.Event]) -> None:
        """Compare what the record tells with what followed; scorings may be left out."""
        left = iter(happened)
        for number, event in told:
            found = next(left, None)
            while isinstance(found, ev.Scored) and not isinstance(event, ev.Scored):
                found = next(left, None)
            if isinstance(event, ev.Scored):
                self._compare_scoring(number, event, found)

    def _check_piles(self, told: list[tuple[int, ev.Event]], stop: int) -> None:
        """Check that the cards before event ``stop`` can lie where they turned up (3.5)."""
        for number, event in told:
            if number >= stop or self.piles is None:
                return
            if isinstance(event, ev.Reshuffle):
                self.piles = None
            elif isinstance(event, ev.DrawCard) and not self.piles.draw(event.card):
                rule = "M.2" if event.card.endswith("builder") else "3.5"
                reason = f"{event.card} cannot turn up here: the piles do not allow it"
                raise RecordError("wrong-pile", reason, event=number, rule=rule)

    def _compare_scoring(self, number: int, told: ev.Scored, found: ev.Event | None) -> None:
        if not isinstance(found, ev.Scored) or found.scoring != told.scoring:
            reason = f"there is no scoring {told.scoring} here"
            raise RecordError("no-scoring", reason, event=number, rule="6.5")
        if Counter(found.lines) != Counter(told.lines):
            extra = Counter(told.lines) - Counter(found.lines)
            missing = Counter(found.lines) - Counter(told.lines)
            wrong = next(iter(missing), None) or next(iter(extra))
            said = "is missing or wrong" if missing else "is not due"
            reason = f"{wrong.points} points for {wrong.source} to {wrong.player}: {said}"
            raise RecordError("wrong-line", reason, event=number, rule="7.2")
        if found.totals != told.totals:
            reason = f"the totals are {list(found.totals)}, not {list(told.totals)}"
            raise RecordError("wrong-totals", reason, event=number, rule="8.3")

    def finish(self) -> None:
        """Check the result after the last event."""
        outcome, result = self.game.outcome(), self.record.result
        self.at = len(self.record.events)
        if result is None:
            if self.game.over:
                self._fault("no-result", "the game is over but has no result", "8.3")
            return
        if (result.reason == "finished") != self.game.over:
            state = "over" if self.game.over else "not over"
            self._fault("wrong-reason", f"the game is {state}, not {result.reason!r}", "8.3")
        if result.scores != outcome.scores:
            told, found = list(result.scores), list(outcome.scores)
            self._fault("wrong-scores", f"the scores are {found}, not {told}", "8.3")
        if sorted(result.winners) != list(outcome.winners):
            told, found = list(result.winners), list(outcome.winners)
            self._fault("wrong-winners", f"the winners are {found}, not {told}", "8.3")


def replay(record: Record, until: int | None = None) -> Game:
    """Return the game of a record after all its events, or after event ``until`` (from 0).

    The chance that follows a decision belongs to it. Raises ``RecordError`` at the first fault.
    """
    running = Replay(record)
    while not running.finished and (until is None or running.at <= until):
        running.step()
    if until is None:
        running.finish()
        if record.result is not None and record.result.reason == "cut_off":
            running.game.cut_off = True
    return running.game


def resume(record: Record) -> Game:
    """Return a game to be played on: from its seed if it has one, otherwise chance is new.

    Raises ``RecordError`` if the record and its seed tell different games.
    """
    if record.seed is None:
        told_game = replay(record)
        if not told_game.over:
            told_game.leave_to_chance(new_seed())
        return told_game
    game = Game.of(record.config, names=record.names, seed=record.seed)
    told = [event for event in record.events if not isinstance(event, ev.Scored)]
    for number, event in enumerate(record.events):
        if isinstance(event, ev.Played):
            refusal = game.why_not(event.move) if event.player == game.to_act else None
            if refusal is not None or event.player != game.to_act:
                raise RecordError("not-the-seed", "this cannot follow from the seed", event=number)
            game.play(event.move)
    found = [event for event in game.events if not isinstance(event, ev.Scored)]
    if [e.to_json() for e in found] != [e.to_json() for e in told]:
        raise RecordError("not-the-seed", "the record and its seed tell different games")
    return game


def verify_file(path: str | os.PathLike[str], box: Any = None) -> Iterator[tuple[int, str | None]]:
    """Yield (line number, fault or None) for every record of a file."""
    for line, data in load_records(path):
        try:
            if isinstance(data, RecordError):
                raise data
            replay(read_record(data, box))
        except RecordError as error:
            yield line, str(error)
        except IllegalMove as error:  # a refusal that only encoding finds
            yield line, str(error)
        else:
            yield line, None
