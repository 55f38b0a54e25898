"""Decisions as chains of choices: complete, without dead ends, there and back."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from play.tables import EVERY_TABLE, TABLES, Story, some
from rules.table import Table
from sabika.envs.core import layout
from sabika.envs.core.choices import Choices
from sabika.play.position import Position
from sabika.rules import codes
from sabika.rules.ruleset import Configuration

Word = tuple[int, int]


def chains(choices: Choices, position: Position) -> dict[tuple[int, ...], Word]:
    """Every chain that the masks allow, and the move it ends at."""
    found: dict[tuple[int, ...], Word] = {}
    mask = np.ones(layout.CHOICES, np.int8)
    choices.write_to(mask)
    open_ends: list[list[int]] = [[]]
    while open_ends:
        made = open_ends.pop()
        choices.begin(position.state)
        assert all(choices.choose(choice) for choice in made)
        if choices.done():
            found[tuple(made)] = choices.move()
            continue
        choices.mark()
        offered = np.flatnonzero(mask).tolist()
        assert offered == choices.offered()
        assert offered
        assert len(choices.left()) == 1 or len(offered) > 1
        open_ends += [[*made, choice] for choice in offered]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_chains_and_legal_moves_are_one_to_one(name: str) -> None:
    """All chains of all kinds of decisions of a game, in every configuration."""
    story = Story(name, turns=some(400) + 20)
    choices = Choices(story.position.book)
    for moment in story.some_moments(some(25)):
        position = story.at(moment)
        if position.over:
            continue
        legal = position.legal_words()
        assert len(legal) == len(set(legal))
        found = chains(choices, position)
        assert len(found) == len(legal)
        assert set(found.values()) == set(legal)


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_a_move_becomes_a_chain_and_the_move_again(name: str) -> None:
    """Random games, played through chains, in every configuration with any number of players."""
    config = EVERY_TABLE[name]
    rng = Random(name)
    position = Position.start(config, name)
    choices = Choices(position.book)
    for _ in range(some(300)):
        if position.over:
            break
        wanted = rng.choice(position.legal_words())
        choices.begin(position.state)
        chain = choices.chain(*wanted)
        assert 0 < len(chain) <= layout.LONGEST
        assert choices.move() == wanted
        said = choices.chosen()
        assert choices.resume(position.state, said)
        assert choices.chosen() == said
        assert choices.move() == wanted
        position.play_words(*wanted)


PLAIN = (  # tiles without walls to the east and west
    *("pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10", "chambers-11"),
    *("garden-10a", "garden-11", "tower-11a", "tower-12", "seraglio-8", "chambers-9a"),
    *(
        "garden-12",
        "tower-11c",
        "bazaar-denar-a",
        "bazaar-denar-b",
        "bazaar-dirham-a",
        "bazaar-dirham-b",
    ),
)


@pytest.mark.parametrize("direction", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_city_wider_than_the_map_can_be_built_on(direction: tuple[int, int]) -> None:
    """Two squares that share a place on the map are told apart by one more choice."""
    dx, dy = direction
    walls = {"seraglio-8", "chambers-9a", "garden-12", "tower-11c"}
    row = [tile for tile in PLAIN if dx or tile not in walls]
    row += [] if dx else ["bazaar-ducat-a", "bazaar-ducat-b", "bazaar-florin-a"]
    city = {(dx * n, dy * n): tile for n, tile in enumerate(row, start=1)}
    table = Table(players=3, modules=["bazaars"]).city(0, city).reserve(0, "bazaar-florin-b")
    position = table.lay()
    choices = Choices(position.book)
    found = chains(choices, position)
    legal = position.legal_words()
    assert len(found) == len(legal)
    assert set(found.values()) == set(legal)
    first = layout.ACROSS if dx else layout.UP
    assert any(first <= choice < first + 9 for chain in found for choice in chain)


def test_what_is_not_offered_is_refused() -> None:
    """And then nothing has changed."""
    position = Position.start(Configuration(players=3), "refused")
    choices = Choices(position.book)
    choices.begin(position.state)
    before = choices.left()
    for choice in set(range(-2, layout.CHOICES + 2)) - set(choices.offered()):
        assert not choices.choose(choice)
    assert choices.left() == before
    assert choices.chosen() == []


def test_a_single_move_is_asked_for() -> None:
    """Nobody is passed over: a player with one move makes one choice."""
    position = Table(players=3).display(None, None, None, None).deck(rest="hand").lay()
    assert [move.event for move in position.legal_moves()] == ["pass"]
    choices = Choices(position.book)
    choices.begin(position.state)
    assert not choices.done()
    assert choices.offered() == [layout.KIND + codes.PASS - 1]
    assert choices.choose(choices.offered()[0])
    assert choices.done()
