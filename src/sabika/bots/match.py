"""One game between bots."""

from __future__ import annotations

import reprlib
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from sabika.bots.bot import Bot, remind
from sabika.bots.budget import UNLIMITED, Budget
from sabika.bots.random_bot import RandomBot, any_of
from sabika.play.choices import Choices
from sabika.play.errors import IllegalMove, MoveError
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

    def __str__(self) -> str:
        """Return one sentence: who, what, and the last line of the report."""
        did = {"crash": "crashed", "late": "was late", "illegal": "played no legal move"}
        last = (self.report.strip().splitlines() or [""])[-1]
        return f"seat {self.seat} {did[self.kind]}: {last}"


class BotFault(RuntimeError):
    """A bot's fault, where somebody waits for a move and gets none; the report is a note to it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault
        self.add_note(fault.report)


@dataclass(frozen=True)
class Match:
    """A game as far as it was played; how many decisions each seat made and how long they took."""

    game: Game
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fault: Fault | None = None


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
    if budgets is not None and len(budgets) != config.players:
        raise ValueError(f"{config.players} bots need {config.players} budgets")
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
            move = _ask(game, seat, bots[seat], chance[seat], allowed[seat])
            seconds[seat] += (spent := time.perf_counter() - start)
            decisions[seat] += 1
            if time_limit is not None and spent > time_limit:
                report = f"{spent:.2f} s for a decision, {time_limit:g} s allowed"
                raise BotFault(Fault(seat, "late", report))
            _play(game, seat, move)
        except BotFault as caught:
            fault = caught.fault
            break
    return Match(game, tuple(decisions), tuple(seconds), fault)


def play_game(
    config: Configuration,
    bots: Sequence[Bot],
    seed: str,
    max_turns: int | None = None,
    names: Sequence[str] | None = None,
    budgets: Sequence[Budget] | None = None,
) -> Game:
    """Play a game as ``play_match`` does and return it; a bot's fault is a ``BotFault`` here.

    >>> from sabika.bots.registry import make_bot
    >>> bots = [make_bot("random"), make_bot("random")]
    >>> play_game(Configuration(players=2), bots, "example", max_turns=10).outcome().reason
    'cut_off'
    """
    match = play_match(config, bots, seed, max_turns, names, budgets)
    if match.fault is not None:
        raise BotFault(match.fault)
    return match.game


def decide(game: Game, bot: Bot, rng: Random, budget: Budget = UNLIMITED) -> Move:
    """Return the legal move a bot makes at the seat to act; ``BotFault`` if it makes none."""
    seat = game.to_act
    if seat is None:
        raise ValueError("nobody is to act: the game is over")
    move = _ask(game, seat, bot, rng, budget)
    _play(game.copy(), seat, move)
    return move


def _ask(game: Game, seat: int, bot: Bot, rng: Random, budget: Budget) -> Move:
    if type(bot) is RandomBot:  # it looks at nothing: spare it the view and the other moves
        lo, hi = any_of(game.position.legal_words(), rng)
        return game.position.codec.decode(lo, hi)
    view, moves = game.view(seat), game.legal_moves()
    try:
        remind(bot, lambda: game.knowledge(seat))
        return bot.choose(view, moves, rng, budget)
    except (Exception, SystemExit):  # a bot that wants to leave does not end everything
        raise BotFault(Fault(seat, "crash", traceback.format_exc(limit=-5))) from None


def _play(game: Game, seat: int, move: object) -> None:
    if not isinstance(move, Move):
        raise BotFault(Fault(seat, "illegal", f"{reprlib.repr(move)} is not a move"))
    try:
        game.play(move)
    except MoveError as error:
        said = str(error) if isinstance(error, IllegalMove) else f"{move}: {error}"
        raise BotFault(Fault(seat, "illegal", said)) from None
