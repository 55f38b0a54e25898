"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sabika.bots.bot import Bot
from sabika.bots.random_bot import RandomBot, any_of
from sabika.play.choices import Choices
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.rules.ruleset import Configuration

LAST_PHASE = "left_over"  # no turn begins any more; the game ends by itself (8.1)


def play_game(
    config: Configuration,
    bots: Sequence[Bot],
    seed: str,
    max_turns: int | None = None,
    names: Sequence[str] | None = None,
) -> Game:
    """Play a game to its end, or until ``max_turns`` turns have been completed (12.13).

    The bot at a seat draws its chance from ``Choices(f"{seed}/bot/{seat}")``, so seed and bots
    determine the game. A game that was cut off has ``cut_off`` set.

    >>> from sabika.bots.registry import make_bot
    >>> bots = [make_bot("random"), make_bot("random")]
    >>> play_game(Configuration(players=2), bots, "example", max_turns=10).outcome().reason
    'cut_off'
    """
    if len(bots) != config.players:
        raise ValueError(f"{config.players} seats need {config.players} bots, not {len(bots)}")
    game = Game.of(config, names=names, seed=seed)
    chance = [Choices(f"{seed}/bot/{seat}") for seat in range(config.players)]
    while (seat := game.to_act) is not None:
        if max_turns is not None and game.turns >= max_turns and game.phase != LAST_PHASE:
            game.cut_off = True
            break
        game.play(_decide(game, seat, bots[seat], chance[seat]))
    return game


def _decide(game: Game, seat: int, bot: Bot, rng: Random) -> Move:
    if type(bot) is RandomBot:  # it looks at nothing: spare it the view and the other moves
        lo, hi = any_of(game.position.legal_words(), rng)
        return game.position.codec.decode(lo, hi)
    return bot.choose(game.view(seat), game.legal_moves(), rng)
