"""What bots remember: cards taken before their eyes, and nothing that they cannot have seen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bots.tables import ALL_MODULES, GRANADA_MODULES, label, moments
from play.test_views import redealt
from sabika.arena.diary import Diary, Noted
from sabika.bots import BOTS, UNLIMITED, Budget, Remembers, decide, make_bot, play_match
from sabika.bots.random_bot import RandomBot
from sabika.bots.vizier import VizierBot
from sabika.envs.rivals import Rivals, entrants
from sabika.play.events import Move
from sabika.play.game import Game
from sabika.play.hidden import Knowledge, knowledge, recall
from sabika.play.view import View
from sabika.rules.ruleset import Configuration

PLAIN = Configuration("alhambra", 4)
RICH = Configuration("alhambra", 4, ALL_MODULES)
GRANADA = Configuration("granada", 3, GRANADA_MODULES)
FEW = Budget(iterations=6)
compiled_only = pytest.mark.compiled_only


class Attentive(RandomBot):
    """Plays at random and keeps what it was told before each decision."""

    def __init__(self) -> None:
        self.told: list[Knowledge] = []
        self.views: list[View] = []

    def remember(self, known: Knowledge) -> None:
        """Keep it."""
        self.told.append(known)

    def choose(
        self, view: View, moves: Sequence[Move], rng: Random, budget: Budget = UNLIMITED
    ) -> Move:
        """Keep what is shown, too."""
        self.views.append(view)
        return super().choose(view, moves, rng, budget)


def decisions(config: Configuration, every: int = 17) -> list[Game]:
    """Moments of a random game in which there is something to decide."""
    return [
        game.copy()
        for game in moments(config, "memory", every)
        if len(game.position.legal_words()) > 1
    ]


def right(known: Knowledge, view: View) -> bool:
    """Whether what is known fits the sizes of the hands and one's own hand."""
    sizes = [len(hand) + missing for hand, missing in zip(known.hands, known.unknown, strict=True)]
    assert view.seat is not None
    own = view.seats[view.seat].hand
    return sizes == [seat.hand_size for seat in view.seats] and known.hands[view.seat] == own


@pytest.mark.parametrize("config", [PLAIN, RICH, GRANADA], ids=label)
def test_who_has_a_memory_is_told_before_every_decision(config: Configuration) -> None:
    bots = [Attentive() for _ in range(config.players)]
    play_match(config, bots, "told", max_turns=30)
    for bot in bots:
        assert len(bot.told) == len(bot.views) > 5
        assert all(map(right, bot.told, bot.views))
    told = [known for bot in bots for known in bot.told]
    hidden = any(sum(known.unknown) for known in told)
    assert hidden == ("master_builders" in config.modules)  # face down (M.1)


def test_the_arena_and_the_environments_remind_too(tmp_path: Path) -> None:
    bot = Attentive()
    diary = Diary(tmp_path / "diary")
    play_match(PLAIN, [Noted(bot, diary), *(RandomBot() for _ in range(3))], "noted", 20)
    diary.close()
    assert len(bot.told) == len(bot.views) > 3
    assert all(map(right, bot.told, bot.views))
    assert not isinstance(Noted(RandomBot(), diary), Remembers)  # what it costs, it spares others
    rival = Attentive()
    rivals = Rivals({0: entrants(lambda: rival, 1)[0]}, "rivals")
    game = next(game for game in decisions(RICH) if game.to_act == 0)
    rivals.choose(game.position, 0)
    assert rival.told == [game.knowledge(0)]


def test_only_the_vizier_has_a_memory() -> None:
    with_memory = {name for name in BOTS if isinstance(make_bot(name), Remembers)}
    assert with_memory == {"vizier", "master"}


@compiled_only
@pytest.mark.parametrize("config", [PLAIN, RICH, GRANADA], ids=label)
def test_what_nobody_can_have_seen_changes_no_choice(config: Configuration) -> None:
    """All hands are dealt anew, builders too: the memory follows what happened, not the hands."""
    rng = Random(label(config))
    compared = 0
    for game in decisions(config):
        seat = game.to_act
        assert seat is not None
        twin = game.copy()
        twin.position = redealt(game.position, seat, rng)
        twin.position.state.trace_on()
        assert twin.knowledge(seat) == game.knowledge(seat) == knowledge(game.position, seat)
        chosen = [decide(each, VizierBot(), Random(3), FEW) for each in (game, twin)]
        assert chosen[0] == chosen[1]
        compared += twin.position != game.position
    assert compared > 5


@compiled_only
def test_what_is_remembered_tells_of_futures_and_is_forgotten_after_the_decision() -> None:
    changed = 0
    for game in decisions(PLAIN):
        seat = game.to_act
        assert seat is not None
        view, moves = game.view(seat), game.legal_moves()
        bot = VizierBot()
        said = []
        for known in (None, game.knowledge(seat), None):
            if known is not None:
                bot.remember(known)
            bot.choose(view, moves, Random(3), FEW)
            said.append(bot.explain().options)
        assert said[0] == said[2]
        changed += said[0] != said[1]
    assert changed > 5


@pytest.mark.parametrize("config", [PLAIN, RICH], ids=label)
def test_what_is_recalled_keeps_the_sizes_of_hands(config: Configuration) -> None:
    for game in decisions(config, 29):
        seat = game.to_act
        known = game.knowledge(seat)
        flat = recall(game.view(seat), known).read()
        assert list(flat.hand_n) == list(game.position.state.read().hand_n)
        held = game.position.with_state(recall(game.view(seat), known))
        assert tuple(held.hand(other) for other in range(config.players)) == known.hands
