"""Taking back: exactly what was before, never past chance, never another player's turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from play.tables import TABLES, Chooser, eager, mixed, some, walk
from sabika.components import CURRENCIES
from sabika.play import events as ev
from sabika.play.errors import UndoError
from sabika.play.game import Game


@dataclass(frozen=True)
class Before:
    """A game as it stood before a decision."""

    player: int
    flat: bytes
    events: tuple[ev.Event, ...]
    turns: int


def standing(game: Game) -> Before:
    """Return the game as it stands."""
    assert game.to_act is not None
    return Before(game.to_act, game.position.state.to_bytes(), game.events, game.turns)


def decisions(name: str, choose: Chooser, turns: int) -> Iterator[tuple[Game, list[Before]]]:
    """Play a game; after every decision give it with all that should be possible to take back.

    A decision can be taken back as long as nothing but decisions followed it and the turn lasts.
    """
    game = Game.of(TABLES[name], seed=f"undo {name}")
    before: list[Before] = []
    last: Before | None = None
    for _ in walk(game, Random(name), turns, choose):
        if last is not None:
            before.append(last)
            only_decision = len(game.events) == len(last.events) + 1
            if not only_decision or game.turns != last.turns or game.over:
                before = []
        yield game, before
        last = None if game.over else standing(game)


@pytest.mark.parametrize("name", TABLES)
def test_undo_restores_what_was_before(name: str) -> None:
    """Bytes and events, one decision after the other, and playing them again gives the same."""
    rng = Random(name)
    undone = refused = 0
    for game, before in decisions(name, mixed, some(160) + 40):
        assert game.can_undo() == bool(before)
        if not before:
            with pytest.raises(UndoError):
                game.undo()
            with pytest.raises(UndoError):
                game.restart_turn()
            refused += 1
            continue
        trial = game.copy()
        for was in reversed(before[-1 - int(3 * rng.random()) :]):
            assert [trial.can_undo(seat) for seat in range(game.config.players)] == [
                seat == was.player for seat in range(game.config.players)
            ]
            trial.undo(was.player)
            assert standing(trial) == was
            undone += 1
        for event in game.events[trial.event_count :]:
            assert isinstance(event, ev.Played)
            assert event.player == trial.to_act
            trial.play(event.move)
        assert trial.events == game.events
        assert trial.position == game.position
        assert trial.can_undo()
    assert refused > 5
    assert undone > 5


@pytest.mark.parametrize("name", list(TABLES)[::2])
def test_a_turn_can_be_restarted(name: str) -> None:
    """As far as the same player's decisions go back without chance between them."""
    restarted = 0
    for game, before in decisions(name, eager, some(120) + 30):
        if not before:
            continue
        player = before[-1].player
        first = next(
            i for i in range(len(before)) if all(was.player == player for was in before[i:])
        )
        trial = game.copy()
        for other in range(game.config.players):
            if other != player:
                with pytest.raises(UndoError):
                    trial.restart_turn(other)
        trial.restart_turn(player)
        assert standing(trial) == before[first]
        assert trial.can_undo() == (first > 0)
        restarted += 1
    assert restarted > 5


def test_nothing_is_taken_back_after_the_turn() -> None:
    """A turn that ends without chance has passed all the same: a remodelling draws nothing."""
    game = Game("alhambra", players=3, seed="remodel")
    rng = Random("remodel")
    seen = 0
    for _ in walk(game, rng, 400, mixed):
        if game.over or game.phase != "action":
            continue
        moves = game.legal_moves()
        quiet = [move for move in moves if isinstance(move, ev.Build | ev.Remove | ev.Swap)]
        if quiet and not game.can_undo():
            trial = game.copy()
            trial.play(quiet[int(rng.random() * len(quiet))])
            if trial.event_count == game.event_count + 1:
                seen += 1
                assert trial.turns == game.turns + 1
                assert not trial.can_undo()
                with pytest.raises(UndoError):
                    trial.undo()
    assert seen > 5


def test_a_peek_is_final() -> None:
    """I.3: who has seen the attack card cannot unsee it."""
    peeks = 0
    for number in range(some(20)):
        game = Game("alhambra", players=2, modules=["invaders"], seed=f"peek {number}")
        for _ in walk(game, Random(number), 200, eager):
            if isinstance(game.events[-1], ev.Peek):
                peeks += 1
                assert not game.can_undo()
    assert peeks


def test_others_lay_chests_of_their_own_accord() -> None:
    """T.4: a chest laid by another player is taken back by that player alone."""
    seen = 0
    for number in range(some(30)):
        game = Game("alhambra", players=4, modules=["treasure_chamber"], seed=f"chests {number}")
        for _ in walk(game, Random(number), 400, eager):
            last = game.events[-1]
            if isinstance(last, ev.Played) and last.player != game.player and game.can_undo():
                seen += 1
                assert game.can_undo(last.player)
                assert not game.can_undo(game.player)
                with pytest.raises(UndoError):
                    game.copy().undo(game.player)
    assert seen or some(30) < 30


def test_copies_are_undone_separately() -> None:
    game = Game("alhambra", players=2, seed="copy")
    rng = Random(3)
    for _ in walk(game, rng, 400, eager):
        if game.can_undo():
            break
    before = standing(game)
    trial = game.copy()
    trial.undo()
    assert standing(game) == before
    assert standing(trial) != before
    game.undo()
    assert standing(game) == standing(trial)


def test_a_refused_move_changes_nothing() -> None:
    """Validate fully, then change."""
    game = Game("granada", players=2, modules=["master_builders"], seed="refused")
    for _ in walk(game, Random(4), some(60) + 20, eager):
        if game.over:
            continue
        before = standing(game)
        for move in (
            ev.Take(("denar-9",) * 3),
            ev.Buy("no such tile", ()),
            ev.Place("start", 0, 0),
            ev.Gift("arena-2", tuple(f"{currency}-3" for currency in CURRENCIES)),
            ev.Pass(),
        ):
            with pytest.raises(ValueError, match=r"."):
                game.play(move)
        assert standing(game) == before
