"""One game between bots."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from sabika.bots.bot import Bot
from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.random_bot import RandomBot, any_of
from sabika.play.choices import Choices
from sabika.play.errors import MoveError
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.rules.ruleset import Configuration

LAST_PHASE = "left_over"  # no turn begins any more; the game ends by itself (8.1)


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong: it crashed, answered late, or with a move that is not legal."""

    seat: int
    kind: Literal["crash", "late", "illegal"]
    report: str


@dataclass(frozen=True)
class Match:
    """A game as far as it was played; how many decisions each seat made and how long they took."""

    game: Game
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fault: Fault | None = None


class _Refused(Exception):
    """Carries a fault out of the loop."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


def play_match(
    config: Configuration,
    bots: Sequence[Bot],
    seed: str,
    max_turns: int | None = None,
    names: Sequence[str] | None = None,
    budgets: Sequence[Budget] | None = None,
    time_limit: float | None = None,
) -> Match:
    """Play a game to its end, until ``max_turns`` turns are completed (12.13), or to a fault.

    The bot at a seat draws its chance from ``Choices(f"{seed}/bot/{seat}")``, so seed and bots
    determine the game. A game that was cut off has ``cut_off`` set. A bot that needs more than
    ``time_limit`` seconds for a decision is late; it is not interrupted.
    """
    if len(bots) != config.players:
        raise ValueError(f"{config.players} seats need {config.players} bots, not {len(bots)}")
    game = Game.of(config, names=names, seed=seed)
    chance = [Choices(f"{seed}/bot/{seat}") for seat in range(config.players)]
    allowed = budgets or [UNLIMITED] * config.players
    decisions, seconds = [0] * config.players, [0.0] * config.players
    fault = None
    while (seat := game.to_act) is not None:
        if max_turns is not None and game.turns >= max_turns and game.phase != LAST_PHASE:
            game.cut_off = True
            break
        start = time.perf_counter()
        try:
            move = _decide(game, seat, bots[seat], chance[seat], allowed[seat])
            seconds[seat] += (spent := time.perf_counter() - start)
            decisions[seat] += 1
            if time_limit is not None and spent > time_limit:
                raise _Refused(Fault(seat, "late", f"{spent:.2f} s for a decision"))
            _play(game, seat, move)
        except _Refused as refused:
            fault = refused.fault
            break
    return Match(game, tuple(decisions), tuple(seconds), fault)


def play_game(
    config: Configuration,
    bots: Sequence[Bot],
    seed: str,
    max_turns: int | None = None,
    names: Sequence[str] | None = None,
) -> Game:
    """Play a game as ``play_match`` does and return it; a bot's fault is an error here.

    >>> from sabika.bots.registry import make_bot
    >>> bots = [make_bot("random"), make_bot("random")]
    >>> play_game(Configuration(players=2), bots, "example", max_turns=10).outcome().reason
    'cut_off'
    """
    match = play_match(config, bots, seed, max_turns, names)
    if match.fault is not None:
        raise RuntimeError(f"seat {match.fault.seat} {match.fault.kind}: {match.fault.report}")
    return match.game


def _decide(game: Game, seat: int, bot: Bot, rng: Random, budget: Budget) -> Move:
    if type(bot) is RandomBot:  # it looks at nothing: spare it the view and the other moves
        lo, hi = any_of(game.position.legal_words(), rng)
        return game.position.codec.decode(lo, hi)
    view, moves = game.view(seat), game.legal_moves()
    try:
        return bot.choose(view, moves, rng, budget)
    except Exception:
        raise _Refused(Fault(seat, "crash", traceback.format_exc(limit=-5))) from None


def _play(game: Game, seat: int, move: object) -> None:
    if not isinstance(move, Move):
        raise _Refused(Fault(seat, "illegal", f"{move!r} is not a move"))
    try:
        game.play(move)
    except MoveError as error:
        raise _Refused(Fault(seat, "illegal", f"{move}: {error}")) from None
