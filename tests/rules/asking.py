"""What tests ask of positions: what happened, what is refused, what lies where."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.play import events as ev
from sabika.play.codec import CARDS
from sabika.play.errors import IllegalMove, Refusal
from sabika.play.position import Position
from sabika.play.view import view_of
from sabika.rules.codes import NO_TILE, NONE
from sabika.rules.refusals import REFUSALS
from sabika.rules.ruleset import Configuration
from sabika.rules.state import State

Square = tuple[int, int]
PARAMS = {reason.code: reason.params for reason in REFUSALS.values()}


def follow(position: Position, move: ev.Move, *outcomes: ev.Event) -> None:
    """Play a move after which chance says exactly this, in this order, and nothing else."""
    position.state.set_script([position.codec.outcome(event) for event in outcomes])
    position.play(move)
    finish_script(position, outcomes)


def set_up(config: Configuration, *outcomes: ev.Event) -> Position:
    """Return the first position of a game whose set-up draws exactly this, in this order."""
    position = Position(config, State())
    position.state.set_script([position.codec.outcome(event) for event in outcomes])
    position.book.begin(position.state)
    finish_script(position, outcomes)
    return position


def finish_script(position: Position, outcomes: tuple[ev.Event, ...]) -> None:
    used = position.state.script_used()
    due = outcomes[used] if used < len(outcomes) else "nothing"
    assert position.state.script_fault() == 0, f"outcome {used} cannot be {due}"
    assert used == len(outcomes), f"{due} was not drawn"
    position.state.set_script(None)


def tiles(*names: str) -> list[ev.Event]:
    return [ev.DrawTile(name) for name in names]


def cards(*names: str) -> list[ev.Event]:
    return [ev.DrawCard(name) for name in names]


def happened(position: Position, *moves: ev.Move) -> list[ev.Event]:
    """Play moves; return what chance did and what was scored."""
    position.state.trace_on()
    for move in moves:
        position.play(move)
    found = position.codec.happenings(position.state.take_trace(), position.config.players)
    position.state.trace_on(False)
    return found


def refused(position: Position, move: ev.Move) -> Refusal:
    """Return why a move is refused; it has a sentence, and trying it changes nothing."""
    before = position.state.to_bytes()
    refusal = position.why_not(move)
    assert refusal is not None, f"{move} is legal"
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.refusal == refusal
    assert (caught.value.code, caught.value.rule) == (refusal.code, refusal.rule)
    assert position.state.to_bytes() == before
    assert move not in position.legal_moves()
    assert set(refusal.params) == set(PARAMS[refusal.code])
    check_sentence(refusal)
    return refusal


def check_sentence(refusal: Refusal) -> None:
    sentence = refusal.sentence("en")
    assert sentence.endswith(".")
    assert len(sentence.split()) >= 4
    assert not set("{}$") & set(sentence)
    for value in refusal.params.values():
        assert value != ""
    assert refusal.rule in str(refusal)


def offered(position: Position, kind: type[ev.Move]) -> list[Any]:
    """Return the legal moves of one kind."""
    return [move for move in position.legal_moves() if isinstance(move, kind)]


def city_of(position: Position, seat: int) -> dict[Square, str]:
    """Return a city: tiles by square."""
    flat, names = position.state.read(), position.book.names.tiles
    inside = [n for n in range(len(names)) if flat.in_city[seat] >> n & 1]
    return {(flat.tile_x[n], flat.tile_y[n]): names[n] for n in inside}


def tiles_in(position: Position, word: int) -> set[str]:
    """Return the tiles of a set of the state by name."""
    return {name for n, name in enumerate(position.book.names.tiles) if word >> n & 1}


def reserve_of(position: Position, seat: int) -> set[str]:
    return tiles_in(position, position.state.read().reserve[seat])


def market_of(position: Position) -> list[str | None]:
    names = position.book.names.tiles
    return [None if n == NO_TILE else names[n] for n in position.state.read().market]


def bazaars_of(position: Position) -> set[str]:
    """Return the bazaars that lie beside the market."""
    return {tile.id for tile in view_of(position, None).bazaars}


def display_of(position: Position) -> list[str | None]:
    return [None if n == NONE else CARDS[n] for n in position.state.read().display]


def points(position: Position, scoring: str) -> dict[tuple[int | str, str], int]:
    """Return what a scoring would give now, by player and source."""
    return {(line.player, line.source): line.points for line in position.score_now(scoring)}
