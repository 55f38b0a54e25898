"""One game of an arena: played, or restored from its diary when it broke off."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sabika.arena.arena import Arena, Seating
from sabika.arena.diary import Diary, Noted, read_diary
from sabika.arena.lineups import LineUp
from sabika.bots import Bot, Fault, Match, play_match
from sabika.notation.record import dump_line, to_record
from sabika.notation.shape import read_move
from sabika.play.errors import MoveError
from sabika.play.game import Game


@dataclass(frozen=True)
class Row:
    """What the arena keeps of a game, besides its record; ``docs/arena.md`` says what is what."""

    game: int
    deal: int
    bots: LineUp
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fault: Fault | None

    @classmethod
    def of(cls, record: dict[str, Any]) -> Row:
        """Return the row of a game from its record; a KeyError or TypeError if it has none."""
        meta, result = record["meta"]["arena"], record["result"]
        return cls(
            game=meta["game"],
            deal=meta["deal"],
            bots=tuple(meta["bots"]),
            reason=result["reason"],
            scores=tuple(result["scores"]),
            winners=tuple(meta["winners"]),
            turns=meta["turns"],
            decisions=tuple(meta["decisions"]),
            seconds=tuple(meta["seconds"]),
            fault=meta["fault"] and Fault(**meta["fault"]),
        )

    @property
    def cut_off(self) -> bool:
        """Whether the game has no result (12.13)."""
        return self.reason == "cut_off"


def play(arena: Arena, seating: Seating, diary: Path) -> str:
    """Play a game and return its record as a line, whatever the bots do short of killing us."""
    notes = Diary(diary)
    try:
        bots = _make_bots(arena, seating, notes)
        match = play_match(
            arena.config,
            bots,
            arena.seed_of(seating.deal),
            max_turns=arena.max_turns,
            names=_names(seating),
            budgets=[arena.entrant(name).budget for name in seating.bots],
            time_limit=arena.patience,
        )
    except BaseException:  # a bot may well raise SystemExit; we live in a process of our own
        return restore(arena, seating, diary, "crash", traceback.format_exc(limit=-5))
    finally:
        notes.close()
    return _line(seating, match)


def _make_bots(arena: Arena, seating: Seating, notes: Diary) -> list[Bot]:
    bots: list[Bot] = []
    for seat, name in enumerate(seating.bots):
        notes.note({"making": seat})
        bots.append(Noted(arena.entrant(name).factory(), notes))
    notes.note({"making": None})
    return bots


def restore(
    arena: Arena, seating: Seating, diary: Path, kind: Literal["crash", "late"], report: str
) -> str:
    """Return the record of a game that broke off, lost by the seat that was to act."""
    players = range(arena.config.players)
    game = Game.of(arena.config, names=_names(seating), seed=arena.seed_of(seating.deal))
    decisions, seconds = [0 for _ in players], [0.0 for _ in players]
    making: int | None = None
    for number, entry in enumerate(read_diary(diary)):
        if "making" in entry:
            making = entry["making"]
            continue
        seat = game.to_act
        if seat is None or entry["move"] is None:
            break
        try:
            game.play(read_move(entry["move"], number))
        except MoveError:
            break
        decisions[seat] += 1
        seconds[seat] += entry["seconds"]
    blamed = game.to_act if making is None else making
    fault = None if blamed is None else Fault(blamed, kind, report)
    return _line(seating, Match(game, tuple(decisions), tuple(seconds), fault))


def winners_of(scores: Sequence[int], offender: int | None) -> tuple[int, ...]:
    """Return who shares the victory: the best of all but who made a fault."""
    best = max(points for seat, points in enumerate(scores) if seat != offender)
    return tuple(seat for seat, points in enumerate(scores) if points == best and seat != offender)


def _line(seating: Seating, match: Match) -> str:
    fault, outcome = match.fault, match.game.outcome()
    meta = {
        "game": seating.game,
        "deal": seating.deal,
        "bots": list(seating.bots),
        "winners": list(
            outcome.winners if fault is None else winners_of(outcome.scores, fault.seat)
        ),
        "turns": match.game.turns,
        "decisions": list(match.decisions),
        "seconds": [round(seconds, 6) for seconds in match.seconds],
        "fault": fault and {"seat": fault.seat, "kind": fault.kind, "report": fault.report.strip()},
    }
    reason = None if fault is None else "abandoned"
    return dump_line(to_record(match.game, meta={"arena": meta}, reason=reason))


def _names(seating: Seating) -> tuple[str, ...]:
    return tuple(f"{bot} ({seat + 1})" for seat, bot in enumerate(seating.bots))
